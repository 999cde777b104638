#include "table-agent/controller/controller.h"

#include "shared/events/party_events.h"
#include "shared/events/staff_events.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "table-agent/controller/meter_report.h"
#include "table-agent/devices/meter_message.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace pitwatch::controller {

namespace {

constexpr core::Millis kShowEvery{250};
// How long after the start a table may stay unheard before it counts as lost.
constexpr core::Millis kFirstWord{5000};

meter::Presence presenceOf(feed::Standing standing) {
    switch (standing) {
    case feed::Standing::Fresh:
        return meter::Presence::Present;
    case feed::Standing::Stale:
    case feed::Standing::Offline:
    case feed::Standing::NeverHeard:
        return meter::Presence::Silent;
    case feed::Standing::Doubtful:
        return meter::Presence::Doubted;
    }
    return meter::Presence::Silent;
}

// Whoever has a roster checks what people signed; nobody can forget to ask for it.
meter::SetupPtr setupOf(const Controller::Settings& settings) {
    auto setup = std::make_shared<meter::Setup>(*settings.setup);
    setup->signatures = static_cast<bool>(settings.staff.newRoster);
    setup->read.emplace();
    for (const core::PartyId& table : settings.tables)
        if (const auto name = core::TableId::parse(table.text()))
            setup->read->insert(*name);
    return setup;
}

} // namespace

Controller::Controller(Settings settings, journal::Journal& journal, feed::Connection& connection,
                       const core::Clock& clock)
    : m_settings(std::move(settings))
    , m_connection(connection)
    , m_clock(clock)
    , m_desk(m_settings.self, m_settings.staff, clock)
    , m_party({.self = m_settings.self,
               .log = m_settings.log,
               .jitter = m_settings.jitter,
               .process = m_settings.process,
               .signer = m_settings.signer,
               .keys = m_desk.keys()},
              journal, connection, clock, *this)
    , m_state(setupOf(m_settings))
    , m_consoles(m_settings.consoles.begin(), m_settings.consoles.end())
    , m_displays({m_settings.displays.begin(), m_settings.displays.end()})
    , m_pictures(kShowEvery)
    , m_report(wire::stateTopic(m_settings.self)) {
    m_party.replay(m_settings.clockLeave);
    tellOfOtherLimits();
    const core::Instant at = now();
    m_startedTick = m_clock.steady();
    m_party.start("progressive-controller", at, m_desk.readRoster(at));
    take(meter::ControllerStarted{});
    for (const core::PartyId& table : m_settings.tables)
        m_party.follow(table);
    for (const core::PartyId& console : m_consoles)
        m_party.follow(console);
    listenToDisplays();
}

void Controller::tellOfOtherLimits() const {
    for (const auto& [name, opened] : m_state.links)
        if (meter::limitsDiffer(m_state, name, opened))
            m_party.log("link " + name.text() +
                        " goes on with the limits it was opened with; other limits take a "
                        "closed link and an order of two people");
}

// The self-check: whatever the accounts say must follow from the journal, entry by entry.
void Controller::apply(const events::Event& event, core::Instant at) {
    ++m_entriesApplied;
    m_desk.apply(event, at);
    if (const auto applied = meter::tryApply(m_state, event); !applied)
        throw journal::StorageFailure(
            "entry " + std::to_string(m_entriesApplied) +
            " of the journal contradicts the meters: " + applied.error().text);
    m_pictures.change();
}

void Controller::passTime(core::Tick /*tick*/) {
    const core::Instant at = now();
    add(m_desk.readRoster(at), at);
    if (m_party.health() != m_health)
        m_pictures.change();
}

void Controller::conclude(core::Tick tick) {
    judgeKept();
    for (const core::PartyId& party : std::exchange(m_readmitted, {}))
        m_party.reconsider(party);
    judgeTables(tick);
    openLinks();
    add(m_displays.judge(m_state.mismatched, tick), now());
    tellCounted(m_desk.counted().due(tick));
    tellCounted(m_wordsRefused.due(tick));
}

party::ReadSoFar Controller::read(const core::PartyId& party,
                                  std::span<const wire::Envelope> entries) {
    party::ReadSoFar done;
    const std::uint64_t before = m_party.record().nextSequence();
    const auto age = m_party.view(party).age;
    const core::Instant heard = age ? now() - *age : core::Instant{};
    for (const wire::Envelope& entry : entries) {
        done.problem = readOne(party, entry, heard);
        if (!done.problem.empty())
            break;
        ++done.count;
    }
    if (m_consoles.contains(party) && m_state.doubted.contains(party) && done.problem.empty())
        add({events::PeerReturned{party}}, now());
    staff::RefusalCounter& counted = countedOf(party);
    const bool more = m_party.record().nextSequence() != before;
    add(counted.end(party, more, m_clock.steady()), now());
    done.held = counted.waits(party);
    return done;
}

void Controller::stop() {
    tellCounted(m_desk.counted().all());
    tellCounted(m_wordsRefused.all());
    m_party.stop(events::StopReason::Asked);
}

events::Phrase Controller::readOne(const core::PartyId& party, const wire::Envelope& entry,
                                   core::Instant heard) {
    const bool fromConsole = m_consoles.contains(party);
    if (fromConsole ? entry.type != events::StaffActionSigned::kType
                    : !meter::concernsMeters(entry.type))
        return {};
    const auto event = wire::decodeEvent(entry.type, entry.body);
    if (!event) {
        const events::Phrase problem{events::JournalDoubt::Unreadable, entry.sequence,
                                     core::Text::fitted(event.error().text)};
        doubt(party, entry, problem);
        return problem;
    }
    const auto table = core::TableId::parse(party.text());
    if (fromConsole)
        takeAction(party, *event->as<events::StaffActionSigned>());
    else if (const auto* accepted = event->as<events::StaffActionAccepted>())
        readSignature(*table, *accepted, entry.at);
    else
        readWord({*table, *event, entry.at, heard});
    return {};
}

// Signatures that could not be judged are judged by each roster that comes into force, also by the
// one of before: its file may have been unreadable for a while, or the clock ahead.
void Controller::judgeKept() {
    const staff::Roster* roster = m_desk.roster();
    std::optional<RosterSight> sight;
    if (roster != nullptr)
        sight = RosterSight{roster->version, roster->expiresAt > now()};
    if (std::exchange(m_judgedBy, sight) == sight || !sight)
        return;
    std::vector<events::ClaimId> waiting;
    for (const auto& [claim, open] : m_state.claims)
        if (!open.kept.empty())
            waiting.push_back(claim);
    for (const events::ClaimId& claim : waiting)
        take(meter::RosterCame{claim, roster});
}

void Controller::take(const meter::Input& input) {
    const core::Instant at = now();
    add(meter::decide(m_state, input, at), at);
}

void Controller::judgeTables(core::Tick tick) {
    for (const core::PartyId& table : m_settings.tables) {
        const feed::PartyView view = m_party.view(table);
        feed::Standing& known = m_standing.try_emplace(table, feed::Standing::Stale).first->second;
        if (known != view.standing)
            m_pictures.change();
        known = view.standing;
        const meter::Presence presence = presenceOf(view.standing);
        if (presence == meter::Presence::Silent && !view.age && tick - m_startedTick < kFirstWord)
            continue;
        const auto at = m_party.record().position(table);
        take(meter::TableStood{table, presence, view.doubt,
                               at ? at->head.journal : core::JournalId{}, view.position,
                               now() - view.age.value_or(tick - m_startedTick)});
    }
}

// A link that people closed stays closed: only one that never was open is opened by itself.
void Controller::openLinks() {
    if (!m_settings.openLinks)
        return;
    const bool allHeard =
        std::all_of(m_settings.tables.begin(), m_settings.tables.end(), [&](const auto& table) {
            return m_standing.at(table) == feed::Standing::Fresh;
        });
    if (!allHeard)
        return;
    std::vector<events::LinkId> ready;
    for (const auto& [name, link] : m_state.links)
        if (link.service == meter::Service::Closed && !link.wasOpened() &&
            meter::problemOf(m_state, link).empty())
            ready.push_back(name);
    for (const events::LinkId& link : ready)
        take(meter::OpenLink{link, meter::controllerItself()});
    listenToDisplays();
}

// A link that nobody opened has nothing to show, and its name is a table's word alone.
void Controller::listenToDisplays() {
    for (const auto& [name, link] : m_state.links) {
        if (!link.wasOpened())
            continue;
        if (!m_displayTopics.try_emplace(devices::meterShownTopic(name), name).second)
            continue;
        m_connection.subscribe(devices::meterShownTopic(name), feed::Delivery::AtLeastOnce);
        m_shown.emplace(name, party::Retained(devices::meterTopic(name)));
    }
}

core::Tick Controller::show(core::Tick tick) {
    if (!m_connection.connected())
        return core::Tick::max();
    return m_pictures.show(tick, [&] { return sayPictures(tick); });
}

// Whether the broker has them.
bool Controller::sayPictures(core::Tick tick) {
    listenToDisplays();
    bool said = true;
    for (auto& [name, shown] : m_shown) {
        const meter::ProgressiveLink& link = *m_state.find(name);
        const auto amounts = amountsOf(link);
        const bool taken = shown.say(
            m_connection, devices::writeMeterMessage(name, core::enumName(link.service), amounts));
        if (taken)
            m_displays.told(name, amounts, tick);
        said = said && taken;
    }
    m_health = m_party.health();
    return m_report.say(m_connection, meterReport(m_state, m_standing, m_health).dump()) && said;
}

void Controller::connected() {
    m_report.forget();
    for (auto& [name, shown] : m_shown)
        shown.forget();
    m_pictures.change();
}

void Controller::hear(const feed::Message& message, core::Tick tick) {
    const auto link = m_displayTopics.find(message.topic);
    if (link == m_displayTopics.end())
        return m_party.complain(message, "not a topic of the controller", tick);
    if (message.retained)
        return m_party.complain(message, "a retained message from a device", tick);
    const auto shown = devices::parseMeterShown(message.payload);
    if (!shown)
        return m_party.complain(message, shown.error().text, tick);
    if (const auto watched = m_displays.shown(link->second, *shown); !watched)
        m_party.complain(message, watched.error().text, tick);
}

} // namespace pitwatch::controller
