#include "tests/unit/rules/submissions.h"

#include "shared/core/assertion.h"
#include "shared/rules/submission.h"

#include <cstdio>

namespace pitwatch::rules::test {

namespace {

constexpr auto kShuffler = R"(
[shuffler]
counts_cards = true
decks = 2
reshuffles = false
)";

std::string head(const std::string& ruleSet, const std::string& dealing,
                 const std::string& limits) {
    return "rule_set = \"" + ruleSet + "\"\ntable = \"T01\"\ndealing = \"" + dealing + "\"\n" +
           limits + "adjacent_boxes = 1\n";
}

std::string level(const std::string& name, int minimum) {
    const std::string amount = std::to_string(minimum);
    return "[progressive.levels." + name + "]\nrate = 0.05\ninitial = " + amount +
           "\nreset = " + amount + "\n";
}

// The least the documents allow: MLGCA Let It Ride ch. 12F(2), COMAR .12F(2), Run 'Em Twice
// ch. 12F(6)(b).
std::string levels(const std::string& ruleSet, const std::string& letter) {
    const bool runs = ruleSet == "mlgca-run-em-twice";
    if (runs && letter == "A")
        return level("main", 1000000);
    if (runs && letter == "B")
        return level("main", 200000);
    if (runs && letter == "C")
        return level("major", 1000000) + level("minor", 100000);
    if (letter == "D" && !runs)
        return level("major", 100000) + level("minor", 25000);
    if (letter >= "D")
        return level("mega", 1000000) + level("major", 100000) + level("minor", 25000);
    return level("main", 100000);
}

} // namespace

std::string submissionText(const std::string& ruleSet,
                           const std::map<std::string, std::string>& letters) {
    const auto letter = [&](const std::string& wager, const std::string& first = "A") {
        const auto at = letters.find(wager);
        return at == letters.end() ? first : at->second;
    };
    const auto offer = [&](const std::string& wager, const std::string& first = "A") {
        return wager + " = \"" + letter(wager, first) + "\"\n";
    };
    const std::string limits = "min_bet = 500\nmax_bet = 50000\n";
    if (ruleSet == "house-let-it-ride")
        return head(ruleSet, "hand", "min_bet = 100\nmax_bet = 1000\n") + "[wagers]\n" +
               offer("base") + offer("three_card");
    if (ruleSet == "california-let-it-ride")
        return head(ruleSet, "automated_shoe", limits) + kShuffler + "[wagers]\n" +
               offer("base", "LIRX-01") +
               "[collection]\nplayer_fee_per_bet = 100\nplayer_dealer_fee_per_hand = 200\n";
    const std::string progressive = "[progressive]\npaytable = \"" + letter("progressive") +
                                    "\"\nlink = \"LINK1\"\nwagers = [100, 500]\n" +
                                    levels(ruleSet, letter("progressive"));
    std::string text = head(ruleSet, "hand", limits) + kShuffler + "[wagers]\n" + offer("base") +
                       offer("five_card");
    if (ruleSet == "mlgca-run-em-twice")
        return text + offer("ultimate_pairs") + progressive;
    return text + offer("three_card") + offer("six_card") + progressive;
}

std::string edited(std::string text, const std::string& from, const std::string& to) {
    std::size_t at = text.find(from);
    PW_ASSERT(at != std::string::npos);
    for (; at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

TableRules tableOf(const std::string& submission) {
    const auto parsed = parseSubmission(submission, RuleBook::builtIn());
    if (!parsed)
        for (const FileProblem& problem : parsed.error())
            std::fprintf(stderr, "%s\n", problem.text().c_str());
    PW_ASSERT(parsed.ok());
    return {*RuleBook::builtIn().find(parsed->ruleSet), *parsed};
}

std::vector<std::string> ruleSetIds() {
    return {"comar-let-it-ride", "mlgca-let-it-ride", "mlgca-run-em-twice",
            "california-let-it-ride", "house-let-it-ride"};
}

} // namespace pitwatch::rules::test
