#pragma once

#include "pit-console/core/alarms/alarm_book.h"
#include "pit-console/core/desk/console_desk.h"
#include "pit-console/core/live/pit_state.h"
#include "pit-console/core/live/snapshot.h"
#include "pit-console/core/live/user_command.h"
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
    // Alarms, and what people do with them, are kept in the console's own record, by its time; it
    // belongs to the owner. Nothing is read yet: load() comes before everything but open() and
    // store().
    Pit(std::unique_ptr<Store> store, core::PartyId self, party::Record& own);
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

    // What comes of it is in later snapshots, and why nothing does is an outcome there.
    void carryOut(UserCommand command);

    // Looks at the pit as it is heard now: alarms are raised and cleared, and what this console
    // wrote is put into the store.
    void observe(Hearing heard);
    // Everything, as of the last observe().
    Snapshot snapshot() const;
    // Adds what is told once: which actions were signed, and what became of what was asked for.
    void takeOutcomes(Snapshot& into);

private:
    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;
    void carry(const WatchTable& command);
    void carry(const AcknowledgeAlarm& command);
    void carry(const ShelveAlarm& command);
    void carry(SignIn& command);
    void carry(const Cancel& command);
    void carry(const SignOut& command);
    void carry(Act& command);
    // Whether people can sign in here; otherwise the sender is told.
    bool hasDesk(std::uint64_t asked);
    // Whoever is signed in here; where nobody is, the sender is told.
    const events::PersonId* personFor(std::uint64_t asked);
    void settle(std::uint64_t asked, const AlarmBook::Decision& decision);
    void takeUpAlarms();
    void write(const AlarmBook::Events& events);
    Requester requesterFor(const core::PartyId& table) const;
    TableSummary summaryOf(const PartyContact& table) const;
    void evaluateAlarms();
    static void countAlarms(Snapshot& snapshot);
    void addClaims(Snapshot& snapshot) const;
    void addLinks(Snapshot& snapshot) const;
    void addHits(LinkPicture& link) const;
    void addWatched(Snapshot& snapshot) const;

    std::unique_ptr<Store> m_store;
    core::PartyId m_self;
    party::Record& m_own;
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
