#pragma once

#include "shared/core/record_time.h"
#include "shared/events/party_events.h"
#include "shared/journal/journal.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace pitwatch::party {

// The clock says an earlier time than the journal's last entry: whoever decided then knew a later
// one. It may only not be set yet.
class ClockBehind : public journal::StorageFailure {
public:
    using StorageFailure::StorageFailure;
};

// Asked at a start where the clock is too far behind the record: what to journal so that the record
// goes on with the time of the clock, `wall`. Throws where that is not allowed.
using ClockLeave = std::function<events::ClockPutBack(const journal::Head& last,
                                                      core::Instant lastAt, core::Instant wall)>;

// A party's own journal and the time it is written with. Whoever writes for the party writes here
// and nowhere else: with a time of its own each would go behind the others' entries as soon as the
// wall clock leaps. Time never goes back in it, but where people ordered it (ClockPutBack). Journal
// and clock belong to the owner; one thread; a StorageFailure passes through and ends the process.
//
// A commit is one append: everything added since the last one, and the places reached in others'
// journals by then.
//
// What was added is decided and may be applied by the owner, so that the next thing is decided on
// it; it is durable, and may be spoken of, only after commit(). All of it is of one moment, because
// what people sign names the time of what it is about.
//
// A place that moved without leading to any event waits for the next commit, or for flush(). That
// is safe: as long as nothing was appended, whoever reads those entries again after a crash decides
// on the same state and finds again that they lead to nothing.
class Record {
public:
    using Apply = std::function<void(const events::Event& event, core::Instant at)>;

    // Goes on from the last entry.
    Record(journal::Journal& journal, const core::Clock& clock);

    // Hands on every event that is in the journal. Throws StorageFailure where one cannot be read.
    void replay(const Apply& apply) const;
    // For a party that decides by its record's time: where the clock is behind the last entry by
    // more than a time service corrects it asks for leave, and what that gives is added and handed
    // on, to be committed with the owner's first words; without `leave` it throws ClockBehind.
    // Whether leave was asked for.
    bool holdToClock(const Apply& apply, const ClockLeave& leave = {});

    // The wall clock as far as the steady clock agrees with it (RecordTime), never before the last
    // entry. While something waits for commit(), the moment of that.
    core::Instant now() const;
    // The wall clock as it is: for whoever compares it with clocks of other machines.
    core::Instant wall() const { return m_clock.wall(); }
    // What to journal, once, where the wall clock leapt since the last call.
    std::optional<events::Event> takeClockJump();
    // How far the wall clock was ahead of that when it was last asked; below 0: behind.
    core::Millis wallAhead() const { return m_time.wallAhead(); }

    // `at` is now() as it was when the event was decided.
    void add(events::Event event, core::Instant at);
    // Whether so much waits that it should be committed before more is read.
    bool isFull() const { return m_pending.size() >= kMostPending; }
    // Nothing is done where nothing was added.
    void commit();
    // Adds and commits: durable when it returns; says with which time.
    core::Instant append(std::span<const events::Event> events);
    core::Instant append(const events::Event& event) { return append({&event, 1}); }

    std::optional<journal::Anchor> position(const core::PartyId& party) const;
    // From the next commit on.
    void moveTo(const journal::Anchor& anchor);
    // The place is reached, but not made durable before release() or the next moveTo(): its
    // consequence is not told yet, and after a crash it is read again from the place before.
    void hold(const journal::Anchor& anchor);
    // From the next commit on, with what was added until then.
    void release(const core::PartyId& party);
    // commit(), and makes the places that moved alone durable too.
    void flush();

    const journal::Journal& journal() const { return m_journal; }
    journal::Head head() const { return m_journal.head(); }
    // Of what is added next.
    std::uint64_t nextSequence() const { return head().sequence + m_pending.size() + 1; }

private:
    static constexpr std::size_t kMostPending = 4096;

    void write(core::Instant at);

    journal::Journal& m_journal;
    const core::Clock& m_clock;
    mutable core::RecordTime m_time; // To look at the time moves it.
    core::Instant m_lastAt{};
    std::vector<events::Event> m_pending;
    core::Instant m_pendingAt{};
    std::map<core::PartyId, journal::Anchor> m_positions;
    std::map<core::PartyId, journal::Anchor> m_moved;
    std::map<core::PartyId, journal::Anchor> m_held;
};

} // namespace pitwatch::party
