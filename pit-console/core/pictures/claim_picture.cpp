#include "pit-console/core/pictures/claim_picture.h"

#include "pit-console/core/offers/table_offers.h"
#include "shared/core/assertion.h"
#include "shared/desk/table_actions.h"
#include "shared/payout/slip.h"
#include "shared/wording/wording.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

std::optional<PaytableLine> lineOf(const table::State& state, const events::ClaimRaised& raised) {
    const rules::WagerKind kind = kindOf(raised.wager);
    const rules::Paytable* paytable =
        rules::offeredPaytable(state.rules(), state.submission(), kind);
    if (paytable == nullptr || paytable->letter != raised.paytable.text())
        return std::nullopt;
    const auto isOfTheHand = [&](const rules::PaytableRow& row) {
        return core::enumName(row.hand) == raised.hand.text();
    };
    const auto& rows = paytable->rows;
    // Two lines for pairs of different ranks have one name: no line rather than the wrong one.
    if (std::count_if(rows.begin(), rows.end(), isOfTheHand) != 1)
        return std::nullopt;
    const auto row = std::find_if(rows.begin(), rows.end(), isOfTheHand);
    return PaytableLine{row->payout, row->section};
}

} // namespace

std::string slipPdf(const ClaimPicture& picture) {
    PW_ASSERT(picture.document.has_value());
    return payout::slipPages(picture.claim, *picture.document,
                             [](const events::Phrase& phrase) { return wording::sentence(phrase); })
        .write();
}

const payout::Dispute* disputeNamed(const core::Text& name, const payout::Claim& claim) {
    return claim.dispute && desk::nameOf(*claim.dispute) == name ? &*claim.dispute : nullptr;
}

void addClaims(std::vector<ClaimPicture>& pictures, const TableSummary& summary,
               const table::State& state, const Requester& requester, core::Instant now) {
    const payout::Policy& policy = state.setup->payout;
    for (const payout::Claim& claim : state.claims) {
        ClaimPicture picture{claim, policy.tierOf(claim.largestPayment()), policy.checks,
                             policy.section, lineOf(state, claim.raised)};
        picture.standing = summary.standing;
        if (summary.standing != feed::Standing::Fresh)
            picture.age = std::chrono::floor<std::chrono::seconds>(summary.age);
        picture.actions = claimOffers(summary.table, state, claim, requester, now);
        pictures.push_back(std::move(picture));
    }
}

} // namespace pitwatch::console
