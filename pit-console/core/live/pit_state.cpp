#include "pit-console/core/live/pit_state.h"

#include "shared/events/device_events.h"
#include "shared/events/party_events.h"
#include "shared/meter/decide.h"
#include "shared/table/decide.h"
#include "shared/table/setup/configuration.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

// A party tells of its own devices; more than these are nobody's.
constexpr std::size_t kMostDevices = 64;

void noteLosses(LiveTable& table, const events::Event& event, core::Instant at) {
    // A loss told ahead of time would be shown as new until that time has come.
    if (event.as<events::ClockPutBack>() != nullptr)
        for (auto& [topic, lostAt] : table.losses)
            lostAt = std::min(lostAt, at);
    const auto* lost = event.as<events::DeviceMessagesLost>();
    if (lost == nullptr)
        return;
    const std::string& topic = lost->topic.value();
    if (table.losses.contains(topic) || table.losses.size() < kMostDevices)
        table.losses[topic] = at;
}

} // namespace

// The table's core takes every configuration after the first.
void PitState::configure(LiveTable& table, const events::Event& event) {
    const auto* loaded = event.as<events::ConfigurationLoaded>();
    if (loaded == nullptr || table.state)
        return;
    const auto setup = table::setupIn(*loaded);
    if (!setup) {
        table.problem = setup.error().empty() ? "unreadable" : setup.error().front().text();
        return;
    }
    table.problem.clear();
    table.state.emplace(*setup);
}

void PitState::follow(LiveTable& table, const events::Event& event, core::Instant at) {
    configure(table, event);
    if (!table.state)
        return;
    table::apply(*table.state, event, at);
    // With a configuration that cannot be read the table goes on under the one before: so does what
    // is shown of it.
    table.problem = table.state->setupProblem;
}

void PitState::follow(LiveMeters& meters, const events::Event& event) {
    if (!meters.whole)
        return;
    meters.whole = meter::tryApply(meters.state, event).ok();
    const auto setLimits = [&](const events::LinkId& link, const auto& limits) {
        meter::Setup setup = *meters.state.setup;
        setup.limits[link] = limits;
        meters.state.setup = std::make_shared<const meter::Setup>(std::move(setup));
    };
    if (const auto* opened = event.as<events::LinkOpened>())
        setLimits(opened->link, opened->limits);
    else if (const auto* changed = event.as<events::LinkParametersChanged>())
        setLimits(changed->link, changed->limits);
}

void PitState::apply(const core::PartyId& party, const wire::Envelope& entry,
                     const events::Event& event) {
    LiveTable& table = m_tables[party];
    follow(table, event, entry.at);
    noteLosses(table, event, entry.at);
    follow(m_meters[party], event);
    m_links.apply(party, entry.at, event);
    m_book.apply(event, entry.at);
}

const LiveTable* PitState::find(const core::PartyId& table) const {
    const auto found = m_tables.find(table);
    return found == m_tables.end() ? nullptr : &found->second;
}

const meter::State* PitState::meters(const core::PartyId& controller) const {
    const auto found = m_meters.find(controller);
    return found == m_meters.end() || !found->second.whole ? nullptr : &found->second.state;
}

} // namespace pitwatch::console
