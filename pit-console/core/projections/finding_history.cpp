#include "pit-console/core/projections/finding_history.h"

#include "pit-console/core/database/sql.h"

namespace pitwatch::console {

struct FindingHistory::Commands {
    explicit Commands(SQLite::Database& database)
        : found(database, "INSERT OR REPLACE INTO findings (party, finding, at, kind, table_name, "
                          "colour, deck, round, section, detail) VALUES "
                          "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        , resolved(database,
                   "UPDATE findings SET resolved_at = ?, resolved_by = ?, explanation = ? "
                   "WHERE party = ? AND finding = ?")
        , raised(database, "INSERT OR REPLACE INTO alarms (party, alarm, at, kind, priority, "
                           "table_name) VALUES (?, ?, ?, ?, ?, ?)")
        , acknowledged(database, "UPDATE alarms SET acknowledged_at = ?, acknowledged_by = ? "
                                 "WHERE party = ? AND alarm = ?")
        , cleared(database, "UPDATE alarms SET cleared_at = ? WHERE party = ? AND alarm = ?") {}

    Command found;
    Command resolved;
    Command raised;
    Command acknowledged;
    Command cleared;
};

const Shape& FindingHistory::shape() {
    static const Shape kShape{"finding_history", 3, "findings alarms", R"(
CREATE TABLE findings (
    party       TEXT NOT NULL,
    finding     INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    kind        INTEGER NOT NULL,
    table_name  TEXT NOT NULL,
    colour      INTEGER,
    deck        TEXT,
    round       INTEGER,
    section     TEXT NOT NULL,
    detail      BLOB NOT NULL,
    resolved_at INTEGER,
    resolved_by TEXT,
    explanation TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (party, finding)
) STRICT, WITHOUT ROWID;
CREATE INDEX findings_at ON findings (at);
CREATE TABLE alarms (
    party           TEXT NOT NULL,
    alarm           INTEGER NOT NULL,
    at              INTEGER NOT NULL,
    kind            TEXT NOT NULL,
    priority        INTEGER NOT NULL,
    table_name      TEXT,
    acknowledged_at INTEGER,
    acknowledged_by TEXT,
    cleared_at      INTEGER,
    PRIMARY KEY (party, alarm)
) STRICT, WITHOUT ROWID;
CREATE INDEX alarms_at ON alarms (at);
)"};
    return kShape;
}

FindingHistory::FindingHistory(SQLite::Database& database)
    : m_database(database), m_commands(std::make_unique<Commands>(database)) {}

FindingHistory::~FindingHistory() = default;

void FindingHistory::apply(const core::PartyId& party, const wire::Envelope& entry,
                           const events::Event& event) {
    Commands& run = *m_commands;
    if (const auto* found = event.as<events::ComplianceFound>())
        run.found.run(party, found->finding, entry.at, found->kind, found->table, found->deck,
                      found->deckId, found->round, found->section, found->detail);
    else if (const auto* resolved = event.as<events::FindingResolved>())
        run.resolved.run(entry.at, resolved->by, resolved->explanation, party, resolved->finding);
    else if (const auto* raised = event.as<events::AlarmRaised>())
        run.raised.run(party, raised->alarm, entry.at, raised->kind, raised->priority,
                       raised->table);
    else if (const auto* seen = event.as<events::AlarmAcknowledged>())
        run.acknowledged.run(entry.at, seen->by, party, seen->alarm);
    else if (const auto* cleared = event.as<events::AlarmCleared>())
        run.cleared.run(entry.at, party, cleared->alarm);
}

std::vector<FoundBreach> FindingHistory::breaches(const Period& period,
                                                  const std::optional<core::PartyId>& table) const {
    Query query(m_database,
                std::string("SELECT party, at, finding, kind, table_name, colour, deck, round, "
                            "section, detail, resolved_at, resolved_by, explanation FROM findings "
                            "WHERE at >= ?1 AND at < ?2") +
                    (table ? " AND party = ?3" : "") + " ORDER BY at, party, finding",
                period.from, period.to);
    if (table)
        query.bind(3, *table);
    std::vector<FoundBreach> breaches;
    while (query.next()) {
        FoundBreach& one = breaches.emplace_back();
        query.into(one.party, one.at, one.found.finding, one.found.kind, one.found.table,
                   one.found.deck, one.found.deckId, one.found.round, one.found.section,
                   one.found.detail, one.resolvedAt, one.resolvedBy, one.explanation);
    }
    return breaches;
}

std::vector<LoggedAlarm> FindingHistory::alarms(const Period& period) const {
    Query query(m_database,
                "SELECT party, at, alarm, kind, priority, table_name, acknowledged_at, "
                "acknowledged_by, cleared_at FROM alarms WHERE at >= ? AND at < ? "
                "ORDER BY at, party, alarm",
                period.from, period.to);
    std::vector<LoggedAlarm> alarms;
    while (query.next()) {
        LoggedAlarm& one = alarms.emplace_back();
        query.into(one.console, one.at, one.alarm, one.kind, one.priority, one.table,
                   one.acknowledgedAt, one.acknowledgedBy, one.clearedAt);
    }
    return alarms;
}

} // namespace pitwatch::console
