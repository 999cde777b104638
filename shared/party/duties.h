#pragma once

#include "shared/events/event.h"
#include "shared/events/phrase.h"
#include "shared/feed/connection.h"
#include "shared/wire/envelope.h"

#include <cstddef>
#include <span>

namespace pitwatch::party {

// How many of the entries given were read; where it was not all of them, why the next one cannot be
// read by this software.
struct ReadSoFar {
    std::size_t count = 0;
    events::Phrase problem{};
    // What was read led to something that is not journaled yet: the place waits for it too
    // (Record::hold).
    bool held = false;
};

// What one kind of party does, where all the rest is the same for every party (Party). Called on
// the party's thread, in the order of a step.
class Duties {
public:
    virtual ~Duties() = default;

    // What is added to the record: part of the party's state from here on, so that what comes next
    // in the same step is decided on it.
    virtual void apply(const events::Event& event, core::Instant at) = 0;

    // Once a second, before anything is heard: what time alone has made due. What is heard then may
    // end it.
    virtual void passTime(core::Tick tick) = 0;

    // The broker is there, for the first time or again; what was said to devices may be gone.
    virtual void connected() {}

    // Entries of another party's journal, in order and each exactly once; what follows is committed
    // in one append with the place then reached. Not asked where the party has a reader of its own.
    virtual ReadSoFar read(const core::PartyId& /*party*/,
                           std::span<const wire::Envelope> entries) {
        return {entries.size(), {}};
    }

    // Neither for a party nor from one: a device's word.
    virtual void hear(const feed::Message& message, core::Tick tick) = 0;

    // As much was heard as one step takes; the last chance to decide on it in this step.
    virtual void conclude(core::Tick tick) = 0;

    // What was decided is durable: what devices and people are to see of it. Says when it wants to
    // be called again, at the latest.
    virtual core::Tick show(core::Tick tick) = 0;
};

} // namespace pitwatch::party
