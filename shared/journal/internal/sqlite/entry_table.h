#pragma once

#include "shared/core/ids.h"
#include "shared/wire/envelope.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <limits>
#include <span>
#include <string>

// Rows of the table `entries`. Both throw SQLite::Exception.

namespace pitwatch::journal {

class EntryWriter {
public:
    explicit EntryWriter(const SQLite::Database& database);

    void insert(std::span<const wire::Envelope> entries);

private:
    // Several rows with one statement are inserted a third faster than one by one.
    static constexpr std::size_t kRows = 16;

    static void bind(SQLite::Statement& statement, int row, const wire::Envelope& entry);

    SQLite::Statement m_insertOne;
    SQLite::Statement m_insertMany;
};

// Walks the rows in order. What it delivers is a well-formed entry, though not yet one whose chain
// is right: the file may hold anything.
class EntryCursor {
public:
    enum class Step : std::uint8_t { Entry, End, Malformed };

    // Below every sequence number: rows that should not exist are met too.
    static constexpr std::int64_t kFirstRow = std::numeric_limits<std::int64_t>::min();

    EntryCursor(const SQLite::Database& database, const core::JournalId& journal,
                std::int64_t from);

    // Begins anew at `from`.
    void restart(std::int64_t from);
    // Holds on to nothing in the file any more, until restart().
    void leave() { m_select.reset(); }

    // Reuses the memory of `entry`. After End or Malformed there is no further step.
    Step next(wire::Envelope& entry);

    // What was wrong with the row at which next() said Malformed.
    const std::string& problem() const { return m_problem; }

private:
    Step malformed(const char* problem);

    SQLite::Statement m_select;
    core::JournalId m_journal;
    std::string m_problem;
};

} // namespace pitwatch::journal
