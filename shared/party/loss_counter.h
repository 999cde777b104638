#pragma once

#include "shared/core/clock.h"
#include "shared/events/event.h"
#include "shared/feed/complaints.h"
#include "shared/feed/connection.h"

#include <optional>
#include <vector>

namespace pitwatch::party {

// What devices said and the connection had to drop, by topic: counted, and journaled at most once
// in ten seconds however much it is. What was lost of parties is read again from their journals, so
// it is only complained about. A party subscribes to its devices by their full topics, so there are
// no more of them than it has devices. One thread.
class LossCounter {
public:
    static constexpr core::Millis kBetween{10'000};

    explicit LossCounter(feed::LogSink log) : m_log(log), m_complaints(std::move(log)) {}

    void note(const feed::LostMessages& lost, core::Tick now);

    // What is to be journaled now.
    std::vector<events::Event> due(core::Tick now);
    // The same, whenever it was last: for a party's last words.
    std::vector<events::Event> rest();

    // Since the start, by topic.
    const feed::LostMessages& total() const { return m_total; }

private:
    feed::LogSink m_log;
    feed::Complaints m_complaints;
    feed::LostMessages m_total;
    feed::LostMessages m_untold;
    std::optional<core::Tick> m_next;
};

} // namespace pitwatch::party
