#include "shared/journal/memory_journal.h"

#include "shared/journal/internal/chaining.h"

#include <algorithm>

namespace pitwatch::journal {

MemoryJournal::MemoryJournal(core::JournalId id) : m_id(id) {}

Head MemoryJournal::head() const {
    if (m_entries.empty())
        return {m_id, 0, {}};
    return {m_id, m_entries.back().sequence, m_entries.back().chain};
}

std::vector<wire::Envelope> MemoryJournal::append(std::span<const events::Event> events,
                                                  core::Instant at,
                                                  std::span<const Anchor> anchors) {
    std::vector<wire::Envelope> entries = chained(head(), events, at);
    m_entries.insert(m_entries.end(), entries.begin(), entries.end());
    for (const Anchor& anchor : anchors)
        m_anchors[anchor.party] = anchor.head;
    return entries;
}

std::vector<wire::Envelope> MemoryJournal::read(std::uint64_t from, std::size_t maxCount,
                                                std::size_t maxBytes) const {
    std::vector<wire::Envelope> entries;
    std::size_t bytes = 0;
    for (std::size_t i = std::max<std::uint64_t>(from, 1) - 1;
         i < m_entries.size() && entries.size() < maxCount; ++i) {
        bytes += m_entries[i].body.size();
        if (!entries.empty() && bytes > maxBytes)
            break;
        entries.push_back(m_entries[i]);
    }
    return entries;
}

std::vector<Anchor> MemoryJournal::anchors() const {
    std::vector<Anchor> anchors;
    for (const auto& [party, head] : m_anchors)
        anchors.push_back({party, head});
    return anchors;
}

} // namespace pitwatch::journal
