#pragma once

#include <chrono>
#include <string>

// Time is injected: nothing in shared/ reads a clock except SystemClock.

namespace pitwatch::core {

using Millis = std::chrono::milliseconds;

// A point on the wall clock, UTC. What rules, journals and people speak of.
using Instant = std::chrono::sys_time<Millis>;

// A point on a clock that never jumps. What time-outs and back-off are measured with.
using Tick = std::chrono::time_point<std::chrono::steady_clock, Millis>;

class Clock {
public:
    virtual ~Clock() = default;
    virtual Instant wall() const = 0;
    virtual Tick steady() const = 0;
};

class SystemClock final : public Clock {
public:
    Instant wall() const override;
    Tick steady() const override;
};

// "2026-11-16T09:30:00.250Z"
std::string toIso(Instant at);

} // namespace pitwatch::core
