#include "shared/party/loss_counter.h"

#include "shared/events/device_events.h"
#include "shared/wire/topics.h"

#include <utility>

namespace pitwatch::party {

void LossCounter::note(const feed::LostMessages& lost, core::Tick now) {
    for (const auto& [topic, count] : lost) {
        if (wire::isDeviceTopic(topic)) {
            m_total[topic] += count;
            m_untold[topic] += count;
        } else {
            m_complaints.add(topic.empty() ? "various topics" : topic,
                             "more messages than there is room for", now);
        }
    }
}

std::vector<events::Event> LossCounter::due(core::Tick now) {
    if (m_untold.empty() || (m_next && now < *m_next))
        return {};
    m_next = now + kBetween;
    return rest();
}

std::vector<events::Event> LossCounter::rest() {
    std::vector<events::Event> lost;
    for (const auto& [topic, count] : std::exchange(m_untold, {})) {
        if (m_log)
            m_log(topic + ": " + std::to_string(count) +
                  " messages were lost: it says more than there is room for");
        lost.emplace_back(events::DeviceMessagesLost{core::Text::fitted(topic), count});
    }
    return lost;
}

} // namespace pitwatch::party
