#pragma once

#include "shared/meter/state.h"

// The events that move money, applied. Each checks that what the event says the meter held before
// and after is what the accounts say, so a journal that lost or invented a micro-cent is found at
// the entry that did it.

namespace pitwatch::meter {

// A rate of one, in parts of a million.
inline constexpr std::uint32_t kWholePpm = 1'000'000;

core::Outcome applyOne(State& state, const events::ContributionApplied& event);
core::Outcome applyOne(State& state, const events::ContributionReversed& event);
core::Outcome applyOne(State& state, const events::OverflowMoved& event);
core::Outcome applyOne(State& state, const events::MeterAmountFixed& event);
core::Outcome applyOne(State& state, const events::MeterReseeded& event);
core::Outcome applyOne(State& state, const events::MeterAmountReturned& event);
core::Outcome applyOne(State& state, const events::MeterCorrected& event);
core::Outcome applyOne(State& state, const events::ClaimDeferred& event);

} // namespace pitwatch::meter
