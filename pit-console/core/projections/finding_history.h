#pragma once

#include "pit-console/core/database/sql_projection.h"
#include "pit-console/core/period.h"
#include "shared/events/alarm_events.h"
#include "shared/events/finding_events.h"

#include <memory>
#include <optional>
#include <vector>

namespace SQLite {
class Database;
}

namespace pitwatch::console {

// A breach that a party noticed by itself.
struct FoundBreach {
    core::PartyId party;
    core::Instant at{};
    events::ComplianceFound found;
    std::optional<core::Instant> resolvedAt;
    std::optional<events::PersonId> resolvedBy;
    core::Text explanation;

    friend bool operator==(const FoundBreach&, const FoundBreach&) = default;
};

// An alarm as the console's journal tells of it.
struct LoggedAlarm {
    core::PartyId console;
    core::Instant at{};
    events::AlarmId alarm;
    events::AlarmKindName kind;
    events::AlarmPriority priority{};
    std::optional<core::TableId> table;
    std::optional<core::Instant> acknowledgedAt;
    std::optional<events::PersonId> acknowledgedBy;
    std::optional<core::Instant> clearedAt;

    friend bool operator==(const LoggedAlarm&, const LoggedAlarm&) = default;
};

// What the parties found against themselves, and the alarms there were.
class FindingHistory final : public SqlProjection {
public:
    static const Shape& shape();

    explicit FindingHistory(SQLite::Database& database);
    ~FindingHistory() override;

    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;

    // In the order of time; of every party where no table is named.
    std::vector<FoundBreach> breaches(const Period& period,
                                      const std::optional<core::PartyId>& table = {}) const;
    std::vector<LoggedAlarm> alarms(const Period& period) const;

private:
    struct Commands;

    SQLite::Database& m_database;
    std::unique_ptr<Commands> m_commands;
};

} // namespace pitwatch::console
