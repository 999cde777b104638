#pragma once

#include "shared/feed/follower.h"
#include "shared/party/duties.h"
#include "shared/party/record.h"

#include <map>

namespace pitwatch::party {

// Reads other parties' journals into a party's own record: every entry has its consequence exactly
// once, whatever is lost or crashes on the way, because the place reached is committed with what
// followed. A party with an entry that cannot be read is doubted and not read further, so that
// newer software finds the entry where it is. One thread; everything belongs to the owner.
class PeerReader final : public feed::Reader {
public:
    PeerReader(Record& record, Duties& duties) : m_record(record), m_duties(duties) {}

    std::optional<journal::Anchor> position(const core::PartyId& party) const override {
        return m_record.position(party);
    }
    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override;

    // Why the party's next entry cannot be read; null where it can, for all that is known.
    const events::Phrase* problemOf(const core::PartyId& party) const;

private:
    Record& m_record;
    Duties& m_duties;
    std::map<core::PartyId, events::Phrase> m_problems;
};

} // namespace pitwatch::party
