#pragma once

#include "pit-console/core/alarms/alarm.h"
#include "pit-console/core/pictures/claim_picture.h"
#include "pit-console/core/pictures/link_picture.h"
#include "pit-console/core/pictures/staff_picture.h"
#include "pit-console/core/pictures/table_picture.h"
#include "pit-console/core/pictures/table_summary.h"

#include <optional>
#include <vector>

// What the console knows at one moment, as plain values: made by a source, shown by view models.

namespace pitwatch::console {

// How well a party is heard, as whoever listens can tell.
struct PartyContact {
    core::PartyId party;
    feed::Standing standing = feed::Standing::NeverHeard;
    core::Millis age{0};
    events::Phrase doubt{}; // Why its journal is doubted; empty where it is not.
};

// How far a console that starts has come with the entries it keeps.
struct Reading {
    std::uint64_t done = 0;
    std::uint64_t all = 0;

    friend bool operator==(const Reading&, const Reading&) = default;
};

struct Snapshot {
    bool brokerConnected = false;
    core::Instant at{};
    // Nothing else is known before this reading has ended.
    std::optional<Reading> reading{};
    std::vector<TableSummary> tables{};
    std::vector<Alarm> alarms{};
    AlarmRate alarmRate{};
    // Every claim of the pit that is still open, the oldest first.
    std::vector<ClaimPicture> claims{};
    // The links of the controllers that are followed.
    std::vector<LinkPicture> links{};
    // The parties followed besides the tables.
    std::vector<PartyContact> others{};
    // The table that is being looked at.
    std::optional<TablePicture> watched{};
    StaffPicture staff{};
    // Actions that were signed since the last snapshot, by the sender's number; each told once.
    std::vector<std::uint64_t> signedActions{};
    // What became of what was asked for, each told once.
    std::vector<ActionOutcome> outcomes{};
};

} // namespace pitwatch::console
