#pragma once

#include "shared/core/bytes.h"
#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"
#include "shared/events/wager_events.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

// What the controller of the meters knows of the tables' claims by itself: whatever it pays out of
// a meter or numbers a document for, it holds against these.

namespace pitwatch::events {

// So many people of at least this rank approve a payment from `from` on, until the next tier
// begins.
struct ApprovalTier {
    core::Cents from{};
    std::uint32_t approvals = 1;
    RoleName rank{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "from", from, "approvals", approvals, "rank", rank);
    }
    friend bool operator==(const ApprovalTier&, const ApprovalTier&) = default;
};

// A table raised the claim. `hash` is of the table's own entry, as people sign it.
struct ClaimNoted {
    static constexpr EventType kType{618};
    static constexpr std::string_view kName = "claim_noted";
    static constexpr unsigned kVersion = 4;

    ClaimId claim{};
    Digest hash{};
    ActionId nonce{};
    core::Cents amount{};         // 0 where a meter says it.
    std::optional<LinkId> link{}; // The meter it pays from, with its level and the share.
    std::optional<LevelName> level{};
    std::uint32_t percentPpm = 0;
    core::Instant raisedAt{};
    HandName hand{};
    std::vector<EnvyLine> envy{}; // What others are paid for the hand.
    std::optional<PersonId> dealer{};
    std::optional<PersonId> declaredBy{};
    // In force now, and for this claim until its end. Ascending, the first from 0 on.
    std::vector<ApprovalTier> tiers{};
    std::optional<RoundId> round{};   // Whose hand it was; not known in version 1.
    std::optional<core::Seat> seat{}; // Who held it, and by which wager; since version 3.
    std::optional<Wager> wager{};
    std::optional<core::Cents> stake{}; // 0 where only others are paid; since version 4.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "claim", claim, "hash", hash, "nonce", nonce, "amount", amount, "link",
               link, "level", level, "percent_ppm", percentPpm, "raised_at", raisedAt, "hand", hand,
               "envy", envy, "dealer", dealer, "declared_by", declaredBy, "tiers", tiers);
        if (version >= 2)
            fields(archive, "round", round);
        if (version >= 3)
            fields(archive, "seat", seat, "wager", wager);
        if (version >= 4)
            fields(archive, "stake", stake);
    }
    friend bool operator==(const ClaimNoted&, const ClaimNoted&) = default;
};

// Somebody's signature for the claim was checked and is good. In version 1 a verification or an
// approval; since version 2 also what ends the claim or takes its document out of use.
struct ClaimSignatureTaken {
    static constexpr EventType kType{619};
    static constexpr std::string_view kName = "claim_signature_taken";
    static constexpr unsigned kVersion = 2;

    ClaimId claim{};
    ActionId action{};
    ActionName name{};
    PersonId person{};
    RoleName role{};
    std::uint64_t rosterVersion = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "action", action, "name", name, "person", person, "role",
               role, "roster_version", rosterVersion);
    }
    friend bool operator==(const ClaimSignatureTaken&, const ClaimSignatureTaken&) = default;
};

// A table says that somebody signed this for the claim; it does not hold.
struct ClaimSignatureRefused {
    static constexpr EventType kType{620};
    static constexpr std::string_view kName = "claim_signature_refused";
    static constexpr unsigned kVersion = 2;

    ClaimId claim{};
    ActionId action{};
    ActionName name{};
    PersonId person{};
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "claim", claim, "action", action, "name", name, "person", person);
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const ClaimSignatureRefused&, const ClaimSignatureRefused&) = default;
};

// A table says that somebody signed this, which ends the claim or takes its document out of use;
// no roster in force here says yet whose signature it is. It is judged by the next one that does.
struct ClaimSignatureKept {
    static constexpr EventType kType{622};
    static constexpr std::string_view kName = "claim_signature_kept";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    ActionId action{};
    ActionName name{};
    PersonId person{};
    core::Bytes statement{};
    std::array<std::uint8_t, 64> signature{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "action", action, "name", name, "person", person,
               "statement", statement, "signature", signature);
    }
    friend bool operator==(const ClaimSignatureKept&, const ClaimSignatureKept&) = default;
};

// The table's word that the claim came to nothing, or that this document of it is void, waits for
// the signatures that were kept.
struct ClaimEndingKept {
    static constexpr EventType kType{623};
    static constexpr std::string_view kName = "claim_ending_kept";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    std::optional<DocumentNumber> document{}; // None: the claim itself.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "document", document);
    }
    friend bool operator==(const ClaimEndingKept&, const ClaimEndingKept&) = default;
};

// The claim is closed, denied or void: nothing is paid for it any more.
struct ClaimEnded {
    static constexpr EventType kType{621};
    static constexpr std::string_view kName = "claim_ended";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    bool paid = false; // Then its document was used; else one may yet come back to be voided.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "paid", paid);
    }
    friend bool operator==(const ClaimEnded&, const ClaimEnded&) = default;
};

} // namespace pitwatch::events
