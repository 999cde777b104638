#pragma once

#include "shared/feed/seeded_random.h"
#include "shared/table/state.h"

#include <optional>
#include <string>

namespace pitwatch::simulation {

// What a dealer tells the pad who sees a jackpot where there is none: for a stake that was not
// made, for a seat that made no wager, once more what is claimed already, or a hand that the cards
// do not turn out to be. Nothing where there is nothing to be wrong about.
std::optional<std::string> falseClaim(const table::State& state, feed::SeededRandom& random);

} // namespace pitwatch::simulation
