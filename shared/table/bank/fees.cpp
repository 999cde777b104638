#include "shared/table/bank/fees.h"

#include "shared/table/internal/handlers.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/wager_faults.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;
using events::FeeKind;

namespace {

void collect(Draft& draft, core::Seat seat, FeeKind kind, Cents rate, std::uint8_t count) {
    if (rate > Cents{})
        draft.emit(
            events::FeeCollected{draft.state().round->id, seat, kind, rate * count, rate, count});
}

} // namespace

void collectFees(Draft& draft) {
    const auto& collection = draft.submission().collection;
    if (!collection || isUncovered(draft.state()))
        return;
    const rules::Game game = draft.rules().game;
    const auto bets = static_cast<std::uint8_t>(baseWagers(game).size());
    const State state = draft.state();
    Cents highest;
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        if (!takesPart(state, {number})) // Its bets go back.
            continue;
        const Cents bet = state.round->seat({number}).at(lastingWager(game));
        highest = std::max(highest, bet);
        if (bet > Cents{})
            collect(draft, {number}, FeeKind::PerBet, collection->feeFor(bet).perBet, bets);
    }
    if (state.bank.holder && !state.bank.offeredTo)
        collect(draft, *state.bank.holder, FeeKind::PerHand, collection->feeFor(highest).perHand,
                1);
}

void returnFees(Draft& draft, core::Seat seat) {
    const Round round = *draft.state().round;
    for (const FeeKind kind : core::kEnumValues<FeeKind>) {
        const Cents fee = round.seat(seat).fees[kind];
        if (fee > Cents{})
            draft.emit(events::FeeReturned{round.id, seat, kind, fee});
    }
}

void returnFees(Draft& draft) {
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        returnFees(draft, {number});
}

void applyOne(State& state, const events::FeeCollected& event, core::Instant) {
    if (state.round && validSeat(state, event.seat))
        state.round->seat(event.seat).fees[event.kind] += event.amount;
}

void applyOne(State& state, const events::FeeReturned& event, core::Instant) {
    if (state.round && validSeat(state, event.seat))
        state.round->seat(event.seat).fees[event.kind] -= event.amount;
}

} // namespace pitwatch::table
