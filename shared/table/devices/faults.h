#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The table's one shuffler, in events.
const events::DeviceId& shufflerDevice();
// An automated shoe by itself, where it is another device than the shuffler.
const events::DeviceId& shoeDevice();

// The rule that asks for the cover or sign before another method is used; empty if silent.
// The one that a word which names none is about: where cards come from an automated shoe, that.
const events::DeviceId& deviceMeant(const State& state);
std::string outOfUseSection(const rules::RuleSet& rules);

// Raises a fault unless the same one is open already: one cause, one alarm.
void raiseFault(Draft& draft, const events::DeviceId& device, events::FaultKind kind,
                const events::Phrase& detail);

bool hasOpenFault(const State& state, const events::DeviceId& device);

} // namespace pitwatch::table
