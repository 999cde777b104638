#include "shared/feed/memory_link.h"

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
    connectLinks();
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

void MemoryBroker::attach(MemoryLink& link) {
    m_listeners.clear();
    m_sessions[link.m_client] = Session{&link, std::nullopt, m_now, false};
}

void MemoryBroker::detach(MemoryLink& link, bool withWill) {
    const auto found = m_sessions.find(link.m_client);
    if (found == m_sessions.end() || found->second.link != &link)
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

void MemoryBroker::subscribed(const MemoryLink& link, const std::string& filter) {
    for (const auto& [topic, message] : m_retained)
        if (covers(filter, topic))
            travel({link.m_client, {}, message});
}

void MemoryBroker::connectLinks() {
    for (auto& [client, session] : m_sessions) {
        if (session.connected || m_now < session.retryAt || m_cutOff.contains(client))
            continue;
        session.connected = true;
        MemoryLink& link = *session.link;
        session.will = link.m_will ? std::optional(link.m_will()) : std::nullopt;
        link.m_connected = true;
        link.push(Connected{});
        for (const auto& filter : link.m_filters)
            subscribed(link, filter);
    }
}

void MemoryBroker::disconnect(Session& session, const std::string& reason) {
    if (!session.connected)
        return;
    session.connected = false;
    session.retryAt = m_now + chance(kRetryAtMost);
    session.link->m_connected = false;
    session.link->push(Disconnected{reason});
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
        found->second.link->push(std::move(parcel.message));
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
        if (std::ranges::any_of(session.link->m_filters, matches))
            known->second.push_back(client);
    return known->second;
}

Millis MemoryBroker::chance(Millis atMost) {
    return Millis(m_random.below(static_cast<std::uint64_t>(atMost.count()) + 1));
}

MemoryLink::MemoryLink(MemoryBroker& broker, std::string client, std::size_t room)
    : m_broker(broker)
    , m_client(std::move(client))
    , m_inbox(std::make_unique<internal::Inbox>(room, kInboxBytes)) {
    m_broker.attach(*this);
}

MemoryLink::~MemoryLink() {
    m_broker.detach(*this, true);
}

void MemoryLink::subscribe(const std::string& filter, Delivery /*delivery*/) {
    m_filters.push_back(filter);
    m_broker.m_listeners.clear();
    if (m_connected)
        m_broker.subscribed(*this, filter);
}

core::Outcome MemoryLink::publish(Message message, Delivery /*delivery*/) {
    if (!m_connected)
        return core::Error{"not connected to the broker"};
    m_broker.send(m_client, std::move(message));
    return core::Done{};
}

std::optional<LinkEvent> MemoryLink::take() {
    return m_inbox->take();
}

LostMessages MemoryLink::takeLost() {
    return m_inbox->takeLost();
}

std::uint64_t MemoryLink::dropped() const {
    return m_inbox->dropped();
}

bool MemoryLink::hasNews() const {
    return !m_inbox->empty();
}

void MemoryLink::wait(Millis /*atMost*/) {}

void MemoryLink::close(Millis /*atMost*/) {
    m_broker.detach(*this, false);
    m_connected = false;
}

void MemoryLink::push(LinkEvent event) {
    if (const auto* message = std::get_if<Message>(&event); message && m_ear)
        m_ear(*message);
    m_inbox->push(std::move(event));
}

} // namespace pitwatch::feed
