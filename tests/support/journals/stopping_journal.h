#pragma once

#include "shared/journal/journal.h"

#include <cstdint>
#include <exception>

namespace pitwatch::support {

// The process was killed.
struct Killed : std::exception {
    const char* what() const noexcept override { return "killed"; }
};

// A journal whose keeper is killed at a chosen append: just before it is durable or just after.
class StoppingJournal final : public journal::Journal {
public:
    explicit StoppingJournal(journal::Journal& journal) : m_journal(journal) {}

    // At the n-th append from now on; 0 is never.
    void killAt(std::uint64_t append, bool afterwards) {
        m_appends = 0;
        m_killAt = append;
        m_afterwards = afterwards;
    }
    std::uint64_t appends() const { return m_appends; }

    journal::Head head() const override { return m_journal.head(); }
    std::vector<wire::Envelope> append(std::span<const events::Event> events, core::Instant at,
                                       std::span<const journal::Anchor> anchors = {}) override {
        const bool last = ++m_appends == m_killAt;
        if (last && !m_afterwards)
            throw Killed();
        auto entries = m_journal.append(events, at, anchors);
        if (last)
            throw Killed();
        return entries;
    }
    std::vector<wire::Envelope> read(std::uint64_t from, std::size_t maxCount,
                                     std::size_t maxBytes) const override {
        return m_journal.read(from, maxCount, maxBytes);
    }
    std::vector<journal::Anchor> anchors() const override { return m_journal.anchors(); }

private:
    journal::Journal& m_journal;
    std::uint64_t m_appends = 0;
    std::uint64_t m_killAt = 0;
    bool m_afterwards = false;
};

} // namespace pitwatch::support
