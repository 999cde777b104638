#include "tests/support/reference/reference_paytables.h"

#include <algorithm>

namespace pitwatch::reference {

namespace {

// COMAR .12A and MLGCA Let It Ride ch. 12A, word for word the same.
const std::vector<PokerTable> kMarylandBase = {
    {"A", 1000, 200, 50, 11, 8, 5, 3, 2, 1},
    {"B", 500, 100, 25, 15, 10, 5, 3, 2, 1},
    {"C", 100, 50, 30, 15, 9, 6, 3, 2, 1},
};

// California, Basic Game Paytable Summary.
const std::vector<PokerTable> kCaliforniaBase = {
    {"LIRX-01", 1000, 200, 50, 11, 8, 5, 3, 2, 1},
    {"LIRX-02", 500, 100, 25, 15, 10, 5, 3, 2, 1},
    {"LIRX-03", 100, 50, 30, 15, 9, 6, 3, 2, 1},
};

// House rules, Payout Odds.
const std::vector<PokerTable> kHouseBase = {
    {"A", 200, 100, 50, 11, 8, 5, 3, 2, 1},
};

// Run 'Em Twice ch. 12B; a pair of 6s to 10s pushes, which the settlement knows.
const std::vector<PokerTable> kRunEmTwiceBase = {
    {"A", 500, 100, 40, 12, 8, 5, 3, 2, 1},
};

// COMAR .12B and MLGCA Let It Ride ch. 12B: dollars. L2: A, B and D pay tens or better too.
const std::vector<PokerTable> kMarylandFiveCard = {
    {"A", 20'000, 2'000, 150, 75, 50, 25, 4, 3, 2},   //
    {"B", 20'000, 2'000, 200, 75, 50, 25, 5, 4, 1},   //
    {"C", 20'000, 2'000, 100, 75, 50, 25, 9, 6, 0},   //
    {"D", 10'000, 2'000, 200, 75, 50, 25, 5, 4, 1},   //
    {"E", 10'000, 2'000, 200, 100, 50, 25, 10, 6, 0}, //
    {"F", 10'000, 2'000, 100, 75, 50, 25, 9, 6, 0},   //
    {"G", 20'000, 2'000, 300, 150, 50, 25, 5, 0, 0},  //
};

// Run 'Em Twice ch. 12D: odds, on the five community cards.
const std::vector<PokerTable> kRunEmTwiceFiveCard = {
    {"A", 250, 100, 40, 15, 10, 6, 4, 3, 1},
};

// COMAR .12C and MLGCA Let It Ride ch. 12C: the suited A-K-Q is one of the straight flushes.
const std::vector<ThreeCardTable> kMarylandThreeCard = {
    {"A", 40, 40, 30, 6, 4, 1},
    {"B", 40, 40, 30, 5, 4, 1},
    {"C", 40, 40, 30, 6, 3, 1},
};

// House rules, 3 Card Optional Bonus (H1).
const std::vector<ThreeCardTable> kHouseThreeCard = {
    {"A", 40, 30, 25, 5, 3, 1},
};

// COMAR .12D and MLGCA Let It Ride ch. 12D: nothing below three of a kind.
const std::vector<SixCardTable> kMarylandSixCard = {
    {"A", 1'000'000, 100'000, {"A", 1000, 200, 50, 20, 15, 10, 5, 0, 0}},
    {"B", 100'000, 100'000, {"B", 1000, 200, 50, 20, 15, 10, 5, 0, 0}},
};

// Run 'Em Twice ch. 12E. A, B and E have no line of their own for the aces of hearts and diamonds.
const std::vector<UltimatePairsTable> kUltimatePairs = {
    {"A", 30, 30, 25, 20, 15, 5, 10, 3},  {"B", 30, 30, 20, 20, 10, 10, 5, 5},
    {"C", 100, 30, 20, 20, 10, 10, 4, 4}, {"D", 50, 25, 20, 20, 10, 10, 5, 5},
    {"E", 25, 25, 20, 20, 10, 10, 5, 5},
};

// COMAR .12I-J (1), MLGCA ch. 12I-J (1) and (4)-(6), Run 'Em Twice ch. 12H-I.
const std::vector<EnvyLine> kFlushEnvy = {
    {"royal_flush", 1'000, 5'000},
    {"straight_flush", 300, 1'500},
};

// COMAR .12I-J (2)-(3), MLGCA ch. 12I-J (2)-(3); L8.
const std::vector<EnvyLine> kAceKingQueenEnvy = {
    {"akq_spades", 100, 500},
    {"akq_other", 25, 125},
};

// COMAR .12E(1) and MLGCA ch. 12E(1), and word for word the same Run 'Em Twice ch. 12F(1)-(2).
const std::vector<ProgressiveLine> kOneMeter = {
    {"royal_flush", 100, "main", 0},   //
    {"straight_flush", 10, "main", 0}, //
    {"four_of_a_kind", 0, "", 300},    //
    {"full_house", 0, "", 50},         //
    {"flush", 0, "", 40},              //
    {"straight", 0, "", 30},           //
    {"three_of_a_kind", 0, "", 9},     //
};

// COMAR .12E(2) and MLGCA ch. 12E(2); L1: the first line means spades.
const std::vector<ProgressiveLine> kThreeCardB = {
    {"akq_spades", 100, "main", 0}, //
    {"akq_other", 0, "", 500},      //
    {"straight_flush", 0, "", 70},  //
    {"three_of_a_kind", 0, "", 60}, //
    {"straight", 0, "", 6},         //
};

// COMAR .12E(3) and MLGCA ch. 12E(3).
const std::vector<ProgressiveLine> kThreeCardC = {
    {"akq_spades", 100, "main", 0}, //
    {"akq_other", 0, "", 500},      //
    {"straight_flush", 0, "", 100}, //
    {"three_of_a_kind", 0, "", 90}, //
};

// MLGCA ch. 12E(4) and Run 'Em Twice ch. 12F(3).
const std::vector<ProgressiveLine> kTwoMeters = {
    {"royal_flush", 100, "major", 0},    //
    {"straight_flush", 100, "minor", 0}, //
    {"four_of_a_kind", 0, "", 300},      //
    {"full_house", 0, "", 50},           //
    {"flush", 0, "", 40},                //
    {"straight", 0, "", 30},             //
    {"three_of_a_kind", 0, "", 9},       //
};

// MLGCA ch. 12E(5)-(6) and Run 'Em Twice ch. 12F(4): E pays 10 for 1 for three of a kind.
std::vector<ProgressiveLine> threeMeters(Cents threeOfAKind) {
    return {
        {"royal_flush", 100, "mega", 0},     //
        {"straight_flush", 100, "major", 0}, //
        {"four_of_a_kind", 100, "minor", 0}, //
        {"full_house", 0, "", 50},           //
        {"flush", 0, "", 40},                //
        {"straight", 0, "", 30},             //
        {"three_of_a_kind", 0, "", threeOfAKind},
    };
}

// COMAR .12F(2): at least $1,000 whatever the paytable.
const std::vector<ProgressiveTable> kComarProgressive = {
    {"A", false, kOneMeter, kFlushEnvy, {{"main", 1'000}}},
    {"B", true, kThreeCardB, kAceKingQueenEnvy, {{"main", 1'000}}},
    {"C", true, kThreeCardC, kAceKingQueenEnvy, {{"main", 1'000}}},
};

// MLGCA Let It Ride ch. 12F(2).
const std::vector<MeterMinimum> kMegaMajorMinor = {
    {"mega", 10'000}, {"major", 1'000}, {"minor", 250}};
const std::vector<ProgressiveTable> kMlgcaProgressive = {
    {"A", false, kOneMeter, kFlushEnvy, {{"main", 1'000}}},
    {"B", true, kThreeCardB, kAceKingQueenEnvy, {{"main", 1'000}}},
    {"C", true, kThreeCardC, kAceKingQueenEnvy, {{"main", 1'000}}},
    {"D", false, kTwoMeters, kFlushEnvy, {{"major", 1'000}, {"minor", 250}}},
    {"E", false, threeMeters(10), kFlushEnvy, kMegaMajorMinor},
    {"F", false, threeMeters(9), kFlushEnvy, kMegaMajorMinor},
};

// Run 'Em Twice ch. 12F(6)(b).
const std::vector<ProgressiveTable> kRunEmTwiceProgressive = {
    {"A", false, kOneMeter, kFlushEnvy, {{"main", 10'000}}},
    {"B", false, kOneMeter, kFlushEnvy, {{"main", 2'000}}},
    {"C", false, kTwoMeters, kFlushEnvy, {{"major", 10'000}, {"minor", 1'000}}},
    {"D", false, threeMeters(9), kFlushEnvy, kMegaMajorMinor},
};

bool isMaryland(const std::string& ruleSet) {
    return ruleSet == "comar-let-it-ride" || ruleSet == "mlgca-let-it-ride";
}

template <class Table>
const Table* find(const std::vector<Table>& tables, const std::string& letter) {
    const auto found = std::find_if(tables.begin(), tables.end(),
                                    [&](const Table& table) { return table.letter == letter; });
    return found == tables.end() ? nullptr : &*found;
}

} // namespace

const PokerTable* findBase(const std::string& ruleSet, const std::string& letter) {
    if (isMaryland(ruleSet))
        return find(kMarylandBase, letter);
    if (ruleSet == "mlgca-run-em-twice")
        return find(kRunEmTwiceBase, letter);
    if (ruleSet == "california-let-it-ride")
        return find(kCaliforniaBase, letter);
    return ruleSet == "house-let-it-ride" ? find(kHouseBase, letter) : nullptr;
}

const PokerTable* findFiveCard(const std::string& ruleSet, const std::string& letter) {
    if (isMaryland(ruleSet))
        return find(kMarylandFiveCard, letter);
    return ruleSet == "mlgca-run-em-twice" ? find(kRunEmTwiceFiveCard, letter) : nullptr;
}

const ThreeCardTable* findThreeCard(const std::string& ruleSet, const std::string& letter) {
    if (isMaryland(ruleSet))
        return find(kMarylandThreeCard, letter);
    return ruleSet == "house-let-it-ride" ? find(kHouseThreeCard, letter) : nullptr;
}

const SixCardTable* findSixCard(const std::string& ruleSet, const std::string& letter) {
    return isMaryland(ruleSet) ? find(kMarylandSixCard, letter) : nullptr;
}

const UltimatePairsTable* findUltimatePairs(const std::string& ruleSet, const std::string& letter) {
    return ruleSet == "mlgca-run-em-twice" ? find(kUltimatePairs, letter) : nullptr;
}

const ProgressiveTable* findProgressive(const std::string& ruleSet, const std::string& letter) {
    if (ruleSet == "comar-let-it-ride")
        return find(kComarProgressive, letter);
    if (ruleSet == "mlgca-let-it-ride")
        return find(kMlgcaProgressive, letter);
    return ruleSet == "mlgca-run-em-twice" ? find(kRunEmTwiceProgressive, letter) : nullptr;
}

Cents pays(const PokerTable& table, FiveCard hand, int rankOfPair, int lowestPair) {
    switch (hand) {
    case FiveCard::RoyalFlush:
        return table.royalFlush;
    case FiveCard::StraightFlush:
        return table.straightFlush;
    case FiveCard::FourOfAKind:
        return table.fourOfAKind;
    case FiveCard::FullHouse:
        return table.fullHouse;
    case FiveCard::Flush:
        return table.flush;
    case FiveCard::Straight:
        return table.straight;
    case FiveCard::ThreeOfAKind:
        return table.threeOfAKind;
    case FiveCard::TwoPair:
        return table.twoPair;
    case FiveCard::Pair:
        return rankOfPair >= lowestPair ? table.pair : 0;
    case FiveCard::HighCard:
        return 0;
    }
    return 0;
}

Cents pays(const ThreeCardTable& table, const Cards& three) {
    if (suitedAceKingQueen(three))
        return table.suitedAceKingQueen;
    switch (threeCard(three)) {
    case ThreeCard::StraightFlush:
        return table.straightFlush;
    case ThreeCard::ThreeOfAKind:
        return table.threeOfAKind;
    case ThreeCard::Straight:
        return table.straight;
    case ThreeCard::Flush:
        return table.flush;
    case ThreeCard::Pair:
        return table.pair;
    case ThreeCard::HighCard:
        return 0;
    }
    return 0;
}

Cents pays(const UltimatePairsTable& table, const Cards& two) {
    const int high = std::max(two[0].rank, two[1].rank);
    const int low = std::min(two[0].rank, two[1].rank);
    const bool suited = two[0].suit == two[1].suit;
    const bool spadeOrClub =
        two[0].suit == 's' || two[0].suit == 'c' || two[1].suit == 's' || two[1].suit == 'c';
    if (high == 14 && low == 14)
        return spadeOrClub ? table.aces : table.acesHeartDiamond;
    if (high == 14 && low == 13)
        return suited ? table.aceKingSuited : table.aceKingMixed;
    if (high == 14 && (low == 12 || low == 11))
        return suited ? table.aceQueenJackSuited : table.aceQueenJackMixed;
    if (high != low)
        return 0;
    return high >= 11 ? table.jacksToKings : table.tensOrLess;
}

} // namespace pitwatch::reference
