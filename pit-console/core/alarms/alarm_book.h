#pragma once

#include "pit-console/core/alarms/alarm.h"
#include "shared/core/result.h"
#include "shared/events/event.h"
#include "shared/events/phrase.h"

#include <deque>
#include <map>
#include <set>
#include <vector>

namespace pitwatch::console {

events::AlarmPriority firstPriority(AlarmKind kind);

// Jackpots, wrong counts, shuffler faults and a record in doubt are never put aside.
bool mayBeShelved(AlarmKind kind);

// Whether somebody has to look at it even when its cause is gone: something went wrong. What the
// table's people see to in the course of the game, and what is done at the console, is over then.
bool outlivesItsCause(AlarmKind kind);

// Every alarm that somebody still has to look at. It decides like every other part: observe(),
// acknowledge() and shelve() tell what follows, and only apply() changes anything, so the book is
// the fold of the console's journal. One thread.
//
// What always holds: one alarm per cause; an acknowledged alarm stays until its cause is gone; one
// that outlivesItsCause() stays until somebody has looked; nothing is shelved without a reason and
// an end.
class AlarmBook {
public:
    using Events = std::vector<events::Event>;

    // What follows, or why nothing does.
    using Decision = core::Result<Events, events::Phrase>;

    static constexpr std::chrono::hours kLongestShelf{8};

    // What follows from the causes there are now: alarms raised and cleared.
    Events observe(const std::set<AlarmCause>& causes) const;
    Decision acknowledge(events::AlarmId alarm, const events::PersonId& by) const;
    Decision shelve(events::AlarmId alarm, const events::PersonId& by, const std::string& reason,
                    core::Instant until, core::Instant now) const;

    void apply(const events::Event& event, core::Instant at);

    // The most pressing first.
    std::vector<Alarm> alarms(core::Instant now) const;
    AlarmRate rate(core::Instant now) const;

private:
    const Alarm* find(events::AlarmId id) const;
    void raise(const events::AlarmRaised& event, core::Instant at);

    std::map<std::uint64_t, Alarm> m_alarms;
    std::uint64_t m_last = 0;
    std::deque<core::Instant> m_raised; // Of the last hour.
};

} // namespace pitwatch::console
