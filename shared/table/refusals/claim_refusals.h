#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// A claim: verifying, approving, paying, disputing it.

namespace pitwatch::table {

enum class ClaimRefusal : std::uint8_t {
    NoSuchClaim,
    Ended,
    InDispute,
    NotInDispute,
    DisputedByThem,
    PartlyPaid,
    TakesNoPart,
    AmountFixed,
    AmountNotFixed,
    AmountDiffers,
    Verified,
    NotConfirmed,
    NotVerified,
    VerifiedByThem,
    Approved,
    ApprovedByThem,
    AmountTakesManager,
    SurveillanceFirst,
    SurveillanceNotified,
    NothingToReturn,
    NotApproved,
    NotIssued,
    NoDocument,
    OtherDocument,
    RoundNotOver,
    OnlyEnvy,
    Paid,
    Held,
    NoEnvyLine,
    EnvyPaid,
    EnvyHeld,
    PaidByCheque,
    SignedStands
};
constexpr auto enumNames(ClaimRefusal) {
    return core::names("no_such_claim", "ended", "in_dispute", "not_in_dispute", "disputed_by_them",
                       "partly_paid", "takes_no_part", "amount_fixed", "amount_not_fixed",
                       "amount_differs", "verified", "not_confirmed", "not_verified",
                       "verified_by_them", "approved", "approved_by_them", "amount_takes_manager",
                       "surveillance_first", "surveillance_notified", "nothing_to_return",
                       "not_approved", "not_issued", "no_document", "other_document",
                       "round_not_over", "only_envy", "paid", "held", "no_envy_line", "envy_paid",
                       "envy_held", "paid_by_cheque", "signed_stands");
}
constexpr std::string_view listName(ClaimRefusal) {
    return "claim_refusal";
}

} // namespace pitwatch::table
