#pragma once

#include "shared/feed/connection.h"
#include "shared/feed/seeded_random.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

// A broker in memory, on virtual time, that fails on purpose. The same seed and the same calls
// give the same run. One thread.

namespace pitwatch::feed {

class MemoryConnection;

namespace internal {
class Inbox;
} // namespace internal

// What happens to each message on its way to the broker and again on its way to each subscriber.
// With a delay above zero messages overtake each other.
struct NetworkFaults {
    unsigned lossPercent = 0;
    unsigned duplicatePercent = 0;
    core::Millis maxDelay{0};
};

class MemoryBroker {
public:
    explicit MemoryBroker(std::uint64_t seed) : m_random(seed) {}

    void setFaults(const NetworkFaults& faults) { m_faults = faults; }

    // Moves time on: delivers what is due, and brings back connections whose time to retry has
    // come.
    void advance(core::Tick now);

    // When there is something to deliver, or a connection to bring back, next; nothing while all is
    // quiet.
    std::optional<core::Tick> nextDue() const;

    // As a broker killed without persistence: retained messages, subscriptions and everything
    // under way are gone, and every connection is disconnected. No will is spoken.
    void forgetEverything();

    // While cut off, whatever the client sends or should receive vanishes; neither side notices.
    void cutOff(const std::string& client) { m_cutOff.insert(client); }
    void restore(const std::string& client) { m_cutOff.erase(client); }

    // Breaks one client's connection: its will is spoken, and it retries later.
    void breakConnection(const std::string& client);

private:
    friend class MemoryConnection;

    struct Travelling {
        std::string client; // Empty: on its way to the broker.
        std::string from;
        Message message;
    };
    struct Session {
        MemoryConnection* connection = nullptr;
        std::optional<Message> will;
        core::Tick retryAt{};
        bool connected = false;
    };

    void attach(MemoryConnection& connection);
    void detach(MemoryConnection& connection, bool speakWill);
    void send(const std::string& from, Message message);
    void subscribed(const MemoryConnection& connection, const std::string& filter);
    void reconnectAll();
    void disconnect(Session& session, const std::string& reason);
    void speakWill(Session& session);
    void travel(Travelling parcel);
    void arrive(Travelling parcel);
    void distribute(const Message& message);
    const std::vector<std::string>& listenersOf(const std::string& topic);
    core::Millis chance(core::Millis atMost);

    SeededRandom m_random;
    NetworkFaults m_faults;
    core::Tick m_now{};
    std::map<std::string, Session> m_sessions;
    std::multimap<core::Tick, Travelling> m_travelling;
    std::map<std::string, Message> m_retained;
    // Who subscribed to a topic, worked out once; forgotten whenever anybody comes, goes or asks.
    std::map<std::string, std::vector<std::string>> m_listeners;
    std::set<std::string> m_cutOff;
};

// Its inbox is the one of the MQTT connection, smaller. Destroying the connection without close()
// is a crash of its owner: the broker speaks the will.
class MemoryConnection final : public Connection {
public:
    static constexpr std::size_t kInboxLimit = 4096;
    static constexpr std::size_t kInboxBytes = std::size_t{32} * 1024 * 1024;

    // The broker outlives the connection; client names are distinct. `room`: how many messages may
    // wait.
    MemoryConnection(MemoryBroker& broker, std::string client, std::size_t room = kInboxLimit);
    ~MemoryConnection() override;
    MemoryConnection(const MemoryConnection&) = delete;
    MemoryConnection& operator=(const MemoryConnection&) = delete;

    void setWill(WillSource will) override { m_will = std::move(will); }
    void subscribe(const std::string& filter, Delivery delivery) override;
    core::Outcome publish(Message message, Delivery delivery) override;
    bool connected() const override { return m_connected; }
    std::optional<ConnectionEvent> take() override;
    LostMessages takeLost() override;
    void wait(core::Millis atMost) override; // Returns at once: virtual time is the broker's.
    void close(core::Millis atMost) override;

    std::uint64_t dropped() const;
    bool hasNews() const;

    // Hears every message that reaches the connection, whether there is room for it or not.
    using Ear = std::function<void(const Message&)>;
    void setEar(Ear ear) { m_ear = std::move(ear); }

private:
    friend class MemoryBroker;

    void push(ConnectionEvent event);

    MemoryBroker& m_broker;
    std::string m_client;
    WillSource m_will;
    std::vector<std::string> m_filters;
    std::unique_ptr<internal::Inbox> m_inbox;
    Ear m_ear;
    bool m_connected = false;
};

} // namespace pitwatch::feed
