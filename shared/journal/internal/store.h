#pragma once

#include "shared/journal/internal/sqlite/anchor_table.h"
#include "shared/journal/internal/sqlite/entry_table.h"
#include "shared/journal/sqlite_journal.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

namespace pitwatch::journal {

// What is in an opened and checked journal file.
struct Contents {
    Head head;
    AnchorTable::Anchors anchors;
    std::optional<SignedHead> lastHead;
    std::uint64_t headCount = 0;
    bool isAtRest = false; // The last head says how far the entries go and what the anchors are.
};

// The open file behind a SqliteJournal. Turns every failure of the disk into StorageFailure and
// remembers it: after that nothing is written, not even by closing.
class Store {
public:
    Store(std::unique_ptr<SQLite::Database> database, std::string path,
          SqliteJournal::Options options, Contents contents);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    const Head& head() const { return m_head; }
    std::vector<wire::Envelope> append(std::span<const events::Event> events, core::Instant at,
                                       std::span<const Anchor> anchors);
    std::vector<wire::Envelope> read(std::uint64_t from, std::size_t maxCount,
                                     std::size_t maxBytes) const;
    std::vector<Anchor> anchors() const;
    std::vector<wire::Envelope> recordStop(std::span<const events::Event> events, core::Instant at);
    SignedHead signHead();
    // Before the first append: whatever a keeper before left in the log goes into the file, and to
    // the disk. Throws StorageFailure.
    void foldLog();
    // Signs entries and anchors as they are now, unless that is done already or nobody signs here.
    void signRest();
    core::Outcome backup(const std::string& destination);

private:
    enum class State : std::uint8_t { Usable, Full, Unusable };

    void requireUsable() const;
    [[noreturn]] void fail(const SQLite::Exception& failure) const;
    void stopWriting(State state) const;
    void checkpointIfDue();
    std::vector<wire::Envelope> commit(std::span<const events::Event> events, core::Instant at,
                                       std::span<const Anchor> anchors);
    bool isSignatureDue(std::size_t newEntries) const;
    SignedHead nextHead(const Head& head, const wire::Hash& anchors) const;
    void noteCommit(std::size_t newEntries, const std::optional<SignedHead>& signedHead);
    static int onCommit(void* store, sqlite3* handle, const char* name, int pages);

    std::unique_ptr<SQLite::Database> m_database;
    std::string m_path;
    SqliteJournal::Options m_options;
    Head m_head;
    EntryWriter m_entries;
    mutable EntryCursor m_cursor;
    AnchorTable m_anchors;
    std::optional<SignedHead> m_lastHead;
    std::uint64_t m_headCount;
    bool m_isAtRest;
    std::uint32_t m_commitsSinceSigned = 0;
    std::uint64_t m_entriesSinceSigned = 0;
    int m_walPages = 0;
    mutable State m_state = State::Usable;
    mutable std::string m_failure;
};

} // namespace pitwatch::journal
