#pragma once

#include <optional>
#include <string>
#include <vector>

// Poker hands the slow way: count, sort, look. Nothing here is shared with the product, so that an
// agreement between the two means something. Pure functions; any thread may call them.
namespace pitwatch::reference {

struct Card {
    int rank = 0; // 2 .. 14, the ace is 14
    char suit = ' ';

    bool operator==(const Card&) const = default;
};
using Cards = std::vector<Card>;

// Rank `23456789TJQKA` then suit `shdc`, nothing else: "as" and "10s" are no cards.
std::optional<Card> parseCard(const std::string& text);

// From lowest to highest (COMAR .06C, MLGCA ch. 6C, Run 'Em Twice ch. 6C).
enum class FiveCard {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    RoyalFlush
};

// From lowest to highest (COMAR .06D, MLGCA ch. 6D). The suited A-K-Q is a straight flush here;
// tables that single it out ask suitedAceKingQueen() first.
enum class ThreeCard { HighCard, Pair, Flush, Straight, ThreeOfAKind, StraightFlush };

FiveCard fiveCard(const Cards& five, bool aceLowStraight = true);
ThreeCard threeCard(const Cards& three);

// The rank of the pair of a hand that fiveCard() calls a pair.
int pairRank(const Cards& cards);

// The highest hand among the six ways of leaving one card out (COMAR .06E).
FiveCard bestOfSix(const Cards& six);

// A-K-Q-J-10-9 of one suit (COMAR .06E(8)).
bool isSuperRoyal(const Cards& six);

bool suitedAceKingQueen(const Cards& three);

// The names the settlement contract gives to five-card hands.
std::string nameOf(FiveCard hand);

} // namespace pitwatch::reference
