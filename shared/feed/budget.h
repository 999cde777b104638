#pragma once

#include <cstddef>

namespace pitwatch::feed {

// How much one topic may bring: so much at once, and so much a second after that.
struct Budget {
    double messagesPerSecond;
    double messagesAtOnce;
    double bytesPerSecond;
    double bytesAtOnce;
};

// A table's devices say a few things a second; a round told in one go is some hundred messages.
inline constexpr Budget kDeviceBudget{500, 2'000, 1'048'576, 4'194'304};
// A reader that was away for a day is sent batches as fast as it takes them.
inline constexpr Budget kPartyBudget{4'000, 8'000, 134'217'728, 134'217'728};

} // namespace pitwatch::feed
