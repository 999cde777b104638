#pragma once

#include "shared/staff/actions/docket.h"
#include "shared/staff/roster.h"

#include <map>
#include <string>

// Whether the addressee of a signed action may do what it asks: offline, from the roster and the
// addressee's own journal alone. Pure.

namespace pitwatch::staff {

// In the order in which they are looked for; nothing is trusted before the signature that is not
// compared with what the addressee itself knows.
enum class Refusal : std::uint8_t {
    // 1 form
    Malformed,
    HeaderDiffers,
    WrongAddressee,
    OtherConsole,
    WrongObjectKind,
    WrongArguments,
    LivesTooLong,
    Replayed,
    // 2 the object waits
    NotWaiting,
    // 3 values equal
    HashDiffers,
    NonceDiffers,
    AmountNotFixed,
    AmountDiffers,
    // 4 roster in force and not older than seen
    NoRoster,
    RosterExpired,
    RosterOlder,
    RosterUnknown,
    // 5 person active, with role and limit; console known
    UnknownConsole,
    UnknownPerson,
    Revoked,
    RoleDiffers,
    RoleMayNot,
    OverLimit,
    // 6 signature
    BadSignature,
    // 7 distinct persons, never the initiator
    SamePerson,
    // 8 not expired
    NotYetIssued,
    Expired,
    ClockSetBack
};
constexpr auto enumNames(Refusal) {
    return core::names("malformed", "header_differs", "wrong_addressee", "other_console",
                       "wrong_object_kind", "wrong_arguments", "lives_too_long", "replayed",
                       "not_waiting", "hash_differs", "nonce_differs", "amount_not_fixed",
                       "amount_differs", "no_roster", "roster_expired", "roster_older",
                       "roster_unknown", "unknown_console", "unknown_person", "revoked",
                       "role_differs", "role_may_not", "over_limit", "bad_signature", "same_person",
                       "not_yet_issued", "expired", "clock_set_back");
}
constexpr std::string_view listName(Refusal) {
    return "staff_refusal";
}

// Whether the person really signed it: refusals from here on use the action up.
constexpr bool isAfterSignature(Refusal refusal) {
    return refusal > Refusal::BadSignature;
}

// Actions whose signature was found genuine, for as long as they could be tried again.
class SeenActions {
public:
    void add(const events::ActionId& action, core::Instant at);
    bool contains(const events::ActionId& action) const { return m_seen.contains(action); }
    std::size_t size() const { return m_seen.size(); }

private:
    std::map<events::ActionId, core::Instant> m_seen;
    std::map<core::Instant, std::vector<events::ActionId>> m_byTime;
};

struct Addressee {
    const core::PartyId& self;
    const Docket& docket;
    const SeenActions& seen;
    // What was adopted last; null where none was.
    const Roster* roster = nullptr;
    core::Instant now{};
    bool clockSetBack = false;
    // Nothing that was signed before is taken: which actions were used by then is not known.
    core::Instant notBefore{};
};

// Why the person may not do it, as far as their rights go: rank, limit, a hand in it before. For
// asking beforehand; check() looks for all of it again.
std::optional<Refusal> objectionTo(const Statement& statement, const Waiting& waiting,
                                   const Person& person);

// Somebody who acts on what another party accepted, and believes the signature, not the party.
struct Witness {
    const core::PartyId& addressee;
    // The object, as far as the witness knows it.
    const Waiting& waiting;
    const Roster* roster = nullptr;
    core::Instant now{};
};

// Whether the person really signed what the addressee's record says it accepted, for that object,
// with the rights the roster gives. Not whether it was in time: that was the addressee's to judge.
core::Result<Statement, Refusal> checkAccepted(const events::StaffActionAccepted& accepted,
                                               const Witness& witness);

// `from` is the party whose journal the action was read from.
core::Result<Statement, Refusal> check(const events::StaffActionSigned& action,
                                       const core::PartyId& from, const Addressee& addressee);

} // namespace pitwatch::staff
