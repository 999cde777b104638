#pragma once

#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/events/event.h"
#include "shared/wire/envelope.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

namespace pitwatch::journal {

// How far a journal reaches: its last entry. Sequence 0 with a zero hash is the empty journal.
struct Head {
    core::JournalId journal;
    std::uint64_t sequence = 0;
    wire::Hash chain{};

    friend bool operator==(const Head&, const Head&) = default;
};

// How far its keeper has followed somebody else's journal. Kept in the keeper's own journal file
// and moved in the same transaction as the events the entries led to, so no entry is ever applied
// twice or skipped. It is also a witness: a journal that lost entries behind an anchor is noticed.
struct Anchor {
    core::PartyId party;
    Head head;

    friend bool operator==(const Anchor&, const Anchor&) = default;
};

// A journal that is signed has a signed head at least every so many commits, and where so many
// entries have come since the last: what stands unsigned at its end is never more.
inline constexpr std::uint32_t kMostUnsignedCommits = 64;
inline constexpr std::uint64_t kMostUnsignedEntries = 1024;

// The disk refused or lied. The keeper must stop with this message; the same file is never tried
// again by the same process, because after a failed sync nobody knows what is on the disk.
class StorageFailure : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// The disk has no room left. Nothing of the append was done. Like every StorageFailure it ends the
// keeper's work, but the keeper may still record that it stops: SqliteJournal::recordStop().
class DiskFull : public StorageFailure {
public:
    using StorageFailure::StorageFailure;
};

// An append-only log of what its keeper decided. One thread calls it. append() returns when the
// entries are durable and not before; whatever throws StorageFailure leaves the object unusable.
class Journal {
public:
    virtual ~Journal() = default;

    virtual Head head() const = 0;

    // Adds the events, in order, and moves the anchors, all or nothing. Events may be empty when
    // anchors move alone. Returns the entries as they were written, ready to publish.
    virtual std::vector<wire::Envelope> append(std::span<const events::Event> events,
                                               core::Instant at,
                                               std::span<const Anchor> anchors = {}) = 0;

    // Entries from `from` on, oldest first, until there are `maxCount` of them or, after the first,
    // their bodies exceed `maxBytes`.
    virtual std::vector<wire::Envelope> read(std::uint64_t from, std::size_t maxCount,
                                             std::size_t maxBytes) const = 0;

    virtual std::vector<Anchor> anchors() const = 0;
};

} // namespace pitwatch::journal
