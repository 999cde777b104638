#pragma once

#include "shared/feed/mqtt_connection.h"
#include "shared/wire/topics.h"

#include <QDeadlineTimer>
#include <QTest>

#include <nlohmann/json.hpp>

#include <functional>
#include <string>

// The devices of table T01 over a real broker, for tests that play them.

namespace pitwatch::support {

class DeviceConnection {
public:
    explicit DeviceConnection(std::uint16_t port) : m_connection(optionsFor(port)) {
        m_connection.subscribe("pit/T01/state", feed::Delivery::AtLeastOnce);
        m_connection.subscribe(kAccepted, feed::Delivery::AtLeastOnce);
    }
    ~DeviceConnection() { m_connection.close(core::Millis{500}); }
    DeviceConnection(const DeviceConnection&) = delete;
    DeviceConnection& operator=(const DeviceConnection&) = delete;

    // Whether the broker took the message in time.
    bool say(const std::string& device, const std::string& text) {
        const feed::Message message{wire::deviceTopic(*core::TableId::parse("T01"), device),
                                    {text.begin(), text.end()},
                                    false};
        return until([&] {
            return m_connection.connected() &&
                   m_connection.publish(message, feed::Delivery::AtLeastOnce).ok();
        });
    }

    bool openTable() { return press("open_table", {{"by", floorperson()}, {"dealer", "d-ines"}}); }
    // A preinspected deck is received and cut.
    bool bringDeck(const std::string& colour, const std::string& id) {
        return press("receive_deck",
                     {{"by", dealer()}, {"deck", colour}, {"id", id}, {"preinspected", true}}) &&
               press("cut_deck", {{"by", dealer()}, {"deck", colour}, {"cover_card_depth", 20}});
    }
    bool removeDeck(const std::string& colour) {
        return press("remove_deck", {{"by", floorperson()},
                                     {"deck", colour},
                                     {"reason", "defect"},
                                     {"dealer", "d-ines"},
                                     {"floorperson", "f-omar"}});
    }

    // The table's last word about itself; empty until there is one.
    const std::string& state() {
        while (const auto event = m_connection.take())
            if (const auto* message = std::get_if<feed::Message>(&*event))
                (message->topic == kAccepted ? m_accepted : m_state)
                    .assign(message->payload.begin(), message->payload.end());
        return m_state;
    }
    // What the sensors were told last.
    const std::string& accepted() {
        state();
        return m_accepted;
    }
    void forgetState() {
        state();
        m_state.clear();
    }
    void wait(core::Millis atMost) { m_connection.wait(atMost); }

    bool until(const std::function<bool()>& condition) {
        QDeadlineTimer deadline(20'000);
        while (!condition()) {
            if (deadline.hasExpired())
                return false;
            state();
            m_connection.wait(core::Millis{5});
        }
        return true;
    }

private:
    using Json = nlohmann::ordered_json;
    static constexpr auto kAccepted = "dev/T01/wagers-accepted";

    static Json dealer() { return {{"person", "d-ines"}, {"role", "dealer"}}; }
    static Json floorperson() { return {{"person", "f-omar"}, {"role", "floorperson"}}; }
    bool press(const char* command, const Json& fields) {
        Json message{{"v", 1}, {"command", command}};
        message.update(fields);
        return say("pad", message.dump());
    }

    static feed::MqttOptions optionsFor(std::uint16_t port) {
        feed::MqttOptions options;
        options.port = port;
        options.clientId = "devices";
        return options;
    }

    feed::MqttConnection m_connection;
    std::string m_state;
    std::string m_accepted;
};

} // namespace pitwatch::support
