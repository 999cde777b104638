#pragma once

#include "pit-console/core/alarms/alarm_book.h"
#include "pit-console/core/desk/console_desk.h"
#include "pit-console/core/live/pit_state.h"
#include "pit-console/core/live/snapshot.h"
#include "pit-console/core/live/wish.h"
#include "pit-console/core/store/store.h"
#include "shared/desk/console_record.h"

#include <memory>
#include <span>

namespace pitwatch::console {

// Everything one console knows: the store, the tables folded from it, the alarms, who is there.
// Both sources, the live feed and a scene, put their entries in and take snapshots out. One thread.
class Pit final : private Projection {
public:
    // Alarms, and what people do with them, are kept in the console's own record, by its time; it
    // belongs to the owner. Nothing is read yet: load() comes before everything but open() and
    // store().
    Pit(std::unique_ptr<Store> store, core::PartyId self, desk::ConsoleRecord& own);
    ~Pit() override;

    // People can sign in here. The desk must have the same record.
    void open(std::unique_ptr<ConsoleDesk> desk) { m_desk = std::move(desk); }
    ConsoleDesk* desk() { return m_desk.get(); }

    // Reads everything stored, and tells `progress` of it, whose exceptions pass through.
    void load(const Progress& progress = {});
    // Puts what was written to the console's own journal into the store.
    void keepOwn();

    Store& store() { return *m_store; }
    const Store& store() const { return *m_store; }
    const PitState& tables() const { return m_tables; }

    void watch(std::optional<core::PartyId> table) { m_watched = std::move(table); }
    void tell(ActionOutcome outcome) { m_outcomes.push_back(std::move(outcome)); }

    // Both say why they could not.
    core::Outcome carryOut(const AcknowledgeAlarm& wish);
    core::Outcome carryOut(const ShelveAlarm& wish);

    // Looks for alarms and tells everything, by the wall clock's `now`; outcomes are told once.
    Snapshot snapshot(bool connected, std::span<const Heard> tables, core::Instant now,
                      std::span<const Heard> others = {});

private:
    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;
    void takeUpAlarms();
    core::Outcome commit(const core::Result<AlarmBook::Events>& events);
    void write(const AlarmBook::Events& events);
    const events::PersonId* personThere() const;
    Asking askingOf(const core::PartyId& table);
    void lookForAlarms(const Snapshot& seen);
    static void countAlarms(Snapshot& snapshot);
    void addClaims(Snapshot& snapshot);
    void addStaff(Snapshot& snapshot);
    void addLinks(Snapshot& snapshot) const;
    void addHits(LinkPicture& link) const;

    std::unique_ptr<Store> m_store;
    core::PartyId m_self;
    desk::ConsoleRecord& m_own;
    std::unique_ptr<ConsoleDesk> m_desk;
    PitState m_tables;
    AlarmBook m_alarms;
    std::set<AlarmCause> m_causes;
    std::optional<core::Instant> m_firstLook;
    bool m_everConnected = false;
    std::optional<core::PartyId> m_watched;
    std::vector<ActionOutcome> m_outcomes;
};

} // namespace pitwatch::console
