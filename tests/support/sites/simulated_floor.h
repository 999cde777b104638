#pragma once

#include "shared/events/progressive_events.h"
#include "shared/table/setup/configuration.h"
#include "table-agent/simulators/simulated_table.h"
#include "tests/support/tables/memory_table.h"

namespace pitwatch::support {

// A simulated table and its agent, on virtual time at the pace of life.
class SimulatedFloor {
public:
    // `submissions` is a folder with one for each rule set, of table T01.
    SimulatedFloor(const std::string& submissions, const std::string& ruleSet,
                   const std::string& script, std::uint64_t seed)
        : m_setup(*agent::loadSetup(submissions + "/" + ruleSet + ".toml", {}))
        , m_table(m_broker, m_clock, m_setup, {}, 1)
        , m_devices(m_broker, "floor") {
        m_incidents.calm();
        if (!m_incidents.addScript(script))
            throw std::runtime_error(script);
        m_people.emplace(m_setup->rules, m_setup->submission, m_incidents, seed, 1.0);
        m_devices.subscribe("pit/T01/state", feed::Delivery::AtLeastOnce);
        openLink();
        m_table.start();
    }

    void pass(core::Millis time) { m_clock.pass(time); }

    // Whether so many rounds were begun before `atMost` had passed.
    bool play(std::uint64_t rounds, core::Millis atMost = std::chrono::hours{3}) {
        const core::Tick end = m_clock.steady() + atMost;
        while (m_people->roundsPlayed() <= rounds) {
            if (m_clock.steady() > end)
                return false;
            step();
        }
        return true;
    }

    // Plays until the agent is killed at its n-th append from now on; false if it outlives
    // `atMost`.
    bool playUntilKilled(std::uint64_t append, bool afterwards,
                         core::Millis atMost = std::chrono::hours{3}) {
        m_table.keeper().killAt(append, afterwards);
        const core::Tick end = m_clock.steady() + atMost;
        while (m_table.runs()) {
            if (m_clock.steady() > end)
                return false;
            step();
        }
        m_table.keeper().killAt(0, false);
        return true;
    }
    void restart() { m_table.start(); }

    const table::State& state() { return m_table.agent().state(); }
    const table::SetupPtr& setup() const { return m_setup; }
    const journal::Journal& journal() { return m_table.journal(); }
    core::Tick time() const { return m_clock.steady(); }

    template <typename T>
    std::size_t count() {
        return eventsIn<T>(journal()).size();
    }

private:
    // As the controller's word would have done it: there is none on this floor.
    void openLink() {
        const auto& filed = m_setup->submission.progressive;
        if (!filed)
            return;
        auto events = *table::takeConfiguration(table::State(m_setup), *m_setup, m_clock.wall());
        events.push_back(events::ProgressiveUnlocked{*events::LinkId::parse(filed->link),
                                                     events::ProgressiveLock::LinkClosed,
                                                     std::nullopt});
        m_table.journal().append(events, m_clock.wall());
    }
    void step() {
        m_clock.pass(core::Millis{200});
        m_broker.advance(m_clock.steady());
        m_broker.advance(m_clock.steady());
        m_table.step();
        m_broker.advance(m_clock.steady());
        while (const auto event = m_devices.take())
            if (const auto* message = std::get_if<feed::Message>(&*event))
                m_people->heard(*message);
        if (const auto message = m_people->next(m_clock.steady(), m_clock.wall()))
            if (!m_devices.publish(*message, feed::Delivery::AtLeastOnce))
                throw std::runtime_error("the broker in memory would not take a message");
    }

    support::SetClock m_clock;
    feed::MemoryBroker m_broker{1};
    table::SetupPtr m_setup;
    support::MemoryTable m_table;
    feed::MemoryConnection m_devices;
    simulators::Incidents m_incidents;
    std::optional<simulators::SimulatedTable> m_people;
};

} // namespace pitwatch::support
