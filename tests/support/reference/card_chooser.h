#pragma once

#include "tests/support/reference/reference_random.h"
#include "tests/support/reference/stacked_deck.h"

#include <string>
#include <vector>

// What to take from a stacked deck in one round: boards first, then hands that go with them.
// Boards made for two hands remember these until a seat takes them. One object serves one round.
namespace pitwatch::reference {

// Cards, or ranks with '?' for any suit, as StackedDeck takes them.
using CardTexts = std::vector<std::string>;

class CardChooser {
public:
    explicit CardChooser(Random& random) : m_random(random) {}

    CardTexts community();
    CardTexts box();
    CardTexts letItRideHand(const CardTexts& community, const CardTexts& box);

    // The cross as left, center, right, top, bottom.
    CardTexts cross();
    CardTexts runEmTwiceHand(const CardTexts& cross);

private:
    CardTexts sharedByTwoStraightFlushes();
    CardTexts sharedByTwoFours();
    CardTexts doubleRun();
    CardTexts twinRuns();
    CardTexts twinFours();
    bool takesTwin();
    CardTexts takeTwin();

    CardTexts aceKingQueen();
    CardTexts threeInARow();
    CardTexts superRoyal(const std::string& suit);
    CardTexts ofSuit(const std::string& suit);
    CardTexts ranksOf(const CardTexts& cards);
    std::string randomSuit();

    Random& m_random;
    std::vector<CardTexts> m_twins;
};

} // namespace pitwatch::reference
