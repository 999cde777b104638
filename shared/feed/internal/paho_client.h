#pragma once

#include "shared/feed/internal/inbox.h"
#include "shared/feed/internal/topic_budgets.h"
#include "shared/feed/mqtt_connection.h"

#include <mqtt/async_client.h>

#include <atomic>
#include <mutex>
#include <optional>
#include <string>

namespace pitwatch::feed::internal {

// The MQTT library behind a face that never throws and never blocks, disconnect() aside. Its
// threads call the listeners below, which only count and push to the inbox. One thread calls the
// public functions. Connecting ends with a Connected or a Disconnected in the inbox.
class PahoClient {
public:
    PahoClient(const MqttOptions& options, Inbox& inbox);
    ~PahoClient();
    PahoClient(const PahoClient&) = delete;
    PahoClient& operator=(const PahoClient&) = delete;

    core::Outcome beginConnect(const std::optional<Message>& will);
    void disconnect(core::Millis atMost);
    bool connected() const { return m_client.is_connected(); }

    core::Outcome subscribe(const std::string& filter, Delivery delivery);
    core::Outcome publish(Message message, Delivery delivery);

    std::size_t inFlight() const;

private:
    class Connecting : public mqtt::iaction_listener {
    public:
        explicit Connecting(PahoClient& client) : m_client(client) {}
        void on_success(const mqtt::token& token) override;
        void on_failure(const mqtt::token& token) override;

    private:
        PahoClient& m_client;
    };
    class Subscribing : public mqtt::iaction_listener {
    public:
        explicit Subscribing(PahoClient& client) : m_client(client) {}
        void on_success(const mqtt::token& token) override;
        void on_failure(const mqtt::token& token) override;

    private:
        PahoClient& m_client;
    };
    class Publishing : public mqtt::iaction_listener {
    public:
        explicit Publishing(PahoClient& client) : m_client(client) {}
        void on_success(const mqtt::token& token) override;
        void on_failure(const mqtt::token& token) override;

    private:
        PahoClient& m_client;
    };

    mqtt::connect_options connectOptions(const std::optional<Message>& will) const;
    void* beginSending(Delivery delivery);
    void endSending(void* connection);
    void arrived(const mqtt::const_message_ptr& message);

    const MqttOptions& m_options;
    Inbox& m_inbox;
    // Of the library's thread that receives.
    core::SystemClock m_clock;
    TopicBudgets m_budgets;
    Connecting m_connecting{*this};
    Subscribing m_subscribing{*this};
    Publishing m_publishing{*this};

    mutable std::mutex m_mutex; // The three below.
    std::uintptr_t m_connection = 0;
    std::size_t m_inFlight = 0;
    std::size_t m_receiveMaximum = 0; // What the broker said; 0: no limit.

    mqtt::async_client m_client; // Last: destroyed first, so no listener is called afterwards.
};

} // namespace pitwatch::feed::internal
