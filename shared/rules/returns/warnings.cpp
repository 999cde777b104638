#include "shared/rules/returns/warnings.h"

#include "shared/rules/returns/returns.h"

namespace pitwatch::returns {

using core::toDollars;
using rules::FileProblems;
using rules::WagerKind;

namespace {

std::string percent(const Ratio& ratio) {
    return (ratio * Ratio(100)).decimal(2) + "%";
}

bool favoursThePlayer(const Ratio& net) {
    return Ratio() < net;
}

std::string favours(const Ratio& net, std::string_view where) {
    return "favours the player, who wins " + percent(net) + " of the wager on average" +
           std::string(where);
}

// Fixed sums weigh most against the smallest stake that is allowed.
rules::Submission withLeastStakes(rules::Submission submission, const rules::RuleSet& rules) {
    for (const rules::WagerRule& rule : rules.wagers) {
        auto& least = submission.limits[static_cast<std::size_t>(rule.wager)].least;
        if (!least)
            least = rule.least.value_or(core::Cents{1});
    }
    return submission;
}

void warnOfWagers(const Returns& returns, FileProblems& warnings) {
    for (const WagerReturn& wager : returns.wagers) {
        if (!favoursThePlayer(wager.net))
            continue;
        const std::string where =
            wager.stake ? ", staking " + toDollars(*wager.stake) : std::string();
        warnings.push_back({"wagers." + std::string(core::enumName(wager.wager)),
                            favours(wager.net, where), wager.section});
    }
}

// With the meters as they start, and with every other seat's hand feeding Envy.
void warnOfProgressive(const Returns& returns, const rules::RuleSet& rules,
                       const rules::Submission& submission, FileProblems& warnings) {
    const rules::ProgressiveFiling& filing = *submission.progressive;
    const std::string& section =
        rules::offeredPaytable(rules, submission, WagerKind::Progressive)->section;
    for (const ProgressiveReturn& wager : returns.progressive) {
        Ratio initial = wager.fixed - Ratio(1);
        for (std::size_t at = 0; at < filing.levels.size(); ++at)
            initial = initial + wager.levels[at].share * Ratio(filing.levels[at].initial.value()) /
                                    Ratio(wager.wager.value());
        const Ratio envy = wager.envyPerSeat * Ratio(rules.table.seats - 1);
        const auto warn = [&](const Ratio& net, std::string_view meters) {
            const std::string where =
                ", wagering " + toDollars(wager.wager) + " at " + std::string(meters);
            if (favoursThePlayer(net))
                warnings.push_back({"progressive", favours(net, where + " amounts"), section});
            else if (favoursThePlayer(net + envy))
                warnings.push_back({"progressive",
                                    favours(net + envy, where + " amounts and a full table"),
                                    section});
        };
        warn(wager.netAtReset, "reset");
        if (!(initial == wager.netAtReset))
            warn(initial, "initial");
    }
}

void warnOfRates(const rules::RuleSet& rules, const rules::Submission& submission,
                 FileProblems& warnings) {
    constexpr std::int64_t kWhole = 1'000'000;
    std::int64_t sum = 0;
    for (const rules::LevelFiling& level : submission.progressive->levels)
        sum += level.ratePpm;
    if (sum > kWhole)
        warnings.push_back(
            {"progressive.levels",
             "the rates add up to " + percent(Ratio(sum, kWhole)) + " of each wager",
             rules::offeredPaytable(rules, submission, WagerKind::Progressive)->section});
}

} // namespace

FileProblems warningsOn(const rules::RuleSet& rules, const rules::Submission& submission) {
    FileProblems warnings;
    const Returns returns = sideReturns(rules, withLeastStakes(submission, rules));
    warnOfWagers(returns, warnings);
    if (submission.progressive) {
        warnOfProgressive(returns, rules, submission, warnings);
        warnOfRates(rules, submission, warnings);
    }
    return warnings;
}

} // namespace pitwatch::returns
