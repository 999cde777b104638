#pragma once

#include "tests/simulation/machines/party_disk.h"
#include "tests/simulation/machines/tapped_connection.h"
#include "tests/simulation/world.h"

#include <optional>

namespace pitwatch::simulation {

// A machine on the floor with one program of ours on it: the program can be killed, paused and
// started again, the machine keeps its disk and its clock. What runs is the production class.
class Process {
public:
    Process(World& world, const std::string& name, Storage storage, std::uint64_t seed);
    virtual ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    const core::PartyId& self() const { return m_self; }
    const std::string& name() const { return m_self.text(); }
    bool isUp() const { return m_up; }
    core::Tick upSince() const { return m_upSince; }
    // When it last did anything.
    core::Tick lastRan() const { return m_lastRan; }
    PartyDisk& disk() { return m_disk; }
    // Null while it is down.
    const TappedConnection* connection() const { return m_connection ? &*m_connection : nullptr; }
    SkewedClock& clock() { return m_clock; }
    const SkewedClock& clock() const { return m_clock; }
    // Whether its clock was ahead when it was started: since it is right again, it must look to the
    // program as if it had been set back, and only a restart helps.
    bool startedAhead() const { return m_up && m_skewAtStart > core::Millis{0}; }
    // How far the time of its last entry is ahead of the world's.
    core::Millis recordAhead();

    // The program stops where it is; it is started again after a while.
    void kill(tests::Loss loss, core::Millis downFor);
    // It is stopped, its disk replaced by the copy made before its last start; and the other way.
    void useOldCopy(core::Millis downFor);
    void putBackItsDisk(core::Millis downFor);
    // Until then it does not run, and does not know that it did not.
    void pause(core::Millis time);

    // When it wants to run next.
    core::Tick wake() const;
    // Starts it, or lets it work.
    void run();

protected:
    virtual void start(journal::Journal& journal, TappedConnection& connection) = 0;
    virtual core::Tick step() = 0;
    virtual void abandon() = 0;

    World& world() { return m_world; }
    // Whether this is the first start with another disk than before.
    bool diskChanged() const { return m_diskChanged; }
    // Of this start, as a real program would draw one.
    std::uint64_t processNumber() const { return m_starts; }
    // The machine's own key, which is on the roster.
    const std::shared_ptr<const journal::Signer>& signer() const { return m_signer; }
    // What was written since, where the story is told aloud.
    void tellEntries(const journal::Journal& journal, std::uint64_t& told);

private:
    void boot();
    void checkNothingTakenBack(const journal::Journal& journal) const;

    World& m_world;
    core::PartyId m_self;
    std::shared_ptr<const journal::Signer> m_signer;
    PartyDisk m_disk;
    SkewedClock m_clock;
    std::optional<TappedConnection> m_connection;
    core::Tick m_wake{};
    core::Tick m_pausedUntil{};
    core::Tick m_lastRan{};
    core::Millis m_skewAtStart{};
    bool m_diskChanged = false;
    core::Tick m_upSince{};
    std::uint64_t m_starts = 0;
    bool m_up = false;
};

} // namespace pitwatch::simulation
