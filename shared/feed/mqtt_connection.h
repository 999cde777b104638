#pragma once

#include "shared/core/clock.h"
#include "shared/feed/budget.h"
#include "shared/feed/connection.h"
#include "shared/feed/seeded_random.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pitwatch::feed {

namespace internal {
class Inbox;
class PahoClient;
} // namespace internal

struct MqttTls {
    std::string caFile;   // PEM; who vouches for the broker.
    std::string certFile; // PEM; who we are. With keyFile, or neither.
    std::string keyFile;
};

struct MqttOptions {
    std::string host = "127.0.0.1";
    std::uint16_t port = 1883;
    std::string clientId;
    std::string user; // Nothing: none is told; a client certificate speaks for itself.
    std::string password;
    std::optional<MqttTls> tls; // The broker's certificate must be valid for `host`.
    core::Millis keepAlive{5000};
    core::Millis connectTimeout{5000};
    core::Millis firstRetry{100}; // Doubled up to slowestRetry with every failure.
    core::Millis slowestRetry{2000};
    std::size_t maxInFlight = 1000; // Published and not yet taken by the broker.
    std::size_t maxInboxMessages = 10'000;
    std::size_t maxInboxBytes = std::size_t{32} * 1024 * 1024;
    Budget deviceBudget = kDeviceBudget; // Of each topic: what it may bring.
    Budget partyBudget = kPartyBudget;
    RandomSource jitter; // Spreads reconnections; nothing means none.
};

// A connection over MQTT 5 with a clean start: the broker keeps nothing for us. Reconnects by
// itself, from take() and wait(). Never throws: what goes wrong becomes a Disconnected or
// PublishRefused with the reason. One thread calls it; the MQTT library's own threads only fill the
// inbox.
class MqttConnection final : public Connection {
public:
    explicit MqttConnection(MqttOptions options);
    ~MqttConnection() override; // Without close(): the will is spoken.
    MqttConnection(const MqttConnection&) = delete;
    MqttConnection& operator=(const MqttConnection&) = delete;

    void setWill(WillSource will) override;
    void subscribe(const std::string& filter, Delivery delivery) override;
    core::Outcome publish(Message message, Delivery delivery) override;
    bool connected() const override;
    std::optional<ConnectionEvent> take() override;
    LostMessages takeLost() override;
    void wait(core::Millis atMost) override;
    void close(core::Millis atMost) override;

    std::uint64_t droppedIncoming() const; // The inbox was full; of all time.
    std::size_t inFlight() const;

private:
    enum class State { Idle, Connecting, Up, Closed };

    void beginConnect(core::Tick now);
    void retryLater(core::Tick now);
    void explain(Disconnected& lost) const;
    bool wentUp();
    bool wentDown();

    MqttOptions m_options;
    core::SystemClock m_clock;
    WillSource m_will;
    std::optional<Message> m_spokenIfLost; // The will of the present connection.
    std::vector<std::pair<std::string, Delivery>> m_filters;
    State m_state = State::Idle;
    core::Tick m_nextAttempt{};
    std::optional<core::Tick> m_upSince;
    unsigned m_failures = 0;
    // The inbox first: the client's threads fill it until the client is destroyed.
    std::unique_ptr<internal::Inbox> m_inbox;
    std::unique_ptr<internal::PahoClient> m_client;
};

} // namespace pitwatch::feed
