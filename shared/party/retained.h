#pragma once

#include "shared/feed/connection.h"

#include <string>

namespace pitwatch::party {

// One retained message for others: said when it changes and after every reconnection.
class Retained {
public:
    explicit Retained(std::string topic) : m_topic(std::move(topic)) {}

    // Whether the broker has it, or was given it now.
    bool say(feed::Connection& connection, std::string text);
    void forget() { m_said.clear(); }

private:
    std::string m_topic;
    std::string m_said;
};

} // namespace pitwatch::party
