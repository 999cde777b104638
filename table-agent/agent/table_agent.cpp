#include "table-agent/agent/table_agent.h"

#include "shared/events/party_events.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "table-agent/devices/shuffler_message.h"

namespace pitwatch::agent {

namespace {

constexpr std::size_t kReplayEntries = 1024;
constexpr std::size_t kReplayBytes = 1024 * 1024;

} // namespace

TableAgent::TableAgent(Settings settings, journal::Journal& journal, feed::Link& link,
                       const core::Clock& clock)
    : m_settings(std::move(settings))
    , m_self(core::PartyId::parse(m_settings.table.text()).value())
    , m_journal(journal)
    , m_link(link)
    , m_clock(clock)
    , m_complaints(m_settings.log) {
    m_state.limits = m_settings.limits;
    replay();
    commit({events::PartyStarted{"table-agent"}});
    m_publisher.emplace(m_self, m_journal, m_journal.head().sequence, m_link,
                        feed::PublisherOptions{.log = m_settings.log});
    m_link.subscribe(wire::deviceTopic(m_settings.table, devices::kShufflerDevice),
                     feed::Delivery::AtLeastOnce);
}

void TableAgent::replay() {
    std::uint64_t next = 1;
    while (next <= m_journal.head().sequence) {
        for (const wire::Envelope& entry : m_journal.read(next, kReplayEntries, kReplayBytes)) {
            const auto event = wire::decodeEvent(entry.type, entry.body);
            if (!event)
                throw journal::StorageFailure(
                    "entry " + std::to_string(entry.sequence) +
                    " of the journal cannot be read: " + event.error().text);
            table::apply(m_state, *event, entry.at);
            next = entry.sequence + 1;
        }
    }
}

void TableAgent::commit(std::vector<events::Event> events) {
    const core::Instant now = m_clock.wall();
    m_journal.append(events, now);
    for (const events::Event& event : events)
        table::apply(m_state, event, now);
}

core::Tick TableAgent::step() {
    while (const auto event = m_link.take())
        handle(*event);
    return m_publisher->tick(m_clock.steady(), m_clock.wall());
}

void TableAgent::sayOffline() {
    m_publisher->sayOffline(m_clock.wall());
}

void TableAgent::handle(const feed::LinkEvent& event) {
    if (std::holds_alternative<feed::Connected>(event))
        m_publisher->connected();
    else if (const auto* lost = std::get_if<feed::Disconnected>(&event))
        m_settings.log("the broker is lost: " + lost->reason);
    else if (const auto* refused = std::get_if<feed::PublishRefused>(&event))
        m_settings.log("the broker refused " + refused->topic + ": " + refused->reason);
    else if (const auto* message = std::get_if<feed::Message>(&event))
        handleMessage(*message);
}

void TableAgent::handleMessage(const feed::Message& message) {
    const core::Tick now = m_clock.steady();
    if (m_publisher->handle(message, now))
        return;
    // A broker may repeat an old message to a new subscriber; a device's word is of the moment.
    if (message.retained)
        return m_complaints.add(message.topic, "a retained message from a device", now);
    const auto input = devices::parseShufflerMessage(message.payload);
    if (!input)
        return m_complaints.add(message.topic, input.error().text, now);
    commit(table::decide(m_state, *input, m_clock.wall()));
}

} // namespace pitwatch::agent
