#include "shared/feed/memory_connection.h"

#include "shared/feed/internal/inbox.h"
#include "shared/feed/topic_filter.h"

#include <algorithm>

namespace pitwatch::feed {

using core::Millis;
using core::Tick;

namespace {

constexpr Millis kRetryAtMost{1000};

} // namespace

void MemoryBroker::advance(Tick now) {
    m_now = std::max(m_now, now);
    reconnectAll();
    while (!m_travelling.empty() && m_travelling.begin()->first <= m_now) {
        auto parcel = std::move(m_travelling.extract(m_travelling.begin()).mapped());
        arrive(std::move(parcel));
    }
}

std::optional<Tick> MemoryBroker::nextDue() const {
    std::optional<Tick> next;
    if (!m_travelling.empty())
        next = m_travelling.begin()->first;
    for (const auto& [client, session] : m_sessions)
        if (!session.connected && !m_cutOff.contains(client))
            next = std::min(next.value_or(session.retryAt), session.retryAt);
    return next;
}

void MemoryBroker::forgetEverything() {
    m_retained.clear();
    m_travelling.clear();
    for (auto& [client, session] : m_sessions) {
        session.will.reset();
        disconnect(session, "the broker went away");
    }
}

void MemoryBroker::breakConnection(const std::string& client) {
    const auto found = m_sessions.find(client);
    if (found == m_sessions.end())
        return;
    speakWill(found->second);
    disconnect(found->second, "the connection broke");
}

void MemoryBroker::attach(MemoryConnection& connection) {
    m_listeners.clear();
    m_sessions[connection.m_client] = Session{&connection, std::nullopt, m_now, false};
}

void MemoryBroker::detach(MemoryConnection& connection, bool withWill) {
    const auto found = m_sessions.find(connection.m_client);
    if (found == m_sessions.end() || found->second.connection != &connection)
        return;
    if (withWill)
        speakWill(found->second);
    m_sessions.erase(found);
    m_listeners.clear();
}

void MemoryBroker::send(const std::string& from, Message message) {
    if (!m_cutOff.contains(from))
        travel({{}, from, std::move(message)});
}

void MemoryBroker::subscribed(const MemoryConnection& connection, const std::string& filter) {
    for (const auto& [topic, message] : m_retained)
        if (covers(filter, topic))
            travel({connection.m_client, {}, message});
}

void MemoryBroker::reconnectAll() {
    for (auto& [client, session] : m_sessions) {
        if (session.connected || m_now < session.retryAt || m_cutOff.contains(client))
            continue;
        session.connected = true;
        MemoryConnection& connection = *session.connection;
        session.will = connection.m_will ? std::optional(connection.m_will()) : std::nullopt;
        connection.m_connected = true;
        connection.push(Connected{});
        for (const auto& filter : connection.m_filters)
            subscribed(connection, filter);
    }
}

void MemoryBroker::disconnect(Session& session, const std::string& reason) {
    if (!session.connected)
        return;
    session.connected = false;
    session.retryAt = m_now + chance(kRetryAtMost);
    session.connection->m_connected = false;
    session.connection->push(Disconnected{reason});
}

void MemoryBroker::speakWill(Session& session) {
    if (session.connected && session.will)
        m_travelling.emplace(m_now + chance(m_faults.maxDelay),
                             Travelling{{}, {}, std::move(*session.will)});
    session.will.reset();
}

void MemoryBroker::travel(Travelling parcel) {
    if (m_random.percent(m_faults.lossPercent))
        return;
    if (m_random.percent(m_faults.duplicatePercent))
        m_travelling.emplace(m_now + chance(m_faults.maxDelay), parcel);
    m_travelling.emplace(m_now + chance(m_faults.maxDelay), std::move(parcel));
}

void MemoryBroker::arrive(Travelling parcel) {
    if (parcel.client.empty())
        return distribute(parcel.message);
    const auto found = m_sessions.find(parcel.client);
    if (found != m_sessions.end() && found->second.connected && !m_cutOff.contains(parcel.client))
        found->second.connection->push(std::move(parcel.message));
}

void MemoryBroker::distribute(const Message& message) {
    if (message.retained && message.payload.empty())
        m_retained.erase(message.topic);
    else if (message.retained)
        m_retained[message.topic] = message;
    for (const std::string& client : listenersOf(message.topic))
        if (m_sessions.at(client).connected)
            travel({client, {}, Message{message.topic, message.payload, false}});
}

const std::vector<std::string>& MemoryBroker::listenersOf(const std::string& topic) {
    const auto [known, isNew] = m_listeners.try_emplace(topic);
    if (!isNew)
        return known->second;
    const auto matches = [&](const std::string& filter) { return covers(filter, topic); };
    for (const auto& [client, session] : m_sessions)
        if (std::ranges::any_of(session.connection->m_filters, matches))
            known->second.push_back(client);
    return known->second;
}

Millis MemoryBroker::chance(Millis atMost) {
    return Millis(m_random.below(static_cast<std::uint64_t>(atMost.count()) + 1));
}

MemoryConnection::MemoryConnection(MemoryBroker& broker, std::string client, std::size_t room)
    : m_broker(broker)
    , m_client(std::move(client))
    , m_inbox(std::make_unique<internal::Inbox>(room, kInboxBytes)) {
    m_broker.attach(*this);
}

MemoryConnection::~MemoryConnection() {
    m_broker.detach(*this, true);
}

void MemoryConnection::subscribe(const std::string& filter, Delivery /*delivery*/) {
    m_filters.push_back(filter);
    m_broker.m_listeners.clear();
    if (m_connected)
        m_broker.subscribed(*this, filter);
}

core::Outcome MemoryConnection::publish(Message message, Delivery /*delivery*/) {
    if (!m_connected)
        return core::Error{"not connected to the broker"};
    m_broker.send(m_client, std::move(message));
    return core::Done{};
}

std::optional<ConnectionEvent> MemoryConnection::take() {
    return m_inbox->take();
}

LostMessages MemoryConnection::takeLost() {
    return m_inbox->takeLost();
}

std::uint64_t MemoryConnection::dropped() const {
    return m_inbox->dropped();
}

bool MemoryConnection::hasNews() const {
    return !m_inbox->empty();
}

void MemoryConnection::wait(Millis /*atMost*/) {}

void MemoryConnection::close(Millis /*atMost*/) {
    m_broker.detach(*this, false);
    m_connected = false;
}

void MemoryConnection::push(ConnectionEvent event) {
    if (const auto* message = std::get_if<Message>(&event); message && m_ear)
        m_ear(*message);
    m_inbox->push(std::move(event));
}

} // namespace pitwatch::feed
