#pragma once

#include "shared/journal/damage.h"
#include "shared/journal/journal.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <optional>
#include <span>
#include <string>

namespace pitwatch::journal {

// Somebody knows the chain hash of one entry: a signed head, another party's anchor.
struct Witness {
    std::uint64_t sequence = 0;
    wire::Hash chain{};
    std::string name; // "the device's signature", "C01"
    bool isSignature = false;
};

// The entries after the last one that a signature covers. The entries of one commit have one time,
// so there were at least as many commits as times.
struct UnsignedTail {
    std::uint64_t entries = 0;
    std::uint64_t times = 0;
};

struct ChainCheck {
    Head head; // Of the part before the first bad entry.
    std::optional<Damage> bad;
    UnsignedTail tail;
};

// Reads every entry, from the first, and checks its number, its chain hash, and what the witnesses
// say, which must come ordered by sequence. Whatever is wrong with the file is a Damage; only a
// disk that cannot be read throws SQLite::Exception. Hashes in a second thread.
ChainCheck checkChain(const SQLite::Database& database, const core::JournalId& journal,
                      std::span<const Witness> witnesses);

// Whether SQLite complains of what is in the file, not of the disk.
bool isDamage(const SQLite::Exception& failure);

// What SQLite itself finds wrong with the file's pages and tables.
std::optional<Damage> checkStructure(const SQLite::Database& database);

} // namespace pitwatch::journal
