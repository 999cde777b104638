#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"
#include "shared/events/values.h"

// One press at a pad, as it is signed. Plain values; the bytes are in README.md.

namespace pitwatch::staff {

struct Press {
    static constexpr unsigned kVersion = 1;

    events::ActionId delegation{};
    std::uint64_t number = 0; // Grows with every press of a delegation.
    core::Instant at{};       // By the pad's clock.
    core::Bytes command{};    // The pad's message, word for word; empty: the person signs off.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "delegation", delegation, "number", number, "at", at, "command",
                       command);
    }
    friend bool operator==(const Press&, const Press&) = default;
};

inline constexpr std::size_t kMaxCommandBytes = 1400;

core::Bytes signedBytes(const Press& press);
core::Result<Press> parsePress(core::ByteView bytes);

} // namespace pitwatch::staff
