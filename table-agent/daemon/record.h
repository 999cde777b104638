#pragma once

#include "shared/core/record_time.h"
#include "shared/journal/journal.h"

#include <functional>
#include <map>
#include <optional>
#include <span>

namespace pitwatch::daemon {

// A party's journal as its daemon writes it: events and the places it has come to in others'
// journals, always in one append. Time never goes back in it. The journal belongs to the owner; one
// thread; a StorageFailure passes through and ends the process.
//
// A place that moved without leading to any event waits for the next append, or for flush(). That
// is safe: as long as nothing was appended, whoever reads those entries again after a crash decides
// on the same state and finds again that they lead to nothing.
class Record {
public:
    using Apply = std::function<void(const events::Event& event, core::Instant at)>;

    Record(journal::Journal& journal, const core::Clock& clock);

    // Hands on every event that is in the journal. Throws StorageFailure where one cannot be read,
    // or where the last entry is later than the clock by more than a time service puts right after
    // a start: whoever decided then knew a later time.
    void replay(const Apply& apply);

    // The wall clock as far as the steady clock agrees with it (RecordTime), never before the last
    // entry.
    core::Instant now() const;
    // What to journal, once, where the wall clock leapt since the last call.
    std::optional<events::Event> takeClockJump();
    // How far the wall clock was ahead of that when it was last asked; below 0: behind.
    core::Millis wallAhead() const { return m_time.wallAhead(); }

    // Nothing is done where there is nothing to append.
    void append(std::span<const events::Event> events, core::Instant at);

    std::optional<journal::Anchor> position(const core::PartyId& party) const;
    // From the next append on.
    void moveTo(const journal::Anchor& anchor);
    // Makes the places that moved alone durable.
    void flush();

    journal::Head head() const { return m_journal.head(); }

private:
    void write(std::span<const events::Event> events, core::Instant at);

    journal::Journal& m_journal;
    const core::Clock& m_clock;
    mutable core::RecordTime m_time; // To look at the time moves it.
    core::Instant m_lastAt{};
    std::map<core::PartyId, journal::Anchor> m_positions;
    std::map<core::PartyId, journal::Anchor> m_moved;
};

} // namespace pitwatch::daemon
