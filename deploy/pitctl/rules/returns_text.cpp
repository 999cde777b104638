#include "deploy/pitctl/rules/returns_report.h"

#include <algorithm>

namespace pitwatch::pitctl {

using core::toDollars;
using returns::Ratio;

namespace {

std::string percent(const Ratio& ratio) {
    return (ratio * Ratio(100)).decimal(4) + "%";
}

std::string dollars(const Ratio& cents) {
    return "$" + (cents / Ratio(100)).decimal(2);
}

// "1 in 649740.00", or "never".
std::string oneIn(const Ratio& probability) {
    return probability.isZero() ? "never" : "1 in " + (Ratio(1) / probability).decimal(2);
}

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(text.size(), width), ' ');
    return text;
}

std::string textOf(const std::vector<returns::PaidLine>& lines) {
    std::string text;
    for (const auto& line : lines)
        text +=
            "    " + padded(line.hand, 27) + padded(line.pays, 25) + oneIn(line.probability) + '\n';
    return text;
}

std::string textOf(const rules::RuleSet& rules, const returns::WagerReturn& wager) {
    std::string text = std::string(core::enumName(wager.wager)) + " " + wager.letter + " (" +
                       wager.section + ")\n";
    const bool isBase = wager.averageWager.has_value();
    const std::string unit = !isBase                                ? "the wager"
                             : rules.game == rules::Game::LetItRide ? "one bet"
                                                                    : "one ante";
    text += "  house edge          " + percent(wager.houseEdge()) + " of " + unit;
    text += wager.stake ? ", staking " + toDollars(*wager.stake) + "\n" : "\n";
    if (isBase)
        text += "  average wager       " + wager.averageWager->decimal(4) + " times " + unit +
                "\n  element of risk     " + percent(*wager.elementOfRisk()) + '\n';
    return text + textOf(wager.lines);
}

std::string textOf(const returns::ProgressiveReturn& progressive) {
    std::string text = "  wager of " + toDollars(progressive.wager) + "\n    fixed payouts     " +
                       percent(progressive.fixed) + " of the wager\n    at reset amounts  " +
                       percent(-progressive.netAtReset) + " house edge\n    Envy Bonus        " +
                       percent(progressive.envyPerSeat) + " of the wager for each further seat\n";
    for (const auto& level : progressive.levels) {
        text += "    " + padded(std::string(core::enumName(level.level)) + " meter", 18) +
                dollars(level.share * Ratio(100'000'000)) + " paid for each $1,000,000 shown";
        text += level.breakEvenCents ? ", even at " + dollars(*level.breakEvenCents) + '\n' : "\n";
    }
    return text;
}

} // namespace

std::string returnsAsText(const rules::RuleSet& rules, const rules::Submission& submission,
                          const returns::Returns& returns) {
    std::string text = "table " + submission.table.text() + " under " + rules.id + "\n\n";
    for (const auto& wager : returns.wagers)
        text += textOf(rules, wager) + '\n';
    if (!returns.progressive.empty()) {
        text +=
            "progressive " + returns.progressiveLetter + '\n' + textOf(returns.progressiveLines);
        for (const auto& wager : returns.progressive)
            text += textOf(wager);
        text += '\n';
    }
    if (returns.feePerRound)
        text += "collection fee " + toDollars(*returns.feePerRound) + " a round, not included\n";
    for (const std::string& note : returns.notes)
        text += note + '\n';
    return text;
}

} // namespace pitwatch::pitctl
