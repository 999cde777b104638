#include "shared/table/opening/opening_check.h"

#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/table_refusals.h"

#include <algorithm>
#include <iterator>

namespace pitwatch::table {

namespace {

using Lines = std::vector<rules::OpeningCheckRule>;

Lines askedOf(const State& state) {
    return rules::openingChecks(state.rules(), state.submission(), state.dealing);
}

// Those of the lines that are named, all where none is; what was confirmed before is left out.
Lines namedOf(const Lines& open, const std::vector<events::OpeningCheck>& named) {
    Lines lines;
    std::ranges::copy_if(open, std::back_inserter(lines), [&](const rules::OpeningCheckRule& one) {
        return named.empty() || std::ranges::find(named, one.check) != named.end();
    });
    return lines;
}

events::Phrase unconfirmedPhrase(const Lines& lines) {
    events::Phrase said(FindingDetail::OpeningUnconfirmed);
    for (const rules::OpeningCheckRule& line : lines) {
        if (&line != &lines.back())
            said.arguments.emplace_back(events::CodeArgument{events::Series::Next});
        said.arguments.emplace_back(events::CodeArgument{line.check});
    }
    return said;
}

} // namespace

std::vector<rules::OpeningCheckRule> unconfirmed(const State& state, core::Instant now) {
    Lines lines = askedOf(state);
    const GamingDay today = state.day.at(now);
    std::erase_if(lines, [&](const rules::OpeningCheckRule& line) {
        return today.confirmed.contains(line.check);
    });
    return lines;
}

void checkOpening(Draft& draft) {
    const State& state = draft.state();
    if (!state.setup->signalled.openingChecks ||
        state.day.at(draft.now()).hasFound(events::FindingKind::OpeningUnchecked))
        return;
    const Lines open = unconfirmed(state, draft.now());
    if (!open.empty())
        draft.report(events::FindingKind::OpeningUnchecked, {}, open.front().section,
                     unconfirmedPhrase(open));
}

void decideOn(Draft& draft, const ConfirmOpeningCheck& input) {
    if (!needsFloorperson(draft, input.by, input.kName))
        return;
    const State& state = draft.state();
    if (state.opening == Opening::Closed)
        return draft.refuse(input.kName, TableRefusal::Closed);
    const Lines asked = askedOf(state);
    const bool unasked = std::ranges::any_of(input.lines, [&](events::OpeningCheck check) {
        return std::ranges::find(asked, check, &rules::OpeningCheckRule::check) == asked.end();
    });
    if (unasked || asked.empty())
        return draft.refuse(input.kName, TableRefusal::CheckNotAsked);
    const Lines lines = namedOf(unconfirmed(state, draft.now()), input.lines);
    if (lines.empty())
        return draft.refuse(input.kName, TableRefusal::ConfirmedAlready);
    events::OpeningCheckConfirmed confirmed{input.by.person, {}};
    for (const rules::OpeningCheckRule& line : lines)
        confirmed.lines.push_back({line.check, text(line.section)});
    draft.emit(std::move(confirmed));
}

void applyOne(State& state, const events::OpeningCheckConfirmed& event, core::Instant at) {
    state.day = state.day.at(at);
    for (const events::ConfirmedCheck& check : event.lines)
        state.day.confirmed.insert(check.line);
}

} // namespace pitwatch::table
