#pragma once

#include "shared/events/staff_events.h"
#include "shared/feed/memory_connection.h"
#include "tests/simulation/checks/violation.h"
#include "tests/simulation/trace.h"

#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <string>

// What all simulated processes share: time, the network, the story told so far, and what was said
// aloud. One thread; everything follows from the seed.

namespace pitwatch::simulation {

// The moment every simulation begins at.
inline constexpr core::Instant kBeginning{core::Millis{1'794'821'400'000}};

struct World {
    explicit World(std::uint64_t seed, bool tellTrace)
        : network(seed ^ 0x6e657477'6f726bULL), trace(now, tellTrace) {}

    core::Tick now{};
    feed::MemoryBroker network;
    Trace trace;
    // The hash of every entry that left a process, by party and sequence: nobody may ever take back
    // what was heard.
    std::map<std::string, std::map<std::uint64_t, wire::Hash>> spoken;
    // Parties whose disk is an older copy just now: what they say is none of their record's words.
    std::set<std::string> onCopies;
    // Signed actions that somebody who listens could repeat, the last ones.
    std::deque<events::StaffActionSigned> overheard;
};

// The clock of one machine: steady time is the world's, the wall clock may be wrong.
class SkewedClock final : public core::Clock {
public:
    explicit SkewedClock(const World& world) : m_world(world) {}

    core::Instant wall() const override {
        return kBeginning + m_world.now.time_since_epoch() + m_skew;
    }
    core::Tick steady() const override { return m_world.now; }
    core::Millis skew() const { return m_skew; }
    void setSkew(core::Millis skew) { m_skew = skew; }

private:
    const World& m_world;
    core::Millis m_skew{0};
};

} // namespace pitwatch::simulation
