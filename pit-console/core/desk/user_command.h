#pragma once

#include "pit-console/core/offers/offer.h"

#include <optional>
#include <string>
#include <variant>

// What a person at the console wants; view models make these, the source carries them out. An `id`
// comes back in an ActionOutcome.

namespace pitwatch::console {

// Pictures of this table come with the snapshots from now on.
struct WatchTable {
    std::optional<core::PartyId> table{};
};

struct AcknowledgeAlarm {
    std::uint64_t id = 0;
    events::AlarmId alarm{};
};

struct ShelveAlarm {
    std::uint64_t id = 0;
    events::AlarmId alarm{};
    std::string reason{};
    core::Instant until{};
};

struct SignIn {
    std::uint64_t id = 0;
    std::string person{};
    staff::Secret passphrase{};
};

// The sign-in or the action with that id is not wanted any more: nothing comes of it where nothing
// has come of it yet.
struct Cancel {
    std::uint64_t id = 0;
};

struct SignOut {};

// Signed by whoever is signed in; the passphrase is asked for every time.
struct Act {
    std::uint64_t id = 0;
    desk::Request request{};
    staff::Secret passphrase{};
};

using UserCommand =
    std::variant<WatchTable, AcknowledgeAlarm, ShelveAlarm, SignIn, Cancel, SignOut, Act>;

} // namespace pitwatch::console
