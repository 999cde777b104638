#include "shared/feed/internal/waiting_entries.h"

#include <iterator>

namespace pitwatch::feed::internal {

void WaitingEntries::add(wire::Envelope entry) {
    const auto sequence = entry.sequence;
    if (m_entries.contains(sequence))
        return;
    m_bytes += sizeOf(entry);
    m_entries.emplace(sequence, std::move(entry));
    while (m_entries.size() > m_maxCount || (m_bytes > m_maxBytes && m_entries.size() > 1))
        drop(std::prev(m_entries.end()));
}

void WaitingEntries::clear() {
    m_entries.clear();
    m_bytes = 0;
}

std::vector<wire::Envelope> WaitingEntries::takeRun(std::uint64_t from, std::size_t maxCount) {
    while (!m_entries.empty() && m_entries.begin()->first < from)
        drop(m_entries.begin());
    std::vector<wire::Envelope> run;
    while (!m_entries.empty() && run.size() < maxCount &&
           m_entries.begin()->first == from + run.size()) {
        auto& entry = m_entries.begin()->second;
        m_bytes -= sizeOf(entry);
        run.push_back(std::move(entry));
        m_entries.erase(m_entries.begin());
    }
    return run;
}

std::size_t WaitingEntries::sizeOf(const wire::Envelope& entry) {
    return sizeof(wire::Envelope) + entry.body.size();
}

void WaitingEntries::drop(std::map<std::uint64_t, wire::Envelope>::iterator entry) {
    m_bytes -= sizeOf(entry->second);
    m_entries.erase(entry);
}

} // namespace pitwatch::feed::internal
