#include "pit-console/core/pit_state.h"

#include "pit-console/core/internal/open_claims.h"
#include "shared/events/meter_events.h"
#include "shared/events/party_events.h"
#include "shared/table/decide.h"

namespace pitwatch::console {

namespace {

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

using Meters = std::map<std::pair<std::string, std::string>, core::MicroCents>;

void followMeters(Meters& meters, const events::Event& event) {
    const auto set = [&meters](const events::LinkId& link, const events::LevelName& level,
                               core::MicroCents after) {
        meters[{link.text(), level.text()}] = after;
    };
    if (const auto* grown = event.as<events::ContributionApplied>())
        for (const events::LevelChange& change : grown->changes)
            set(grown->link, change.level, change.after);
    else if (const auto* reversed = event.as<events::ContributionReversed>())
        for (const events::LevelChange& change : reversed->changes)
            set(reversed->link, change.level, change.after);
    else if (const auto* fixed = event.as<events::MeterAmountFixed>())
        set(fixed->link, fixed->level, fixed->after);
    else if (const auto* reseeded = event.as<events::MeterReseeded>())
        set(reseeded->link, reseeded->level, reseeded->after);
    else if (const auto* returned = event.as<events::MeterAmountReturned>())
        set(returned->link, returned->level, returned->after);
    else if (const auto* corrected = event.as<events::MeterCorrected>())
        set(corrected->link, corrected->level, corrected->after);
}

} // namespace

void PitState::configure(LiveTable& table, const events::Event& event) {
    const auto* loaded = event.as<events::ConfigurationLoaded>();
    if (loaded == nullptr)
        return;
    const auto setup = table::makeSetup(joined(loaded->submission), joined(loaded->site));
    if (!setup) {
        table.problem = setup.error().empty() ? "unreadable" : setup.error().front().text();
        table.state.reset();
        return;
    }
    table.problem.clear();
    // A restart with another submission keeps what the journal told so far.
    if (table.state)
        table.state->setup = *setup;
    else
        table.state.emplace(*setup);
}

void PitState::apply(const core::PartyId& party, const wire::Envelope& entry,
                     const events::Event& event) {
    LiveTable& table = m_tables[party];
    configure(table, event);
    if (table.state)
        table::apply(*table.state, event, entry.at);
    followClaims(table.claims, event);
    followMeters(m_meters, event);
    m_book.apply(event, entry.at);
}

const LiveTable* PitState::find(const core::PartyId& table) const {
    const auto found = m_tables.find(table);
    return found == m_tables.end() ? nullptr : &found->second;
}

std::optional<core::Cents> PitState::meter(const std::string& link,
                                           const std::string& level) const {
    const auto found = m_meters.find({link, level});
    if (found == m_meters.end())
        return std::nullopt;
    return found->second.floorCents();
}

} // namespace pitwatch::console
