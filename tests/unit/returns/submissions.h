#pragma once

#include "shared/rules/submission.h"

#include <QtGlobal>

#include <string>

namespace pitwatch::tests {

// A legal submission with these wagers (the lines of [wagers]) and whatever follows. The text is
// the test's own; a problem in it fails loudly.
inline rules::Submission submissionOf(const std::string& ruleSet, const std::string& wagers,
                                      const std::string& head = {}, const std::string& tail = {}) {
    const bool isHouse = ruleSet == "house-let-it-ride";
    const bool isCalifornia = ruleSet == "california-let-it-ride";
    std::string text = "rule_set = \"" + ruleSet + "\"\ntable = \"T01\"\nmin_bet = 500\n" +
                       "max_bet = 1000\nadjacent_boxes = 1\n";
    text += isHouse        ? "dealing = \"hand\"\n"
            : isCalifornia ? "dealing = \"automated_shoe\"\n"
                           : "dealing = \"manual_shoe\"\n";
    text += head;
    if (isCalifornia)
        text += "[shuffler]\ncounts_cards = true\ndecks = 2\nreshuffles = false\n"
                "[collection]\nplayer_fee_per_bet = 100\nplayer_dealer_fee_per_hand = 200\n";
    text += "[wagers]\n" + wagers + tail;
    auto submission = rules::parseSubmission(text, rules::RuleBook::builtIn());
    if (!submission)
        qFatal("%s", submission.error().front().text().c_str());
    return *submission;
}

} // namespace pitwatch::tests
