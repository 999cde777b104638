#pragma once

#include "shared/core/per_minute.h"
#include "shared/desk/addressee_desk.h"
#include "shared/feed/follower.h"
#include "shared/feed/publisher.h"
#include "shared/meter/decide.h"
#include "table-agent/controller/display_watch.h"
#include "shared/party/loss_record.h"
#include "shared/party/record.h"
#include "shared/party/retained.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace pitwatch::controller {

// Keeps the linked meters of a site: reads the tables' journals and decides, by the pure core in
// shared/meter, what each entry means for the meters. Reads the consoles' journals too, for what
// their staff signed. Everything read in one step, with the places then reached, is one append, and
// nothing is said before it. Journal and link belong to the owner.
// One thread; a StorageFailure passes through and ends the process.
class Controller final : private feed::Reader {
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
    };

    // Rebuilds the meters from the journal, checking every entry against the accounts, and notes
    // the start. Throws StorageFailure where the journal contradicts itself or is ahead of the
    // clock, and whatever `clockLeave` throws.
    Controller(Settings settings, journal::Journal& journal, feed::Link& link,
               const core::Clock& clock);

    // Takes what the link has for us and sends what there is to send. Returns when it wants to be
    // called again, at the latest.
    core::Tick step();

    // Notes the stop and says the last word.
    void stop();

    const meter::State& state() const { return m_state; }
    std::uint64_t droppedMessages() const { return m_complaints.total(); }
    const feed::LostMessages& lostMessages() const { return m_losses.total(); }

private:
    std::optional<journal::Anchor> position(const core::PartyId& party) const override;
    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override;

    void replay();
    void handle(const feed::LinkEvent& event);
    void handleMessage(const feed::Message& message);
    void hearDisplay(const events::LinkId& link, const feed::Message& message, core::Tick tick);
    bool read(const core::PartyId& party, const wire::Envelope& entry);
    void readSignature(const core::TableId& table, const events::StaffActionAccepted& accepted);
    void endSignatures(const core::PartyId& table);
    void take(const meter::Input& input);
    void takeAction(const core::PartyId& console, const events::StaffActionSigned& action);
    void endActions(const core::PartyId& console);
    void doubt(const core::PartyId& party, const wire::Envelope& entry, const std::string& why);
    // Written with the time they were decided at.
    void add(const std::vector<events::Event>& events, core::Instant at);
    void readRoster();
    void judgeTables(core::Tick tick);
    void noteClock();
    void openLinks();
    void listenToDisplays();
    void countLosses(core::Tick tick);
    core::Instant now() const { return m_record.now(); }
    void show(core::Tick tick);

    Settings m_settings;
    party::Record m_record;
    feed::Link& m_link;
    const core::Clock& m_clock;
    feed::Complaints m_complaints;
    party::LossRecord m_losses;
    meter::State m_state;
    core::Instant m_startedAt{};
    core::Tick m_startedTick{};
    std::set<core::PartyId> m_consoles;
    desk::AddresseeDesk m_desk;
    // Of signatures in the tables' records, and how many were not told since the last place noted.
    std::map<core::TableId, core::PerMinute> m_refusalsTold;
    std::uint64_t m_refusalsCounted = 0;
    // Parties with an entry that this software cannot read, and why. They are not read further, so
    // that newer software finds the entry where it is.
    std::map<core::PartyId, std::string> m_unreadable;
    std::map<core::PartyId, feed::Standing> m_standing;
    DisplayWatch m_displays;
    std::map<events::LinkId, party::Retained> m_shown;
    std::map<std::string, events::LinkId> m_displayTopics;
    std::optional<core::Tick> m_nextShow;
    std::optional<core::Tick> m_nextFlush;
    bool m_changed = true;
    party::Retained m_report;
    feed::Follower m_follower;
    std::optional<feed::Publisher> m_publisher;
};

} // namespace pitwatch::controller
