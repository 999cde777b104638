#include "shared/journal/internal/entry_table.h"

#include "shared/journal/internal/columns.h"
#include "shared/wire/leaf.h"
#include "shared/wire/limits.h"

#include <limits>

namespace pitwatch::journal {

EntryWriter::EntryWriter(const SQLite::Database& database)
    : m_insert(database, "INSERT INTO entries VALUES (?, ?, ?, ?, ?)") {}

void EntryWriter::insert(const wire::Envelope& entry) {
    m_insert.bind(1, static_cast<std::int64_t>(entry.sequence));
    m_insert.bind(2, static_cast<std::int64_t>(entry.at.time_since_epoch().count()));
    m_insert.bind(3, entry.type.number);
    // An empty vector has no address, which SQLite would take for NULL.
    m_insert.bindNoCopy(4, entry.body.empty() ? "" : static_cast<const void*>(entry.body.data()),
                        static_cast<int>(entry.body.size()));
    bindBlob(m_insert, 5, entry.chain);
    m_insert.exec();
    m_insert.reset();
}

EntryCursor::EntryCursor(const SQLite::Database& database, const core::JournalId& journal,
                         std::int64_t from)
    : m_select(database, "SELECT sequence, at, type, body, chain FROM entries "
                         "WHERE sequence >= ? ORDER BY sequence")
    , m_journal(journal) {
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
