#include "shared/journal/journal_file.h"

#include "shared/core/assertion.h"
#include "shared/journal/internal/copy.h"
#include "shared/journal/internal/sqlite/anchor_table.h"
#include "shared/journal/internal/sqlite/entry_table.h"
#include "shared/journal/internal/sqlite/readonly_connection.h"
#include "shared/journal/internal/sqlite/schema.h"
#include "shared/journal/internal/sqlite/sqlite_error.h"

#include <sodium.h>
#include <SQLiteCpp/Exception.h>

#include <algorithm>
#include <limits>

namespace pitwatch::journal {

namespace {

constexpr int kCopyAttempts = 5;

} // namespace

core::Result<std::unique_ptr<JournalFile>> JournalFile::open(const std::string& path,
                                                             const std::string& vfs) {
    PW_ASSERT(sodium_init() >= 0);
    try {
        auto connection = ReadOnlyConnection::open(path, vfs);
        if (!connection)
            return connection.error();
        if (matchSchema((*connection)->database()) == SchemaMatch::None)
            return core::Error{path + " is damaged: its tables are not those of a journal"};
        const auto id = readIdentity((*connection)->database(), path);
        if (!id)
            return id.error();
        return std::unique_ptr<JournalFile>(new JournalFile(path, *std::move(connection), *id));
    } catch (const SQLite::Exception& failure) {
        return core::Error{explainSqlite(failure, path)};
    }
}

JournalFile::JournalFile(std::string path, std::unique_ptr<ReadOnlyConnection> connection,
                         const core::JournalId& id)
    : m_path(std::move(path)), m_connection(std::move(connection)), m_id(id) {}

JournalFile::~JournalFile() = default;

core::Result<std::uint64_t> JournalFile::lastSequence() const {
    try {
        const std::int64_t last =
            m_connection->database().execAndGet("SELECT coalesce(max(sequence), 0) FROM entries");
        return static_cast<std::uint64_t>(std::max<std::int64_t>(last, 0));
    } catch (const SQLite::Exception& failure) {
        return core::Error{explainSqlite(failure, m_path)};
    }
}

core::Outcome JournalFile::visit(std::uint64_t from,
                                 const std::function<bool(const wire::Envelope&)>& visit) const {
    constexpr auto kLast = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    try {
        EntryCursor cursor(m_connection->database(), m_id,
                           static_cast<std::int64_t>(std::min(from, kLast)));
        wire::Envelope entry;
        for (;;) {
            switch (cursor.next(entry)) {
            case EntryCursor::Step::End:
                return core::Done{};
            case EntryCursor::Step::Malformed:
                return core::Error{m_path + " is damaged: " + cursor.problem()};
            case EntryCursor::Step::Entry:
                if (!visit(entry))
                    return core::Done{};
            }
        }
    } catch (const SQLite::Exception& failure) {
        return core::Error{explainSqlite(failure, m_path)};
    }
}

core::Result<std::vector<Anchor>> JournalFile::anchors() const {
    try {
        AnchorTable::Anchors rows;
        if (const auto bad = AnchorTable::load(m_connection->database(), m_id, rows))
            return core::Error{m_path + " is damaged: " + bad->reason};
        std::vector<Anchor> anchors;
        for (const auto& [party, head] : rows)
            anchors.push_back({party, head});
        return anchors;
    } catch (const SQLite::Exception& failure) {
        return core::Error{explainSqlite(failure, m_path)};
    }
}

core::Outcome JournalFile::copyTo(const std::string& destination) {
    bool changed = false;
    const auto isOfOneMoment = [&] {
        changed = m_connection->hasChanged();
        return !changed;
    };
    for (int attempt = 0; attempt < kCopyAttempts; ++attempt) {
        const auto copied = copyJournal(m_connection->database(), destination, isOfOneMoment);
        if (copied || !changed)
            return copied;
        // Only a new connection sees the journal as it is now.
        auto again = open(m_path);
        if (!again)
            return again.error();
        m_connection = std::move((*again)->m_connection);
    }
    return core::Error{m_path + " is being written faster than it can be copied: stop its keeper"};
}

} // namespace pitwatch::journal
