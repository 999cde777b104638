#pragma once

#include "shared/core/clock.h"
#include "shared/events/event.h"
#include "shared/events/phrase.h"
#include "shared/staff/role.h"
#include "shared/staff/roster.h"

#include <optional>
#include <string>
#include <vector>

// Who is at the console and who may do what, as the Staff page shows it. Plain values.

namespace pitwatch::console {

struct PersonPicture {
    std::string id{};
    std::string name{};
    staff::Role role{};
    core::Cents limit{};
    bool active = true;

    friend bool operator==(const PersonPicture&, const PersonPicture&) = default;
};

// Signed and not answered yet.
struct PendingAction {
    std::string name{};
    std::string person{};
    std::string addressee{};
    core::Instant expiresAt{};

    friend bool operator==(const PendingAction&, const PendingAction&) = default;
};

// One entry of the console's own record.
struct StaffRecord {
    core::Instant at{};
    events::Event event;

    friend bool operator==(const StaffRecord&, const StaffRecord&) = default;
};

struct StaffPicture {
    bool available = false; // Whether this console was set up for signing at all.
    std::optional<PersonPicture> signedIn{};
    std::uint64_t rosterVersion = 0; // 0: none is in force here.
    core::Instant rosterExpiresAt{};
    std::optional<events::Phrase> rosterProblem{}; // Why the newest one was refused.
    std::vector<PersonPicture> people{};
    std::vector<PendingAction> pending{};
    std::vector<StaffRecord> records{}; // The newest first.

    friend bool operator==(const StaffPicture&, const StaffPicture&) = default;
};

} // namespace pitwatch::console
