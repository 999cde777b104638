#pragma once

#include "shared/core/clock.h"

#include <QString>

namespace pitwatch::console {

// "3 h 12 min", "26 min", "45 s": as precise as a person in the pit needs it.
QString durationText(core::Millis duration);

} // namespace pitwatch::console
