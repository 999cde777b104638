#pragma once

#include "shared/wire/envelope.h"

#include <cstdint>
#include <map>
#include <vector>

namespace pitwatch::feed::internal {

// Entries that arrived and cannot be applied yet, by sequence, within a bound. When it is full,
// the entry farthest ahead gives way: it is the last one that will be needed.
class WaitingEntries {
public:
    WaitingEntries(std::size_t maxCount, std::size_t maxBytes)
        : m_maxCount(maxCount), m_maxBytes(maxBytes) {}

    void add(wire::Envelope entry);
    void clear();

    bool empty() const { return m_entries.empty(); }
    std::size_t size() const { return m_entries.size(); }
    std::uint64_t first() const { return m_entries.begin()->first; } // Not when empty.

    // Removes and returns the entries `from`, `from` + 1, and so on, as far as they are there, at
    // most `maxCount`. Whatever lies before `from` is forgotten.
    std::vector<wire::Envelope> takeRun(std::uint64_t from, std::size_t maxCount);

private:
    static std::size_t sizeOf(const wire::Envelope& entry);
    void drop(std::map<std::uint64_t, wire::Envelope>::iterator entry);

    std::size_t m_maxCount;
    std::size_t m_maxBytes;
    std::size_t m_bytes = 0;
    std::map<std::uint64_t, wire::Envelope> m_entries;
};

} // namespace pitwatch::feed::internal
