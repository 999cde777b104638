#pragma once

#include "shared/core/bytes.h"
#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/core/result.h"
#include "shared/events/event_type.h"

#include <array>
#include <cstdint>
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

// Several entries in one message, as replays send them. The caller keeps a batch far below
// kMaxBatchBytes (limits.h).
core::Bytes encodeBatch(std::span<const Envelope> entries);
core::Result<std::vector<Envelope>> decodeBatch(core::ByteView bytes);

} // namespace pitwatch::wire
