#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

namespace pitwatch::feed {

// What may be believed of what was read from a party.
enum class Standing : std::uint8_t {
    Fresh,      // Everything the party had said it had, not longer than the limit ago.
    Stale,      // Nothing heard, or not caught up, for longer than that.
    Offline,    // Stopped, or its connection broke.
    Doubtful,   // Its journal contradicts what was read of it before; nothing more is applied.
    NeverHeard, // Shown to people in place of the others: nothing of it was ever read.
};
constexpr auto enumNames(Standing) {
    return core::names("fresh", "stale", "offline", "doubtful", "never_heard");
}

} // namespace pitwatch::feed
