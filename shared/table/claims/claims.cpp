#include "shared/table/claims/claims.h"

#include "shared/table/claims/declared_hands.h"
#include "shared/table/rounds/rounds.h"

namespace pitwatch::table {

using core::Cents;
using events::Wager;
using rules::Payout;

namespace {

constexpr std::int64_t kPpmPerPercent = 10'000;

events::ActionId nonceOf(const Setup& setup, std::uint64_t number) {
    events::ActionId nonce = setup.nonceSeed;
    for (std::size_t byte = 0; byte < 8; ++byte)
        nonce[nonce.size() - 1 - byte] ^= static_cast<std::uint8_t>(number >> (8 * byte));
    return nonce;
}

} // namespace

events::ClaimRaised claimFor(const State& state, core::Seat seat, Wager wager, Cents stake) {
    const auto paytable = events::PaytableId::parse(state.submission().letterOf(kindOf(wager)));
    PW_ASSERT(paytable.ok());
    events::ClaimRaised claim;
    claim.claim.table = state.submission().table;
    claim.round = state.round->id;
    claim.seat = seat;
    claim.wager = wager;
    claim.stake = stake;
    claim.paytable = *paytable;
    claim.cards = cardsOf(state, seat, wager);
    claim.basis = events::ClaimBasis::AboveThreshold;
    if (!state.dealer.empty())
        claim.dealer = state.dealer;
    return claim;
}

void numberClaim(const State& state, events::ClaimRaised& claim, std::uint64_t number) {
    claim.claim.number = number;
    claim.nonce = nonceOf(*state.setup, number);
    for (events::EnvyLine& line : claim.envy)
        line.claim = number;
}

events::ClaimRaised envyAlone(events::ClaimRaised claim) {
    PW_ASSERT(!claim.envy.empty());
    claim.stake = {};
    claim.hand = claim.envy.front().hand;
    claim.basis = events::ClaimBasis::AboveThreshold;
    claim.fixedAmount = {};
    claim.link = {};
    claim.level = {};
    claim.percentPpm = 0;
    return claim;
}

void raiseClaim(Draft& draft, events::ClaimRaised claim) {
    const State& state = draft.state();
    numberClaim(state, claim, state.lastClaim + 1);
    draft.emit(std::move(claim));
}

void setBasis(const State& state, events::ClaimRaised& claim, const Payout& payout, Cents amount) {
    if (payout.kind != Payout::Kind::Percent) {
        claim.fixedAmount = amount;
        return;
    }
    const auto link = events::LinkId::parse(state.submission().progressive->link);
    const auto level = events::LevelName::parse(core::enumName(payout.meter));
    PW_ASSERT(link.ok() && level.ok());
    claim.basis = events::ClaimBasis::PercentOfMeter;
    claim.link = *link;
    claim.level = *level;
    claim.percentPpm = static_cast<std::uint32_t>(payout.value * kPpmPerPercent);
}

} // namespace pitwatch::table
