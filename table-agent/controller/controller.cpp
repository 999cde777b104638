#include "table-agent/controller/controller.h"

#include "shared/events/party_events.h"
#include "shared/events/staff_events.h"
#include "shared/feed/intake.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "table-agent/controller/meter_report.h"
#include "table-agent/daemon/clock_option.h"
#include "table-agent/devices/meter_message.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace pitwatch::controller {

namespace {

constexpr core::Millis kShowEvery{250};
constexpr core::Millis kFlushEvery{1000};
// How long after the start a table may stay unheard before it counts as lost.
constexpr core::Millis kFirstWord{5000};

meter::Standing standingOf(feed::Standing standing) {
    switch (standing) {
    case feed::Standing::Fresh:
        return meter::Standing::Present;
    case feed::Standing::Stale:
    case feed::Standing::Offline:
        return meter::Standing::Silent;
    case feed::Standing::Doubtful:
        return meter::Standing::Doubted;
    }
    return meter::Standing::Silent;
}

// Whoever has a roster checks what people signed; nobody can forget to ask for it.
meter::SetupPtr setupOf(const Controller::Settings& settings) {
    auto setup = std::make_shared<meter::Setup>(*settings.setup);
    setup->signatures = static_cast<bool>(settings.staff.newRoster);
    return setup;
}

} // namespace

Controller::Controller(Settings settings, journal::Journal& journal, feed::Link& link,
                       const core::Clock& clock)
    : m_settings(std::move(settings))
    , m_record(journal, clock)
    , m_link(link)
    , m_clock(clock)
    , m_complaints(m_settings.log)
    , m_losses(m_settings.log)
    , m_state(setupOf(m_settings))
    , m_consoles(m_settings.consoles.begin(), m_settings.consoles.end())
    , m_desk(m_settings.self, m_settings.staff, clock)
    , m_report(wire::stateTopic(m_settings.self))
    , m_follower(m_settings.self, *this, link,
                 feed::FollowerOptions{.jitter = m_settings.jitter, .log = m_settings.log}) {
    replay();
    for (const auto& [name, opened] : m_state.links)
        if (meter::limitsDiffer(m_state, name, opened))
            m_settings.log("link " + name.text() +
                           " goes on with the limits it was opened with; other limits take a "
                           "closed link and an order of two people");
    m_startedAt = m_record.now();
    m_startedTick = m_clock.steady();
    const std::uint64_t epoch = m_record.nextSequence(); // Of PartyStarted.
    add({events::PartyStarted{"progressive-controller"}}, m_startedAt);
    readRoster();
    m_record.commit();
    m_publisher.emplace(
        m_settings.self, journal, epoch, m_link,
        feed::PublisherOptions{.process = m_settings.process, .log = m_settings.log});
    for (const core::PartyId& table : m_settings.tables)
        m_follower.follow(table);
    for (const core::PartyId& console : m_consoles)
        m_follower.follow(console);
    listenToDisplays();
}

// The self-check: whatever the accounts say must follow from the journal, entry by entry.
void Controller::replay() {
    std::uint64_t entry = 0;
    const auto apply = [&](const events::Event& event, core::Instant at) {
        ++entry;
        m_desk.apply(event, at);
        if (const auto applied = meter::tryApply(m_state, event); !applied)
            throw journal::StorageFailure(
                "entry " + std::to_string(entry) +
                " of the journal contradicts the meters: " + applied.error().text);
    };
    const bool putBack = m_record.replay(apply, m_settings.clockLeave);
    if (m_settings.clockLeave && !putBack)
        m_settings.log(daemon::kClockOrderNotNeeded);
}

core::Tick Controller::step() {
    feed::takeSome(m_link, [this](const feed::LinkEvent& event) { handle(event); });
    const core::Tick tick = m_clock.steady();
    const core::Tick next = m_follower.tick(tick);
    judgeTables(tick);
    openLinks();
    add(m_displays.judge(m_state.mismatched, tick), now());
    countLosses(tick);
    const bool flushes = !m_nextFlush || tick >= *m_nextFlush;
    if (flushes) {
        noteClock();
        readRoster();
    }
    m_record.commit();
    if (flushes) {
        m_record.flush();
        m_nextFlush = tick + kFlushEvery;
    }
    show(tick);
    const core::Tick spoken = m_publisher->tick(tick, m_clock.wall());
    // A time to show that has passed, with nothing to show or nobody to show it to, wakes nobody.
    const bool waits = m_changed && m_nextShow && *m_nextShow > tick;
    return std::min({next, spoken, *m_nextFlush, waits ? *m_nextShow : *m_nextFlush});
}

void Controller::noteClock() {
    const auto jump = m_record.takeClockJump();
    if (!jump)
        return;
    m_settings.log("the clock of this machine leapt; the record is " +
                   std::to_string(-m_record.wallAhead().count()) + " ms ahead of it");
    add({*jump}, now());
}

void Controller::readRoster() {
    const core::Instant at = now();
    add(m_desk.readRoster(at), at);
}

void Controller::stop() {
    m_losses.note(m_link.takeLost(), m_clock.steady());
    add(m_losses.rest(), now());
    add({events::PartyStopped{core::Text::fitted("asked to stop")}}, now());
    m_record.flush();
    m_publisher->tick(m_clock.steady(), m_clock.wall());
    m_publisher->sayOffline(m_clock.wall());
}

std::optional<journal::Anchor> Controller::position(const core::PartyId& party) const {
    return m_record.position(party);
}

void Controller::apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) {
    if (m_unreadable.contains(after.party))
        return;
    journal::Anchor reached = after;
    for (const wire::Envelope& entry : entries) {
        if (!read(after.party, entry))
            break;
        reached.head = {entry.journal, entry.sequence, entry.chain};
    }
    if (m_consoles.contains(after.party))
        endActions(after.party);
    else
        endSignatures(after.party);
    if (!m_unreadable.contains(after.party) || reached != after)
        m_record.moveTo(reached);
    if (m_record.isFull())
        m_record.commit();
}

// False where this software cannot read the entry; then it and all after it wait for newer one.
bool Controller::read(const core::PartyId& party, const wire::Envelope& entry) {
    const bool fromConsole = m_consoles.contains(party);
    if (fromConsole ? entry.type != events::StaffActionSigned::kType
                    : !meter::concernsMeters(entry.type))
        return true;
    const auto event = wire::decodeEvent(entry.type, entry.body);
    if (!event) {
        doubt(party, entry, event.error().text);
        return false;
    }
    const auto table = core::TableId::parse(party.text());
    if (fromConsole)
        takeAction(party, *event->as<events::StaffActionSigned>());
    else if (const auto* accepted = event->as<events::StaffActionAccepted>())
        readSignature(*table, *accepted);
    else
        take(meter::TableSaid{*table, *event, entry.at});
    return true;
}

// Whoever writes in a table's name cannot fill the controller's disk: so many refusals of a table
// are told one by one, the others together with the place in its journal then reached.
void Controller::readSignature(const core::TableId& table,
                               const events::StaffActionAccepted& accepted) {
    if (!m_state.setup->signatures)
        return;
    const core::Instant at = now();
    const auto led =
        meter::decide(m_state, meter::SignatureRead{table, accepted, m_desk.roster()}, at);
    const bool refused = !led.empty() && led.front().as<events::ClaimSignatureRefused>() != nullptr;
    core::PerMinute& told =
        m_refusalsTold.try_emplace(table, staff::kRefusalsPerMinute).first->second;
    if (refused && !told.allows(at))
        ++m_refusalsCounted;
    else
        add(led, at);
}

void Controller::endSignatures(const core::PartyId& table) {
    const std::uint64_t count = std::exchange(m_refusalsCounted, 0);
    if (count == 0)
        return;
    const auto reason = events::ActionName::parse(events::ClaimSignatureRefused::kName);
    add({events::StaffRefusalsCounted{table, count, {{*reason, count}}}}, now());
}

void Controller::take(const meter::Input& input) {
    const core::Instant at = now();
    add(meter::decide(m_state, input, at), at);
}

// Applied at once, so that what comes next in the same step is decided on it.
void Controller::add(const std::vector<events::Event>& events, core::Instant at) {
    for (const events::Event& event : events) {
        m_record.add(event, at);
        meter::apply(m_state, event);
        m_desk.apply(event, at);
        m_changed = true;
    }
}

void Controller::countLosses(core::Tick tick) {
    const feed::LostMessages lost = m_link.takeLost();
    m_changed = m_changed || !lost.empty();
    m_losses.note(lost, tick);
    add(m_losses.due(tick), now());
}

void Controller::judgeTables(core::Tick tick) {
    for (const core::PartyId& table : m_settings.tables) {
        feed::PartyView view = m_follower.view(table, tick);
        if (const auto found = m_unreadable.find(table); found != m_unreadable.end()) {
            view.standing = feed::Standing::Doubtful;
            view.doubt = found->second;
        }
        feed::Standing& known = m_standing.try_emplace(table, feed::Standing::Stale).first->second;
        m_changed = m_changed || known != view.standing;
        known = view.standing;
        const meter::Standing standing = standingOf(view.standing);
        if (standing == meter::Standing::Silent && !view.age && tick - m_startedTick < kFirstWord)
            continue;
        const auto at = m_record.position(table);
        take(meter::TableStood{table, standing, core::Text::fitted(view.doubt),
                               at ? at->head.journal : core::JournalId{}, view.position});
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

void Controller::listenToDisplays() {
    for (const auto& [name, link] : m_state.links) {
        if (!m_displayTopics.try_emplace(devices::meterShownTopic(name), name).second)
            continue;
        m_link.subscribe(devices::meterShownTopic(name), feed::Delivery::AtLeastOnce);
        m_shown.emplace(name, daemon::Retained(devices::meterTopic(name)));
    }
}

void Controller::show(core::Tick tick) {
    if (!m_changed || (m_nextShow && tick < *m_nextShow) || !m_link.connected())
        return;
    listenToDisplays();
    bool said = true;
    for (const auto& [name, link] : m_state.links) {
        const auto amounts = amountsOf(link);
        const bool taken = m_shown.at(name).say(
            m_link, devices::writeMeterMessage(name, core::enumName(link.service), amounts));
        if (taken)
            m_displays.told(name, amounts, tick);
        said = said && taken;
    }
    const Health health{m_record.head().sequence, m_complaints.total(), m_losses.total(),
                        m_startedAt};
    said = m_report.say(m_link, meterReport(m_state, m_standing, health).dump()) && said;
    m_changed = !said;
    m_nextShow = tick + kShowEvery;
}

void Controller::handle(const feed::LinkEvent& event) {
    if (std::holds_alternative<feed::Connected>(event)) {
        m_publisher->connected();
        m_report.forget();
        for (auto& [name, shown] : m_shown)
            shown.forget();
        m_changed = true;
    } else if (const auto* lost = std::get_if<feed::Disconnected>(&event)) {
        m_settings.log("the broker is lost: " + lost->reason);
    } else if (const auto* refused = std::get_if<feed::PublishRefused>(&event)) {
        m_settings.log("the broker refused " + refused->topic + ": " + refused->reason);
    } else if (const auto* message = std::get_if<feed::Message>(&event)) {
        handleMessage(*message);
    }
}

void Controller::handleMessage(const feed::Message& message) {
    const core::Tick tick = m_clock.steady();
    if (m_publisher->handle(message, tick) || m_follower.handle(message, tick))
        return;
    const auto link = m_displayTopics.find(message.topic);
    if (link == m_displayTopics.end())
        return m_complaints.add(message.topic, "not a topic of the controller", tick);
    hearDisplay(link->second, message, tick);
}

void Controller::hearDisplay(const events::LinkId& link, const feed::Message& message,
                             core::Tick tick) {
    if (message.retained)
        return m_complaints.add(message.topic, "a retained message from a device", tick);
    const auto shown = devices::parseMeterShown(message.payload);
    if (!shown)
        return m_complaints.add(message.topic, shown.error().text, tick);
    if (const auto watched = m_displays.shown(link, *shown); !watched)
        m_complaints.add(message.topic, watched.error().text, tick);
}

} // namespace pitwatch::controller
