#pragma once

#include "shared/desk/objection.h"
#include "shared/desk/request.h"
#include "shared/party/record.h"
#include "shared/staff/actions/ledger.h"
#include "shared/staff/keys/lockout.h"
#include "shared/staff/keys/sealed_key.h"
#include "shared/staff/roster_ledger.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>

namespace pitwatch::desk {

enum class Outcome : std::uint8_t { Pending, Accepted, Refused };

// What became of a signed action, by the addressee's own journal.
struct ActionState {
    events::ActionName name;
    events::PersonId person;
    core::PartyId addressee;
    core::Instant expiresAt{};
    Outcome outcome = Outcome::Pending;
    Objection objection; // Why refused.
};

// What the desk says when it refuses is for the person who tried.
template <typename T>
using Answer = core::Result<T, events::Phrase>;

class ActionDesk;

// The one part of signing that takes seconds: making a person's key out of the passphrase. The desk
// begins it, one thread of any kind works on it, and the desk takes it back; until then nothing has
// happened. The desk must outlive it.
class KeyOpening {
public:
    void work(const staff::Secret& passphrase);
    const events::PersonId& person() const { return m_person; }

private:
    friend class ActionDesk;
    KeyOpening(const ActionDesk& desk, events::PersonId person, const staff::SealedKey& sealed);

    const ActionDesk* m_desk;
    events::PersonId m_person;
    staff::SealedKey m_sealed;
    // Nothing while nobody has worked on the key.
    std::optional<core::Result<staff::Secret, staff::SealProblem>> m_seed;
};

// The signing desk of one console: who is signed in, what they signed, what became of it. All of it
// is in the console's own journal, lock-outs included, and rebuilt from there at start; nothing is
// told before it is durable. The passphrase is asked for every action and the person's key is in
// memory only while it signs. Deriving the key takes seconds and 256 MiB in production: whoever has
// more to do meanwhile begins with openKeyOf() and leaves the work to another thread. Everything
// else is for one thread. The record, or journal and clock, belong to the owner, who publishes it.
//
// What is signed is issued by the wall clock, not by the record's time, which is long in following
// one that was put right: it is the addressee's clock that it is compared with.
class ActionDesk {
public:
    using KeySource = std::function<core::Result<staff::SealedKey>(const events::PersonId&)>;
    // As staff::unseal(), from any thread; a simulation of many hours remembers what it opened.
    using Unseal = std::function<core::Result<staff::Secret, staff::SealProblem>(
        const staff::SealedKey& key, const staff::Secret& passphrase,
        const staff::Secret& consoleSecret, staff::WeakKeys weak)>;
    struct Settings {
        core::PartyId console;
        staff::SiteKeys siteKeys;
        staff::Secret consoleSecret;
        KeySource keyOf;
        staff::WeakKeys weakKeys = staff::WeakKeys::Refused;
        core::Millis lifetime = std::chrono::minutes{2};
        Unseal unseal = staff::unseal;
    };

    // Others write into the record too.
    ActionDesk(Settings settings, party::Record& record);
    // The desk alone writes.
    ActionDesk(Settings settings, journal::Journal& journal, const core::Clock& clock);

    // Journals the adoption, or the refusal and its reason.
    Answer<core::Done> adopt(const staff::SignedRoster& given);
    const staff::Roster* roster() const { return m_roster ? &*m_roster : nullptr; }
    // What was adopted last, as the journal has it.
    const staff::RosterSeen& rosterSeen() const { return m_rosters.adopted(); }
    // The last roster in the journal, whether or not there is a file of it now.
    const std::optional<staff::SignedRoster>& lastKept() const { return m_rosters.lastKept(); }

    // A refusal is journaled too.
    Answer<KeyOpening> openKeyOf(std::string_view person);
    // Asks everything again that may have changed while the key was worked on.
    Answer<core::Done> signIn(const KeyOpening& opened);
    Answer<core::Done> signIn(std::string_view person, const staff::Secret& passphrase);
    void signOut(events::SignOut how);
    const std::optional<events::PersonId>& signedIn() const { return m_signedIn; }

    // Signs the request as it is, as the person who is signed in, and journals it. From then on it
    // is pending until the addressee's journal says more. Nothing is signed once the object is not
    // any more what the request saw, nor with a key of somebody who is not signed in any more.
    Answer<events::ActionId> act(const Request& request, const KeyOpening& opened);
    Answer<events::ActionId> act(const Request& request, const staff::Secret& passphrase);

    // Every entry of a followed party, oldest first, from its first entry on.
    void observe(const core::PartyId& party, const events::Event& event, core::Instant at);

    const ActionState* find(const events::ActionId& action) const;
    const std::map<events::ActionId, ActionState>& actions() const { return m_actions; }
    // What can be acted on at a party, as far as its journal was observed.
    staff::Docket& docketOf(const core::PartyId& party) { return m_ledgers[party].docket(); }
    // The same, with the orders that wait there for a second person; empty where nothing was
    // observed.
    const staff::Ledger& ledgerOf(const core::PartyId& party) const;

private:
    friend class KeyOpening;

    void takeUp();
    void apply(const events::Event& event);
    void commit(const events::Event& event);
    void take(const staff::SignedRoster& given);
    core::Instant latest() const;
    events::Phrase refuse(std::string_view person, events::SignInRefusal reason);
    Answer<core::Done> admit(const events::PersonId& person);
    Answer<staff::SigningKey> keyFrom(const KeyOpening& opened);
    Answer<staff::Statement> draft(const Request& request) const;

    Settings m_settings;
    std::unique_ptr<party::Record> m_kept; // Null where the record is somebody else's.
    party::Record& m_record;
    staff::RosterLedger m_rosters;
    std::optional<staff::Roster> m_roster;
    std::optional<events::PersonId> m_signedIn;
    std::map<std::string, staff::Lockout> m_lockouts;
    std::map<events::ActionId, ActionState> m_actions;
    std::map<core::PartyId, staff::Ledger> m_ledgers;
};

} // namespace pitwatch::desk
