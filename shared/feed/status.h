#pragma once

#include "shared/core/bytes.h"
#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/core/ids.h"
#include "shared/core/result.h"
#include "shared/journal/journal.h"
#include "shared/journal/signer.h"
#include "shared/wire/envelope.h"

#include <cstdint>
#include <optional>

// What a party says of itself on its status topic, retained: birth, heartbeat, and last word. JSON,
// so that dashboards read it too; README.md has the fields.

namespace pitwatch::feed {

enum class Life : std::uint8_t {
    Online,
    Offline, // A clean stop, said by the party itself.
    Lost,    // Its will, said by the broker when the connection broke.
};
constexpr auto enumNames(Life) {
    return core::names("online", "offline", "lost");
}

struct Status {
    core::PartyId party;
    Life life = Life::Online;
    journal::Head head;  // A will's head is that of the moment it was left.
    wire::Moment moment; // Its beat is this status; a will comes after all of its connection.
    core::Instant at{};
    core::Millis up{0}; // By the steady clock of that process; only where it is signed.
    std::optional<journal::Signature> signature{};

    friend bool operator==(const Status&, const Status&) = default;
};

// Whether `later` was said after `earlier`, whatever the order of arrival. Equal is not after.
bool isAfter(const Status& later, const Status& earlier);

// Not where one of them does not say which process it is of.
bool areOfTwoProcesses(const Status& one, const Status& other);

// Whether one journal that only ever grew cannot have led to both: two processes of which each was
// there before the other's journal ended, or one whose journal became shorter. Wills tell the head
// of an earlier moment, so `earlier` and `later` are in the order of isAfter() or of two processes.
bool contradict(const Status& earlier, const Status& later);

// Signed by the party itself, over everything else that it says.
void sign(Status& status, const journal::Signer& signer);
bool isGenuine(const Status& status, const journal::PublicKey& key);

core::Bytes encodeStatus(const Status& status);

// Refuses what breaks the rules of README.md; keys it does not know are ignored.
core::Result<Status> decodeStatus(core::ByteView bytes);

} // namespace pitwatch::feed
