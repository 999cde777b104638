#pragma once

#include "shared/core/per_minute.h"
#include "shared/desk/addressee_desk.h"
#include "shared/meter/decide.h"
#include "shared/party/party.h"
#include "shared/party/retained.h"
#include "shared/party/throttle.h"
#include "table-agent/controller/display_watch.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace pitwatch::controller {

// Keeps the linked meters of a site: reads the tables' journals and decides, by the pure core in
// shared/meter, what each entry means for the meters. Reads the consoles' journals too, for what
// their staff signed. Everything else is what every party does (party::Party). Journal and
// connection belong to the owner. One thread; a StorageFailure passes through and ends the process.
class Controller final : private party::Duties {
public:
    struct Settings {
        meter::SetupPtr setup;
        core::PartyId self;
        std::vector<core::PartyId> tables;
        bool openLinks = false; // Opens each link once, when every table is heard.
        feed::LogSink log;
        feed::RandomSource jitter{};
        std::vector<core::PartyId> consoles{}; // Whose staff may sign orders.
        // Without a roster no signed action is taken, and the tables' word for what was signed is.
        desk::RosterSource staff{};
        std::uint64_t process = 0; // feed::newProcess(): tells this start from every other.
        // Where the clock is behind the journal; none: the controller does not start then.
        party::ClockLeave clockLeave{};
        // With which everything the controller says is signed; null: nothing is.
        std::shared_ptr<const journal::Signer> signer{};
        // Whose word about what they show counts; none: the first few that speak.
        std::vector<events::DeviceId> displays{};
    };

    // Rebuilds the meters from the journal, checking every entry against the accounts, and notes
    // the start. Throws StorageFailure where the journal contradicts itself or is ahead of the
    // clock, and whatever `clockLeave` throws.
    Controller(Settings settings, journal::Journal& journal, feed::Connection& connection,
               const core::Clock& clock);

    // Takes what the connection has for us and sends what there is to send. Returns when it wants
    // to be called again, at the latest.
    core::Tick step() { return m_party.step(); }

    // Notes the stop and says the last word.
    void stop();

    const meter::State& state() const { return m_state; }
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

    void tellOfOtherLimits() const;
    // Why the entry cannot be read; empty where it was. `heard`: the party's last word before it
    // that left nothing open.
    events::Phrase readOne(const core::PartyId& party, const wire::Envelope& entry,
                           core::Instant heard);
    void readWord(const meter::TableSaid& said);
    void readSignature(const core::TableId& table, const events::StaffActionAccepted& accepted,
                       core::Instant entryAt);
    void addOrCount(const core::TableId& table, const std::vector<events::Event>& led,
                    core::Instant at);
    // Refusals that were counted, and with them the places that waited for it.
    staff::RefusalCounter& countedOf(const core::PartyId& party);
    void tellCounted(const std::vector<core::PartyId>& parties);
    void judgeKept();
    void take(const meter::Input& input);
    void takeAction(const core::PartyId& console, const events::StaffActionSigned& action);
    void doubt(const core::PartyId& party, const wire::Envelope& entry, const events::Phrase& why);
    // Written with the time they were decided at.
    void add(const std::vector<events::Event>& events, core::Instant at) {
        m_party.add(events, at);
    }
    void judgeTables(core::Tick tick);
    void openLinks();
    void listenToDisplays();
    bool sayPictures(core::Tick tick);
    core::Instant now() const { return m_party.now(); }

    Settings m_settings;
    feed::Connection& m_connection;
    const core::Clock& m_clock;
    desk::AddresseeDesk m_desk; // Before the party, which checks by its roster.
    party::Party m_party;
    meter::State m_state;
    std::uint64_t m_entriesApplied = 0;
    core::Tick m_startedTick{};
    std::set<core::PartyId> m_consoles;
    // Of the tables' words, and of signatures in their records.
    std::map<core::TableId, core::PerMinute> m_refusalsTold;
    staff::RefusalCounter m_wordsRefused;
    std::map<core::PartyId, feed::Standing> m_standing;
    struct RosterSight {
        std::uint64_t version = 0;
        bool valid = false; // It has not run out.
        friend bool operator==(const RosterSight&, const RosterSight&) = default;
    };
    std::optional<RosterSight> m_judgedBy;   // In force when kept signatures were judged last.
    std::vector<core::PartyId> m_readmitted; // In this step, by an order of two people.
    DisplayWatch m_displays;
    std::map<events::LinkId, party::Retained> m_shown;
    std::map<std::string, events::LinkId> m_displayTopics;
    party::Throttle m_pictures;
    party::Health m_health; // As it was shown.
    party::Retained m_report;
};

} // namespace pitwatch::controller
