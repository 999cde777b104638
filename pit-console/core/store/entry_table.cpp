#include "pit-console/core/store/entry_table.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

template <typename Array>
Array bytesOf(const SQLite::Column& column) {
    Array bytes{};
    PW_ASSERT(column.getBytes() == static_cast<int>(bytes.size()));
    std::copy_n(static_cast<const std::uint8_t*>(column.getBlob()), bytes.size(), bytes.begin());
    return bytes;
}

// Columns sequence, at, type, body from `first` on.
wire::Envelope entryIn(Query& query, int first, const core::JournalId& journal) {
    wire::Envelope entry;
    entry.journal = journal;
    sql::read(query.column(first), entry.sequence);
    sql::read(query.column(first + 1), entry.at);
    sql::read(query.column(first + 2), entry.type.number);
    const core::ByteView body = sql::bytesIn(query.column(first + 3));
    entry.body.assign(body.begin(), body.end());
    return entry;
}

} // namespace

const char* EntryTable::schema() {
    return R"(
CREATE TABLE parties (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE,
    journal  BLOB NOT NULL,
    sequence INTEGER NOT NULL,
    chain    BLOB NOT NULL
) STRICT;
CREATE TABLE entries (
    party    INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    type     INTEGER NOT NULL,
    body     BLOB NOT NULL,
    PRIMARY KEY (party, sequence)
) STRICT, WITHOUT ROWID;
)";
}

EntryTable::EntryTable(SQLite::Database& database)
    : m_database(database)
    , m_insertEntry(database, "INSERT INTO entries VALUES (?, ?, ?, ?, ?)")
    , m_savePosition(database,
                     "UPDATE parties SET journal = ?, sequence = ?, chain = ? WHERE id = ?") {}

std::optional<journal::Anchor> EntryTable::position(const core::PartyId& party) const {
    Query query(m_database, "SELECT journal, sequence, chain FROM parties WHERE name = ?", party);
    if (!query.next())
        return std::nullopt;
    journal::Head head;
    head.journal.bytes = bytesOf<decltype(head.journal.bytes)>(query.column(0));
    sql::read(query.column(1), head.sequence);
    head.chain = bytesOf<wire::Hash>(query.column(2));
    return journal::Anchor{party, head};
}

std::vector<core::PartyId> EntryTable::parties() const {
    Query query(m_database, "SELECT name FROM parties ORDER BY name");
    std::vector<core::PartyId> parties;
    while (query.next())
        query.into(parties.emplace_back());
    return parties;
}

std::uint64_t EntryTable::count() const {
    Query query(m_database, "SELECT coalesce(sum(sequence), 0) FROM parties");
    std::uint64_t count = 0;
    if (query.next())
        query.into(count);
    return count;
}

void EntryTable::append(std::span<const wire::Envelope> entries, const journal::Anchor& after) {
    const std::int64_t party = rowOf(after.party);
    for (const wire::Envelope& entry : entries)
        m_insertEntry.run(party, entry.sequence, entry.at, entry.type.number,
                          core::ByteView(entry.body));
    m_savePosition.run(core::ByteView(after.head.journal.bytes), after.head.sequence,
                       core::ByteView(after.head.chain), party);
}

std::int64_t EntryTable::rowOf(const core::PartyId& party) {
    if (const auto known = m_rows.find(party); known != m_rows.end())
        return known->second;
    Command(m_database, "INSERT OR IGNORE INTO parties VALUES (NULL, ?, zeroblob(16), 0, "
                        "zeroblob(32))")
        .run(party);
    Query query(m_database, "SELECT id FROM parties WHERE name = ?", party);
    PW_ASSERT(query.next());
    std::int64_t row = 0;
    query.into(row);
    m_rows.emplace(party, row);
    return row;
}

std::vector<wire::Envelope> EntryTable::read(const core::PartyId& party, std::uint64_t first,
                                             std::uint64_t last, std::size_t limit) const {
    const auto at = position(party);
    if (!at)
        return {};
    Query query(
        m_database,
        "SELECT sequence, at, type, body FROM entries WHERE party = (SELECT id FROM parties "
        "WHERE name = ?) AND sequence BETWEEN ? AND ? ORDER BY sequence LIMIT ?",
        party, first, last, limit);
    std::vector<wire::Envelope> entries;
    while (query.next())
        entries.push_back(entryIn(query, 0, at->head.journal));
    return entries;
}

void EntryTable::forEach(
    const std::function<void(const core::PartyId&, const wire::Envelope&)>& visit) const {
    Query query(
        m_database,
        "SELECT e.party, e.sequence, e.at, e.type, e.body, p.name, p.journal FROM entries e "
        "JOIN parties p ON p.id = e.party ORDER BY e.party, e.sequence");
    std::int64_t current = -1;
    core::PartyId party;
    core::JournalId journal;
    while (query.next()) {
        std::int64_t row = 0;
        query.into(row);
        if (row != current) {
            current = row;
            sql::read(query.column(5), party);
            journal.bytes = bytesOf<decltype(journal.bytes)>(query.column(6));
        }
        visit(party, entryIn(query, 1, journal));
    }
}

} // namespace pitwatch::console
