#pragma once

#include "shared/journal/journal.h"

#include <atomic>
#include <cstddef>
#include <future>
#include <span>
#include <vector>

namespace pitwatch::journal {

// The entries that follow `head`, one for each event.
std::vector<wire::Envelope> chained(const Head& head, std::span<const events::Event> events,
                                    core::Instant at);

// The same, made while the first ones are already being written: encoding and hashing take about as
// long as inserting. Long batches use a second thread, short ones are made at once. The events must
// stay where they are as long as the object lives.
class Chaining {
public:
    Chaining(const Head& head, std::span<const events::Event> events, core::Instant at);
    ~Chaining();
    Chaining(const Chaining&) = delete;
    Chaining& operator=(const Chaining&) = delete;

    // The entries made since the last call; waits for some. Empty: that was all.
    std::span<const wire::Envelope> next();

    // All of them, once next() has returned nothing.
    std::vector<wire::Envelope> take() { return std::move(m_entries); }

private:
    void makeAll();
    void makeAllOrGiveUp();

    Head m_head;
    std::span<const events::Event> m_events;
    core::Instant m_at;
    std::vector<wire::Envelope> m_entries;
    std::atomic<std::size_t> m_made{0};
    std::size_t m_taken = 0;
    std::future<void> m_maker;
};

} // namespace pitwatch::journal
