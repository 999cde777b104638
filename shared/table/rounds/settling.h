#pragma once

#include "shared/table/claims/claims.h"
#include "shared/table/internal/draft.h"
#include "shared/table/reasons.h"

namespace pitwatch::table {

// Whether the hands of seats whose wagers are lost have to be shown first: they count for the Envy
// of others. When the round ends without them, it is settled all the same.
enum class LostHands : std::uint8_t { Awaited, Unseen };

// Settles the round if wagers, decisions and cards are complete; does nothing otherwise.
void settleIfComplete(Draft& draft, LostHands lost = LostHands::Awaited);

// The round ends, and something that it takes was not told: whatever can be settled without it is,
// seat by seat and wager by wager. The round itself stays unsettled.
void settleInPart(Draft& draft);

// A claim of the round that people verified or approved, and that the cards contradict: only they
// take it back, and until they do the round is not settled.
std::optional<Contradicted> signedOtherwise(const State& state, LostHands lost);

// What keeps the round from being settled, if anything does.
std::optional<Unsettled> missingForSettlement(const State& state, LostHands lost);
// The same, and what makes a round that has everything no lawful one.
events::Phrase whyNotSettled(const State& state);

} // namespace pitwatch::table
