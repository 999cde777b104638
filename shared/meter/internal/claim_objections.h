#pragma once

#include "shared/events/claims/claim_events.h"
#include "shared/meter/refusals.h"
#include "shared/meter/state.h"

#include <optional>

namespace pitwatch::meter {

// Why the table cannot have such a claim, or nothing. What is not won by a progressive wager moves
// no meter and is left to the people who verify and approve it.
std::optional<MeterRefusal> objectionTo(const State& state, const events::ClaimRaised& claim);

// Whether the table locked a wager of that seat in the round of the claim, its last one.
bool wasWagered(const State& state, const events::ClaimNoted& claim);

// Whether another claim for that seat's progressive wager stands: one that was read or verified,
// and did not come to nothing.
bool wasClaimed(const State& state, const events::ClaimId& claim,
                const std::optional<events::RoundId>& round, const std::optional<core::Seat>& seat);

// Whether the claim waits for the first opening of its link.
bool isDeferred(const State& state, const events::ClaimId& claim);

} // namespace pitwatch::meter
