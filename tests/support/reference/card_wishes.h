#pragma once

#include "tests/support/reference/reference_random.h"
#include "tests/support/reference/stacked_deck.h"

#include <string>
#include <vector>

// What to wish for from a stacked deck in one round: boards first, then hands that go with them.
// Boards made for two hands remember these until a seat takes them. One object serves one round.
namespace pitwatch::reference {

using Wishes = std::vector<std::string>;

class CardWishes {
public:
    explicit CardWishes(Random& random) : m_random(random) {}

    Wishes community();
    Wishes box();
    Wishes letItRideHand(const Wishes& community, const Wishes& box);

    // The cross as left, center, right, top, bottom.
    Wishes cross();
    Wishes runEmTwiceHand(const Wishes& cross);

private:
    Wishes sharedByTwoStraightFlushes();
    Wishes sharedByTwoFours();
    Wishes doubleRun();
    Wishes twinRuns();
    Wishes twinFours();
    bool takesTwin();
    Wishes takeTwin();

    Wishes aceKingQueen();
    Wishes threeInARow();
    Wishes superRoyal(const std::string& suit);
    Wishes ofSuit(const std::string& suit);
    Wishes ranksOf(const Wishes& cards);
    std::string randomSuit();

    Random& m_random;
    std::vector<Wishes> m_twins;
};

} // namespace pitwatch::reference
