#pragma once

#include "shared/meter/input.h"
#include "shared/meter/state.h"

// What an order to the controller changes, in money: this is held against the limits of the people
// who sign it. Pure; whole cents, rounded up.

namespace pitwatch::meter {

// How far the meter moves, up or down; nothing where there is no such meter.
core::Cents weightOf(const State& state, const CorrectMeter& input);

// What the new parameters can cost, level by level (README.md, reading M7): the change of the
// initial and reset amounts, the share of what the meter holds that goes by the changed rate, and
// what another limit moves between meter and pot.
core::Cents weightOf(const State& state, const ChangeParameters& input);

} // namespace pitwatch::meter
