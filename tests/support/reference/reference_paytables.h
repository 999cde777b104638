#pragma once

#include "tests/support/reference/reference_hands.h"

#include <cstdint>
#include <string>
#include <vector>

// Every paytable of the five documents, typed in a second time on purpose: an error in one of the
// two transcriptions shows as a difference. Zero means that the document has no such line.
// The find functions return null where the rule set has no such paytable. All tables are constant.
namespace pitwatch::reference {

using Cents = std::int64_t;

// Odds, or whole dollars, from the royal flush down to a pair.
struct PokerTable {
    std::string letter;
    Cents royalFlush, straightFlush, fourOfAKind, fullHouse, flush, straight, threeOfAKind, twoPair,
        pair;
};

struct ThreeCardTable {
    std::string letter;
    Cents suitedAceKingQueen, straightFlush, threeOfAKind, straight, flush, pair;
};

struct SixCardTable {
    std::string letter;
    Cents superRoyalDiamondsDollars, superRoyalOtherDollars;
    PokerTable poker;
};

// Run 'Em Twice ch. 12E: the player's own two cards.
struct UltimatePairsTable {
    std::string letter;
    Cents acesHeartDiamond, aces, aceKingSuited, aceQueenJackSuited, aceKingMixed,
        aceQueenJackMixed, jacksToKings, tensOrLess;
};

// A line pays either a percentage of a meter or a multiple "for 1".
struct ProgressiveLine {
    std::string hand;
    int percent;
    std::string meter;
    Cents forOne;
};

// A fixed sum in dollars for a $1 and for a $5 wager.
struct EnvyLine {
    std::string hand;
    Cents dollarsForOne, dollarsForFive;
};

struct MeterMinimum {
    std::string meter;
    Cents dollars;
};

struct ProgressiveTable {
    std::string letter;
    bool threeCardHand; // looks at the player's three cards only
    std::vector<ProgressiveLine> lines;
    std::vector<EnvyLine> envy;
    std::vector<MeterMinimum> meters;
};

const PokerTable* findBase(const std::string& ruleSet, const std::string& letter);
const PokerTable* findFiveCard(const std::string& ruleSet, const std::string& letter);
const ThreeCardTable* findThreeCard(const std::string& ruleSet, const std::string& letter);
const SixCardTable* findSixCard(const std::string& ruleSet, const std::string& letter);
const UltimatePairsTable* findUltimatePairs(const std::string& ruleSet, const std::string& letter);
const ProgressiveTable* findProgressive(const std::string& ruleSet, const std::string& letter);

// What a table pays for a hand; `lowestPair` is the lowest rank of a pair that it pays.
Cents pays(const PokerTable& table, FiveCard hand, int rankOfPair, int lowestPair);
Cents pays(const ThreeCardTable& table, const Cards& three);
Cents pays(const UltimatePairsTable& table, const Cards& two);

} // namespace pitwatch::reference
