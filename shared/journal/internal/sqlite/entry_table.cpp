#include "shared/journal/internal/sqlite/entry_table.h"

#include "shared/journal/internal/sqlite/columns.h"
#include "shared/wire/leaf.h"
#include "shared/wire/limits.h"

#include <limits>

namespace pitwatch::journal {

namespace {

constexpr int kColumns = 5;

std::string insertStatement(std::size_t rows) {
    std::string statement = "INSERT INTO entries VALUES (?, ?, ?, ?, ?)";
    for (std::size_t row = 1; row < rows; ++row)
        statement += ", (?, ?, ?, ?, ?)";
    return statement;
}

void run(SQLite::Statement& statement) {
    statement.exec();
    statement.reset();
}

} // namespace

EntryWriter::EntryWriter(const SQLite::Database& database)
    : m_insertOne(database, insertStatement(1)), m_insertMany(database, insertStatement(kRows)) {}

void EntryWriter::insert(std::span<const wire::Envelope> entries) {
    for (; entries.size() >= kRows; entries = entries.subspan(kRows)) {
        for (std::size_t row = 0; row < kRows; ++row)
            bind(m_insertMany, static_cast<int>(row), entries[row]);
        run(m_insertMany);
    }
    for (const wire::Envelope& entry : entries) {
        bind(m_insertOne, 0, entry);
        run(m_insertOne);
    }
}

void EntryWriter::bind(SQLite::Statement& statement, int row, const wire::Envelope& entry) {
    const int first = row * kColumns;
    statement.bind(first + 1, static_cast<std::int64_t>(entry.sequence));
    statement.bind(first + 2, static_cast<std::int64_t>(entry.at.time_since_epoch().count()));
    statement.bind(first + 3, entry.type.number);
    // An empty vector has no address, which SQLite would take for NULL.
    statement.bindNoCopy(first + 4,
                         entry.body.empty() ? "" : static_cast<const void*>(entry.body.data()),
                         static_cast<int>(entry.body.size()));
    bindBlob(statement, first + 5, entry.chain);
}

EntryCursor::EntryCursor(const SQLite::Database& database, const core::JournalId& journal,
                         std::int64_t from)
    : m_select(database, "SELECT sequence, at, type, body, chain FROM entries "
                         "WHERE sequence >= ? ORDER BY sequence")
    , m_journal(journal) {
    m_select.bind(1, from);
}

void EntryCursor::restart(std::int64_t from) {
    m_select.reset();
    m_select.bind(1, from);
}

EntryCursor::Step EntryCursor::next(wire::Envelope& entry) {
    if (!m_select.executeStep())
        return Step::End;
    const SQLite::Column at = m_select.getColumn(1);
    const SQLite::Column type = m_select.getColumn(2);
    const SQLite::Column body = m_select.getColumn(3);
    if (!at.isInteger() || !type.isInteger() || !body.isBlob())
        return malformed("a field is of the wrong kind");
    const std::int64_t sequence = m_select.getColumn(0).getInt64();
    if (sequence < 1)
        return malformed("a sequence number is below 1");
    const std::int64_t number = type.getInt64();
    if (number < 1 || number > std::numeric_limits<std::uint16_t>::max())
        return malformed("the event type is out of range");
    using Time = wire::Leaf<core::Instant>;
    const std::int64_t millis = at.getInt64();
    if (millis < static_cast<std::int64_t>(Time::kMin) ||
        millis > static_cast<std::int64_t>(Time::kMax))
        return malformed("the time is out of range");
    const auto bodySize = static_cast<std::size_t>(body.getBytes());
    if (bodySize > wire::kMaxBodyBytes)
        return malformed("the event is too long");
    if (!readBlob(m_select.getColumn(4), entry.chain))
        return malformed("the chain hash has the wrong length");
    const auto* bytes = static_cast<const std::uint8_t*>(body.getBlob());
    entry.journal = m_journal;
    entry.sequence = static_cast<std::uint64_t>(sequence);
    entry.at = core::Instant{core::Millis{millis}};
    entry.type.number = static_cast<std::uint16_t>(number);
    entry.body.assign(bytes, bytes + bodySize);
    return Step::Entry;
}

EntryCursor::Step EntryCursor::malformed(const char* problem) {
    m_problem = problem;
    return Step::Malformed;
}

} // namespace pitwatch::journal
