#include "shared/table/wagers/chips_after_lock.h"

#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/wager_refusals.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settlement_input.h"
#include "shared/table/wagers/chip_counts.h"
#include "shared/table/wagers/next_wagers.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;
using events::Wager;

namespace {

// A run or center wager seen by a sensor is the player's decision.
bool isDecision(const State& state, const WagerSensed& input) {
    return state.rules().game == rules::Game::RunEmTwice &&
           stageOf(state.rules().game, input.wager).has_value() && input.amount > Cents{};
}

void decideBySensor(Draft& draft, const WagerSensed& input) {
    const SeatState& seat = draft.state().round->seat(input.seat);
    if (seat.at(input.wager) == input.amount)
        return;
    const Cents ante = seat.at(Wager::Ante1);
    const std::int64_t multiple = ante > Cents{} ? input.amount.value() / ante.value() : 0;
    if (ante == Cents{} || input.amount.value() % ante.value() != 0 || multiple > 3)
        return draft.refuse(input.kName, WagerRefusal::NotInAntes,
                            draft.rules().procedure.decisions);
    decideOn(draft, Decide{input.seat, input.wager, events::Choice::Bet,
                           static_cast<std::uint8_t>(multiple), true});
}

// Whether cards have left the deck, by whatever tells it; after "no more bets" they may have where
// no deal has been told since the opening, unless chips are still to be counted before it.
bool cardsMayBeOut(const State& state) {
    const Round& round = *state.round;
    const bool unknown = round.phase == Phase::Locked && !state.dealsAreTold;
    return (unknown && !chipsAreDue(state)) || round.phase == Phase::Dealt ||
           !round.packets.empty() || round.board[0] ||
           std::any_of(round.seats.begin(), round.seats.end(),
                       [](const SeatState& seat) { return seat.hasDecided(); });
}

// A bet that a player takes up when asked for it is the decision itself, told before the pad's.
bool isWithdrawal(const State& state, const WagerSensed& input) {
    const auto stage = stageOf(state.rules().game, input.wager);
    return state.rules().game == rules::Game::LetItRide && stage && input.amount == Cents{} &&
           cardsMayBeOut(state) && !state.round->seat(input.seat).decisions[*stage];
}

// Chips of a bet that was withdrawn lie there until the player takes them, which they tell.
bool notYetTaken(const State& state, const WagerSensed& input) {
    const SeatState& seat = state.round->seat(input.seat);
    const auto stage = stageOf(state.rules().game, input.wager);
    return stage && seat.decisions[*stage] &&
           seat.decisions[*stage]->says(events::Choice::Withdraw, 0, false) &&
           input.amount <= seat.at(lastingWager(state.rules().game));
}

// Where bonus wagers are settled before the hands are turned, the dealer looks at the hand then;
// its cards are told later.
bool isSettledUnseen(const State& state, Wager wager) {
    const rules::WagerKind kind = kindOf(wager);
    return state.rules().settlement.bonusWagersFirst && kind != rules::WagerKind::Base &&
           kind != rules::WagerKind::Progressive && boardKnown(state) && !openStage(state);
}

} // namespace

bool isTakenIn(const State& state, core::Seat number, Wager wager) {
    const SeatState& seat = state.round->seat(number);
    if (isCollected(state.rules(), wager) || seat.lost() ||
        (seat.folded() && kindOf(wager) == rules::WagerKind::Base))
        return true;
    const auto result = lineResult(state, number, wager);
    return result == rules::LineResult::Lose || (!result && isSettledUnseen(state, wager));
}

// After "no more bets" the dealer takes chips in, and a decision may have a bet taken back. Any
// other change is not the player's right.
void changeAfterLock(Draft& draft, const WagerSensed& input) {
    const State& state = draft.state();
    if (isSettledAt(state, input.seat, input.wager))
        return tellNextWager(draft, input);
    if (isDecision(state, input))
        return decideBySensor(draft, input);
    const events::RoundId round = state.round->id;
    const Cents lies = state.round->seat(input.seat).chipsAt(input.wager);
    if (notYetTaken(state, input)) {
        if (input.amount == Cents{})
            draft.emit(events::DecisionMade{round, input.seat, input.wager,
                                            events::Choice::Withdraw, 0, Cents{}, true});
        return;
    }
    if (input.amount == lies)
        return;
    if (input.amount > lies)
        return draft.emit(
            events::LateWagerRefused{round, input.seat, input.wager, input.amount - lies});
    if (isTakenIn(state, input.seat, input.wager))
        return draft.emit(
            events::WagerCollected{round, input.seat, input.wager, lies - input.amount});
    if (isWithdrawal(state, input))
        return decideOn(draft, Decide{input.seat, input.wager, events::Choice::Withdraw, 0, true});
    draft.refuse(input.kName,
                 state.round->phase == Phase::Betting ? WagerRefusal::CardsOut
                                                      : WagerRefusal::NotWithdrawn,
                 draft.rules().procedure.noMoreBets);
}

} // namespace pitwatch::table
