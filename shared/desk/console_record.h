#pragma once

#include "shared/core/record_time.h"
#include "shared/journal/journal.h"

#include <functional>
#include <optional>
#include <span>

namespace pitwatch::desk {

// A console's own journal and the time it is written with. Whoever writes at the console, the
// alarms, the desk, the program itself, writes here and nowhere else: with a time of its own each
// would go behind the others' entries as soon as the wall clock leaps. Time never goes back in it.
// Journal and clock belong to the owner; one thread; a StorageFailure passes through.
class ConsoleRecord {
public:
    using Apply = std::function<void(const events::Event& event, core::Instant at)>;

    // Goes on from the last entry.
    ConsoleRecord(journal::Journal& journal, const core::Clock& clock);

    // Hands on every event that is in the journal. Throws StorageFailure where one cannot be read.
    void replay(const Apply& apply) const;

    // The wall clock as far as the steady clock agrees with it (RecordTime), never before the last
    // entry.
    core::Instant now() const;
    // The wall clock as it is: for whoever compares it with clocks of other machines.
    core::Instant wall() const { return m_clock.wall(); }
    // When the last entry was written.
    core::Instant lastAt() const { return m_lastAt; }

    // Durable when it returns; says with which time.
    core::Instant append(std::span<const events::Event> events);
    core::Instant append(const events::Event& event) { return append({&event, 1}); }
    // An entry where the wall clock leapt since the last call: by how much it is ahead of the
    // record since (below 0: behind). To be called often.
    std::optional<core::Millis> appendLeap();

    const journal::Journal& journal() const { return m_journal; }

private:
    journal::Journal& m_journal;
    const core::Clock& m_clock;
    mutable core::RecordTime m_time; // To look at the time moves it.
    core::Instant m_lastAt{};
};

} // namespace pitwatch::desk
