#include "shared/table/bank/fees.h"

#include "shared/table/internal/handlers.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/wagers/wager_faults.h"

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

// The player-dealer's fee goes by it (C11).
Cents highestBet(const State& state, std::optional<core::Seat> without = {}) {
    Cents highest;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (takesPart(state, {number}) && without != core::Seat{number})
            highest =
                std::max(highest, state.round->seat({number}).at(lastingWager(state.rules().game)));
    return highest;
}

// What was collected by a lower bet goes back first.
void collectFromBank(Draft& draft) {
    const State& state = draft.state();
    if (!state.bank.holder || state.bank.offeredTo)
        return;
    const core::Seat holder = *state.bank.holder;
    const Cents due = draft.submission().collection->feeFor(highestBet(state)).perHand;
    const Cents paid = state.round->seat(holder).fees[FeeKind::PerHand];
    if (due <= paid)
        return;
    if (paid > Cents{})
        draft.emit(events::FeeReturned{state.round->id, holder, FeeKind::PerHand, paid});
    collect(draft, holder, FeeKind::PerHand, due, 1);
}

// By the other bets. Where there is none the hand is void, and that gives all of it back.
void lowerFeeOfBank(Draft& draft, core::Seat without) {
    const State& state = draft.state();
    const Cents highest = highestBet(state, without);
    if (!draft.submission().collection || !state.bank.holder || highest == Cents{})
        return;
    const Cents due = draft.submission().collection->feeFor(highest).perHand;
    const Cents paid = state.round->seat(*state.bank.holder).fees[FeeKind::PerHand];
    if (due < paid)
        draft.emit(
            events::FeeReturned{state.round->id, *state.bank.holder, FeeKind::PerHand, paid - due});
}

void giveBackFees(Draft& draft, core::Seat seat) {
    const Round round = *draft.state().round;
    for (const FeeKind kind : core::kEnumValues<FeeKind>) {
        const Cents fee = round.seat(seat).fees[kind];
        if (fee > Cents{})
            draft.emit(events::FeeReturned{round.id, seat, kind, fee});
    }
}

} // namespace

void collectFees(Draft& draft) {
    const auto& collection = draft.submission().collection;
    if (!collection || isUncovered(draft.state()))
        return;
    const rules::Game game = draft.rules().game;
    const auto bets = static_cast<std::uint8_t>(baseWagers(game).size());
    std::array<Cents, kSeats> covered{};
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (takesPart(draft.state(), {number}) && // Otherwise its bets go back.
            draft.state().round->seat({number}).fees[FeeKind::PerBet] == Cents{})
            covered[number - 1U] = draft.state().round->seat({number}).at(lastingWager(game));
    const bool nobodyBet = draft.state().round->nobodyBet;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (const Cents bet = covered[number - 1U]; bet > Cents{})
            collect(draft, {number}, FeeKind::PerBet, collection->feeFor(bet).perBet, bets);
    if (!nobodyBet)
        collectFromBank(draft);
}

void collectFeeOfUntoldBets(Draft& draft) {
    const Round& round = *draft.state().round;
    if (draft.submission().collection && round.nobodyBet && dealHasBegun(round))
        collectFromBank(draft);
}

void returnFees(Draft& draft, core::Seat seat) {
    giveBackFees(draft, seat);
    lowerFeeOfBank(draft, seat);
}

void returnFees(Draft& draft) {
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        giveBackFees(draft, {number});
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
