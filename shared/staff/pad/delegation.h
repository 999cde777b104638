#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"
#include "shared/events/values.h"
#include "shared/staff/keys/keys.h"
#include "shared/staff/role.h"

// What somebody signs who signs on at a table's pad: for some hours, what this key signs at this
// table is pressed by them. The key's secret was made in the pad for this one delegation and never
// leaves it. Plain values; the bytes are in README.md.

namespace pitwatch::staff {

struct Delegation {
    static constexpr unsigned kVersion = 1;

    events::ActionId id{};
    events::PersonId person{};
    Role role{};
    core::TableId table{};
    core::PartyId pad{};
    PublicKey key{};
    std::uint64_t rosterVersion = 0;
    core::Instant from{};
    core::Instant until{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "id", id, "person", person, "role", role, "table", table, "pad",
                       pad, "key", key, "roster_version", rosterVersion, "from", from, "until",
                       until);
    }
    friend bool operator==(const Delegation&, const Delegation&) = default;
};

// A dealer's string, and nobody works on through a night by one signature.
inline constexpr core::Millis kLongestDelegation = std::chrono::hours{4};

core::Bytes signedBytes(const Delegation& delegation);
core::Result<Delegation> parseDelegation(core::ByteView bytes);

} // namespace pitwatch::staff
