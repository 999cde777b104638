#include "pit-console/core/state/pit_state.h"

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

// The limits of the controller's site are nowhere in its journal before they come into force.
const meter::SetupPtr& foreignSetup() {
    static const meter::SetupPtr kSetup = [] {
        meter::Setup setup;
        setup.limitsKnown = false;
        return std::make_shared<const meter::Setup>(std::move(setup));
    }();
    return kSetup;
}

} // namespace

// The table's core takes every configuration after the first.
void PitState::configure(LiveTable& table, const events::Event& event) {
    const auto* loaded = event.as<events::ConfigurationLoaded>();
    if (loaded == nullptr || table.state)
        return;
    const auto setup = table::setupIn(*loaded);
    if (!setup) {
        table.unreadableSetup = setup.error().front().text();
        return;
    }
    table.unreadableSetup.clear();
    table.state.emplace(*setup);
}

void PitState::follow(LiveTable& table, const events::Event& event, core::Instant at) {
    configure(table, event);
    if (!table.state)
        return;
    table::apply(*table.state, event, at);
    // With a configuration that cannot be read the table goes on under the one before: so does what
    // is shown of it.
    table.unreadableSetup = table.state->setupProblem;
}

void PitState::followMeters(const core::PartyId& party, const events::Event& event) {
    const auto found = m_meters.try_emplace(party, LiveMeters{meter::State(foreignSetup())}).first;
    LiveMeters& meters = found->second;
    if (meters.whole)
        meters.whole = meter::tryApply(meters.state, event).ok();
}

void PitState::apply(const core::PartyId& party, const wire::Envelope& entry,
                     const events::Event& event) {
    if (m_unreadable.contains(party))
        return;
    LiveTable& table = m_tables[party];
    follow(table, event, entry.at);
    noteLosses(table, event, entry.at);
    // A table keeps no meters: what its journal might say of any is not believed.
    if (table.state)
        m_meters.erase(party);
    else
        followMeters(party, event);
    if (payout::mayTell(party, table.state.has_value(), event))
        m_book.apply(event, entry.at);
}

void PitState::skipped(const core::PartyId& party, const wire::Envelope& entry,
                       const core::Error& why) {
    m_unreadable.try_emplace(party, events::JournalDoubt::Unreadable, entry.sequence,
                             core::Text::fitted(why.text));
    if (const auto meters = m_meters.find(party); meters != m_meters.end())
        meters->second.whole = false;
}

const events::Phrase* PitState::unreadable(const core::PartyId& party) const {
    const auto found = m_unreadable.find(party);
    return found == m_unreadable.end() ? nullptr : &found->second;
}

bool isShown(const meter::Level& level) {
    return level.seeded || level.value != core::MicroCents{};
}

const LiveTable* PitState::find(const core::PartyId& table) const {
    const auto found = m_tables.find(table);
    return found == m_tables.end() ? nullptr : &found->second;
}

const meter::State* PitState::meters(const core::PartyId& controller) const {
    const auto found = m_meters.find(controller);
    return found == m_meters.end() || !found->second.whole ? nullptr : &found->second.state;
}

std::optional<core::Cents> PitState::meter(const std::string& link,
                                           const std::string& level) const {
    const auto name = events::LinkId::parse(link);
    const auto levelName = events::LevelName::parse(level);
    if (!name || !levelName)
        return std::nullopt;
    for (const auto& [controller, meters] : m_meters)
        if (const meter::Level* found =
                meters.whole ? meters.state.find(*name, *levelName) : nullptr;
            found != nullptr && isShown(*found))
            return found->value.floorCents();
    return std::nullopt;
}

} // namespace pitwatch::console
