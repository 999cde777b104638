#pragma once

#include "shared/events/event.h"
#include "shared/events/party_events.h"
#include "shared/staff/actions/statement.h"
#include "shared/staff/claim_audit.h"
#include "shared/staff/pad/pad_session.h"
#include "shared/staff/roster_record.h"
#include "shared/wire/envelope.h"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace pitwatch::staff {

// Whether what a journal says that people signed was signed by them: everybody by the roster that
// was in force then, every roster and clock order by the site keys; and whether what it says that
// people did with claims is what they signed, from the first roster on. It believes neither the
// keeper nor its checks, and needs nothing but the journal and the site keys; of records from
// before rosters were kept, also the rosters. Reads the journal twice, in order: collect(), then
// check().
class SignatureAudit {
public:
    // Entries of one kind: how many, and the first of them.
    struct Findings {
        std::uint64_t count = 0;
        std::uint64_t sequence = 0;
        std::string reason;

        void add(std::uint64_t at, std::string why);
    };

    // `party` is whose journal it is; where nobody says, the first action it accepted does.
    SignatureAudit(SiteKeys siteKeys, std::optional<core::PartyId> party);

    // A roster from elsewhere; the reason where not enough site keys signed it.
    core::Outcome bring(const SignedRoster& given);

    void collect(const wire::Envelope& entry, const events::Event& event);
    void check(const wire::Envelope& entry, const events::Event& event);

    // The key of the journal's own heads, by the newest of the site's rosters that names its party;
    // nothing where none does.
    const PublicKey* journalKey() const;

    const Findings& bad() const { return m_bad; }
    // The signatures found good, and those that nobody can check from here.
    std::uint64_t proven() const { return m_proven; }
    const Findings& unproven() const { return m_unproven; }

private:
    using Reason = std::optional<std::string>;

    bool isOfSite(const SignedRoster& given) const;
    void keep(std::uint64_t sequence, const core::Result<SignedRoster>& whole);
    void adopt(std::uint64_t sequence, const events::RosterAdopted& adopted);
    void checkAccepted(const wire::Envelope& entry, const events::StaffActionAccepted& accepted);
    void checkSigned(const wire::Envelope& entry, const events::StaffActionSigned& action);
    void checkPutBack(const wire::Envelope& entry, const events::ClockPutBack& putBack);
    // What the pad of a table signed, and who was signed on at it.
    template <typename Event>
    void checkPad(const wire::Envelope& entry, const Event& said);
    core::TableId tableOf(const events::PadSignedOn& on);
    core::TableId tableOf(const events::PadPressed& pressed) const;
    Reason padProblem(const events::PadSignedOn& on, const PadTable& at) const;
    Reason padProblem(const events::PadPressed& pressed, const PadTable& at) const;
    Reason problemOf(const Statement& statement, const Roster& roster, core::ByteView bytes,
                     const Signature& signature) const;
    void judge(std::uint64_t sequence, const Statement& statement, core::ByteView bytes,
               const Signature& signature);

    SiteKeys m_siteKeys;
    std::optional<core::PartyId> m_party;
    RosterParts m_parts;
    std::map<std::uint64_t, Roster> m_rosters; // By version; each signed by the site.
    std::uint64_t m_inForce = 0;
    std::set<events::ActionId> m_used;
    ClaimAudit m_claims;
    PadSession m_pad;
    std::optional<wire::Envelope> m_before; // Without its body.
    Findings m_bad;
    Findings m_unproven;
    std::uint64_t m_proven = 0;
};

} // namespace pitwatch::staff
