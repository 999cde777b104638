#pragma once

#include "shared/core/ids.h"
#include "shared/events/event.h"
#include "shared/payout/claim.h"
#include "shared/staff/actions/statement.h"
#include "shared/wire/envelope.h"

#include <map>
#include <set>

namespace pitwatch::staff {

// An object that people may act on, as it stands.
struct Waiting {
    events::Digest hash{};    // Of the event that made the object what it is, and its time.
    events::ActionId nonce{}; // A claim's own, an order's own; zero for everything else.
    core::Cents amount{};
    bool amountFixed = true;
    // It is verified, or denied, while nobody knows its amount, which is then stated as 0.
    bool verifiedBeforeAmount = false;
    core::Cents alongside{}; // Envy payments that the same decision releases.
    // Who had a hand in it so far.
    std::set<events::PersonId> involved{};

    friend bool operator==(const Waiting&, const Waiting&) = default;
};

// Everything at one party that can be acted on: the fold of its journal, so that the party itself,
// a console and an auditor arrive at the same hashes. Value type; who holds it may copy it.
class Docket {
public:
    // Exists without an event, because the site is set up that way: the table itself, a link.
    void expect(const Object& object);

    // `at` is when the party committed the event.
    void apply(const events::Event& event, core::Instant at);

    const Waiting* find(const Object& object) const;
    const std::map<Object, Waiting>& all() const { return m_waiting; }

private:
    void applyToTable(const events::Event& event, core::Instant at);
    void applyToDecks(const events::Event& event, core::Instant at);
    void applyToClaims(const events::Event& event, core::Instant at);
    void applyToLinks(const events::Event& event, core::Instant at);
    void applyToParties(const events::Event& event, core::Instant at);
    void applyToOrders(const events::Event& event, core::Instant at);

    std::map<Object, Waiting> m_waiting;
    std::map<Object, payout::Claim> m_claims; // Those that have not ended.
};

// How an object is called in statements.
Object objectOf(const core::TableId& table);
Object objectOf(const events::RoundId& round);
Object objectOf(events::DeckColour deck);
Object objectOf(const events::FaultId& fault);
// The jam that the shuffler has now: another one is another object.
Object jamOfShuffler();
Object objectOf(const events::ClaimId& claim);
Object objectOf(const events::LinkId& link);
// A party whose record is in doubt here.
Object objectOf(const core::PartyId& party);
// An order is called by the action that gave it.
Object orderOf(const events::ActionId& action);

// BLAKE2b of the event's type, its time and its bytes: README.md has the form.
events::Digest objectHash(const events::Event& event, core::Instant at);
// Of the event as it was written: another one where newer software would write it otherwise.
events::Digest objectHash(const wire::Envelope& entry);

} // namespace pitwatch::staff
