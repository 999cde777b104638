#include "shared/journal/internal/store.h"

#include "shared/core/assertion.h"
#include "shared/journal/internal/chaining.h"
#include "shared/journal/internal/copy.h"
#include "shared/journal/internal/reserve.h"
#include "shared/journal/internal/sqlite/head_table.h"
#include "shared/journal/internal/sqlite/sqlite_error.h"

#include <sqlite3.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <limits>

namespace pitwatch::journal {

Store::Store(std::unique_ptr<SQLite::Database> database, std::string path,
             SqliteJournal::Options options, Contents contents)
    : m_database(std::move(database))
    , m_path(std::move(path))
    , m_options(std::move(options))
    , m_head(contents.head)
    , m_entries(*m_database)
    , m_cursor(*m_database, contents.head.journal, 0)
    , m_anchors(*m_database, contents.head.journal, std::move(contents.anchors))
    , m_lastHead(std::move(contents.lastHead))
    , m_headCount(contents.headCount)
    , m_isAtRest(contents.isAtRest) {
    PW_ASSERT(m_options.signEveryCommits >= 1 &&
              m_options.signEveryCommits <= kMostUnsignedCommits);
    sqlite3_wal_hook(m_database->getHandle(), &Store::onCommit, this);
}

Store::~Store() {
    try {
        if (m_state == State::Usable)
            signRest();
    } catch (const std::exception&) {
        // The disk failed at the very end. Every entry was durable before; only the last
        // signature is missing, and the next open() writes it.
    }
}

std::vector<wire::Envelope> Store::append(std::span<const events::Event> events, core::Instant at,
                                          std::span<const Anchor> anchors) {
    requireUsable();
    if (events.empty() && anchors.empty())
        return {};
    try {
        checkpointIfDue();
        return commit(events, at, anchors);
    } catch (const SQLite::Exception& failure) {
        fail(failure);
    } catch (...) {
        // Out of memory in the middle: what is in memory and what is on disk may differ.
        m_failure = m_path + " is closed: an append was interrupted";
        stopWriting(State::Unusable);
        throw;
    }
}

std::vector<wire::Envelope> Store::commit(std::span<const events::Event> events, core::Instant at,
                                          std::span<const Anchor> anchors) {
    Head head = m_head;
    Chaining chaining(m_head, events, at);
    SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
    for (auto entries = chaining.next(); !entries.empty(); entries = chaining.next()) {
        m_entries.insert(entries);
        head.sequence = entries.back().sequence;
        head.chain = entries.back().chain;
    }
    m_anchors.move(anchors);
    std::optional<SignedHead> signedHead;
    if (m_options.signer && isSignatureDue(events.size())) {
        signedHead = nextHead(head, {});
        insertHead(*m_database, *signedHead);
    }
    transaction.commit();
    m_head = head;
    noteCommit(events.size(), signedHead);
    return chaining.take();
}

bool Store::isSignatureDue(std::size_t newEntries) const {
    // Anchors that move after a head which names them would look forged: the next one says that
    // they move.
    if (newEntries == 0)
        return m_isAtRest;
    return !m_lastHead || m_commitsSinceSigned + 1 >= m_options.signEveryCommits ||
           m_entriesSinceSigned + newEntries >= kMostUnsignedEntries;
}

SignedHead Store::nextHead(const Head& head, const wire::Hash& anchors) const {
    HeadPlace place{m_headCount + 1, {}, anchors};
    if (m_lastHead)
        place.previous = linkOf(*m_lastHead);
    return journal::signHead(*m_options.signer, head, place);
}

void Store::noteCommit(std::size_t newEntries, const std::optional<SignedHead>& signedHead) {
    m_isAtRest = false;
    if (signedHead) {
        m_lastHead = signedHead;
        ++m_headCount;
        m_commitsSinceSigned = 0;
        m_entriesSinceSigned = 0;
    } else if (newEntries > 0) {
        ++m_commitsSinceSigned;
        m_entriesSinceSigned += newEntries;
    }
}

// SQLite's own checkpoints after a commit hide their errors. A failed sync of the main file must
// not be tried again as if nothing had been lost, so we order them ourselves, before a transaction:
// if it fails, nothing of the append has been done.
void Store::checkpointIfDue() {
    if (m_walPages < m_options.checkpointPages)
        return;
    const int code = sqlite3_wal_checkpoint_v2(m_database->getHandle(), "main",
                                               SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
    if (code != SQLITE_OK)
        throw SQLite::Exception(m_database->getHandle(), code);
    m_walPages = 0;
}

// After a sync that failed the log may hold commits that we read but the disk does not have, and
// what is appended behind them would be lost with them.
void Store::foldLog() {
    const int code = sqlite3_wal_checkpoint_v2(m_database->getHandle(), "main",
                                               SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    if (code != SQLITE_OK)
        fail(SQLite::Exception(m_database->getHandle(), code));
    m_walPages = 0;
}

int Store::onCommit(void* store, sqlite3* /*handle*/, const char* /*name*/, int pages) {
    static_cast<Store*>(store)->m_walPages = pages;
    return SQLITE_OK;
}

std::vector<wire::Envelope> Store::read(std::uint64_t from, std::size_t maxCount,
                                        std::size_t maxBytes) const {
    requireUsable();
    std::vector<wire::Envelope> entries;
    if (from > m_head.sequence)
        return entries;
    try {
        m_cursor.restart(static_cast<std::int64_t>(from));
        std::size_t bytes = 0;
        wire::Envelope entry;
        while (entries.size() < maxCount) {
            const EntryCursor::Step step = m_cursor.next(entry);
            if (step == EntryCursor::Step::Malformed)
                throw SQLite::Exception(m_cursor.problem(), SQLITE_CORRUPT);
            bytes += entry.body.size();
            if (step == EntryCursor::Step::End || (!entries.empty() && bytes > maxBytes))
                break;
            entries.push_back(entry);
        }
        m_cursor.leave(); // A reader in the middle would keep the log from being emptied.
    } catch (const SQLite::Exception& failure) {
        fail(failure);
    }
    return entries;
}

std::vector<Anchor> Store::anchors() const {
    requireUsable();
    return m_anchors.anchors();
}

std::vector<wire::Envelope> Store::recordStop(std::span<const events::Event> events,
                                              core::Instant at) {
    PW_ASSERT(m_state == State::Full);
    std::vector<wire::Envelope> entries;
    m_commitsSinceSigned = m_options.signEveryCommits;
    // If the reserve cannot be removed the commit will say so itself.
    giveUpReserve(m_options.vfs, m_path);
    try {
        entries = commit(events, at, {});
    } catch (const SQLite::Exception& failure) {
        fail(failure);
    }
    stopWriting(State::Unusable);
    return entries;
}

SignedHead Store::signHead() {
    requireUsable();
    PW_ASSERT(m_options.signer && m_head.sequence > 0);
    if (m_isAtRest)
        return *m_lastHead;
    const SignedHead signedHead = nextHead(m_head, m_anchors.digest());
    try {
        SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
        insertHead(*m_database, signedHead);
        transaction.commit();
    } catch (const SQLite::Exception& failure) {
        fail(failure);
    }
    noteCommit(0, signedHead);
    m_isAtRest = true;
    return signedHead;
}

void Store::signRest() {
    if (m_options.signer && m_head.sequence > 0 && !m_isAtRest)
        signHead();
}

core::Outcome Store::backup(const std::string& destination) {
    signRest();
    requireUsable();
    return copyJournal(*m_database, destination, [] { return true; });
}

void Store::requireUsable() const {
    if (m_state != State::Usable)
        throw StorageFailure(m_failure);
}

void Store::fail(const SQLite::Exception& failure) const {
    m_failure = explainSqlite(failure, m_path);
    if (isDiskFull(codeOf(failure)) && m_state == State::Usable) {
        stopWriting(State::Full);
        throw DiskFull(m_failure);
    }
    stopWriting(State::Unusable);
    throw StorageFailure(m_failure);
}

// Closing would fold the log into the main file and then remove the log. Behind a disk that failed
// nobody knows whether the main file took it, so the log must stay for the next start to read.
void Store::stopWriting(State state) const {
    m_state = state;
    if (m_failure.empty())
        m_failure = m_path + " is closed: its keeper has recorded that it stops";
    sqlite3_db_config(m_database->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

} // namespace pitwatch::journal
