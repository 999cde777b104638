#include "shared/table/opening/people.h"

#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/actor_refusals.h"

#include <algorithm>

namespace pitwatch::table {

namespace {

// No document: who works at the site is the site's own word.
constexpr auto kRosterSection = "staff roster";

std::optional<FindingDetail> detailOf(RosterDoubt doubt) {
    switch (doubt) {
    case RosterDoubt::Unknown:
        return FindingDetail::NotOnRoster;
    case RosterDoubt::Left:
        return FindingDetail::LeftTheRoster;
    case RosterDoubt::OtherRank:
        return FindingDetail::OtherRank;
    case RosterDoubt::NotAssigned: // The roster knows them; nothing is wrong but the table.
        return std::nullopt;
    }
    return std::nullopt;
}

ActorRefusal refusalFor(RosterDoubt doubt) {
    switch (doubt) {
    case RosterDoubt::Unknown:
        return ActorRefusal::NotOnRoster;
    case RosterDoubt::Left:
        return ActorRefusal::LeftTheRoster;
    case RosterDoubt::OtherRank:
        return ActorRefusal::OtherRank;
    case RosterDoubt::NotAssigned:
        return ActorRefusal::NotAssigned;
    }
    return ActorRefusal::NotOnRoster;
}

bool isSomebodyElse(const State& state, const events::PersonId& doer,
                    const events::PersonId& named) {
    return state.opening != Opening::Closed && !doer.empty() && !named.empty() && doer != named;
}

} // namespace

void checkInspector(Draft& draft, events::DeckColour colour) {
    const State& state = draft.state();
    const Deck* deck = state.find(colour);
    if (deck == nullptr || deck->ceremony < Ceremony::Inspected ||
        !isSomebodyElse(state, deck->inspector, state.dealer))
        return;
    draft.report(events::FindingKind::WrongPerson, colour, draft.rules().procedure.inspect,
                 {FindingDetail::OtherInspector, deck->inspector, state.dealer});
}

void checkVerifier(Draft& draft, events::DeckColour colour) {
    const State& state = draft.state();
    const Deck* deck = state.find(colour);
    if (deck == nullptr || deck->ceremony < Ceremony::Verified ||
        !isSomebodyElse(state, deck->verifier, state.floorperson))
        return;
    draft.report(events::FindingKind::WrongPerson, colour, draft.rules().procedure.inspect,
                 {FindingDetail::OtherVerifier, deck->verifier, state.floorperson});
}

void checkEarlyInspections(Draft& draft) {
    std::vector<events::DeckColour> colours;
    for (const Deck& deck : draft.state().decks)
        colours.push_back(deck.colour);
    for (const events::DeckColour colour : colours) {
        checkInspector(draft, colour);
        checkVerifier(draft, colour);
    }
}

void decideOn(Draft& draft, const RosterDisagreed& input) {
    if (input.command)
        draft.refuse(input.command->text(), {refusalFor(input.doubt), input.person},
                     kRosterSection);
    const auto detail = detailOf(input.doubt);
    if (!detail)
        return;
    const DayFinding finding{events::FindingKind::NotOnRoster, {*detail, input.person}};
    const GamingDay today = draft.state().day.at(draft.now());
    if (today.found.size() >= kMostDayFindings ||
        std::ranges::find(today.found, finding) != today.found.end())
        return;
    draft.report(finding.kind, {}, kRosterSection, finding.detail);
}

} // namespace pitwatch::table
