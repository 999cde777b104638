#pragma once

#include "shared/cards/card.h"
#include "table-agent/simulators/round_script.h"

#include <cstdint>
#include <vector>

namespace pitwatch::simulators {

struct Player {
    std::uint8_t seat = 0;
    bool folds = false;
    bool left = false;
    bool progressive = false;
    bool fiveCard = false;
    bool sixCard = false;
    std::vector<cards::Card> hand{};
};

// Who plays a round, and the cards as they lie on the table at its end.
struct DealtRound {
    std::vector<Player> players; // At least one.
    std::vector<cards::Card> board;
    std::vector<cards::Card> box; // Of the six-card wager.
};

DealtRound dealRound(const rules::RuleSet& rules, const RoundConditions& conditions,
                     feed::SeededRandom& random);

} // namespace pitwatch::simulators
