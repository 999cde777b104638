#include "pit-console/core/projections/meter_tables.h"

namespace pitwatch::console {

const Shape& meterShape() {
    static const Shape kShape{
        "meter_history", 3, "meter_links meter_levels meter_points meter_hits meter_contributions",
        R"(
CREATE TABLE meter_links (
    party  TEXT NOT NULL,
    link   TEXT NOT NULL,
    state  INTEGER NOT NULL,
    since  INTEGER NOT NULL,
    reason BLOB NOT NULL,
    PRIMARY KEY (party, link)
) STRICT, WITHOUT ROWID;
CREATE TABLE meter_levels (
    party       TEXT NOT NULL,
    link        TEXT NOT NULL,
    level       TEXT NOT NULL,
    rate_ppm    INTEGER NOT NULL,
    initial     INTEGER NOT NULL DEFAULT 0,
    reset       INTEGER NOT NULL DEFAULT 0,
    value       INTEGER NOT NULL DEFAULT 0,
    opened      INTEGER NOT NULL DEFAULT 0,
    contributed INTEGER NOT NULL DEFAULT 0,
    reversed    INTEGER NOT NULL DEFAULT 0,
    fixed       INTEGER NOT NULL DEFAULT 0,
    reseeded    INTEGER NOT NULL DEFAULT 0,
    returned    INTEGER NOT NULL DEFAULT 0,
    corrected   INTEGER NOT NULL DEFAULT 0,
    overflowed  INTEGER NOT NULL DEFAULT 0,
    seeded      INTEGER NOT NULL DEFAULT 0,
    hits        INTEGER NOT NULL DEFAULT 0,
    broken_at   INTEGER,
    PRIMARY KEY (party, link, level)
) STRICT, WITHOUT ROWID;
CREATE TABLE meter_points (
    party  TEXT NOT NULL,
    link   TEXT NOT NULL,
    level  TEXT NOT NULL,
    minute INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    value  INTEGER NOT NULL,
    PRIMARY KEY (party, link, level, minute)
) STRICT, WITHOUT ROWID;
CREATE TABLE meter_hits (
    party      TEXT NOT NULL,
    sequence   INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    link       TEXT NOT NULL,
    level      TEXT NOT NULL,
    table_name TEXT NOT NULL,
    claim      INTEGER NOT NULL,
    percent    INTEGER NOT NULL,
    amount     INTEGER NOT NULL,
    returned   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (party, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE meter_contributions (
    party       TEXT NOT NULL,
    link        TEXT NOT NULL,
    table_name  TEXT NOT NULL,
    hour        INTEGER NOT NULL,
    wagered     INTEGER NOT NULL,
    contributed INTEGER NOT NULL,
    PRIMARY KEY (party, link, table_name, hour)
) STRICT, WITHOUT ROWID;
)"};
    return kShape;
}

MeterCommands::MeterCommands(SQLite::Database& database)
    : state(database, "INSERT OR REPLACE INTO meter_links VALUES (?, ?, ?, ?, ?)")
    , known(database, "INSERT OR IGNORE INTO meter_links VALUES (?, ?, ?, ?, x'')")
    , level(database, "INSERT OR IGNORE INTO meter_levels (party, link, level, rate_ppm) "
                      "VALUES (?, ?, ?, ?)")
    , seeded(database, "UPDATE meter_levels SET seeded = 1, value = value + ?4, opened = ?4 WHERE "
                       "party = ?1 AND link = ?2 AND level = ?3 AND seeded = 0")
    , parameters(database, "UPDATE meter_levels SET rate_ppm = ?4, initial = ?5, reset = ?6 "
                           "WHERE party = ?1 AND link = ?2 AND level = ?3")
    , moved(database,
            "UPDATE meter_levels SET value = ?4, opened = opened + ?5, contributed = contributed "
            "+ ?6, reversed = reversed + ?7, fixed = fixed + ?8, reseeded = reseeded + ?9, "
            "returned = returned + ?10, corrected = corrected + ?11, overflowed = overflowed + ?12 "
            "WHERE party = ?1 AND link = ?2 AND level = ?3")
    , checked(database,
              "UPDATE meter_levels SET broken_at = ?4 WHERE party = ?1 AND link = ?2 AND "
              "level = ?3 AND broken_at IS NULL AND value <> opened + contributed - reversed - "
              "fixed + reseeded + returned + corrected - overflowed")
    , point(database, "INSERT OR REPLACE INTO meter_points VALUES (?, ?, ?, ?, ?, ?)")
    , hit(database, "INSERT INTO meter_hits VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)")
    , hits(database, "UPDATE meter_levels SET hits = hits + 1 WHERE party = ? AND link = ? AND "
                     "level = ?")
    , hitReturned(database, "UPDATE meter_hits SET returned = 1 WHERE party = ? AND "
                            "table_name = ? AND claim = ? AND level = ?")
    , contribution(database,
                   "INSERT INTO meter_contributions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO "
                   "UPDATE SET wagered = wagered + excluded.wagered, contributed = contributed + "
                   "excluded.contributed") {}

} // namespace pitwatch::console
