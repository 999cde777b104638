#include "shared/feed/internal/paho_client.h"

#include <algorithm>

namespace pitwatch::feed::internal {

namespace {

std::string serverUri(const MqttOptions& options) {
    // IPv6 addresses are written in brackets by whoever configures them.
    return (options.tls ? "ssl://" : "tcp://") + options.host + ":" + std::to_string(options.port);
}

mqtt::create_options createOptions(const MqttOptions& options) {
    mqtt::create_options create(MQTTVERSION_5);
    // The library's own bound, 100, holds even while connected, and then it throws.
    create.set_max_buffered_messages(static_cast<int>(options.maxInFlight) + 16);
    create.set_send_while_disconnected(false);
    return create;
}

mqtt::ssl_options sslOptions(const MqttTls& tls) {
    mqtt::ssl_options ssl;
    if (!tls.caFile.empty())
        ssl.set_trust_store(tls.caFile);
    if (!tls.certFile.empty())
        ssl.set_key_store(tls.certFile);
    if (!tls.keyFile.empty())
        ssl.set_private_key(tls.keyFile);
    // The library's name for "the best both sides know"; naming 1.2 would exclude 1.3.
    ssl.set_ssl_version(MQTT_SSL_VERSION_DEFAULT);
    ssl.set_enable_server_cert_auth(true);
    ssl.set_verify(true); // Without it the host name is not compared.
    return ssl;
}

int qosOf(Delivery delivery) {
    return delivery == Delivery::AtLeastOnce ? 1 : 0;
}

bool isRefusal(mqtt::ReasonCode code) {
    return static_cast<int>(code) >= 0x80;
}

// Refusals by the broker have a reason code (a refused connection has it as the return code);
// everything else has a return code of the library, which is negative.
std::string reasonOf(const mqtt::token& token) {
    const int code = isRefusal(token.get_reason_code()) ? static_cast<int>(token.get_reason_code())
                                                        : token.get_return_code();
    const char* name = code > 0 ? MQTTReasonCode_toString(static_cast<enum MQTTReasonCodes>(code))
                                : MQTTAsync_strerror(code);
    const std::string text = name ? name : "error " + std::to_string(code);
    return code > 0 ? "the broker says: " + text : text;
}

} // namespace

PahoClient::PahoClient(const MqttOptions& options, Inbox& inbox)
    : m_options(options)
    , m_inbox(inbox)
    , m_budgets(options.deviceBudget, options.partyBudget)
    , m_client(serverUri(options), options.clientId, createOptions(options), nullptr) {
    m_client.set_connection_lost_handler([this](const std::string& cause) {
        m_inbox.push(Disconnected{cause.empty() ? "the connection broke" : cause});
    });
    m_client.set_disconnected_handler([this](const mqtt::properties&, mqtt::ReasonCode code) {
        const char* name = MQTTReasonCode_toString(static_cast<enum MQTTReasonCodes>(code));
        m_inbox.push(Disconnected{std::string("the broker says: ") + (name ? name : "goodbye")});
    });
    m_client.set_message_callback(
        [this](const mqtt::const_message_ptr& message) { arrived(message); });
}

PahoClient::~PahoClient() = default;

core::Outcome PahoClient::beginConnect(const std::optional<Message>& will) {
    {
        const std::lock_guard lock(m_mutex);
        // Whatever an earlier connection still had in flight no longer counts.
        ++m_connection;
        m_inFlight = 0;
        m_receiveMaximum = 0;
    }
    try {
        m_client.connect(connectOptions(will), nullptr, m_connecting);
        return core::Done{};
    } catch (const std::exception& problem) {
        return core::Error{problem.what()};
    }
}

void PahoClient::disconnect(core::Millis atMost) {
    try {
        if (m_client.is_connected())
            m_client.disconnect(static_cast<int>(atMost.count()))->wait_for(atMost);
    } catch (const std::exception&) {
        // Gone already, which is what was wanted.
    }
}

core::Outcome PahoClient::subscribe(const std::string& filter, Delivery delivery) {
    try {
        m_client.subscribe(filter, qosOf(delivery), nullptr, m_subscribing);
        return core::Done{};
    } catch (const std::exception& problem) {
        return core::Error{problem.what()};
    }
}

core::Outcome PahoClient::publish(Message message, Delivery delivery) {
    void* const connection = beginSending(delivery);
    if (connection == nullptr)
        return core::Error{"too much is in flight to the broker"};
    try {
        m_client.publish(mqtt::make_message(message.topic, message.payload.data(),
                                            message.payload.size(), qosOf(delivery),
                                            message.retained),
                         connection, m_publishing);
        return core::Done{};
    } catch (const std::exception& problem) {
        endSending(connection);
        return core::Error{problem.what()};
    }
}

std::size_t PahoClient::inFlight() const {
    const std::lock_guard lock(m_mutex);
    return m_inFlight;
}

mqtt::connect_options PahoClient::connectOptions(const std::optional<Message>& will) const {
    mqtt::connect_options connect;
    connect.set_mqtt_version(MQTTVERSION_5);
    connect.set_clean_start(true);
    connect.set_keep_alive_interval(m_options.keepAlive);
    connect.set_connect_timeout(m_options.connectTimeout);
    connect.set_max_inflight(static_cast<int>(std::min<std::size_t>(m_options.maxInFlight, 65535)));
    connect.set_automatic_reconnect(false);
    if (!m_options.user.empty())
        connect.set_user_name(m_options.user);
    if (!m_options.password.empty())
        connect.set_password(m_options.password);
    if (m_options.tls)
        connect.set_ssl(sslOptions(*m_options.tls));
    if (will)
        connect.set_will_message(mqtt::message(will->topic, will->payload.data(),
                                               will->payload.size(), 1, will->retained));
    return connect;
}

// A mark of the present connection for endSending(), or nothing if there is no room. Past the
// broker's Receive Maximum the library would sleep a whole second, so that is the bound.
void* PahoClient::beginSending(Delivery delivery) {
    const std::lock_guard lock(m_mutex);
    auto limit = m_options.maxInFlight;
    if (delivery == Delivery::AtLeastOnce && m_receiveMaximum > 0)
        limit = std::min(limit, m_receiveMaximum);
    if (m_inFlight >= limit)
        return nullptr;
    ++m_inFlight;
    // The library carries marks as pointers; this one is a number, and nobody follows it.
    return reinterpret_cast<void*>(m_connection); // NOLINT(performance-no-int-to-ptr)
}

void PahoClient::endSending(void* connection) {
    {
        const std::lock_guard lock(m_mutex);
        if (reinterpret_cast<std::uintptr_t>(connection) != m_connection || m_inFlight == 0)
            return;
        --m_inFlight;
    }
    m_inbox.wake();
}

void PahoClient::arrived(const mqtt::const_message_ptr& message) {
    if (!message)
        return;
    const auto& payload = message->get_payload();
    const std::string& topic = message->get_topic();
    if (!m_budgets.admits(topic, payload.size(), m_clock.steady()))
        return m_inbox.lose(topic);
    m_inbox.push(Message{topic, {payload.begin(), payload.end()}, message->is_retained()});
}

void PahoClient::Connecting::on_success(const mqtt::token& token) {
    try {
        const auto response = token.get_connect_response();
        const auto& properties = response.get_properties();
        if (properties.contains(mqtt::property::RECEIVE_MAXIMUM)) {
            const std::lock_guard lock(m_client.m_mutex);
            m_client.m_receiveMaximum =
                mqtt::get<std::uint16_t>(properties, mqtt::property::RECEIVE_MAXIMUM);
        }
    } catch (const std::exception&) {
        // The broker did not say; the protocol's default is far above ours.
    }
    m_client.m_inbox.push(Connected{});
}

void PahoClient::Connecting::on_failure(const mqtt::token& token) {
    m_client.m_inbox.push(Disconnected{"cannot connect: " + reasonOf(token)});
}

void PahoClient::Subscribing::on_success(const mqtt::token& token) {
    // A refused subscription comes as a success with a reason code of its own.
    if (isRefusal(token.get_reason_code()))
        on_failure(token);
}

void PahoClient::Subscribing::on_failure(const mqtt::token& token) {
    if (!isRefusal(token.get_reason_code()))
        return; // The connection broke; the next one subscribes again.
    const auto topics = token.get_topics();
    const std::string filter = topics && !topics->empty() ? (*topics)[0] : std::string();
    m_client.m_inbox.push(PublishRefused{filter, "subscription: " + reasonOf(token)});
}

void PahoClient::Publishing::on_success(const mqtt::token& token) {
    if (isRefusal(token.get_reason_code()))
        return on_failure(token);
    m_client.endSending(token.get_user_context());
}

void PahoClient::Publishing::on_failure(const mqtt::token& token) {
    m_client.endSending(token.get_user_context());
    if (!isRefusal(token.get_reason_code()))
        return; // Lost with the connection: replay makes up for it.
    const auto* delivery = dynamic_cast<const mqtt::delivery_token*>(&token);
    const auto message = delivery ? delivery->get_message() : nullptr;
    m_client.m_inbox.push(
        PublishRefused{message ? message->get_topic() : std::string(), reasonOf(token)});
}

} // namespace pitwatch::feed::internal
