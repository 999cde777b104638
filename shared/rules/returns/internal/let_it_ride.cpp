#include "shared/rules/returns/internal/let_it_ride.h"

#include "shared/cards/card_set.h"
#include "shared/cards/deck.h"
#include "shared/cards/hand_prefix.h"

#include <algorithm>
#include <map>

namespace pitwatch::returns {

using cards::Card;
using cards::CardSet;
using cards::HandPrefix;

namespace {

using ThreeCards = std::array<Card, 3>;

// The same hand with its suits renamed in order of appearance and its cards sorted, the least of
// all orders: hands that differ only by the names of suits become one.
ThreeCards canonical(ThreeCards cards) {
    ThreeCards least = cards;
    bool first = true;
    std::sort(cards.begin(), cards.end());
    do {
        std::array<int, cards::kSuitCount> names{-1, -1, -1, -1};
        int next = 0;
        ThreeCards renamed = cards;
        for (Card& card : renamed) {
            int& name = names[static_cast<std::size_t>(card.suit())];
            if (name < 0)
                name = next++;
            card = Card(card.rank(), static_cast<cards::Suit>(name));
        }
        std::sort(renamed.begin(), renamed.end());
        least = first ? renamed : std::min(least, renamed);
        first = false;
    } while (std::next_permutation(cards.begin(), cards.end()));
    return least;
}

std::map<ThreeCards, std::int64_t> startingHands() {
    std::map<ThreeCards, std::int64_t> hands;
    for (std::size_t c = 2; c < cards::kDeckSize; ++c)
        for (std::size_t b = 1; b < c; ++b)
            for (std::size_t a = 0; a < b; ++a)
                ++hands[canonical({cards::kDeck[a], cards::kDeck[b], cards::kDeck[c]})];
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
            CardSet last = rest;
            last.erase(fourth);
            std::int64_t onFour = 0;
            for (const Card fifth : last)
                onFour += payouts.of(four.five(fifth));
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
