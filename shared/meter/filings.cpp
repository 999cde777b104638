#include "shared/meter/internal/filing.h"
#include "shared/meter/internal/handlers.h"
#include "shared/meter/refusals.h"
#include "shared/rules/submission.h"

#include <algorithm>

namespace pitwatch::meter {

namespace {

// More than a house has, of those that were opened or that other tables name. A table names its
// link itself, and a link is kept while there is money in it.
constexpr std::size_t kMostLinks = 64;
// That a table paid into and left before anybody opened them.
constexpr std::size_t kMostLeftBehind = 4;

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

// Names were checked when the submission was parsed.
template <typename Name>
Name named(std::string_view text) {
    const auto name = Name::parse(text);
    PW_ASSERT(name.ok());
    return *name;
}

Filing filingOf(const rules::Submission& submission) {
    const rules::ProgressiveFiling& filed = *submission.progressive;
    Filing filing{named<events::RuleSetId>(submission.ruleSet),
                  named<events::PaytableId>(filed.paytable),
                  filed.wagers,
                  {}};
    for (const rules::LevelFiling& level : filed.levels)
        filing.levels.push_back({named<events::LevelName>(core::enumName(level.level)),
                                 static_cast<std::uint32_t>(level.ratePpm), level.initial,
                                 level.reset});
    return filing;
}

bool isNamedBesides(const ProgressiveLink& link, const core::TableId& table) {
    return link.tables.size() > (link.tables.contains(table) ? 1U : 0U);
}

bool paidInto(const ProgressiveLink& link, const core::TableId& table) {
    return std::any_of(link.levels.begin(), link.levels.end(),
                       [&](const Level& level) { return level.byTable.contains(table); });
}

// Whether the table cannot name another link: a table that invents links takes no place of others.
bool hasTooManyLinks(const State& state, const core::TableId& table) {
    std::size_t ofTheSite = 0;
    std::size_t leftBehind = 0;
    for (const auto& [name, link] : state.links)
        if (link.wasOpened() || isNamedBesides(link, table))
            ++ofTheSite;
        else if (paidInto(link, table))
            ++leftBehind;
    return ofTheSite >= kMostLinks || leftBehind >= kMostLeftBehind;
}

// A table learns from its filing whether the link takes wagers of it, whatever it has read before;
// so an open link that the filing will suspend does not pass for open in between.
Service serviceWith(const State& state, const ProgressiveLink& link) {
    const bool suspends = link.service == Service::Open && !problemOf(state, link).empty();
    return suspends ? Service::Suspended : link.service;
}

void leave(Draft& draft, const events::LinkId& name, const core::TableId& table) {
    ProgressiveLink link = *draft.base().find(name);
    draft.emit(events::LinkTableLeft{name, table});
    link.tables.erase(table);
    if (!link.isForgotten())
        review(draft, name, link);
}

} // namespace

std::optional<std::pair<events::LinkId, Filing>>
filedIn(const events::ConfigurationLoaded& configuration) {
    const auto submission =
        rules::parseSubmission(joined(configuration.submission), rules::RuleBook::builtIn());
    if (!submission || !submission->progressive)
        return std::nullopt;
    return std::pair(named<events::LinkId>(submission->progressive->link), filingOf(*submission));
}

// Each start of a table tells what it is set up with; only a difference is news.
void fileTable(Draft& draft, const core::TableId& table,
               const events::ConfigurationLoaded& configuration) {
    const auto submission =
        rules::parseSubmission(joined(configuration.submission), rules::RuleBook::builtIn());
    if (!submission)
        return draft.refuse("file_table", {MeterRefusal::SubmissionUnreadable, table,
                                           core::Text::fitted(submission.error().front().text())});
    const auto before = draft.base().linkOf(table);
    if (!submission->progressive) {
        if (before)
            leave(draft, *before, table);
        return;
    }
    const auto link = named<events::LinkId>(submission->progressive->link);
    const ProgressiveLink* known = draft.base().find(link);
    if (known == nullptr && hasTooManyLinks(draft.base(), table))
        return draft.refuse("file_table", {MeterRefusal::TooManyLinks, table});
    if (before && *before != link)
        leave(draft, *before, table);
    const Filing filing = filingOf(*submission);
    if (before == link && known->tables.at(table) == filing)
        return;
    ProgressiveLink with = known == nullptr ? ProgressiveLink{} : *known;
    with.tables[table] = filing;
    draft.emit(events::LinkTableFiled{link, table, filing.ruleSet, filing.paytable, filing.wagers,
                                      filing.levels, serviceWith(draft.base(), with)});
    review(draft, link, with);
}

} // namespace pitwatch::meter
