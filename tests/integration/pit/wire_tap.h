#pragma once

#include "shared/feed/mqtt_connection.h"
#include "shared/feed/seeded_random.h"
#include "shared/wire/topics.h"

#include <deque>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace pitwatch::support {

// The man in the middle: a table on one broker, the controller and a console on another, and
// everything that they say to each other passes through here. What is said on the table's side is
// one way, what the others say the other way; what is kept is what a thief would keep.
class WireTap {
public:
    // Whether the message goes on; it may be changed.
    using Gate = std::function<bool(feed::Message& message)>;

    WireTap(std::uint16_t tableSide, std::uint16_t pitSide, const std::string& table,
            const std::vector<std::string>& others)
        : m_table(connect(tableSide, "tap-table")), m_pit(connect(pitSide, "tap-pit")) {
        speak(m_table, table);
        for (const std::string& other : others) {
            speak(m_pit, other);
            listen(m_table, "pit/" + other + "/ask/" + table);
            listen(m_pit, "pit/" + table + "/ask/" + other);
        }
    }
    ~WireTap() {
        m_table.close(core::Millis{200});
        m_pit.close(core::Millis{200});
    }
    WireTap(const WireTap&) = delete;
    WireTap& operator=(const WireTap&) = delete;

    void setGate(Gate gate) { m_gate = std::move(gate); }

    void step() {
        pass(m_table, m_pit);
        pass(m_pit, m_table);
        m_table.wait(core::Millis{2});
    }
    bool isConnected() const { return m_table.connected() && m_pit.connected(); }

    // Says something of its own where the table's readers listen, or where the table does.
    bool sayToPit(const std::string& topic, core::Bytes payload) {
        return say(m_pit, topic, std::move(payload));
    }
    bool sayToTable(const std::string& topic, core::Bytes payload) {
        return say(m_table, topic, std::move(payload));
    }
    // What went by, of both sides, the last few thousand.
    const std::deque<feed::Message>& kept() const { return m_kept; }

private:
    static constexpr std::size_t kMostKept = 5000;

    static feed::MqttOptions connect(std::uint16_t port, const std::string& name) {
        feed::MqttOptions options;
        options.port = port;
        options.clientId = name;
        return options;
    }
    static void listen(feed::MqttConnection& connection, const std::string& topic) {
        connection.subscribe(topic, feed::Delivery::AtLeastOnce);
    }
    static void speak(feed::MqttConnection& connection, const std::string& party) {
        for (const char* what : {"/journal", "/status", "/replay/+"})
            listen(connection, "pit/" + party + what);
    }
    static bool say(feed::MqttConnection& connection, const std::string& topic,
                    core::Bytes payload) {
        return connection.publish({topic, std::move(payload), false}, feed::Delivery::AtLeastOnce)
            .ok();
    }
    void pass(feed::MqttConnection& from, feed::MqttConnection& to) {
        while (const auto event = from.take()) {
            const auto* heard = std::get_if<feed::Message>(&*event);
            // What a broker kept is said anew by whoever keeps it.
            if (heard == nullptr || heard->retained)
                continue;
            feed::Message message = *heard;
            m_kept.push_back(message);
            if (m_kept.size() > kMostKept)
                m_kept.pop_front();
            if (!m_gate || m_gate(message))
                static_cast<void>(to.publish(message, feed::Delivery::AtLeastOnce));
        }
    }

    feed::MqttConnection m_table;
    feed::MqttConnection m_pit;
    Gate m_gate;
    std::deque<feed::Message> m_kept;
};

} // namespace pitwatch::support
