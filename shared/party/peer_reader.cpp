#include "shared/party/peer_reader.h"

#include "shared/core/assertion.h"

namespace pitwatch::party {

void PeerReader::apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) {
    if (m_problems.contains(after.party))
        return;
    const ReadSoFar read = m_duties.read(after.party, entries);
    PW_ASSERT(read.count <= entries.size() &&
              read.problem.empty() == (read.count == entries.size()));
    if (!read.problem.empty())
        m_problems[after.party] = read.problem;
    if (read.count > 0) {
        const wire::Envelope& last = entries[read.count - 1];
        const journal::Anchor reached{after.party, {last.journal, last.sequence, last.chain}};
        if (read.held)
            m_record.hold(reached);
        else
            m_record.moveTo(reached);
    }
    if (m_record.isFull())
        m_record.commit();
}

const events::Phrase* PeerReader::problemOf(const core::PartyId& party) const {
    const auto found = m_problems.find(party);
    return found == m_problems.end() ? nullptr : &found->second;
}

} // namespace pitwatch::party
