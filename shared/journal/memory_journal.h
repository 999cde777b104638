#pragma once

#include "shared/journal/journal.h"

#include <map>

namespace pitwatch::journal {

// A journal that lives as long as the object: for tests and simulations that need no disk. It
// keeps the same promises as SqliteJournal except durability.
class MemoryJournal final : public Journal {
public:
    explicit MemoryJournal(core::JournalId id);

    Head head() const override;
    std::vector<wire::Envelope> append(std::span<const events::Event> events, core::Instant at,
                                       std::span<const Anchor> anchors = {}) override;
    std::vector<wire::Envelope> read(std::uint64_t from, std::size_t maxCount,
                                     std::size_t maxBytes) const override;
    std::vector<Anchor> anchors() const override;

private:
    core::JournalId m_id;
    std::vector<wire::Envelope> m_entries;
    std::map<core::PartyId, Head> m_anchors;
};

} // namespace pitwatch::journal
