#include "pit-console/scenes/scene_pit.h"

#include "shared/events/meter_events.h"
#include "shared/events/staff_events.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;

core::PartyId partyNamed(const std::string& name) {
    return *core::PartyId::parse(name);
}

} // namespace

core::Instant sceneTime() {
    return core::Instant{std::chrono::sys_days{std::chrono::year{2026} / 11 / 16} + 21h + 15min};
}

ScenePit::ScenePit()
    : m_pit(std::make_unique<Pit>(std::move(Store::open(":memory:").value())))
    , m_meterJournal(core::JournalId{{'M', 'E', 'T', 'E', 'R'}}) {
    m_pit->setPerson(sceneFloorperson());
}

SceneTable& ScenePit::add(const std::string& name, std::string_view submission, core::Millis age) {
    m_heard.push_back({partyNamed(name), Freshness::Live, 400ms});
    return m_tables.emplace_back(name, submission, sceneTime() - age);
}

void ScenePit::hear(const std::string& name, Freshness freshness, core::Millis age) {
    const auto found = std::find_if(m_heard.begin(), m_heard.end(),
                                    [&](const Heard& heard) { return heard.table.text() == name; });
    if (found == m_heard.end())
        m_heard.push_back({partyNamed(name), freshness, age});
    else
        *found = {partyNamed(name), freshness, age};
}

void ScenePit::loseBroker(core::Millis age) {
    m_connected = false;
    for (Heard& heard : m_heard)
        heard = {heard.table, Freshness::Stale, age};
}

void ScenePit::meter(const std::string& link, const std::string& level, std::int64_t cents) {
    events::ContributionApplied grown;
    grown.link = *events::LinkId::parse(link);
    grown.table = *core::TableId::parse("T01");
    grown.round = {1};
    grown.wagered = core::Cents{500};
    grown.changes.push_back({*events::LevelName::parse(level), core::MicroCents{25'000'000},
                             core::MicroCents::fromCents(core::Cents{cents})});
    meterEvent(grown);
}

void ScenePit::meterEvent(const events::Event& event) {
    const std::vector<events::Event> one{event};
    m_meterJournal.append(one, sceneTime() - 1min);
}

void ScenePit::publish(const core::PartyId& party, const journal::Journal& journal) {
    const auto position = m_pit->store().position(party);
    const std::uint64_t next = position ? position->head.sequence + 1 : 1;
    const auto entries = journal.read(next, 1'000'000, 1'000'000'000);
    if (!entries.empty())
        m_pit->store().apply(entries, {party, journal.head()});
}

void ScenePit::publish() {
    for (const SceneTable& table : m_tables)
        publish(table.party(), table.journal());
    publish(partyNamed("METER"), m_meterJournal);
}

Snapshot ScenePit::snapshot() {
    if (!m_connected && !m_everHeard) {
        std::vector<Heard> before = m_heard;
        for (Heard& heard : before)
            heard.freshness = Freshness::Live;
        m_pit->snapshot(true, before, sceneTime() - 1min);
    }
    m_everHeard = true;
    return m_pit->snapshot(m_connected, m_heard, sceneTime());
}

void ScenePit::act(const ActOnTable& wish) {
    for (SceneTable& table : m_tables) {
        if (table.party() != wish.action.table)
            continue;
        ActionOutcome outcome{wish.id, true, {}, {}};
        const table::Input input = inputOf(wish.action, table.state(), m_pit->person());
        for (const events::Event& event : table.give(input))
            if (const auto* refused = event.as<events::CommandRefused>())
                outcome = {wish.id, false, refused->reason.value(), refused->section.value()};
        m_pit->tell(outcome);
        publish();
        return;
    }
    m_pit->tell({wish.id, false, "there is no such table", {}});
}

void ScenePit::carryOut(const Wish& wish) {
    if (const auto* watched = std::get_if<WatchTable>(&wish))
        m_pit->watch(watched->table);
    else if (const auto* seen = std::get_if<AcknowledgeAlarm>(&wish))
        static_cast<void>(m_pit->carryOut(*seen, sceneTime()));
    else if (const auto* shelved = std::get_if<ShelveAlarm>(&wish))
        static_cast<void>(m_pit->carryOut(*shelved, sceneTime()));
    else if (const auto* action = std::get_if<ActOnTable>(&wish))
        act(*action);
}

} // namespace pitwatch::console
