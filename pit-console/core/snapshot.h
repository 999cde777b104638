#pragma once

#include "pit-console/core/alarm.h"
#include "pit-console/core/claim_picture.h"
#include "pit-console/core/staff_picture.h"
#include "pit-console/core/table_picture.h"
#include "pit-console/core/table_summary.h"

#include <optional>
#include <vector>

// What the console knows at one moment, as plain values: made by a source, shown by view models.

namespace pitwatch::console {

struct Snapshot {
    bool brokerConnected = false;
    core::Instant at{};
    std::vector<TableSummary> tables{};
    std::vector<Alarm> alarms{};
    AlarmRate alarmRate{};
    // Every claim of the pit that is still open, the oldest first.
    std::vector<ClaimPicture> claims{};
    // The table that is being looked at.
    std::optional<TablePicture> watched{};
    StaffPicture staff{};
    // What became of what was asked for, each told once.
    std::vector<ActionOutcome> outcomes{};
};

} // namespace pitwatch::console
