#pragma once

#include "pit-console/core/database/sql_projection.h"
#include "shared/core/clock.h"
#include "shared/events/opening_events.h"
#include "shared/events/party_events.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace pitwatch::console {

// What a table was run with from a moment on.
struct TableSetup {
    core::PartyId table;
    core::Instant since{};
    events::RuleSetId ruleSet;
    std::string submission; // As it was filed; empty where an old journal kept only its digest.
    std::string site;       // The site's settings; empty for the defaults.

    friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

struct MethodChange {
    core::Instant at{};
    events::DealingMethod method{};

    friend bool operator==(const MethodChange&, const MethodChange&) = default;
};

// The shuffler was taken out of use, or returned to it.
struct ShufflerUse {
    core::Instant at{};
    bool inUse = true;

    friend bool operator==(const ShufflerUse&, const ShufflerUse&) = default;
};

// The configuration of every table over time.
class SetupHistory final : public SqlProjection {
public:
    static const Shape& shape();

    explicit SetupHistory(SQLite::Database& database);
    ~SetupHistory() override;

    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;

    // Tables that ever told how they are set up, by name.
    std::vector<core::PartyId> tables() const;
    // What was in force at the moment; the first there is for a moment before it.
    std::optional<TableSetup> at(const core::PartyId& table, core::Instant moment) const;
    // Changes of the dealing method, in their order.
    std::vector<MethodChange> methods(const core::PartyId& table) const;
    std::vector<ShufflerUse> shufflerUses(const core::PartyId& table) const;

private:
    struct Commands;

    SQLite::Database& m_database;
    std::unique_ptr<Commands> m_commands;
};

} // namespace pitwatch::console
