#pragma once

#include "pit-console/core/live/pit.h"
#include "shared/party/party.h"

#include <optional>
#include <vector>

namespace pitwatch::console {

// One console, without a window: follows the journals of the pit into its store, sees to what the
// people at it ask for and watches for alarms; everything else is what every party does
// (party::Party). Journal, connection and clock belong to the owner. One thread; a StorageFailure
// passes through, and nothing is done any more afterwards.
class ConsoleParty final : private party::Duties {
public:
    struct Settings {
        core::PartyId self;
        std::vector<core::PartyId> tables;
        std::vector<core::PartyId> others; // Controllers and consoles whose journals count too.
        bool speaks = true;                // Otherwise its journal is told to nobody.
        std::optional<ConsoleDesk::Settings> desk{}; // None: nobody signs in here.
        core::Millis staleAfter{3000};  // A party not heard for so long is not shown as live.
        core::Millis observeEvery{100}; // How often it looks for alarms.
        std::uint64_t process = 0;      // feed::newProcess(): tells this start from every other.
        feed::RandomSource jitter{};    // Spreads questions to others; none in a simulation.
        // By which what others say is checked where nobody signs in; with a desk, the desk's is.
        desk::RosterSource roster{};
        // With which everything the console says is signed; null: nothing is.
        std::shared_ptr<const journal::Signer> signer{};
        feed::LogSink log;
    };

    // Notes the start. `store` may be unfilled.
    ConsoleParty(Settings settings, std::unique_ptr<Store> store, journal::Journal& own,
                 feed::Connection& connection, const core::Clock& clock);

    // Reads everything stored, and tells `progress` of it, whose exceptions pass through. Before
    // the first step().
    void load(const Progress& progress = {});

    // Carried out in the next step.
    void request(UserCommand command) { m_commands.push_back(std::move(command)); }

    // Takes what the connection has, as much as one step takes, follows it, carries out what was
    // requested, and sends what there is to send. Returns when it wants to be called again, at the
    // latest; at once while the connection has more.
    core::Tick step() { return m_party.step(); }

    // Whoever is there is signed out; notes the stop and says the last word.
    void stop();

    const Store& store() const { return m_pit.store(); }
    const Pit& pit() const { return m_pit; }
    feed::PartyView view(const core::PartyId& party) const { return m_party.view(party); }
    // As of the last time it looked for alarms.
    Snapshot snapshot() const { return m_pit.snapshot(); }
    // The same with what is told once; nothing where it has not looked since the last call.
    std::optional<Snapshot> takeSnapshot();

private:
    void apply(const events::Event& event, core::Instant at) override { m_pit.applyOwn(event, at); }
    void passTime(core::Tick tick) override;
    void hear(const feed::Message& message, core::Tick tick) override;
    void conclude(core::Tick tick) override;
    core::Tick show(core::Tick tick) override;

    bool hasRoster() const;
    void readRoster();
    void observe(core::Tick tick);
    std::vector<PartyContact> heard(const std::vector<core::PartyId>& parties) const;

    Settings m_settings;
    feed::Connection& m_connection;
    const core::Clock& m_clock;
    desk::RosterKeys m_keys;
    party::Party m_party; // All of the console writes into its record.
    Pit m_pit;
    std::vector<UserCommand> m_commands;
    std::optional<core::Tick> m_observedAt;
    bool m_observed = false; // Since the last takeSnapshot().
};

} // namespace pitwatch::console
