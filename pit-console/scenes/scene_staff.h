#pragma once

#include "pit-console/core/desk/console_desk.h"
#include "shared/desk/addressee_desk.h"

namespace pitwatch::console {

// The moment every scene happens at.
core::Instant sceneTime();
// Stands still at that moment.
const core::Clock& sceneClock();

// The people of every scene: real keys, a real roster, and for everybody the passphrase "scene".
core::PartyId sceneConsole();
desk::RosterSource sceneRoster();
ConsoleDesk::Settings sceneDesk(std::vector<core::PartyId> tables);
staff::Secret scenePassphrase();

} // namespace pitwatch::console
