#pragma once

#include "shared/core/clock.h"
#include "shared/meter/input.h"
#include "shared/meter/state.h"

#include <vector>

namespace pitwatch::meter {

// What follows from `input` at `now`. Pure: the same arguments always give the same events. What is
// not allowed gives a CommandRefused with the reason; what does not concern the meters, nothing.
std::vector<events::Event> decide(const State& state, const Input& input, core::Instant now);

// Moves the state by one event of the controller's journal, or says why the event cannot have
// followed: money that appears or vanishes, a meter that is not there. Then nothing was changed.
core::Outcome tryApply(State& state, const events::Event& event);

// The same for events that decide() made from this state: a contradiction is a broken invariant.
void apply(State& state, const events::Event& event);

// Whether a table's event can mean anything to the meters; the others need not be decoded.
bool concernsMeters(events::EventType type);

// Why the link cannot be in service as things are, or nothing.
events::Phrase problemOf(const State& state, const ProgressiveLink& link);

// Whether the setup has other limits for the link than are in force: they came into force with an
// event, and others do with a change of parameters only.
bool limitsDiffer(const State& state, const events::LinkId& name, const ProgressiveLink& link);

// Whoever the record names where the configuration and no person opened a link.
const events::PersonId& controllerItself();

} // namespace pitwatch::meter
