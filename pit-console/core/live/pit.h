#pragma once

#include "pit-console/core/alarms/alarm_book.h"
#include "pit-console/core/desk/console_desk.h"
#include "pit-console/core/desk/user_command.h"
#include "pit-console/core/live/snapshot.h"
#include "pit-console/core/state/pit_state.h"
#include "pit-console/core/store/store.h"
#include "shared/party/record.h"

#include <memory>

namespace pitwatch::console {

// How the pit is heard at one moment of the wall clock.
struct Hearing {
    core::Instant at{};
    bool connected = false;
    std::vector<PartyContact> tables{};
    std::vector<PartyContact> others{};
};

// Everything one console knows: the store, the tables folded from it, the alarms, who is there.
// Both sources, the live feed and a scene, put their entries in and take snapshots out. One thread.
class Pit final : private Projection {
public:
    // Alarms, and what people do with them, are the fold of the console's own record, by its time.
    // It belongs to the owner, who alone writes what is decided here into it. Nothing is read yet:
    // load() comes before everything but open() and store().
    Pit(std::unique_ptr<Store> store, core::PartyId self, const party::Record& own);
    ~Pit() override;

    // People can sign in here. The desk must have the same record.
    void open(std::unique_ptr<ConsoleDesk> desk) { m_desk = std::move(desk); }
    ConsoleDesk* desk() { return m_desk.get(); }
    const ConsoleDesk* desk() const { return m_desk.get(); }

    // Reads everything stored, and tells `progress` of it, whose exceptions pass through.
    void load(const Progress& progress = {});
    // Puts what was written to the console's own journal into the store.
    void keepOwn();

    Store& store() { return *m_store; }
    const Store& store() const { return *m_store; }
    const PitState& state() const { return m_state; }

    using Events = std::vector<events::Event>;

    // What follows from it for the record. What else comes of it is in later snapshots, and why
    // nothing does is an outcome there.
    Events carryOut(UserCommand command);
    // Looks at the pit as it is heard now. What follows: alarms raised and cleared.
    Events observe(Hearing heard);
    // What was added to the record.
    void applyOwn(const events::Event& event, core::Instant at) { m_alarms.apply(event, at); }
    // Everything, as of the last observe().
    Snapshot snapshot() const;
    // Adds what is told once: which actions were signed, and what became of what was asked for.
    void takeOutcomes(Snapshot& into);

private:
    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;
    void skipped(const core::PartyId& party, const wire::Envelope& entry,
                 const core::Error& why) override;
    // Whoever is heard well is doubted all the same where something of its journal cannot be read.
    void doubtUnreadable(std::vector<PartyContact>& parties) const;
    Events carry(const WatchTable& command);
    Events carry(const AcknowledgeAlarm& command);
    Events carry(const ShelveAlarm& command);
    Events carry(SignIn& command);
    Events carry(const Cancel& command);
    Events carry(const SignOut& command);
    Events carry(Act& command);
    // Whether people can sign in here; otherwise the sender is told.
    bool hasDesk(std::uint64_t asked);
    // Whoever is signed in here; where nobody is, the sender is told.
    const events::PersonId* personFor(std::uint64_t asked);
    Events settle(std::uint64_t asked, const AlarmBook::Decision& decision);
    Requester requesterFor(const core::PartyId& table) const;
    TableSummary summaryOf(const PartyContact& table) const;
    Events evaluateAlarms();
    static void countAlarms(Snapshot& snapshot);
    void addClaims(Snapshot& snapshot) const;
    void addLinks(Snapshot& snapshot) const;
    void addHits(LinkPicture& link) const;
    void addWatched(Snapshot& snapshot) const;

    std::unique_ptr<Store> m_store;
    core::PartyId m_self;
    const party::Record& m_own;
    std::unique_ptr<ConsoleDesk> m_desk;
    PitState m_state;
    AlarmBook m_alarms;
    Hearing m_heard;
    std::vector<TableSummary> m_summaries; // By m_heard.
    std::set<AlarmCause> m_causes;
    std::optional<core::Instant> m_firstEvaluation;
    bool m_everConnected = false;
    std::optional<core::PartyId> m_watched;
    std::vector<ActionOutcome> m_outcomes;
};

} // namespace pitwatch::console
