#pragma once

#include "shared/journal/journal.h"
#include "shared/wire/event_codec.h"

namespace pitwatch::journal {

// The entries that follow `head`, one for each event.
inline std::vector<wire::Envelope> chained(const Head& head, std::span<const events::Event> events,
                                           core::Instant at) {
    std::vector<wire::Envelope> entries;
    entries.reserve(events.size());
    wire::Hash previous = head.chain;
    for (const events::Event& event : events) {
        wire::Envelope& entry = entries.emplace_back();
        entry.journal = head.journal;
        entry.sequence = head.sequence + entries.size();
        entry.at = at;
        entry.type = wire::typeOf(event);
        entry.body = wire::encodeEvent(event);
        entry.chain = wire::chainHash(previous, entry);
        previous = entry.chain;
    }
    return entries;
}

} // namespace pitwatch::journal
