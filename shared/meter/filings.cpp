#include "shared/meter/internal/filing.h"
#include "shared/meter/internal/handlers.h"
#include "shared/meter/refusals.h"
#include "shared/rules/submission.h"

namespace pitwatch::meter {

namespace {

// More than a house has. A table names its link itself, and each is kept for good.
constexpr std::size_t kMostLinks = 64;

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

// A table learns from its filing whether the link takes wagers of it, whatever it has read before;
// so an open link that the filing will suspend does not pass for open in between.
Service serviceWith(State state, const events::LinkTableFiled& filed) {
    apply(state, filed);
    const ProgressiveLink& link = *state.find(filed.link);
    const bool suspends = link.service == Service::Open && !problemOf(state, link).empty();
    return suspends ? Service::Suspended : link.service;
}

void leave(Draft& draft, const events::LinkId& link, const core::TableId& table) {
    draft.emit(events::LinkTableLeft{link, table});
    review(draft, link);
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
    if (before && *before != link)
        leave(draft, *before, table);
    if (draft.base().find(link) == nullptr && draft.base().links.size() >= kMostLinks)
        return draft.refuse("file_table", {MeterRefusal::TooManyLinks, table});
    const Filing filing = filingOf(*submission);
    if (before == link && draft.base().find(link)->tables.at(table) == filing)
        return;
    events::LinkTableFiled filed{link,          table,         filing.ruleSet, filing.paytable,
                                 filing.wagers, filing.levels, Service::Closed};
    filed.service = serviceWith(draft.state(), filed);
    draft.emit(std::move(filed));
    review(draft, link);
}

} // namespace pitwatch::meter
