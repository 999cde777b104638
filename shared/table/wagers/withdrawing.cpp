#include "shared/table/wagers/withdrawing.h"

#include "shared/table/claims/claim_steps.h"
#include "shared/table/claims/claims.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/reasons.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;
using events::ClaimRaised;

namespace {

// Only claims for progressive wagers have Envy lines, and only such wagers share in Envy.
bool paysFor(const ClaimRaised& claim, core::Seat seat, events::Wager wager) {
    return claim.wager == wager &&
           (claim.seat == seat || std::any_of(claim.envy.begin(), claim.envy.end(),
                                              [&](const auto& line) { return line.seat == seat; }));
}

// What is left of a claim without the seat's wager. Envy is due whether or not the holder of the
// hand made the wager; nothing is where there is no hand.
std::optional<ClaimRaised> without(const State& state, ClaimRaised claim, core::Seat seat) {
    if (state.round->seat(claim.seat).skipped)
        return std::nullopt;
    std::erase_if(claim.envy, [&](const auto& line) { return line.seat == seat; });
    if (claim.seat != seat && claim.stake > Cents{})
        return claim;
    if (claim.envy.empty())
        return std::nullopt;
    return envyAlone(std::move(claim));
}

} // namespace

void takeOutOfClaims(Draft& draft, core::Seat seat, events::Wager wager) {
    const events::RoundId round = draft.state().round->id;
    const std::vector<PendingClaim> claims = draft.state().claims;
    for (const PendingClaim& claim : claims) {
        if (claim.raised.round != round || !paysFor(claim.raised, seat, wager))
            continue;
        voidClaim(draft, claim, tableItself(), ClaimVoiding::WagerTakesNoPart);
        if (auto rest = without(draft.state(), claim.raised, seat))
            raiseClaim(draft, std::move(*rest));
    }
}

void voidEarlyClaims(Draft& draft) {
    const events::RoundId round = draft.state().round->id;
    if (anyCardSeen(*draft.state().round))
        return;
    const std::vector<PendingClaim> claims = draft.state().claims;
    for (const PendingClaim& claim : claims)
        if (claim.raised.round == round)
            voidClaim(draft, claim, tableItself(), ClaimVoiding::DeclaredBeforeCards);
}

void withdrawWager(Draft& draft, core::Seat seat, events::Wager wager,
                   events::WithdrawalCause cause, std::string_view section,
                   const events::PersonId& by) {
    const Round& round = *draft.state().round;
    const Cents amount = round.seat(seat).at(wager);
    if (amount > Cents{})
        draft.emit(events::WagerWithdrawn{round.id, seat, wager, amount, cause, text(section), by});
    takeOutOfClaims(draft, seat, wager);
}

void applyOne(State& state, const events::WagerWithdrawn& event, core::Instant) {
    if (!state.round || !validSeat(state, event.seat))
        return;
    SeatState& seat = state.round->seat(event.seat);
    seat.at(event.wager) -= event.amount;
    if (event.cause == events::WithdrawalCause::NotAllowed && seat.dealt > 0 &&
        kindOf(event.wager) == rules::WagerKind::Base)
        seat.sentBack = true;
}

} // namespace pitwatch::table
