#include "shared/feed/mqtt_connection.h"

#include "shared/feed/internal/inbox.h"
#include "shared/feed/internal/paho_client.h"
#include "shared/feed/internal/tcp_nodelay.h"
#include "shared/feed/internal/tls_probe.h"
#include "shared/feed/tls_check.h"

#include <algorithm>

namespace pitwatch::feed {

using core::Millis;
using core::Tick;

namespace {

constexpr Millis kProvenAfter{2000};
constexpr Millis kGoodbyeLimit{100};
// While there is no connection nobody waits for us, and attempts become rare.
constexpr Millis kProbeLimit{500};

} // namespace

MqttConnection::MqttConnection(MqttOptions options)
    : m_options(std::move(options))
    , m_inbox(
          std::make_unique<internal::Inbox>(m_options.maxInboxMessages, m_options.maxInboxBytes)) {}

MqttConnection::~MqttConnection() {
    // The library parts in good order, so the broker says nothing, and cannot be made to send
    // MQTT 5's "disconnect with will" either: the will is ours to speak.
    if (m_state == State::Up && m_spokenIfLost) {
        static_cast<void>(publish(std::move(*m_spokenIfLost), Delivery::AtLeastOnce));
        close(kGoodbyeLimit);
    }
}

void MqttConnection::setWill(WillSource will) {
    m_will = std::move(will);
}

void MqttConnection::subscribe(const std::string& filter, Delivery delivery) {
    m_filters.emplace_back(filter, delivery);
    // If the connection is just breaking, the next one subscribes to all filters.
    if (m_state == State::Up)
        static_cast<void>(m_client->subscribe(filter, delivery));
}

core::Outcome MqttConnection::publish(Message message, Delivery delivery) {
    if (m_state != State::Up)
        return core::Error{"not connected to the broker"};
    return m_client->publish(std::move(message), delivery);
}

bool MqttConnection::connected() const {
    return m_state == State::Up;
}

std::optional<ConnectionEvent> MqttConnection::take() {
    if (m_state == State::Closed)
        return std::nullopt;
    const Tick now = m_clock.steady();
    while (auto event = m_inbox->take()) {
        // The library may report one thing twice, and late; only what changes our state counts.
        if (std::holds_alternative<Connected>(*event) && !wentUp())
            continue;
        if (auto* lost = std::get_if<Disconnected>(&*event)) {
            const bool neverUp = m_state == State::Connecting;
            if (!wentDown())
                continue;
            retryLater(now);
            if (neverUp)
                explain(*lost);
        }
        return event;
    }
    // Being taken over by another client with our name is not reported at all.
    if (m_state == State::Up && wentDown()) {
        retryLater(now);
        return Disconnected{"the connection is gone"};
    }
    const bool hung = m_state == State::Connecting && now >= m_nextAttempt;
    if (hung)
        m_client.reset();
    if (hung || (m_state == State::Idle && now >= m_nextAttempt))
        beginConnect(now);
    return std::nullopt;
}

void MqttConnection::wait(Millis atMost) {
    if (m_state == State::Idle) {
        const auto untilAttempt = std::max(Millis(0), m_nextAttempt - m_clock.steady());
        atMost = std::min(atMost, untilAttempt);
    }
    m_inbox->wait(atMost);
}

void MqttConnection::close(Millis atMost) {
    const Tick deadline = m_clock.steady() + atMost;
    const auto left = [&] { return std::max(Millis(0), deadline - m_clock.steady()); };
    while (m_state == State::Up && m_client->connected() && m_client->inFlight() > 0 &&
           left() > Millis(0)) {
        while (m_inbox->take()) {
        }
        m_inbox->wait(left());
    }
    if (m_client)
        m_client->disconnect(std::max(left(), kGoodbyeLimit));
    m_state = State::Closed;
}

LostMessages MqttConnection::takeLost() {
    return m_inbox->takeLost();
}

std::uint64_t MqttConnection::droppedIncoming() const {
    return m_inbox->dropped();
}

std::size_t MqttConnection::inFlight() const {
    return m_client ? m_client->inFlight() : 0;
}

void MqttConnection::beginConnect(Tick now) {
    if (m_options.tls) {
        // The library only says that TLS failed. Looked at every time: files are renewed.
        const auto fit = checkTls(*m_options.tls, m_options.clientId, m_clock.wall());
        if (!fit) {
            m_inbox->push(Disconnected{"cannot connect: " + fit.error().text});
            m_state = State::Connecting;
            m_client.reset();
            return;
        }
    }
    if (!m_client) {
        try {
            m_client = std::make_unique<internal::PahoClient>(m_options, *m_inbox);
        } catch (const std::exception& problem) {
            m_inbox->push(Disconnected{std::string("no MQTT client: ") + problem.what()});
            m_state = State::Connecting;
            return;
        }
    }
    m_state = State::Connecting;
    // The library gives up by itself; should it not, the attempt counts as hung after that time.
    m_nextAttempt = now + 3 * m_options.connectTimeout;
    m_spokenIfLost = m_will ? std::optional(m_will()) : std::nullopt;
    const auto begun = m_client->beginConnect(m_spokenIfLost);
    if (!begun)
        m_inbox->push(Disconnected{"cannot connect: " + begun.error().text});
}

void MqttConnection::explain(Disconnected& lost) const {
    if (!m_options.tls || !m_client)
        return;
    if (const auto why = internal::explainTlsFailure(m_options, kProbeLimit); !why.empty())
        lost.reason += "; " + why;
}

void MqttConnection::retryLater(Tick now) {
    // A connection that broke at once is a failed one: two clients of one name that take each
    // other's place do so ever more slowly.
    if (m_upSince && now - *m_upSince >= kProvenAfter)
        m_failures = 0;
    m_upSince.reset();
    const auto doubled = m_options.firstRetry * (1 << std::min(m_failures, 16U));
    auto delay = std::min(doubled, m_options.slowestRetry);
    if (m_options.jitter) {
        // Between half and all of it, so that a hundred tables do not come back at one moment.
        const auto half = static_cast<std::uint64_t>(delay.count()) / 2;
        delay -= Millis(m_options.jitter(half + 1));
    }
    ++m_failures;
    m_nextAttempt = now + delay;
}

bool MqttConnection::wentUp() {
    if (m_state != State::Connecting)
        return false;
    m_state = State::Up;
    m_upSince = m_clock.steady();
    internal::sendWithoutDelay(m_options.port);
    for (const auto& [filter, delivery] : m_filters)
        static_cast<void>(m_client->subscribe(filter, delivery));
    return true;
}

bool MqttConnection::wentDown() {
    if (m_state == State::Idle || (m_client && m_client->connected()))
        return false;
    m_state = State::Idle;
    return true;
}

} // namespace pitwatch::feed
