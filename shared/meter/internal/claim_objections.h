#pragma once

#include "shared/events/claims/claim_events.h"
#include "shared/meter/refusals.h"
#include "shared/meter/state.h"

#include <optional>

namespace pitwatch::meter {

// Why the table cannot have such a claim, or nothing. What is not won by a progressive wager moves
// no meter and is left to the people who verify and approve it.
std::optional<MeterRefusal> objectionTo(const State& state, const events::ClaimRaised& claim);

// Why the table cannot have read the hand that was declared, from these cards, or nothing: the
// wagers are held against those that it locked in the round of the claim, its last one.
std::optional<MeterRefusal> objectionTo(const State& state, const events::ClaimNoted& declared,
                                        const std::vector<cards::Card>& cards);

// Whether another claim for that seat's progressive wager stands: one that was read or verified,
// and did not come to nothing.
bool wasClaimed(const State& state, const events::ClaimId& claim,
                const std::optional<events::RoundId>& round, const std::optional<core::Seat>& seat);

// Whether the claim waits for the first opening of its link.
bool isDeferred(const State& state, const events::ClaimId& claim);

} // namespace pitwatch::meter
