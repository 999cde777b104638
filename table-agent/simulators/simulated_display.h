#pragma once

#include "shared/events/values.h"
#include "shared/feed/connection.h"

#include <optional>

namespace pitwatch::simulators {

// One meter display of a link: it shows what it is told and says so.
class SimulatedDisplay {
public:
    explicit SimulatedDisplay(events::LinkId link) : m_link(std::move(link)) {}

    const events::LinkId& link() const { return m_link; }
    void heard(const feed::Message& meter);
    // What is to be sent now, if anything.
    std::optional<feed::Message> next();

private:
    events::LinkId m_link;
    std::optional<feed::Message> m_answer;
};

} // namespace pitwatch::simulators
