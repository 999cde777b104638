#pragma once

#include "pit-console/app/options.h"
#include "pit-console/core/live/source.h"

namespace pitwatch::console {

// Shows the players' sign of one link until its window is closed; the exit code of the program.
// Nobody signs in here and nothing can be asked for. GUI thread.
int runSign(Source& source, const Options& options);

} // namespace pitwatch::console
