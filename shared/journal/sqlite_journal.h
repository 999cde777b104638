#pragma once

#include "shared/core/result.h"
#include "shared/journal/journal.h"
#include "shared/journal/signer.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace pitwatch::journal {

class Store;

// 128 random bits.
core::JournalId randomJournalId();

// The journal on disk: one SQLite file, described in README.md. The object has the file to itself
// from open() to its end; a second keeper is refused. One thread calls it.
//
// open() checks the file's structure, every entry's chain hash, the anchors' seal and the last
// signed head, and refuses with a sentence that says what to do. After that only the disk can
// fail: every failure throws StorageFailure, and from then on every call but head() does.
class SqliteJournal final : public Journal {
public:
    struct Options {
        // Creates the journal where there is no file.
        bool mayCreate = true;
        // Signs heads; without one they stay unsigned. A journal belongs to one key: one that
        // was signed by another, or by any where none is given, is refused.
        std::shared_ptr<const Signer> signer;
        // A signed head is written with the first commit and every so many commits of new
        // entries, at most kMostUnsignedCommits, besides the ones at open, at the end, and on
        // demand.
        std::uint32_t signEveryCommits = kMostUnsignedCommits;
        // Room held back for recordStop().
        std::size_t reserveBytes = std::size_t{1024} * 1024;
        // Folds the write-ahead log into the file when it has grown to so many pages. 4000 is 16
        // MB: a page that changes with every commit is then copied once for hundreds of commits,
        // and the fold takes some tens of milliseconds.
        int checkpointPages = 4000;
        std::function<core::JournalId()> newId = randomJournalId;
        // The name of a registered SQLite VFS, such as a simulated disk; empty is the real one.
        std::string vfs;
    };

    static core::Result<std::unique_ptr<SqliteJournal>> open(const std::string& path,
                                                             Options options);

    // Signs the head and folds the write-ahead log into the file, unless the disk failed.
    ~SqliteJournal() override;
    SqliteJournal(const SqliteJournal&) = delete;
    SqliteJournal& operator=(const SqliteJournal&) = delete;

    Head head() const override;
    std::vector<wire::Envelope> append(std::span<const events::Event> events, core::Instant at,
                                       std::span<const Anchor> anchors = {}) override;
    std::vector<wire::Envelope> read(std::uint64_t from, std::size_t maxCount,
                                     std::size_t maxBytes) const override;
    std::vector<Anchor> anchors() const override;

    // After DiskFull, and once: gives up the reserve and records the keeper's last words in its
    // room. Whether it succeeds or throws, the journal is closed to everything after it.
    std::vector<wire::Envelope> recordStop(std::span<const events::Event> events, core::Instant at);

    // Signs and stores the head now. Needs a signer and at least one entry.
    SignedHead signHead();

    // Copies the journal, as it is now and with its head signed, to a file that must not exist
    // yet. The copy is whole or absent. A refused destination is an error and changes nothing.
    core::Outcome backup(const std::string& destination);

private:
    explicit SqliteJournal(std::unique_ptr<Store> store);

    std::unique_ptr<Store> m_store;
};

} // namespace pitwatch::journal
