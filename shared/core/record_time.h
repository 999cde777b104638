#pragma once

#include "shared/core/clock.h"

#include <optional>
#include <utility>

namespace pitwatch::core {

// The time that a record is written with: the wall clock, held to the steady clock. It never goes
// back and never stands still, and whatever the wall clock does, it is not wrong by more than the
// time for which the wall clock was wrong:
//  - a wall clock that leaps ahead is not followed; if it stays there for a minute (a time service
//    that put it right) it is approached at double speed;
//  - a wall clock that falls behind is waited for at half speed.
// The first reading takes the wall clock as it is: nobody knows how long the machine was off. The
// clock belongs to the owner; one thread.
class RecordTime {
public:
    // A leap within this is a clock that is being kept right.
    static constexpr Millis kLeap{2'000};
    static constexpr Millis kBelievedAfter{60'000};
    // How far behind its own record a clock may be when a party starts: what a time service
    // corrects after a start. Signed statements are given the same tolerance.
    static constexpr Millis kStartTolerance{30'000};

    explicit RecordTime(const Clock& clock) : m_clock(clock) {}

    // The record has an entry of that time; time goes on from there, if the clock is not later.
    void goOnFrom(Instant lastAt);
    // People ordered it: time goes on from there, though it was later before.
    void goBackTo(Instant at) { stepTo(at, m_clock.steady()); }

    Instant now();

    // The wall clock moved by more than time can have passed: what it had to show, and what it
    // showed. Each leap is told once.
    struct Leap {
        Instant before{};
        Instant after{};
    };
    std::optional<Leap> takeLeap() { return std::exchange(m_leap, std::nullopt); }

    // How far the wall clock is ahead of the record (below 0: behind), as of the last now().
    Millis wallAhead() const { return m_wallAhead; }

private:
    void stepTo(Instant at, Tick tick);
    void noteLeap(Instant wall, Tick tick);

    const Clock& m_clock;
    std::optional<Instant> m_at;
    Tick m_tick{};
    std::optional<Tick> m_aheadSince;
    Millis m_wallAhead{0};
    std::optional<Instant> m_lastWall;
    Tick m_lastLook{};
    std::optional<Leap> m_leap;
};

} // namespace pitwatch::core
