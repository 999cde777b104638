#include "table-agent/agent/table_agent.h"

#include "shared/events/all_events.h"
#include "shared/table/setup/configuration.h"
#include "shared/wire/topics.h"
#include "table-agent/agent/meter_peer.h"
#include "table-agent/agent/named_people.h"
#include "table-agent/agent/staff_desk.h"
#include "table-agent/agent/table_report.h"
#include "table-agent/devices/device_message.h"
#include "table-agent/devices/display_message.h"
#include "table-agent/devices/pad_message.h"

#include <algorithm>

namespace pitwatch::agent {

namespace {

constexpr core::Millis kShowEvery{500};
// A player waits for it.
constexpr core::Millis kAnswerEvery{100};

core::PartyId nameOf(const TableAgent::Settings& settings) {
    return core::partyOf(settings.setup->submission.table);
}

} // namespace

TableAgent::TableAgent(Settings settings, journal::Journal& journal, feed::Connection& connection,
                       const core::Clock& clock)
    : m_settings(std::move(settings))
    , m_connection(connection)
    , m_desk(nameOf(m_settings), m_settings.staff, clock)
    , m_party({.self = nameOf(m_settings),
               .log = m_settings.log,
               .jitter = m_settings.jitter,
               .process = m_settings.process,
               .signer = m_settings.signer,
               .keys = m_desk.keys()},
              journal, connection, clock, *this)
    , m_pad(m_settings.setup->submission.table)
    , m_state(m_settings.setup)
    , m_pictures(kShowEvery)
    , m_answers(kAnswerEvery)
    , m_report(wire::stateTopic(m_party.self()))
    , m_display(wire::deviceTopic(m_settings.setup->submission.table, devices::kDisplayDevice))
    , m_accepted(wire::deviceTopic(m_settings.setup->submission.table, devices::kAcceptedTopic))
    , m_peers(m_settings.peers, handlers(), m_state) {
    m_desk.expect(staff::objectOf(m_state.submission().table));
    m_party.replay(m_settings.clockLeave);
    const core::Instant at = m_party.now();
    m_party.start("table-agent", at, startEvents(at));
    listen();
}

std::vector<events::Event> TableAgent::startEvents(core::Instant at) const {
    auto taken = table::takeConfiguration(m_state, *m_settings.setup, at);
    if (!taken)
        throw ConfigurationRefused("table " + m_party.self().text() +
                                   " does not start: " + taken.error().text);
    return std::move(*taken);
}

PeerEvents TableAgent::handlers() {
    PeerEvents all;
    addMeterHandlers(all);
    addStaffHandlers(all, m_desk);
    return all;
}

void TableAgent::listen() {
    const core::TableId& table = m_settings.setup->submission.table;
    m_devicePrefix = wire::deviceTopic(table, "");
    for (const std::string_view device : devices::speakingDevices())
        m_connection.subscribe(wire::deviceTopic(table, device), feed::Delivery::AtLeastOnce);
    add(m_desk.readRoster(m_party.now()));
    for (const auto& [party, peer] : m_peers.all())
        m_party.follow(party);
    const bool meterIsNew = m_peers.meter() && !m_party.record().position(*m_peers.meter());
    if (const auto input = meterIsNew ? beforeFirstWord(m_state) : std::nullopt)
        take(*input);
    m_party.record().commit();
}

void TableAgent::apply(const events::Event& event, core::Instant at) {
    table::apply(m_state, event, at);
    m_desk.apply(event, at);
    m_pad.apply(event);
    m_pictures.change();
    m_answers.change();
}

void TableAgent::take(const table::Input& input) {
    const core::Instant at = m_party.now();
    m_party.add(table::decide(m_state, input, at), at);
}

void TableAgent::stop() {
    add(m_refusals.rest());
    tellCounted(m_desk.counted().all(), {});
    m_party.stop(events::StopReason::Asked);
}

party::ReadSoFar TableAgent::read(const core::PartyId& party,
                                  std::span<const wire::Envelope> entries) {
    const core::Instant at = m_party.now();
    Peers::Led led = m_peers.read(party, entries, at);
    m_party.add(led.events, at);
    led.read.held = m_desk.counted().waits(party);
    return std::move(led.read);
}

void TableAgent::tellCounted(const std::vector<core::PartyId>& consoles, core::Tick tick) {
    for (const core::PartyId& console : consoles) {
        add(m_desk.counted().take(console, tick));
        m_party.record().release(console);
    }
}

// Losing the controller, or doubting it, locks the progressive until it is back.
void TableAgent::conclude(core::Tick tick) {
    if (m_peers.meter()) {
        const feed::PartyView meter = m_party.view(*m_peers.meter());
        while (const auto input = byStanding(m_state, meter))
            take(*input);
    }
    add(m_refusals.due(tick));
    tellCounted(m_desk.counted().due(tick), tick);
}

// A tick only reaches the journal where it changes something: a warning, a deck overdue.
void TableAgent::passTime(core::Tick /*tick*/) {
    take(table::TimePassed{});
    add(m_desk.readRoster(m_party.now()));
    add(m_pad.passTime(m_desk.roster(), m_party.now()));
    noteChanges();
}

// A step that time alone makes due is no event, and neither is a message that was dropped.
void TableAgent::noteChanges() {
    auto steps = table::nextSteps(m_state, m_party.now());
    if (steps != m_steps || m_party.health() != m_health)
        m_pictures.change();
    m_steps = std::move(steps);
}

core::Tick TableAgent::show(core::Tick tick) {
    if (!m_connection.connected())
        return core::Tick::max();
    const core::Tick pictures = m_pictures.show(tick, [this] { return sayPictures(); });
    const core::Tick answers = m_answers.show(tick, [this] {
        return m_accepted.say(m_connection,
                              devices::writeAcceptedMessage(m_state, m_refusedWagers));
    });
    return std::min(pictures, answers);
}

// Whether the broker has them.
bool TableAgent::sayPictures() {
    m_health = m_party.health();
    const bool said = m_report.say(m_connection, tableReport(m_state, m_health, m_party.now()));
    return m_display.say(m_connection, devices::writeDisplayMessage(m_state)) && said;
}

void TableAgent::connected() {
    m_report.forget();
    m_display.forget();
    m_accepted.forget();
    m_pictures.change();
    m_answers.change();
}

void TableAgent::hear(const feed::Message& message, core::Tick tick) {
    // A broker may repeat an old message to a new subscriber; a device's word is of the moment.
    if (message.retained)
        return m_party.complain(message, "a retained message from a device", tick);
    if (!message.topic.starts_with(m_devicePrefix))
        return m_party.complain(message, "not a topic of this table", tick);
    const std::string_view device = std::string_view(message.topic).substr(m_devicePrefix.size());
    const bool pad = device == devices::kPadDevice;
    if (const auto said = pad ? devices::parseSignedMessage(message.payload) : std::nullopt)
        return *said ? hearSigned(message, **said)
                     : m_party.complain(message, said->error().text, tick);
    const auto input = devices::parseDeviceMessage(device, message.payload);
    if (!input)
        return m_party.complain(message, input.error().text, tick);
    if (pad && m_state.setup->pad == vocabulary::PadMode::Signed)
        return refuse(
            message,
            {*events::CommandName::parse(table::nameOf(*input)), staff::PadRefusal::NotSigned, {}});
    act(message, *input, {});
}

void TableAgent::hearSigned(const feed::Message& message, const devices::SignedMessage& said) {
    auto taken = m_pad.take(said, m_desk.roster(), m_party.now());
    if (!taken)
        return refuse(message, taken.error());
    if (taken->input)
        return act(message, *taken->input, std::move(taken->first));
    add(taken->first);
}

void TableAgent::refuse(const feed::Message& message, events::CommandRefused refused) {
    const core::Instant now = m_party.now();
    m_party.add(m_refusals.keep(message.topic, {std::move(refused)}, now), now);
}

void TableAgent::act(const feed::Message& message, const table::Input& input,
                     std::vector<events::Event> first) {
    const core::Instant now = m_party.now();
    const auto doubts = doubtsAbout(input);
    const bool refused = !doubts.empty() && doubts.front().command;
    auto led =
        refused ? table::decide(m_state, doubts.front(), now) : table::decide(m_state, input, now);
    const std::size_t all = led.size();
    led = m_refusals.keep(message.topic, std::move(led), now);
    // A refusal that was only counted is not on record yet: nothing new is said of it.
    const bool told = led.size() == all;
    first.insert(first.end(), led.begin(), led.end());
    m_party.add(first, now);
    if (told && m_refusedWagers.note(m_state, input, led))
        m_answers.change();
    if (!refused)
        for (const table::RosterDisagreed& found : doubts)
            take(found);
}

std::vector<table::RosterDisagreed> TableAgent::doubtsAbout(const table::Input& input) const {
    const staff::Roster* roster = m_desk.lastRoster();
    return roster != nullptr ? disagreements(input, *roster, {m_state.dealer, m_state.floorperson})
                             : std::vector<table::RosterDisagreed>{};
}

} // namespace pitwatch::agent
