#include "shared/table/wagers/next_wagers.h"

#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/wager_refusals.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settlement_input.h"
#include "shared/table/rounds/waiting.h"
#include "shared/table/wagers/chips_after_lock.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;
using events::Wager;

namespace {

// As it was told since the settlement, if it was.
std::optional<Cents> toldNext(const Round& round, core::Seat seat, std::optional<Wager> wager) {
    const auto at = std::ranges::find_if(round.next, [&](const NextWager& next) {
        return next.seat == seat && next.wager == wager;
    });
    return at == round.next.end() ? std::nullopt : std::optional(at->amount);
}

// What of this round lies there and is the player's: a bet that has won, or one that was withdrawn
// and nobody has seen taken.
Cents ownChips(const State& state, const SeatState& seat, Wager wager) {
    const auto stage = stageOf(state.rules().game, wager);
    if (stage && seat.decisions[*stage] &&
        seat.decisions[*stage]->says(events::Choice::Withdraw, 0, false))
        return seat.at(lastingWager(state.rules().game));
    return seat.chipsAt(wager);
}

// Whatever is told of chips that are the player's own is new, the first time: also that they are
// left where they lie.
void tell(Draft& draft, core::Seat seat, std::optional<Wager> wager, Cents own, Cents amount) {
    const Round& round = *draft.state().round;
    const auto before = toldNext(round, seat, wager);
    if (before ? amount != *before : own > Cents{} || amount > Cents{})
        draft.emit(events::NextWagerTold{round.id, seat, wager, amount});
}

// Chips that the dealer takes in before the deal have gone since, whether or not that was told.
void tellAfterCollected(Draft& draft, const WagerSensed& input, Cents lies) {
    if (lies > Cents{})
        draft.emit(events::WagerCollected{draft.state().round->id, input.seat, input.wager, lies});
    tell(draft, input.seat, input.wager, Cents{}, input.amount);
}

// The dealer takes in what is lost first; what is left was put down besides.
void tellBesideLost(Draft& draft, const WagerSensed& input, Cents lost) {
    const Round& round = *draft.state().round;
    const Cents before = toldNext(round, input.seat, input.wager).value_or(Cents{});
    const Cents gone = std::clamp(lost + before - input.amount, Cents{}, lost);
    if (gone > Cents{})
        draft.emit(events::WagerCollected{round.id, input.seat, input.wager, gone});
    tell(draft, input.seat, input.wager, Cents{}, input.amount - (lost - gone));
}

// A run or center wager is made by deciding: chips there are this round's payment, or nothing.
bool isBetAhead(const State& state, Wager wager) {
    return state.rules().game == rules::Game::LetItRide ||
           !stageOf(state.rules().game, wager).has_value();
}

} // namespace

bool isSettledAt(const State& state, core::Seat seat, Wager wager) {
    const Round& round = *state.round;
    if (round.phase == Phase::Settled)
        return true;
    if (round.phase == Phase::Betting || isWaiting(round) ||
        !lineResult(state, seat, lastingWager(state.rules().game)))
        return false;
    return round.seat(seat).at(wager) == Cents{} || lineResult(state, seat, wager).has_value();
}

void tellNextWager(Draft& draft, const WagerSensed& input) {
    const State& state = draft.state();
    const SeatState& seat = state.round->seat(input.seat);
    const Cents lies = seat.chipsAt(input.wager);
    if (!isBetAhead(state, input.wager)) {
        if (input.amount < lies && isTakenIn(state, input.seat, input.wager))
            draft.emit(events::WagerCollected{state.round->id, input.seat, input.wager,
                                              lies - input.amount});
        else if (input.amount > lies && isTakenIn(state, input.seat, input.wager))
            draft.refuse(input.kName, WagerRefusal::PlacedByDecision,
                         draft.rules().procedure.decisions);
        return;
    }
    if (isCollected(state.rules(), input.wager))
        return tellAfterCollected(draft, input, lies);
    if (lies > Cents{} && isTakenIn(state, input.seat, input.wager))
        return tellBesideLost(draft, input, lies);
    tell(draft, input.seat, input.wager, ownChips(state, seat, input.wager), input.amount);
}

void tellNextBankWager(Draft& draft, const PlaceBankWager& input) {
    const State& state = draft.state();
    const Cents own = state.bank.holder == input.seat ? state.round->bankWager : Cents{};
    tell(draft, input.seat, std::nullopt, own, input.amount);
}

// A place told last of chips beside lost ones, and never that these went: either nobody told of the
// dealer's hand, or they lie there still. What was told last lies there, in all.
std::vector<NextWager> nextWagers(const State& state) {
    std::vector<NextWager> wagers = state.round->next;
    for (NextWager& next : wagers) {
        const Cents lies = next.wager ? state.round->seat(next.seat).chipsAt(*next.wager) : Cents{};
        if (next.amount > Cents{} && lies > Cents{} && isTakenIn(state, next.seat, *next.wager))
            next.amount += lies;
    }
    return wagers;
}

namespace {

// Chips at the place of one who left are no bet of somebody who sits there, unless somebody was
// named there since.
void tellWhoHasLeft(Draft& draft, const Round& over) {
    for (const NextWager& next : over.next) {
        const State& state = draft.state();
        if (over.seat(next.seat).left && state.round && hasBets(state, next.seat) &&
            state.players[next.seat.number - 1U].empty() && !state.round->seat(next.seat).left)
            draft.emit(events::PlayerLeft{state.round->id, next.seat});
    }
}

} // namespace

// As if the sensors told them now: whoever may not bet is told so. What lies at the place of one
// who banks no longer is nobody's wager.
void placeNextWagers(Draft& draft, const Round& over, const std::vector<NextWager>& wagers) {
    for (const NextWager& next : wagers) {
        const Bank& bank = draft.state().bank;
        if (next.amount == Cents{})
            continue;
        if (next.wager)
            decideOn(draft, WagerSensed{next.seat, *next.wager, next.amount});
        else if (bank.holder == next.seat && !bank.offeredTo)
            decideOn(draft, PlaceBankWager{next.seat, next.amount, true});
    }
    tellWhoHasLeft(draft, over);
}

void applyOne(State& state, const events::NextWagerTold& event, core::Instant) {
    if (!state.round || !validSeat(state, event.seat))
        return;
    std::vector<NextWager>& all = state.round->next;
    const auto at = std::ranges::find_if(all, [&](const NextWager& next) {
        return next.seat == event.seat && next.wager == event.wager;
    });
    if (at == all.end())
        all.push_back({event.seat, event.wager, event.amount});
    else
        at->amount = event.amount;
}

} // namespace pitwatch::table
