#include "tests/support/reference/reference_hands.h"

#include <algorithm>
#include <array>

namespace pitwatch::reference {

namespace {

constexpr int kAce = 14;

std::vector<int> sortedRanks(const Cards& cards) {
    std::vector<int> ranks;
    for (const Card& card : cards)
        ranks.push_back(card.rank);
    std::sort(ranks.begin(), ranks.end());
    return ranks;
}

bool oneSuit(const Cards& cards) {
    return std::all_of(cards.begin(), cards.end(),
                       [&](const Card& card) { return card.suit == cards.front().suit; });
}

bool eachOneHigher(const std::vector<int>& ranks) {
    for (std::size_t i = 1; i < ranks.size(); ++i) {
        if (ranks[i] != ranks[i - 1] + 1)
            return false;
    }
    return true;
}

bool consecutive(const Cards& cards, bool aceLow) {
    std::vector<int> ranks = sortedRanks(cards);
    if (eachOneHigher(ranks))
        return true;
    if (!aceLow || ranks.back() != kAce)
        return false;
    // The ace as a one below the two; it then combines with nothing above (COMAR .06A(2)).
    ranks.back() = 1;
    std::sort(ranks.begin(), ranks.end());
    return eachOneHigher(ranks);
}

// How many cards there are of each rank that occurs, largest number first: 3-2 is a full house.
std::vector<int> groupSizes(const Cards& cards) {
    std::array<int, kAce + 1> count{};
    for (const Card& card : cards)
        ++count[static_cast<std::size_t>(card.rank)];
    std::vector<int> sizes;
    for (const int size : count) {
        if (size > 0)
            sizes.push_back(size);
    }
    std::sort(sizes.rbegin(), sizes.rend());
    return sizes;
}

} // namespace

std::optional<Card> parseCard(const std::string& text) {
    static const std::string kRanks = "23456789TJQKA";
    static const std::string kSuits = "shdc";
    if (text.size() != 2)
        return std::nullopt;
    const std::size_t rank = kRanks.find(text[0]);
    if (rank == std::string::npos || kSuits.find(text[1]) == std::string::npos)
        return std::nullopt;
    return Card{static_cast<int>(rank) + 2, text[1]};
}

FiveCard fiveCard(const Cards& five, bool aceLowStraight) {
    const bool flush = oneSuit(five);
    const bool straight = consecutive(five, aceLowStraight);
    const std::vector<int> sizes = groupSizes(five);
    const std::vector<int> ranks = sortedRanks(five);
    if (flush && straight && ranks.front() == 10)
        return FiveCard::RoyalFlush;
    if (flush && straight)
        return FiveCard::StraightFlush;
    if (sizes[0] == 4)
        return FiveCard::FourOfAKind;
    if (sizes[0] == 3 && sizes[1] == 2)
        return FiveCard::FullHouse;
    if (flush)
        return FiveCard::Flush;
    if (straight)
        return FiveCard::Straight;
    if (sizes[0] == 3)
        return FiveCard::ThreeOfAKind;
    if (sizes[0] == 2 && sizes[1] == 2)
        return FiveCard::TwoPair;
    return sizes[0] == 2 ? FiveCard::Pair : FiveCard::HighCard;
}

ThreeCard threeCard(const Cards& three) {
    const bool flush = oneSuit(three);
    const bool straight = consecutive(three, true);
    const std::vector<int> sizes = groupSizes(three);
    if (flush && straight)
        return ThreeCard::StraightFlush;
    if (sizes[0] == 3)
        return ThreeCard::ThreeOfAKind;
    if (straight)
        return ThreeCard::Straight;
    if (flush)
        return ThreeCard::Flush;
    return sizes[0] == 2 ? ThreeCard::Pair : ThreeCard::HighCard;
}

int pairRank(const Cards& cards) {
    const std::vector<int> ranks = sortedRanks(cards);
    const auto pair = std::adjacent_find(ranks.begin(), ranks.end());
    return pair == ranks.end() ? 0 : *pair;
}

FiveCard bestOfSix(const Cards& six) {
    FiveCard best = FiveCard::HighCard;
    for (std::size_t leftOut = 0; leftOut < six.size(); ++leftOut) {
        Cards five = six;
        five.erase(five.begin() + static_cast<std::ptrdiff_t>(leftOut));
        best = std::max(best, fiveCard(five));
    }
    return best;
}

bool isSuperRoyal(const Cards& six) {
    return oneSuit(six) && sortedRanks(six) == std::vector<int>{9, 10, 11, 12, 13, kAce};
}

bool suitedAceKingQueen(const Cards& three) {
    return oneSuit(three) && sortedRanks(three) == std::vector<int>{12, 13, kAce};
}

std::string nameOf(FiveCard hand) {
    switch (hand) {
    case FiveCard::HighCard:
        return "high_card";
    case FiveCard::Pair:
        return "pair";
    case FiveCard::TwoPair:
        return "two_pair";
    case FiveCard::ThreeOfAKind:
        return "three_of_a_kind";
    case FiveCard::Straight:
        return "straight";
    case FiveCard::Flush:
        return "flush";
    case FiveCard::FullHouse:
        return "full_house";
    case FiveCard::FourOfAKind:
        return "four_of_a_kind";
    case FiveCard::StraightFlush:
        return "straight_flush";
    case FiveCard::RoyalFlush:
        return "royal_flush";
    }
    return {};
}

} // namespace pitwatch::reference
