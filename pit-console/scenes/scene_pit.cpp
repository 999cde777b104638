#include "pit-console/scenes/scene_pit.h"

#include "shared/events/meter_events.h"
#include "shared/events/staff_events.h"
#include "shared/payout/numbering.h"
#include "shared/wire/event_codec.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;

core::PartyId partyNamed(const std::string& name) {
    return *core::PartyId::parse(name);
}

} // namespace

ScenePit::ScenePit()
    : m_own(core::JournalId{{'C', '0', '1'}})
    , m_pit(
          std::make_unique<Pit>(std::move(Store::open(":memory:").value()), sceneConsole(), m_own))
    , m_meterJournal(core::JournalId{{'M', 'E', 'T', 'E', 'R'}}) {}

void ScenePit::openDesk() {
    std::vector<core::PartyId> tables;
    for (const SceneTable& table : m_tables)
        tables.push_back(table.party());
    m_pit->open(std::make_unique<ConsoleDesk>(sceneDesk(std::move(tables)), m_own, sceneClock()));
    m_pit->desk()->carryOut(SignIn{0, sceneFloorperson().person.text(), scenePassphrase()});
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

// The tables read what was signed here since.
void ScenePit::answerActions() {
    const auto entries = m_own.read(m_answered + 1, 1'000'000, 1'000'000'000);
    for (const wire::Envelope& entry : entries) {
        m_answered = entry.sequence;
        const auto event = wire::decodeEvent(entry.type, entry.body);
        const auto* action = event ? event->as<events::StaffActionSigned>() : nullptr;
        if (action == nullptr)
            continue;
        for (SceneTable& table : m_tables)
            if (table.party() == action->addressee)
                answerAsMeter(table, table.take(*action));
    }
    publish();
}

// Approved claims get their documents.
void ScenePit::answerAsMeter(SceneTable& table, const std::vector<events::Event>& told) {
    for (const events::Event& event : told)
        for (const events::Event& answer : payout::documentsFor(event, m_lastDocument)) {
            m_meterJournal.append({&answer, 1}, sceneTime());
            const auto* issued = answer.as<events::PayoutDocumentIssued>();
            if (issued == nullptr)
                continue;
            m_lastDocument = issued->number;
            table.give(table::RecordDocument{issued->claim.number, issued->number, issued->amount});
        }
}

void ScenePit::carryOut(const Wish& wish) {
    if (const auto* watched = std::get_if<WatchTable>(&wish))
        m_pit->watch(watched->table);
    else if (const auto* seen = std::get_if<AcknowledgeAlarm>(&wish))
        static_cast<void>(m_pit->carryOut(*seen, sceneTime()));
    else if (const auto* shelved = std::get_if<ShelveAlarm>(&wish))
        static_cast<void>(m_pit->carryOut(*shelved, sceneTime()));
    else if (const auto* signIn = std::get_if<SignIn>(&wish))
        m_pit->desk()->carryOut(*signIn);
    else if (const auto* signOut = std::get_if<SignOut>(&wish))
        m_pit->desk()->carryOut(*signOut);
    else if (const auto* action = std::get_if<Act>(&wish))
        m_pit->desk()->carryOut(*action);
    answerActions();
}

} // namespace pitwatch::console
