#include "shared/party/retained.h"

namespace pitwatch::party {

bool Retained::say(feed::Connection& connection, std::string text) {
    if (m_said == text)
        return true;
    const feed::Message message{m_topic, {text.begin(), text.end()}, true};
    if (!connection.publish(message, feed::Delivery::AtLeastOnce))
        return false;
    m_said = std::move(text);
    return true;
}

} // namespace pitwatch::party
