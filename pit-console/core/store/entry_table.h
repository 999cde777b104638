#pragma once

#include "pit-console/core/database/sql.h"
#include "shared/journal/journal.h"

#include <functional>
#include <map>
#include <span>
#include <vector>

namespace pitwatch::console {

// Every followed entry as it came, and how far each journal was read. The caller holds the
// transaction.
class EntryTable {
public:
    static const char* schema();

    explicit EntryTable(SQLite::Database& database);

    std::optional<journal::Anchor> position(const core::PartyId& party) const;
    std::vector<core::PartyId> parties() const;
    // Of all parties together. Journals have no gaps, so the positions tell.
    std::uint64_t count() const;

    void append(std::span<const wire::Envelope> entries, const journal::Anchor& after);

    // From `first` to `last`, both included, at most `limit`.
    std::vector<wire::Envelope> read(const core::PartyId& party, std::uint64_t first,
                                     std::uint64_t last, std::size_t limit) const;

    // Party by party, each in its order.
    void
    forEach(const std::function<void(const core::PartyId&, const wire::Envelope&)>& visit) const;

private:
    std::int64_t rowOf(const core::PartyId& party);

    SQLite::Database& m_database;
    Command m_insertEntry;
    Command m_savePosition;
    std::map<core::PartyId, std::int64_t> m_rows;
};

} // namespace pitwatch::console
