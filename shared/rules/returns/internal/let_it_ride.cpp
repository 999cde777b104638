#include "shared/rules/returns/internal/let_it_ride.h"

#include "shared/cards/card_set.h"
#include "shared/cards/hand_prefix.h"

#include <algorithm>
#include <vector>

namespace pitwatch::returns {

using cards::Card;
using cards::CardSet;
using cards::HandPrefix;
using cards::Rank;

namespace {

struct StartingHand {
    std::array<Card, 3> cards;
    // How many deals differ from it only by the names of suits.
    std::int64_t deals;
};

void addHands(std::vector<StartingHand>& hands, Rank a, Rank b, Rank c) {
    using enum cards::Suit;
    if (a == b && b == c) {
        hands.push_back({{Card(a, Spades), Card(b, Hearts), Card(c, Diamonds)}, 4});
    } else if (a == b || b == c) {
        const Rank pair = b, single = a == b ? c : a;
        hands.push_back({{Card(pair, Spades), Card(pair, Hearts), Card(single, Spades)}, 12});
        hands.push_back({{Card(pair, Spades), Card(pair, Hearts), Card(single, Diamonds)}, 12});
    } else {
        hands.push_back({{Card(a, Spades), Card(b, Spades), Card(c, Spades)}, 4});
        hands.push_back({{Card(a, Spades), Card(b, Spades), Card(c, Hearts)}, 12});
        hands.push_back({{Card(a, Spades), Card(b, Hearts), Card(c, Spades)}, 12});
        hands.push_back({{Card(a, Hearts), Card(b, Spades), Card(c, Spades)}, 12});
        hands.push_back({{Card(a, Spades), Card(b, Hearts), Card(c, Diamonds)}, 24});
    }
}

// The 1,755 starting hands that differ by more than the names of suits.
std::vector<StartingHand> startingHands() {
    std::vector<StartingHand> hands;
    for (unsigned c = 0; c < cards::kRankCount; ++c)
        for (unsigned b = 0; b <= c; ++b)
            for (unsigned a = 0; a <= b; ++a)
                addHands(hands, static_cast<Rank>(a), static_cast<Rank>(b), static_cast<Rank>(c));
    return hands;
}

} // namespace

BaseResult letItRide(const NetPayouts& payouts) {
    // Everything counts deals of three cards, then a fourth, then a fifth.
    constexpr std::int64_t kFourths = 49, kFifths = 48;
    std::int64_t net = 0, rides = 0, deals = 0;
    for (const auto& [hand, times] : startingHands()) {
        const auto three = HandPrefix<0>().with(hand[0]).with(hand[1]).with(hand[2]);
        CardSet rest = CardSet::fullDeck();
        for (const Card card : hand)
            rest.erase(card);
        std::int64_t onThree = 0, secondBet = 0, secondRides = 0;
        for (const Card fourth : rest) {
            const auto four = three.with(fourth);
            CardSet fifths = rest;
            fifths.erase(fourth);
            std::int64_t onFour = 0;
            four.eachFive(fifths, [&](cards::FiveCardHand five, std::size_t cards) {
                onFour += payouts.of(five) * static_cast<std::int64_t>(cards);
            });
            onThree += onFour;
            secondBet += std::max<std::int64_t>(onFour, 0);
            secondRides += onFour > 0 ? kFifths : 0;
        }
        // The third bet always stays; the first rides where three cards promise a win.
        net += times * (onThree + secondBet + std::max<std::int64_t>(onThree, 0));
        rides += times * (secondRides + (onThree > 0 ? kFourths * kFifths : 0));
        deals += times * kFourths * kFifths;
    }
    return {Ratio(net, deals), Ratio(1) + Ratio(rides, deals)};
}

} // namespace pitwatch::returns
