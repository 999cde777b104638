#pragma once

#include "shared/core/clock.h"

namespace pitwatch::console {

// A stretch of time: `from` belongs to it, `to` does not.
struct Period {
    core::Instant from{};
    core::Instant to{};

    bool contains(core::Instant at) const { return from <= at && at < to; }
    friend bool operator==(const Period&, const Period&) = default;
};

} // namespace pitwatch::console
