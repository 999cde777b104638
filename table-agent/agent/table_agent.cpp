#include "table-agent/agent/table_agent.h"

#include "shared/events/all_events.h"
#include "shared/feed/intake.h"
#include "shared/table/setup/configuration.h"
#include "shared/wire/topics.h"
#include "table-agent/agent/meter_peer.h"
#include "table-agent/agent/staff_desk.h"
#include "table-agent/agent/table_report.h"
#include "table-agent/daemon/clock_option.h"
#include "table-agent/devices/device_message.h"
#include "table-agent/devices/display_message.h"

#include <algorithm>

namespace pitwatch::agent {

namespace {

// Deck clocks count in minutes; a second is as fine as anyone can see.
constexpr core::Millis kTimePassesEvery{1000};
constexpr core::Millis kShowEvery{500};

} // namespace

TableAgent::TableAgent(Settings settings, journal::Journal& journal, feed::Link& link,
                       const core::Clock& clock)
    : m_settings(std::move(settings))
    , m_self(core::PartyId::parse(m_settings.setup->submission.table.text()).value())
    , m_record(journal, clock)
    , m_link(link)
    , m_clock(clock)
    , m_complaints(m_settings.log)
    , m_losses(m_settings.log)
    , m_state(m_settings.setup)
    , m_report(wire::stateTopic(m_self))
    , m_display(wire::deviceTopic(m_settings.setup->submission.table, devices::kDisplayDevice))
    , m_desk(m_self, m_settings.staff, clock)
    , m_peers(m_settings.peers, handlers(), m_record, m_state,
              [this](const auto& events, core::Instant at) { add(events, at); })
    , m_follower(m_self, m_peers, link,
                 feed::FollowerOptions{.jitter = m_settings.jitter, .log = m_settings.log}) {
    m_desk.expect(staff::objectOf(m_state.submission().table));
    const bool putBack = m_record.replay(
        [this](const events::Event& event, core::Instant at) {
            table::apply(m_state, event, at);
            m_desk.apply(event, at);
        },
        m_settings.clockLeave);
    if (m_settings.clockLeave && !putBack)
        m_settings.log(daemon::kClockOrderNotNeeded);
    m_startedAt = m_record.now();
    // A copy: another configuration takes the place of the one that it stands in.
    const core::TableId table = m_state.submission().table;
    const std::uint64_t epoch = m_record.nextSequence(); // Of PartyStarted.
    add(startEvents(), m_startedAt);
    m_record.commit();
    m_publisher.emplace(
        m_self, journal, epoch, m_link,
        feed::PublisherOptions{.process = m_settings.process, .log = m_settings.log});
    m_devicePrefix = wire::deviceTopic(table, "");
    for (const std::string_view device : devices::speakingDevices())
        m_link.subscribe(wire::deviceTopic(table, std::string(device)),
                         feed::Delivery::AtLeastOnce);
    listenToPeers();
}

std::vector<events::Event> TableAgent::startEvents() const {
    const auto taken = table::takeConfiguration(m_state, *m_settings.setup, m_startedAt);
    if (!taken)
        throw ConfigurationRefused("table " + m_self.text() +
                                   " does not start: " + taken.error().text);
    std::vector<events::Event> all{events::PartyStarted{"table-agent"}};
    all.insert(all.end(), taken->begin(), taken->end());
    return all;
}

PeerEvents TableAgent::handlers() {
    PeerEvents all;
    addMeterHandlers(all);
    addStaffHandlers(all, m_desk);
    return all;
}

void TableAgent::listenToPeers() {
    add(m_desk.readRoster(m_record.now()), m_record.now());
    m_peers.followAll(m_follower);
    const bool meterIsNew = m_peers.meter() && !m_record.position(*m_peers.meter());
    if (const auto input = meterIsNew ? beforeFirstWord(m_state) : std::nullopt)
        take(*input);
    m_record.commit();
}

// Applied at once, so that what comes next in the same step is decided on it.
void TableAgent::add(const std::vector<events::Event>& events, core::Instant at) {
    for (const events::Event& event : events) {
        m_record.add(event, at);
        table::apply(m_state, event, at);
        m_desk.apply(event, at);
        m_changed = true;
    }
    if (m_record.isFull())
        m_record.commit();
}

void TableAgent::take(const table::Input& input) {
    const core::Instant at = m_record.now();
    add(table::decide(m_state, input, at), at);
}

core::Tick TableAgent::step() {
    // First what time has made due: what is heard now may end it, a deck that leaves late for one.
    passTime(m_clock.steady());
    feed::takeSome(m_link, [this](const feed::LinkEvent& event) { handle(event); });
    const core::Tick tick = m_clock.steady();
    const core::Tick next = m_follower.tick(tick);
    judgeMeter(tick);
    countLosses(tick);
    m_record.commit();
    show(tick);
    return std::min({next, m_publisher->tick(tick, m_clock.wall()), *m_nextTime});
}

void TableAgent::stop() {
    m_losses.note(m_link.takeLost(), m_clock.steady());
    add(m_losses.rest(), m_record.now());
    add(m_refusals.rest(), m_record.now());
    add({events::PartyStopped{core::Text::fitted("asked to stop")}}, m_record.now());
    m_record.flush();
    m_publisher->tick(m_clock.steady(), m_clock.wall());
    m_publisher->sayOffline(m_clock.wall());
}

// Losing the controller, or doubting it, locks the progressive until it is back.
void TableAgent::judgeMeter(core::Tick tick) {
    if (!m_peers.meter())
        return;
    const feed::PartyView meter = m_peers.view(m_follower, *m_peers.meter(), tick);
    while (const auto input = byStanding(m_state, meter))
        take(*input);
}

void TableAgent::countLosses(core::Tick tick) {
    const feed::LostMessages lost = m_link.takeLost();
    m_changed = m_changed || !lost.empty();
    m_losses.note(lost, tick);
    add(m_losses.due(tick), m_record.now());
    add(m_refusals.due(tick), m_record.now());
}

// A tick only reaches the journal where it changes something: a warning, a deck overdue.
void TableAgent::passTime(core::Tick tick) {
    if (m_nextTime && tick < *m_nextTime)
        return;
    m_nextTime = tick + kTimePassesEvery;
    noteClock();
    take(table::TimePassed{});
    add(m_desk.readRoster(m_record.now()), m_record.now());
    m_record.flush();
    // A step that time alone makes due is no event, and neither is a message that was dropped.
    auto steps = table::nextSteps(m_state, m_record.now());
    if (steps != m_steps || m_complaints.total() != m_droppedShown)
        m_changed = true;
    m_steps = std::move(steps);
    m_droppedShown = m_complaints.total();
}

void TableAgent::noteClock() {
    const auto jump = m_record.takeClockJump();
    if (!jump)
        return;
    m_settings.log("the clock of this machine leapt; the record is " +
                   std::to_string(-m_record.wallAhead().count()) + " ms ahead of it");
    add({*jump}, m_record.now());
}

void TableAgent::show(core::Tick tick) {
    if (!m_changed || (m_nextShow && tick < *m_nextShow) || !m_link.connected())
        return;
    const Health health{m_record.head().sequence, m_complaints.total(), m_losses.total(),
                        m_startedAt};
    const bool said = m_report.say(m_link, tableReport(m_state, health, m_record.now()));
    if (m_display.say(m_link, devices::writeDisplayMessage(m_state)) && said)
        m_changed = false;
    m_nextShow = tick + kShowEvery;
}

void TableAgent::handle(const feed::LinkEvent& event) {
    if (std::holds_alternative<feed::Connected>(event)) {
        m_publisher->connected();
        m_report.forget();
        m_display.forget();
        m_changed = true;
    } else if (const auto* lost = std::get_if<feed::Disconnected>(&event)) {
        m_settings.log("the broker is lost: " + lost->reason);
    } else if (const auto* refused = std::get_if<feed::PublishRefused>(&event)) {
        m_settings.log("the broker refused " + refused->topic + ": " + refused->reason);
    } else if (const auto* message = std::get_if<feed::Message>(&event)) {
        handleMessage(*message);
    }
}

void TableAgent::handleMessage(const feed::Message& message) {
    const core::Tick tick = m_clock.steady();
    if (m_publisher->handle(message, tick) || m_follower.handle(message, tick))
        return;
    // A broker may repeat an old message to a new subscriber; a device's word is of the moment.
    if (message.retained)
        return m_complaints.add(message.topic, "a retained message from a device", tick);
    if (!message.topic.starts_with(m_devicePrefix))
        return m_complaints.add(message.topic, "not a topic of this table", tick);
    const auto input = devices::parseDeviceMessage(
        std::string_view(message.topic).substr(m_devicePrefix.size()), message.payload);
    if (!input)
        return m_complaints.add(message.topic, input.error().text, tick);
    const core::Instant now = m_record.now();
    add(m_refusals.keep(message.topic, table::decide(m_state, *input, now), now), now);
}

} // namespace pitwatch::agent
