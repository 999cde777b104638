#include "tests/support/tables/random_table.h"
#include "tests/support/tables/table_fixture.h"

namespace pitwatch::support {

namespace {

const table::Actor& someone(int which) {
    if (which == 0)
        return kDealer;
    return which == 1 ? kFloor : kSupervisor;
}

} // namespace

// Mostly what the claim waits for, by whoever may do it or may not.
table::Input RandomTable::aboutClaim(const table::State& state) {
    const table::PendingClaim& claim =
        state.claims[static_cast<std::size_t>(upTo(static_cast<int>(state.claims.size()) - 1))];
    const table::Actor& who = someone(upTo(2));
    if (chance(3))
        return table::DisputeClaim{who, claim.number, words("whose hand?")};
    if (chance(3))
        return table::DenyClaim{who, claim.number, words("no"), {}};
    switch (claim.waitsFor()) {
    case payout::Stage::Amount:
        return table::FixClaimAmount{claim.number, core::Cents{1 + upTo(6'000'000)}};
    case payout::Stage::Verification:
        return table::VerifyClaim{who, claim.number, state.setup->payout.checks, {}};
    case payout::Stage::Approval:
        return chance(30)
                   ? table::Input(table::NotifySurveillance{who, claim.number, words("desk")})
                   : table::Input(table::ApproveClaim{who, claim.number, claim.amount, 1, {}});
    case payout::Stage::Document:
        return table::RecordDocument{claim.number, {state.lastDocument.value + 1}, claim.amount};
    case payout::Stage::Payment:
        if (chance(10))
            return table::HoldClaim{who, claim.number, words("gone"), {}};
        return chance(40) ? table::Input(table::PayClaim{
                                who, claim.number, any<events::PaymentMethod>(), claim.document})
                          : table::Input(table::PayEnvyLine{who, claim.number, seat(state)});
    case payout::Stage::Dispute:
        return table::ResolveDispute{who, claim.number, words("so be it")};
    case payout::Stage::None:
        break;
    }
    return table::TimePassed{};
}

} // namespace pitwatch::support
