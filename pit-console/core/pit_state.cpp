#include "pit-console/core/pit_state.h"

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
    m_links.apply(party, entry.at, event);
    m_book.apply(event, entry.at);
}

const LiveTable* PitState::find(const core::PartyId& table) const {
    const auto found = m_tables.find(table);
    return found == m_tables.end() ? nullptr : &found->second;
}

} // namespace pitwatch::console
