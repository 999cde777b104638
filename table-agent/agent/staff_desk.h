#pragma once

#include "shared/desk/addressee_desk.h"
#include "table-agent/agent/peer_events.h"

// What the table makes of actions that people signed at a console: checked offline, and done in the
// same transaction as the record of it.

namespace pitwatch::agent {

// The desk outlives the handlers.
void addStaffHandlers(PeerEvents& peers, desk::AddresseeDesk& desk);

} // namespace pitwatch::agent
