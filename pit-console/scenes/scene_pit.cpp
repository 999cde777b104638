#include "pit-console/scenes/scene_pit.h"

#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"
#include "shared/events/staff_events.h"
#include "shared/payout/numbering.h"
#include "shared/wire/event_codec.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;

constexpr const char* kController = "METER";
constexpr std::uint32_t kRatePpm = 50'000;

core::PartyId partyNamed(const std::string& name) {
    return *core::PartyId::parse(name);
}

core::MicroCents exactly(core::Cents cents) {
    return core::MicroCents::fromCents(cents);
}

} // namespace

ScenePit::ScenePit()
    : m_own(core::JournalId{{'C', '0', '1'}})
    , m_record(m_own, sceneClock())
    , m_pit(std::make_unique<Pit>(std::move(Store::open(":memory:").value()), sceneConsole(),
                                  m_record))
    , m_others{{partyNamed(kController), feed::Standing::Fresh, 400ms}}
    , m_meterJournal(core::JournalId{{'M', 'E', 'T', 'E', 'R'}}) {}

void ScenePit::openDesk() {
    std::vector<core::PartyId> tables;
    for (const SceneTable& table : m_tables)
        tables.push_back(table.party());
    m_pit->open(
        std::make_unique<ConsoleDesk>(sceneDesk(std::move(tables)), m_record, sceneClock()));
    m_pit->load();
    m_pit->desk()->carryOut(SignIn{0, sceneFloorperson().person.text(), scenePassphrase()});
}

SceneTable& ScenePit::add(const std::string& name, std::string_view submission, core::Millis age) {
    m_heard.push_back({partyNamed(name), feed::Standing::Fresh, 400ms});
    return m_tables.emplace_back(name, submission, sceneTime() - age);
}

void ScenePit::hear(const std::string& name, feed::Standing standing, core::Millis age) {
    std::vector<PartyContact>& among = name == kController ? m_others : m_heard;
    const auto found = std::find_if(among.begin(), among.end(), [&](const PartyContact& heard) {
        return heard.party.text() == name;
    });
    if (found == among.end())
        among.push_back({partyNamed(name), standing, age});
    else
        *found = {partyNamed(name), standing, age};
}

void ScenePit::loseBroker(core::Millis age) {
    m_connected = false;
    for (std::vector<PartyContact>* among : {&m_heard, &m_others})
        for (PartyContact& heard : *among)
            heard = {heard.party, feed::Standing::Stale, age};
}

ScenePit::Meter& ScenePit::meterOf(const std::string& link, const std::string& level) {
    return m_meters.at({link, level});
}

void ScenePit::openLink(const std::string& link, const Levels& levels) {
    events::LinkOpened opened;
    opened.link = *events::LinkId::parse(link);
    opened.by = sceneFloorperson().person;
    for (const auto& [name, cents] : levels) {
        const core::Cents initial{cents};
        opened.levels.push_back({*events::LevelName::parse(name), kRatePpm, initial, initial});
        m_meters[{link, name}] = {initial, initial};
    }
    events::LinkTableFiled filed;
    filed.link = opened.link;
    filed.table = *core::TableId::parse("T01");
    filed.ruleSet = *events::RuleSetId::parse("mlgca-let-it-ride");
    filed.paytable = *events::PaytableId::parse("A");
    filed.levels = opened.levels;
    meterEvent(filed, 5h);
    meterEvent(opened, 5h);
}

void ScenePit::meter(const std::string& link, const std::string& level, std::int64_t cents) {
    events::ContributionApplied grown;
    grown.link = *events::LinkId::parse(link);
    grown.table = *core::TableId::parse("T01");
    grown.round = {1};
    Meter& meter = meterOf(link, level);
    const core::Cents grows = core::Cents{cents} - meter.value;
    // So much was wagered that its share is just that.
    grown.wagered = core::Cents{grows.value() * (1'000'000 / kRatePpm)};
    meter.value = core::Cents{cents};
    grown.changes.push_back(
        {*events::LevelName::parse(level), exactly(grows), exactly(meter.value)});
    meterEvent(grown, 20min);
}

core::Cents ScenePit::hit(const std::string& link, const std::string& level,
                          const events::ClaimId& claim) {
    Meter& meter = meterOf(link, level);
    events::MeterAmountFixed fixed;
    fixed.link = *events::LinkId::parse(link);
    fixed.level = *events::LevelName::parse(level);
    fixed.claim = claim;
    fixed.percentPpm = 1'000'000;
    fixed.amount = meter.value;
    fixed.before = exactly(meter.value);
    meterEvent(fixed);
    meterEvent(events::MeterReseeded{fixed.link, fixed.level, claim, {}, exactly(meter.initial)});
    meter.value = meter.initial;
    return fixed.amount;
}

void ScenePit::meterEvent(const events::Event& event, core::Millis ago) {
    const std::vector<events::Event> one{event};
    m_meterJournal.append(one, sceneTime() - ago);
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
    publish(partyNamed(kController), m_meterJournal);
}

Snapshot ScenePit::snapshot() {
    if (!m_connected && !m_everHeard) {
        std::vector<PartyContact> before = m_heard;
        for (PartyContact& heard : before)
            heard.standing = feed::Standing::Fresh;
        write(m_pit->observe({sceneTime() - 1min, true, std::move(before)}));
    }
    m_everHeard = true;
    write(m_pit->observe({sceneTime(), m_connected, m_heard, m_others}));
    m_pit->keepOwn();
    Snapshot shown = m_pit->snapshot();
    m_pit->takeOutcomes(shown);
    return shown;
}

void ScenePit::write(const Pit::Events& events) {
    const core::Instant at = m_record.append(events);
    for (const events::Event& event : events)
        m_pit->applyOwn(event, at);
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

void ScenePit::carryOut(UserCommand command) {
    write(m_pit->carryOut(std::move(command)));
    answerActions();
}

} // namespace pitwatch::console
