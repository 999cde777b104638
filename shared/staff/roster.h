#pragma once

#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/core/money.h"
#include "shared/core/result.h"
#include "shared/core/text.h"
#include "shared/events/fields.h"
#include "shared/events/values.h"
#include "shared/staff/keys/keys.h"
#include "shared/staff/role.h"

#include <map>
#include <optional>

// Who may do what at a site: one value, signed as a whole, replaced as a whole. Plain values; any
// thread may read one. The signed bytes are described in README.md.

namespace pitwatch::staff {

struct Person {
    core::Text name{};
    Role role{};
    core::Cents limit{}; // The most money this person may decide about at once.
    PublicKey key{};
    bool active = true; // A person who left stays on the roster, because old records name them.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "name", name, "role", role, "limit", limit, "key", key, "active",
                       active);
    }
    friend bool operator==(const Person&, const Person&) = default;
};

enum class DeviceKind : std::uint8_t { Console, TableAgent, Controller, Pad };
constexpr auto enumNames(DeviceKind) {
    return core::names("console", "table_agent", "controller", "pad");
}

struct Device {
    DeviceKind kind{};
    PublicKey key{}; // Of its journal's heads; all zero where it signs none.
    bool active = true;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "kind", kind, "key", key, "active", active);
    }
    friend bool operator==(const Device&, const Device&) = default;
};

struct Roster {
    static constexpr unsigned kVersion = 1; // Of the form, not of the content.

    core::Text site{};
    std::uint64_t version = 0; // Grows with every roster of the site.
    core::Instant issuedAt{};
    core::Instant expiresAt{};
    std::map<events::PersonId, Person> people{};
    std::map<core::PartyId, Device> devices{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "site", site, "version", version, "issued_at", issuedAt,
                       "expires_at", expiresAt, "people", people, "devices", devices);
    }
    const Person* find(const events::PersonId& person) const;
    const Device* find(const core::PartyId& device) const;
    friend bool operator==(const Roster&, const Roster&) = default;
};

// What a site key signs: the purpose line, then the canonical bytes.
core::Bytes signedBytes(const Roster& roster);
core::Result<Roster> parseSignedBytes(core::ByteView bytes);
events::Digest digestOf(const Roster& roster);

struct SignedRoster {
    Roster roster;
    // Of site keys; one per key.
    std::map<PublicKey, Signature> signatures;

    friend bool operator==(const SignedRoster&, const SignedRoster&) = default;
};

// The keys that may sign rosters and clock orders, and how many of them it takes. Installed with
// the software.
struct SiteKeys {
    std::uint8_t threshold = 1;
    std::vector<PublicKey> keys;

    friend bool operator==(const SiteKeys&, const SiteKeys&) = default;
};

// Those of the signatures over `message` that are genuine and of keys of the site.
std::map<PublicKey, Signature> genuineOf(const std::map<PublicKey, Signature>& signatures,
                                         core::ByteView message, const SiteKeys& siteKeys);

// Whether as many keys of the site signed `message` as it takes: of rosters, orders, whatever the
// site signs, by whoever checks.
bool isSignedBySite(const std::map<PublicKey, Signature>& signatures, core::ByteView message,
                    const SiteKeys& siteKeys);

// The roster somebody already goes by.
struct RosterSeen {
    std::uint64_t version = 0; // 0: none yet.
    events::Digest digest{};
};

enum class RosterProblem : std::uint8_t {
    NotSigned,
    TooLongInForce,
    NotYetIssued,
    Expired,
    Older,
    SameVersionDiffers,
    TooFarAhead,
    KeyTwice
};
constexpr auto enumNames(RosterProblem) {
    return core::names("not_signed", "too_long_in_force", "not_yet_issued", "expired", "older",
                       "same_version_differs", "too_far_ahead", "key_twice");
}
constexpr std::string_view listName(RosterProblem) {
    return "roster_problem";
}

// Why the roster may not be adopted at `now`, or nothing. `seen` is what was adopted before: a
// roster never goes back to an older one.
std::optional<RosterProblem> problemOf(const SignedRoster& given, const SiteKeys& siteKeys,
                                       const RosterSeen& seen, core::Instant now);

// How many versions a roster may be ahead of the one before it, for a machine that was away while
// others were made; and the highest there is, for one that has none yet. A roster of an absurd
// version would be the last one: nobody could make a newer.
inline constexpr std::uint64_t kMostVersionsAhead = 1'000;
inline constexpr std::uint64_t kMostVersion = 1'000'000;
// A roster that nobody renews stops the signing of actions, not the games.
inline constexpr core::Millis kLongestRoster = std::chrono::hours{24 * 366};
// Clocks of two machines of a site may differ by this much.
inline constexpr core::Millis kClockTolerance = std::chrono::seconds{30};

} // namespace pitwatch::staff
