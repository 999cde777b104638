#pragma once

#include "shared/core/bytes.h"
#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/core/result.h"
#include "shared/events/event_type.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// One entry of a journal as it is stored and as it travels. The bytes are in README.md.

namespace pitwatch::wire {

// BLAKE2b, 32 bytes.
using Hash = std::array<std::uint8_t, 32>;

struct Envelope {
    core::JournalId journal;
    std::uint64_t sequence = 0; // The first entry of a journal is 1.
    core::Instant at{};         // The keeper's wall clock when it committed.
    events::EventType type;
    core::Bytes body; // encodeEvent() of the event.
    Hash chain{};     // chainHash() of this entry and the one before it.

    friend bool operator==(const Envelope&, const Envelope&) = default;
};

core::Bytes encodeEnvelope(const Envelope& envelope);

// Refuses anything encodeEnvelope() would not have written, byte for byte. Does not check the
// chain: that needs the entry before.
core::Result<Envelope> decodeEnvelope(core::ByteView bytes);

// The hash that `entry.chain` must hold, given the chain hash of the entry before (all zero before
// the first). Covers every field of the entry but `chain`.
Hash chainHash(const Hash& previous, const Envelope& entry);

// When in its life a party says something: of one process, what is said later has a later moment.
struct Moment {
    std::uint64_t epoch = 0;   // Sequence of the entry with which the process began.
    std::uint64_t session = 0; // Counts its connections.
    std::uint64_t beat = 0;    // Of the last status said in that connection.
    std::uint64_t process = 0; // Drawn at every start; 0 where the speaker does not say.

    friend bool operator==(const Moment&, const Moment&) = default;
};

// What the keeper signs of a batch. The signature is over its last entry; with `before`, the chain
// makes every entry of the batch part of it.
struct BatchSeal {
    Hash before{}; // The chain of the entry before the first.
    Moment moment;
    std::array<std::uint8_t, 64> signature{};

    friend bool operator==(const BatchSeal&, const BatchSeal&) = default;
};

struct Batch {
    std::vector<Envelope> entries;
    std::optional<BatchSeal> seal; // None in the format without signatures.

    friend bool operator==(const Batch&, const Batch&) = default;
};

// Several entries in one message. The caller keeps a batch far below kMaxBatchBytes (limits.h).
core::Bytes encodeBatch(std::span<const Envelope> entries);
// The same, sealed; not for an empty one.
core::Bytes encodeBatch(std::span<const Envelope> entries, const BatchSeal& seal);
// Of either format. Checks neither chain nor signature.
core::Result<Batch> decodeBatch(core::ByteView bytes);

// Whether every entry follows from the one before it, the first from `before`.
bool isChained(const Hash& before, std::span<const Envelope> entries);

} // namespace pitwatch::wire
