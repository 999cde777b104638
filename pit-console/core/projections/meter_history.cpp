#include "pit-console/core/projections/meter_history.h"

#include "pit-console/core/projections/meter_tables.h"

namespace pitwatch::console {

using core::MicroCents;

// What one event did to one meter; every part but `value` is added to the sum of its name.
struct MeterHistory::Movement {
    MicroCents value;
    MicroCents contributed{};
    MicroCents reversed{};
    MicroCents fixed{};
    MicroCents reseeded{};
    MicroCents returned{};
    MicroCents corrected{};
    MicroCents overflowed{};
};

struct MeterHistory::Commands : MeterCommands {
    using MeterCommands::MeterCommands;
};

const Shape& MeterHistory::shape() {
    return meterShape();
}

MeterHistory::MeterHistory(SQLite::Database& database)
    : m_database(database), m_commands(std::make_unique<Commands>(database)) {}

MeterHistory::~MeterHistory() = default;

void MeterHistory::apply(const core::PartyId& party, const wire::Envelope& entry,
                         const events::Event& event) {
    if (const auto* applied = event.as<events::ContributionApplied>())
        contribute(party, entry, *applied);
    else if (const auto* reversed = event.as<events::ContributionReversed>())
        reverse(party, entry, *reversed);
    else if (const auto* fixed = event.as<events::MeterAmountFixed>())
        fix(party, entry, *fixed);
    else if (const auto* seeded = event.as<events::MeterReseeded>())
        move(party, entry, seeded->link, seeded->level,
             {.value = seeded->after, .reseeded = seeded->after - seeded->before});
    else if (const auto* returned = event.as<events::MeterAmountReturned>())
        giveBack(party, entry, *returned);
    else if (const auto* corrected = event.as<events::MeterCorrected>())
        move(party, entry, corrected->link, corrected->level,
             {.value = corrected->after, .corrected = corrected->after - corrected->before});
    else if (const auto* moved = event.as<events::OverflowMoved>())
        move(party, entry, moved->link, moved->level,
             {.value = moved->after, .overflowed = moved->change});
    else
        applyLink(party, entry, event);
}

void MeterHistory::applyLink(const core::PartyId& party, const wire::Envelope& entry,
                             const events::Event& event) {
    Command& state = m_commands->state;
    if (const auto* opened = event.as<events::LinkOpened>())
        open(party, entry, *opened);
    else if (const auto* filed = event.as<events::LinkTableFiled>())
        file(party, entry, *filed);
    else if (const auto* closed = event.as<events::LinkClosed>())
        state.run(party, closed->link, events::LinkService::Closed, entry.at, closed->reason);
    else if (const auto* suspended = event.as<events::LinkSuspended>())
        state.run(party, suspended->link, events::LinkService::Suspended, entry.at,
                  suspended->reason);
    else if (const auto* resumed = event.as<events::LinkResumed>())
        state.run(party, resumed->link, events::LinkService::Open, entry.at, events::Phrase());
    else if (const auto* changed = event.as<events::LinkParametersChanged>())
        for (const events::LevelParameters& level : changed->after)
            m_commands->parameters.run(party, changed->link, level.level, level.ratePpm,
                                       level.initial, level.reset);
}

// A link is known, and closed, from the first table that names it.
void MeterHistory::file(const core::PartyId& party, const wire::Envelope& entry,
                        const events::LinkTableFiled& event) {
    m_commands->known.run(party, event.link, events::LinkService::Closed, entry.at);
    for (const events::LevelParameters& level : event.levels)
        m_commands->level.run(party, event.link, level.level, level.ratePpm);
}

// A meter starts with its initial amount when its link is opened for the first time; a link that is
// opened again goes on from where it was.
void MeterHistory::open(const core::PartyId& party, const wire::Envelope& entry,
                        const events::LinkOpened& event) {
    m_commands->state.run(party, event.link, events::LinkService::Open, entry.at, events::Phrase());
    for (const events::LevelParameters& level : event.levels) {
        m_commands->level.run(party, event.link, level.level, level.ratePpm);
        m_commands->parameters.run(party, event.link, level.level, level.ratePpm, level.initial,
                                   level.reset);
        const auto initial = MicroCents::fromCents(level.initial);
        if (m_commands->seeded.run(party, event.link, level.level, initial) == 1)
            m_commands->point.run(party, event.link, level.level, minuteOf(entry.at), entry.at,
                                  initial);
    }
}

void MeterHistory::contribute(const core::PartyId& party, const wire::Envelope& entry,
                              const events::ContributionApplied& event) {
    MicroCents sum;
    for (const events::LevelChange& change : event.changes) {
        sum += change.change;
        move(party, entry, event.link, change.level,
             {.value = change.after, .contributed = change.change});
    }
    m_commands->contribution.run(party, event.link, event.table, hourOf(entry.at), event.wagered,
                                 sum);
}

// The change of a reversal is what was added to the meter, so it is negative.
void MeterHistory::reverse(const core::PartyId& party, const wire::Envelope& entry,
                           const events::ContributionReversed& event) {
    MicroCents sum;
    for (const events::LevelChange& change : event.changes) {
        sum += change.change;
        move(party, entry, event.link, change.level,
             {.value = change.after, .reversed = MicroCents{} - change.change});
    }
    m_commands->contribution.run(party, event.link, event.table, hourOf(entry.at), core::Cents{},
                                 sum);
}

void MeterHistory::fix(const core::PartyId& party, const wire::Envelope& entry,
                       const events::MeterAmountFixed& event) {
    move(party, entry, event.link, event.level,
         {.value = event.after, .fixed = MicroCents::fromCents(event.amount)});
    m_commands->hit.run(party, entry.sequence, entry.at, event.link, event.level, event.claim.table,
                        event.claim.number, event.percentPpm, event.amount);
    m_commands->hits.run(party, event.link, event.level);
}

void MeterHistory::giveBack(const core::PartyId& party, const wire::Envelope& entry,
                            const events::MeterAmountReturned& event) {
    move(party, entry, event.link, event.level,
         {.value = event.after, .returned = MicroCents::fromCents(event.amount)});
    m_commands->hitReturned.run(party, event.claim.table, event.claim.number, event.level);
}

void MeterHistory::move(const core::PartyId& party, const wire::Envelope& entry,
                        const events::LinkId& link, const events::LevelName& level,
                        const Movement& by) {
    m_commands->moved.run(party, link, level, by.value, MicroCents{}, by.contributed, by.reversed,
                          by.fixed, by.reseeded, by.returned, by.corrected, by.overflowed);
    m_commands->checked.run(party, link, level, entry.sequence);
    m_commands->point.run(party, link, level, minuteOf(entry.at), entry.at, by.value);
}

} // namespace pitwatch::console
