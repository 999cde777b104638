#pragma once

#include <string>
#include <vector>

// Every line of every paytable, Envy table and meter minimum of the five documents, typed from the
// documents a second time and independently of rules/data, so that a slip in one is a failing test.

namespace pitwatch::rules::test {

struct ExpectedRow {
    std::string ruleSet;
    std::string wager;
    std::string letter;
    // As describe(PaytableRow) writes it; for an Envy row "envy 100 royal_flush", for a meter's
    // minimum "minimum mega".
    std::string hand;
    // As describe(Payout) writes it; for Envy and minimum rows the dollars.
    std::string pays;
    std::string section;

    std::string tag() const {
        return ruleSet + ' ' + wager + ' ' + letter + ' ' + hand + " (" + section + ')';
    }
};

std::vector<ExpectedRow> expectedRows();

} // namespace pitwatch::rules::test
