#pragma once

#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/desk/addressee_desk.h"
#include "shared/feed/connection.h"
#include "shared/journal/journal.h"
#include "shared/party/party.h"
#include "shared/party/retained.h"
#include "shared/party/throttle.h"
#include "shared/table/decide.h"
#include "shared/table/next_steps.h"
#include "shared/table/setup/setup.h"
#include "table-agent/agent/device_refusals.h"
#include "table-agent/agent/pad_desk.h"
#include "table-agent/agent/peers.h"
#include "table-agent/devices/accepted_message.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace pitwatch::agent {

// The table's journal does not allow the configuration that the agent is started with.
class ConfigurationRefused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// One table: turns what its devices and other parties say into events, by the pure core in
// shared/table, and keeps them, as every party does (party::Party); what it shows (its state, its
// display, the wagers it accepted) is always the fold of the journal. Journal and connection belong
// to the owner. One thread; a StorageFailure passes through and ends the process.
class TableAgent final : private party::Duties {
public:
    struct Settings {
        table::SetupPtr setup; // From the next start of a closed table on.
        feed::LogSink log;
        PeerNames peers{};
        feed::RandomSource jitter{}; // Spreads questions to peers; none in a simulation.
        desk::RosterSource staff{};  // Without a roster no signed action is taken.
        std::uint64_t process = 0;   // feed::newProcess(): tells this start from every other.
        // Where the clock is behind the journal; none: the agent does not start then.
        party::ClockLeave clockLeave{};
        // With which everything the table says is signed; null: nothing is.
        std::shared_ptr<const journal::Signer> signer{};
    };

    // Rebuilds the table's state from the journal, under the configurations that the journal tells,
    // and notes the start. Throws, with the journal untouched: StorageFailure where the journal's
    // last entry is later than the clock, because whoever decided then knew a later time, and
    // whatever `clockLeave` throws instead; ConfigurationRefused where the table cannot take the
    // setup's configuration now.
    TableAgent(Settings settings, journal::Journal& journal, feed::Connection& connection,
               const core::Clock& clock);

    // Takes what the connection has for us, as much as one step takes, and sends what there is to
    // send. Returns when it wants to be called again, at the latest; at once while the connection
    // has more.
    core::Tick step() { return m_party.step(); }

    // Notes the stop and says the last word.
    void stop();

    const table::State& state() const { return m_state; }
    journal::Head journalHead() const { return m_party.record().head(); }
    std::uint64_t droppedMessages() const { return m_party.droppedMessages(); }
    const feed::LostMessages& lostMessages() const { return m_party.lostMessages(); }

private:
    void apply(const events::Event& event, core::Instant at) override;
    void passTime(core::Tick tick) override;
    void connected() override;
    party::ReadSoFar read(const core::PartyId& party,
                          std::span<const wire::Envelope> entries) override;
    void hear(const feed::Message& message, core::Tick tick) override;
    void conclude(core::Tick tick) override;
    core::Tick show(core::Tick tick) override;

    PeerEvents handlers();
    std::vector<events::Event> startEvents(core::Instant at) const;
    void listen();
    // Refusals of these consoles, with the places in their journals that waited for it.
    void tellCounted(const std::vector<core::PartyId>& consoles, core::Tick tick);
    void add(const std::vector<events::Event>& events) { m_party.add(events, m_party.now()); }
    void take(const table::Input& input);
    // Of a device: `first` goes before what it leads to, in the same transaction.
    void act(const feed::Message& message, const table::Input& input,
             std::vector<events::Event> first);
    void hearSigned(const feed::Message& message, const devices::SignedMessage& said);
    void refuse(const feed::Message& message, events::CommandRefused refused);
    std::vector<table::RosterDisagreed> doubtsAbout(const table::Input& input) const;
    void noteChanges();
    bool sayPictures();

    Settings m_settings;
    feed::Connection& m_connection;
    desk::AddresseeDesk m_desk; // Before the party, which checks by its roster.
    party::Party m_party;
    DeviceRefusals m_refusals;
    PadDesk m_pad;
    table::State m_state;
    party::Throttle m_pictures;
    party::Throttle m_answers; // To the wager sensors; they wait for them.
    // What was shown of the things that change without an event.
    std::vector<table::NextStep> m_steps;
    party::Health m_health;
    std::string m_devicePrefix;
    party::Retained m_report;
    party::Retained m_display;
    party::Retained m_accepted;
    devices::RefusedWagers m_refusedWagers;
    Peers m_peers;
};

} // namespace pitwatch::agent
