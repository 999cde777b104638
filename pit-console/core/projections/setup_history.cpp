#include "pit-console/core/projections/setup_history.h"

#include "pit-console/core/database/sql.h"
#include "shared/events/device_events.h"

namespace pitwatch::console {

namespace {

std::string linesAsText(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

} // namespace

struct SetupHistory::Commands {
    explicit Commands(SQLite::Database& database)
        : loaded(database, "INSERT INTO setups VALUES (?, ?, ?, ?, ?, ?)")
        , method(database, "INSERT INTO dealing_methods VALUES (?, ?, ?, ?)")
        , use(database, "INSERT INTO shuffler_uses VALUES (?, ?, ?, ?)") {}

    Command loaded;
    Command method;
    Command use;
};

const Shape& SetupHistory::shape() {
    static const Shape kShape{"setup_history", 1, "setups dealing_methods shuffler_uses", R"(
CREATE TABLE setups (
    party      TEXT NOT NULL,
    sequence   INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    rule_set   TEXT NOT NULL,
    submission TEXT NOT NULL,
    site       TEXT NOT NULL,
    PRIMARY KEY (party, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE dealing_methods (
    party    TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    method   INTEGER NOT NULL,
    PRIMARY KEY (party, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE shuffler_uses (
    party    TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    in_use   INTEGER NOT NULL,
    PRIMARY KEY (party, sequence)
) STRICT, WITHOUT ROWID;
)"};
    return kShape;
}

SetupHistory::SetupHistory(SQLite::Database& database)
    : m_database(database), m_commands(std::make_unique<Commands>(database)) {}

SetupHistory::~SetupHistory() = default;

void SetupHistory::apply(const core::PartyId& party, const wire::Envelope& entry,
                         const events::Event& event) {
    if (const auto* loaded = event.as<events::ConfigurationLoaded>())
        m_commands->loaded.run(party, entry.sequence, entry.at, loaded->ruleSet,
                               linesAsText(loaded->submission), linesAsText(loaded->site));
    else if (const auto* changed = event.as<events::DealingMethodChanged>())
        m_commands->method.run(party, entry.sequence, entry.at, changed->method);
    else if (const auto* out = event.as<events::DeviceMarkedOutOfOrder>();
             out != nullptr && events::isShuffler(out->device))
        m_commands->use.run(party, entry.sequence, entry.at, false);
    else if (const auto* back = event.as<events::DeviceReturnedToUse>();
             back != nullptr && events::isShuffler(back->device))
        m_commands->use.run(party, entry.sequence, entry.at, true);
}

std::vector<core::PartyId> SetupHistory::tables() const {
    Query query(m_database, "SELECT DISTINCT party FROM setups ORDER BY party");
    std::vector<core::PartyId> tables;
    while (query.next())
        query.into(tables.emplace_back());
    return tables;
}

std::optional<TableSetup> SetupHistory::at(const core::PartyId& table, core::Instant moment) const {
    Query query(m_database,
                "SELECT at, rule_set, submission, site FROM setups WHERE party = ?1 "
                "ORDER BY at <= ?2 DESC, CASE WHEN at <= ?2 THEN -sequence ELSE sequence END "
                "LIMIT 1",
                table, moment);
    if (!query.next())
        return std::nullopt;
    TableSetup setup;
    setup.table = table;
    query.into(setup.since, setup.ruleSet, setup.submission, setup.site);
    return setup;
}

std::vector<MethodChange> SetupHistory::methods(const core::PartyId& table) const {
    Query query(m_database,
                "SELECT at, method FROM dealing_methods WHERE party = ? ORDER BY sequence", table);
    std::vector<MethodChange> changes;
    while (query.next()) {
        MethodChange& change = changes.emplace_back();
        query.into(change.at, change.method);
    }
    return changes;
}

std::vector<ShufflerUse> SetupHistory::shufflerUses(const core::PartyId& table) const {
    Query query(m_database,
                "SELECT at, in_use FROM shuffler_uses WHERE party = ? ORDER BY sequence", table);
    std::vector<ShufflerUse> uses;
    while (query.next()) {
        ShufflerUse& use = uses.emplace_back();
        query.into(use.at, use.inUse);
    }
    return uses;
}

} // namespace pitwatch::console
