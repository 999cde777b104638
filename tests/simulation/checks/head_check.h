#pragma once

#include "tests/simulation/machines/process.h"

namespace pitwatch::simulation {

// What an auditor holds in hand: every signed head of a journal on disk is the device's and fits
// the entries, and no more commits than were agreed on stand after the last one.
void checkHeads(Process& process);

} // namespace pitwatch::simulation
