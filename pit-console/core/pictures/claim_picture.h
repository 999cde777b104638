#pragma once

#include "pit-console/core/offers/offer_list.h"
#include "pit-console/core/pictures/table_summary.h"
#include "shared/payout/claim_book.h"
#include "shared/payout/policy.h"
#include "shared/rules/paytable.h"
#include "shared/table/state.h"

#include <optional>
#include <string>
#include <vector>

// A claim as the Jackpots page shows it. Plain values.

namespace pitwatch::console {

// The line of the document that the hand is paid by.
struct PaytableLine {
    rules::Payout pays{};
    std::string section{};

    friend bool operator==(const PaytableLine&, const PaytableLine&) = default;
};

struct ClaimPicture {
    payout::Claim claim{};
    payout::Tier tier{};
    // What the verifier has to compare at this table, and who says so.
    std::vector<events::CheckName> checks{};
    std::string section{};
    // None where the table's submission has changed since.
    std::optional<PaytableLine> line{};
    // How well the claim's table is heard; in whole seconds, and 0 while it is.
    feed::Standing standing = feed::Standing::NeverHeard;
    core::Millis age{0};
    std::optional<payout::IssuedDocument> document{};
    // What can be done about it, and what not, and why.
    std::vector<ActionOffer> actions{};

    friend bool operator==(const ClaimPicture&, const ClaimPicture&) = default;
};

// The payout document as a page to sign; the claim must have one.
std::string slipPdf(const ClaimPicture& picture);

// The claim's dispute, if that is the name statements call it by; null otherwise.
const payout::Dispute* disputeNamed(const core::Text& name, const payout::Claim& claim);

// Adds every open claim of the table, the oldest first.
void addClaims(std::vector<ClaimPicture>& pictures, const TableSummary& summary,
               const table::State& state, const Requester& requester, core::Instant now);

} // namespace pitwatch::console
