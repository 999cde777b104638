#pragma once

#include "table-agent/simulators/simulated_table.h"
#include "tests/simulation/faults.h"
#include "tests/simulation/machines/agent_process.h"
#include "tests/simulation/machines/console_process.h"
#include "tests/simulation/machines/meter_process.h"
#include "tests/simulation/people/forger.h"
#include "tests/simulation/people/hostile_broker.h"

#include <deque>
#include <memory>
#include <set>

namespace pitwatch::simulation {

struct PitOptions {
    std::uint64_t seed = 1;
    Storage storage = Storage::Memory;
    core::Millis playFor{core::Millis{30 * 60'000}};
    std::size_t tables = 5; // Over the five rule sets in turn.
    bool tellTrace = false;
    bool withFaults = true;
};

struct PitFigures {
    std::uint64_t rounds = 0;
    std::uint64_t entries = 0;
    std::uint64_t accepted = 0; // Signed actions.
    std::uint64_t refused = 0;
    std::uint64_t claims = 0;
    std::uint64_t checks = 0; // That held.
    double tableHours = 0;
    std::string fingerprint;
};

// A whole floor on virtual time: agents, consoles and the people at them, and the people and
// devices at the tables, all production code, over a network and disks that fail as planned. run()
// plays, heals everything, waits until all has come right, and checks; it throws the first
// Violation.
class Pit {
public:
    explicit Pit(const PitOptions& options);
    ~Pit();

    // What will go wrong; may be replaced before run(), to make a failure smaller.
    const std::vector<Fault>& faults() const { return m_faults; }
    void setFaults(std::vector<Fault> faults) { m_faults = std::move(faults); }

    PitFigures run();

private:
    struct Seat; // One table's people and devices.

    struct HeadAt {
        core::Tick at;
        std::uint64_t sequence;
    };

    void makeTables();
    void playUntil(core::Tick end);
    core::Tick nextMoment(core::Tick end) const;
    void runProcesses();
    void playTables();
    void declareFalsely(std::size_t table);
    void begin(const Fault& fault);
    void endFaults();
    void heal();
    void sayRubbish(const Fault& fault);
    void flood(const Fault& fault);
    void changeFiles(const Fault& fault);
    void closeForOtherFiles();
    void closeTable(std::size_t number);
    bool beginOldCopy(Process& process);
    void endOldCopy(Process& process);
    void noteHeads();
    void checkStandings();
    void checkLocks();
    void checkShortRecords();
    void checkRecordTimes();
    void checkDoubt(const Process& reader, Process& shorter, feed::Standing standing);
    void playOn();
    void waitForConvergence();
    bool converged();
    PitFigures figures();
    void setMood(ConsoleProcess::Mood mood);
    void endClaims();
    void checkEverything();
    void checkCopies(Process& writer);
    void checkStaff();
    void checkConsoles();

    PitOptions m_options;
    World m_world;
    StaffRoom m_staff;
    Setups m_setups;
    std::vector<std::unique_ptr<Process>> m_processes;
    std::vector<AgentProcess*> m_agents;
    MeterProcess* m_meter = nullptr;
    std::vector<ConsoleProcess*> m_consoles;
    simulators::Incidents m_incidents;
    std::vector<std::unique_ptr<Seat>> m_seats;
    std::unique_ptr<Forger> m_forger;
    std::unique_ptr<HostileBroker> m_hostile; // Null while the broker is nobody's.
    std::vector<Fault> m_faults;
    std::size_t m_nextFault = 0;
    std::multimap<core::Tick, Fault> m_ending;
    feed::NetworkFaults m_network;
    std::set<std::size_t> m_toClose; // Tables that get other files once they are closed.
    std::map<std::string, std::deque<HeadAt>> m_heads;
    std::map<std::string, core::Tick> m_cutSince;
    core::Tick m_disturbedAt{}; // Until then a fault, other than an old copy, is under way.
    core::Tick m_nextLook{};
    std::uint64_t m_accepted = 0;
    std::uint64_t m_refused = 0;
};

} // namespace pitwatch::simulation
