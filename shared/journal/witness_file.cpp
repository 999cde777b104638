#include "shared/journal/witness_file.h"

#include "shared/journal/internal/creation.h"
#include "shared/journal/internal/sqlite/columns.h"
#include "shared/journal/internal/sqlite/readonly_connection.h"
#include "shared/journal/internal/sqlite/sqlite_error.h"
#include "shared/journal/journal_file.h"

#include <SQLiteCpp/Statement.h>

namespace pitwatch::journal {

namespace {

core::Error noWitness(const std::string& path) {
    return core::Error{path + " is neither a journal nor the store of a console"};
}

// Columns name, journal, sequence, chain of the store's table `parties` (pit-console/core/store).
core::Result<Anchor> anchorIn(const SQLite::Statement& row, const std::string& path) {
    const auto party = core::PartyId::parse(row.getColumn(0).getString());
    Head head;
    const std::int64_t sequence = row.getColumn(2).getInt64();
    if (!party || sequence < 0 || !readBlob(row.getColumn(1), head.journal.bytes) ||
        !readBlob(row.getColumn(3), head.chain))
        return noWitness(path);
    head.sequence = static_cast<std::uint64_t>(sequence);
    return Anchor{*party, head};
}

core::Result<std::vector<Anchor>> positionsIn(const SQLite::Database& store,
                                              const std::string& path) {
    if (!store.tableExists("parties"))
        return noWitness(path);
    std::vector<Anchor> anchors;
    SQLite::Statement rows(store, "SELECT name, journal, sequence, chain FROM parties "
                                  "WHERE sequence > 0 ORDER BY name");
    while (rows.executeStep()) {
        auto anchor = anchorIn(rows, path);
        if (!anchor)
            return anchor.error();
        anchors.push_back(*std::move(anchor));
    }
    return anchors;
}

} // namespace

core::Result<std::vector<Anchor>> anchorsIn(const std::string& path) {
    try {
        if (const auto prepared = prepareFile(path, false, {}); !prepared)
            return prepared.error();
        if (looksLikeJournal(path, {})) {
            const auto file = JournalFile::open(path);
            return file ? (*file)->anchors() : core::Result<std::vector<Anchor>>(file.error());
        }
        return positionsIn(ReadOnlyConnection::openAny(path, {})->database(), path);
    } catch (const SQLite::Exception& failure) {
        return core::Error{explainSqlite(failure, path)};
    }
}

} // namespace pitwatch::journal
