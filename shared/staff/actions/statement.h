#pragma once

#include "shared/core/result.h"
#include "shared/events/staff_events.h"
#include "shared/staff/actions/action.h"
#include "shared/staff/keys/signing_key.h"
#include "shared/staff/role.h"

#include <map>

// What a person signs: everything that matters about one action, so that the signature is good for
// that action, on that object as it was, once, and for minutes. The bytes are in README.md.

namespace pitwatch::staff {

// What an action is about. `id` is the object's own name or number at the addressee.
struct Object {
    ObjectKind kind{};
    core::Text id{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "kind", kind, "id", id);
    }
    friend auto operator<=>(const Object&, const Object&) = default;
};

// By the name under which each is signed. Whoever reads a statement asks for an Argument; names
// that nobody knows are refused with the rest of what an action does not take.
using ArgumentName = core::Name<struct ArgumentTag>; // "reason"
using NamedArguments = std::map<ArgumentName, core::Text>;
using Arguments = std::map<Argument, core::Text>;

NamedArguments named(const Arguments& arguments);

struct Statement {
    static constexpr unsigned kVersion = 1;

    events::ActionId id{};
    Action action{};
    core::PartyId addressee{};
    Object object{};
    events::Digest objectHash{};
    events::ActionId nonce{};
    core::Cents amount{};
    NamedArguments arguments{};
    events::PersonId person{};
    Role role{};
    std::uint64_t rosterVersion = 0;
    core::PartyId console{};
    core::Instant issuedAt{};
    core::Instant expiresAt{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "id", id, "action", action, "addressee", addressee, "object",
                       object, "object_hash", objectHash, "nonce", nonce, "amount", amount,
                       "arguments", arguments, "person", person, "role", role, "roster_version",
                       rosterVersion, "console", console, "issued_at", issuedAt, "expires_at",
                       expiresAt);
    }
    // The argument's text, or null.
    const core::Text* argument(Argument argument) const;
    friend bool operator==(const Statement&, const Statement&) = default;
};

inline constexpr core::Millis kLongestStatement = std::chrono::minutes{5};
inline constexpr std::size_t kMaxStatementBytes = 8192;
inline constexpr std::size_t kMaxArguments = 12;

// The bytes that are signed: the purpose line, then the canonical bytes.
core::Bytes statementBytes(const Statement& statement);

// Refuses any bytes statementBytes() would not have written.
core::Result<Statement> parseStatement(core::ByteView bytes);

// Whether what travels beside a statement, for those who cannot read it, says the same: which
// action it is, and who signed it. Of the events that carry a statement.
template <typename Event>
bool headerFits(const Event& event, const Statement& statement) {
    return event.action == statement.id && event.name.text() == core::enumName(statement.action) &&
           event.person == statement.person;
}

events::StaffActionSigned signStatement(const Statement& statement, const SigningKey& key);

} // namespace pitwatch::staff
