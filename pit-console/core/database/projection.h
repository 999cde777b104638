#pragma once

#include "shared/core/ids.h"
#include "shared/core/result.h"
#include "shared/events/event.h"
#include "shared/wire/envelope.h"

namespace pitwatch::console {

// Something that is made of followed entries and can be made again from them. It is given the
// entries of each party in the order of that party's journal, each once; how the entries of
// different parties interleave differs from console to console and must not matter. The store calls
// it on its own thread.
struct Projection {
    virtual ~Projection() = default;

    // `entry.chain` may be all zero: the store does not keep it.
    virtual void apply(const core::PartyId& party, const wire::Envelope& entry,
                       const events::Event& event) = 0;
    // An entry that this build cannot read, in its place among the others: the store keeps it for
    // the build that can.
    virtual void skipped(const core::PartyId& /*party*/, const wire::Envelope& /*entry*/,
                         const core::Error& /*why*/) {}
};

} // namespace pitwatch::console
