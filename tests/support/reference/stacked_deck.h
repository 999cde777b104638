#pragma once

#include "tests/support/reference/reference_random.h"

#include <optional>
#include <string>
#include <vector>

// A deck that deals what is wanted as long as it has it, so that rare hands come often.
// Cards are the contract's strings. Ranks are 1 to 14: the ace answers to both ends.
namespace pitwatch::reference {

class StackedDeck {
public:
    explicit StackedDeck(Random& random);

    // Wanted is a card, or a rank with '?' for any suit. Cards not to be had, or not wanted, come
    // from the shuffled rest; a card is dealt once only.
    std::vector<std::string> deal(std::size_t count, const std::vector<std::string>& wanted);

private:
    std::optional<std::string> take(const std::string& wanted);

    std::vector<std::string> m_cards;
};

std::string rankName(std::int64_t rank);

// What completes five consecutive ranks that hold all of `given`: of its suit where `suited`, of
// any suit otherwise. Empty where there is no such five.
std::vector<std::string> completedStraight(Random& random, const std::vector<std::string>& given,
                                           bool suited);

// Some of five consecutive ranks of one suit, royals and wheels often.
std::vector<std::string> suitedNeighbours(Random& random, std::size_t count);

} // namespace pitwatch::reference
