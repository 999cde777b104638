#include "shared/journal/internal/chaining.h"

#include "shared/wire/event_codec.h"

namespace pitwatch::journal {

namespace {

// A thread costs as much as making some twenty entries.
constexpr std::size_t kFewEvents = 48;

// How many are handed over at once.
constexpr std::size_t kChunk = 16;

wire::Envelope follow(const Head& head, const events::Event& event, core::Instant at) {
    wire::Envelope entry;
    entry.journal = head.journal;
    entry.sequence = head.sequence + 1;
    entry.at = at;
    entry.type = wire::typeOf(event);
    entry.body = wire::encodeEvent(event);
    entry.chain = wire::chainHash(head.chain, entry);
    return entry;
}

} // namespace

std::vector<wire::Envelope> chained(const Head& head, std::span<const events::Event> events,
                                    core::Instant at) {
    std::vector<wire::Envelope> entries;
    entries.reserve(events.size());
    Head last = head;
    for (const events::Event& event : events) {
        entries.push_back(follow(last, event, at));
        last.sequence = entries.back().sequence;
        last.chain = entries.back().chain;
    }
    return entries;
}

Chaining::Chaining(const Head& head, std::span<const events::Event> events, core::Instant at)
    : m_head(head), m_events(events), m_at(at) {
    // Never reallocated: the reader looks at the first entries while the last ones are added.
    m_entries.resize(events.size());
    if (events.size() <= kFewEvents)
        makeAll();
    else
        m_maker = std::async(std::launch::async, [this] { makeAllOrGiveUp(); });
}

Chaining::~Chaining() {
    if (m_maker.valid())
        m_maker.wait();
}

void Chaining::makeAll() {
    Head last = m_head;
    for (std::size_t i = 0; i < m_events.size(); ++i) {
        m_entries[i] = follow(last, m_events[i], m_at);
        last.sequence = m_entries[i].sequence;
        last.chain = m_entries[i].chain;
        const std::size_t made = i + 1;
        if (made % kChunk == 0 || made == m_events.size()) {
            m_made.store(made, std::memory_order_release);
            m_made.notify_one();
        }
    }
}

void Chaining::makeAllOrGiveUp() {
    try {
        makeAll();
    } catch (...) {
        // Whoever waits must not wait for ever; next() tells it at the end.
        m_made.store(m_events.size(), std::memory_order_release);
        m_made.notify_one();
        throw;
    }
}

std::span<const wire::Envelope> Chaining::next() {
    if (m_taken == m_entries.size()) {
        if (m_maker.valid())
            m_maker.get(); // Throws what stopped the maker, before anything is committed.
        return {};
    }
    m_made.wait(m_taken, std::memory_order_acquire);
    const std::size_t made = m_made.load(std::memory_order_acquire);
    const std::span<const wire::Envelope> entries(m_entries.data() + m_taken, made - m_taken);
    m_taken = made;
    return entries;
}

} // namespace pitwatch::journal
