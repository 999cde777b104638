#pragma once

#include "shared/cards/card.h"
#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/phrase.h"
#include "shared/table/role.h"

#include <string_view>
#include <vector>

// A claim from its declaration to its payment. `claim` is the number the table gave it. Signatures
// are checked before an input is made; `action` is the id of what was signed.

namespace pitwatch::table {

// A win that the table could not see by itself, because cards or wagers are not signalled.
struct DeclareClaim {
    static constexpr std::string_view kName = "declare_claim";
    Actor by;
    core::Seat seat{};
    events::Wager wager{};
    core::Cents stake;
    // As the paytable names it.
    events::HandName hand;
    // None where they were not read.
    std::vector<cards::Card> cards{};
};

// The controller did not find signed what this table takes for verified or approved.
struct ReturnClaim {
    static constexpr std::string_view kName = "return_claim";
    std::uint64_t claim = 0;
    events::Phrase reason;
};

// The meter fixed what a claim pays.
struct FixClaimAmount {
    static constexpr std::string_view kName = "fix_claim_amount";
    std::uint64_t claim = 0;
    core::Cents amount;
};

// The hand, the cards and the wager were compared with the claim at the table, item by item.
struct VerifyClaim {
    static constexpr std::string_view kName = "verify_claim";
    Actor by;
    std::uint64_t claim = 0;
    std::vector<events::CheckName> checks;
    events::ActionId action{};
};

struct ApproveClaim {
    static constexpr std::string_view kName = "approve_claim";
    Actor by;
    std::uint64_t claim = 0;
    // What the approver saw; it must be what the claim pays.
    core::Cents amount;
    std::uint64_t rosterVersion = 0;
    events::ActionId action{};
};

struct DenyClaim {
    static constexpr std::string_view kName = "deny_claim";
    Actor by;
    std::uint64_t claim = 0;
    core::Text reason;
    events::ActionId action{};
};

// The claim was raised in error.
struct VoidClaim {
    static constexpr std::string_view kName = "void_claim";
    Actor by;
    std::uint64_t claim = 0;
    core::Text reason;
};

struct NotifySurveillance {
    static constexpr std::string_view kName = "notify_surveillance";
    Actor by;
    std::uint64_t claim = 0;
    core::Text answeredBy;
};

// The site's issuer of documents gave the claim one.
struct RecordDocument {
    static constexpr std::string_view kName = "record_document";
    std::uint64_t claim = 0;
    events::DocumentNumber number;
    core::Cents amount;
};

// The document is wrong: nothing is paid by it, and another one is asked for.
struct VoidDocument {
    static constexpr std::string_view kName = "void_document";
    Actor by;
    std::uint64_t claim = 0;
    core::Text reason;
};

// The money was handed to the holder of the hand.
struct PayClaim {
    static constexpr std::string_view kName = "pay_claim";
    Actor by;
    std::uint64_t claim = 0;
    events::PaymentMethod method{};
    // Where the payer named one, it must be the claim's.
    std::optional<events::DocumentNumber> document{};
};

struct PayEnvyLine {
    static constexpr std::string_view kName = "pay_envy_line";
    Actor by;
    std::uint64_t claim = 0;
    core::Seat seat{};
};

// Whoever won it cannot be paid: the money is put aside.
struct HoldClaim {
    static constexpr std::string_view kName = "hold_claim";
    Actor by;
    std::uint64_t claim = 0;
    core::Text reason;
    // Whose Envy line; none: the claim's own amount.
    std::optional<core::Seat> envySeat{};
};

struct DisputeClaim {
    static constexpr std::string_view kName = "dispute_claim";
    Actor by;
    std::uint64_t claim = 0;
    core::Text reason;
};

struct ResolveDispute {
    static constexpr std::string_view kName = "resolve_dispute";
    Actor by;
    std::uint64_t claim = 0;
    core::Text decision;
};

} // namespace pitwatch::table
