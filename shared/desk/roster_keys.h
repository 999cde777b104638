#pragma once

#include "shared/feed/key_book.h"
#include "shared/staff/roster.h"

#include <map>

namespace pitwatch::desk {

// The keys of a site's parties, by the roster that was last seen: nothing is taken of a party that
// is not on it, not active any more, or without a key. One thread.
//
// A roster that has expired ends what people may sign, not who a machine is: its keys hold until
// the next one, or a floor would fall silent because nobody renewed a file.
class RosterKeys final : public feed::KeyBook {
public:
    // Takes the keys of a roster that the site signed and that is no older than `seen` or than what
    // was taken before.
    void consider(const staff::SignedRoster& given, const staff::SiteKeys& siteKeys,
                  const staff::RosterSeen& seen, core::Instant now);

    const journal::PublicKey* keyOf(const core::PartyId& party) const override;

private:
    staff::RosterSeen m_seen;
    std::map<core::PartyId, journal::PublicKey> m_keys;
};

} // namespace pitwatch::desk
