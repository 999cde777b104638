#pragma once

#include "pit-console/core/alarm_book.h"
#include "pit-console/core/pit_state.h"
#include "pit-console/core/snapshot.h"
#include "pit-console/core/store.h"
#include "pit-console/core/wish.h"
#include "shared/table/role.h"

#include <memory>
#include <span>

namespace pitwatch::console {

// Everything one console knows: the store, the tables folded from it, the alarms. Both sources, the
// live feed and a scene, put their entries in and take snapshots out. One thread.
class Pit {
public:
    explicit Pit(std::unique_ptr<Store> store);
    // Nothing was read yet: load() comes before everything but store().
    struct Unread {};
    Pit(std::unique_ptr<Store> store, Unread);
    ~Pit();

    // Reads everything stored, and tells `progress` of it, whose exceptions pass through.
    void load(const Progress& progress = {});

    Store& store() { return *m_store; }
    const Store& store() const { return *m_store; }
    const PitState& tables() const { return m_tables; }

    void watch(std::optional<core::PartyId> table) { m_watched = std::move(table); }
    // Who is at the console.
    void setPerson(table::Actor person) { m_person = std::move(person); }
    const table::Actor& person() const { return m_person; }
    void tell(ActionOutcome outcome) { m_outcomes.push_back(std::move(outcome)); }

    // Both say why they could not.
    core::Outcome carryOut(const AcknowledgeAlarm& wish, core::Instant now);
    core::Outcome carryOut(const ShelveAlarm& wish, core::Instant now);

    // Looks for alarms and tells everything; outcomes are told once.
    Snapshot snapshot(bool connected, std::span<const Heard> tables, core::Instant now,
                      std::span<const Heard> others = {});

private:
    core::Outcome commit(const core::Result<AlarmBook::Events>& events, core::Instant now);
    void lookForAlarms(const Snapshot& seen);
    static void countAlarms(Snapshot& snapshot);
    void addClaims(Snapshot& snapshot) const;
    void addLinks(Snapshot& snapshot) const;
    std::string handOf(const events::ClaimId& claim) const;

    std::unique_ptr<Store> m_store;
    PitState m_tables;
    AlarmBook m_alarms;
    std::set<AlarmCause> m_causes;
    std::optional<core::Instant> m_firstLook;
    bool m_everConnected = false;
    std::optional<core::PartyId> m_watched;
    table::Actor m_person;
    std::vector<ActionOutcome> m_outcomes;
};

} // namespace pitwatch::console
