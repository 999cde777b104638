#pragma once

#include "shared/feed/follower.h"
#include "table-agent/agent/peer_events.h"

#include <optional>

// What the table makes of the progressive controller: of its journal, and of how far it may be
// believed. Any doubt locks the progressive and nothing else; base play goes on.

namespace pitwatch::agent {

// Amounts and documents of this table's claims, and its link going in and out of service.
void addMeterHandlers(PeerEvents& peers);

bool isLocked(const table::State& state, events::ProgressiveLock reason);

// Of a controller that was never heard nothing is known: the link is closed until it speaks of it.
std::optional<table::Input> beforeFirstWord(const table::State& state);

// What has to be locked or unlocked by how the controller stands now, one input at a time.
std::optional<table::Input> byStanding(const table::State& state, const feed::PartyView& meter);

} // namespace pitwatch::agent
