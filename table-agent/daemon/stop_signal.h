#pragma once

namespace pitwatch::daemon {

// Whether SIGTERM or SIGINT has asked this process to stop. The first call arms it.
bool stopRequested();

} // namespace pitwatch::daemon
