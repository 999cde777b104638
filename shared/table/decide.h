#pragma once

#include "shared/core/clock.h"
#include "shared/events/deck_events.h"
#include "shared/events/event.h"
#include "shared/table/input.h"
#include "shared/table/state.h"

#include <vector>

namespace pitwatch::table {

// What follows from `input` at `now`. Pure: the same arguments always give the same events. What is
// not allowed now gives a CommandRefused with the reason and the section; no input is ever ignored
// except a signal that says nothing new.
std::vector<events::Event> decide(const State& state, const Input& input, core::Instant now);

// Moves the state by one event that was committed at `at`. Events of others change nothing.
void apply(State& state, const events::Event& event, core::Instant at);

} // namespace pitwatch::table
