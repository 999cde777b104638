#pragma once

#include "tests/simulation/world.h"
#include "tests/support/sites/forged_words.h"

#include <deque>
#include <string>

namespace pitwatch::simulation {

// The broker is somebody else's for a while: he repeats, changes and invents what parties say, and
// asks in their names. He has the key of one machine, and none of the others. What he says costs
// nobody anything: no table is silenced by it, nothing of it is believed.
class HostileBroker {
public:
    // `owned` is the machine whose key he has; in its name he says nothing.
    HostileBroker(World& world, const std::string& owned, std::uint64_t seed);

    // Once a second.
    void step();

private:
    World& m_world;
    std::string m_owned;
    feed::SeededRandom m_random;
    support::ForgedWords m_words;
    feed::MemoryConnection m_connection;
    std::deque<feed::Message> m_heard;
};

} // namespace pitwatch::simulation
