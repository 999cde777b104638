#include "shared/table/bank/bank.h"

#include "shared/table/bank/bank_offers.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/bank_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/refusals/wager_refusals.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/wagers/next_wagers.h"

namespace pitwatch::table {

namespace {

bool needsBank(Draft& draft, std::string_view command, core::Seat seat) {
    if (!draft.rules().bank)
        draft.refuse(command, BankRefusal::NoBank);
    else if (!validSeat(draft.state(), seat))
        draft.refuse(command, TableRefusal::NoSuchSeat, draft.rules().bank->section);
    else
        return true;
    return false;
}

// The bank may pass until its wager lies there.
bool mayPass(Draft& draft, std::string_view command) {
    const State& state = draft.state();
    if (!state.round || (betsAreOpen(*state.round) && state.round->bankWager == core::Cents{}))
        return true;
    draft.refuse(command, BankRefusal::BetweenRounds, draft.rules().bank->section);
    return false;
}

core::Cents bankWagerAt(const State& state, core::Seat seat) {
    return state.round && state.bank.holder == seat ? state.round->bankWager : core::Cents{};
}

bool isSettled(const State& state) {
    return state.round && state.round->phase == Phase::Settled;
}

// A person who wants to wager again when the bank is settled is told that it is too early.
bool saysNothingNew(const State& state, const PlaceBankWager& input) {
    const core::Cents lies = bankWagerAt(state, input.seat);
    if (isSettled(state) && state.bank.holder == input.seat)
        return input.amount <= lies;
    return input.amount == lies && (input.sensed || lies > core::Cents{});
}

} // namespace

events::Phrase bankFault(const State& state) {
    if (!state.rules().bank)
        return {};
    if (state.bank.offeredTo)
        return {FindingDetail::BankUnanswered, *state.bank.offeredTo};
    if (!state.bank.holder)
        return FindingDetail::BankNotAccepted;
    return state.round->bankWager > core::Cents{} ? events::Phrase()
                                                  : FindingDetail::BankWithoutWager;
}

void offerBankAfterHand(Draft& draft) {
    const State& state = draft.state();
    if (!draft.rules().bank || !state.bank.holder)
        return;
    if (state.bank.leaves)
        passOn(draft);
    else if (!state.bank.offeredTo && state.bank.handsHeld >= draft.rules().bank->handsBeforeOffer)
        offerBank(draft, nextSeat(state, *state.bank.holder), state.bank.holder);
}

void decideOn(Draft& draft, const AcceptBank& input) {
    if (!needsBank(draft, input.kName, input.seat))
        return;
    const State& state = draft.state();
    if (!mayAnswer(state, input.seat))
        return draft.refuse(input.kName, BankRefusal::NotOffered, draft.rules().bank->section);
    if (!mayPass(draft, input.kName))
        return;
    if (state.round && hasBets(state, input.seat))
        return draft.refuse(input.kName, BankRefusal::HasBet, draft.rules().bank->section);
    const Bank bank = state.bank;
    if (bank.offeredTo != input.seat)
        draft.emit(events::BankOffered{input.seat, nextBanked(state)});
    const auto player = playerAt(state, input.seat);
    std::optional<events::PlayerId> from;
    if (bank.holder)
        from = playerAt(state, *bank.holder);
    draft.emit(events::BankAccepted{input.seat, nextBanked(state), player});
    draft.emit(events::BankPassed{bank.holder, input.seat, bank.handsHeld, from, player, {}});
}

// Offered on to the next seat, also by somebody who has bet. When it has come round to whoever held
// it and that player declines too, nobody has it.
void decideOn(Draft& draft, const DeclineBank& input) {
    if (!needsBank(draft, input.kName, input.seat))
        return;
    const State& state = draft.state();
    const Bank bank = state.bank;
    const bool givesUp = !bank.offeredTo && bank.holder == input.seat;
    if (!mayAnswer(state, input.seat) && !givesUp)
        return draft.refuse(input.kName, BankRefusal::NotOffered, draft.rules().bank->section);
    if (!mayPass(draft, input.kName))
        return;
    if (bank.offeredTo && bank.offeredTo != input.seat)
        draft.emit(events::BankOffered{input.seat, nextBanked(state)});
    draft.emit(events::BankDeclined{input.seat, nextBanked(state)});
    if (bank.holder == input.seat)
        return passOn(draft);
    offerBank(draft, nextSeat(draft.state(), input.seat), input.seat);
}

// What lies there now, in all: nothing where it was taken back, which is the player-dealer's right
// until "no more bets".
void decideOn(Draft& draft, const PlaceBankWager& input) {
    if (!needsBank(draft, input.kName, input.seat))
        return;
    const bool inRange = input.amount >= core::Cents{} && input.amount <= core::kMaxAmount;
    if (input.sensed && inRange && isSettled(draft.state()))
        return tellNextBankWager(draft, input);
    if (saysNothingNew(draft.state(), input))
        return;
    const std::string& section = draft.rules().bank->section;
    if (draft.state().bank.offeredTo)
        return draft.refuse(input.kName, {BankRefusal::NotAnswered, *draft.state().bank.offeredTo},
                            section);
    if (draft.state().bank.holder != input.seat)
        return draft.refuse(input.kName, BankRefusal::NotHeld, section);
    const core::Cents lies = bankWagerAt(draft.state(), input.seat);
    if (!inRange || (input.amount == core::Cents{} && lies == core::Cents{}))
        return draft.refuse(input.kName, BankRefusal::WagerNotPositive, section);
    if (!ensureRoundOpen(draft, input.kName))
        return;
    const Round& round = *draft.state().round;
    if (round.phase == Phase::Betting && !betsAreOpen(round))
        return draft.refuse(input.kName, WagerRefusal::CardsOut,
                            draft.rules().procedure.noMoreBets);
    if (round.phase != Phase::Betting)
        return draft.refuse(input.kName, RoundRefusal::BetsClosed,
                            draft.rules().procedure.noMoreBets);
    if (hasBets(draft.state(), input.seat))
        return draft.refuse(input.kName, BankRefusal::HoldsNoBets, section);
    draft.emit(events::BankWagerPlaced{round.id, input.seat, input.amount,
                                       playerAt(draft.state(), input.seat)});
}

// Settling begins there, which is known before the hand begins: nobody moves it by what the cards
// show.
void decideOn(Draft& draft, const TellActionSeat& input) {
    if (!needsBank(draft, input.kName, input.seat) || !ensureRoundOpen(draft, input.kName))
        return;
    const Round& round = *draft.state().round;
    if (round.action == input.seat)
        return;
    if (dealHasBegun(round))
        return draft.refuse(input.kName, RoundRefusal::CardsDealt,
                            draft.rules().bank->actionSection);
    draft.emit(events::ActionSeatTold{round.id, input.seat});
}

void applyOne(State& state, const events::BankOffered& event, core::Instant) {
    Bank& bank = state.bank;
    if (!bank.offeredFrom)
        bank.offeredFrom = bank.holder ? nextSeat(state, *bank.holder) : event.seat;
    bank.offeredTo = event.seat;
    for (core::Seat passed = *bank.offeredFrom; bank.lastSeat; passed = nextSeat(state, passed)) {
        if (passed == *bank.lastSeat) { // It has come round: everybody else was asked.
            bank.lastSeat.reset();
            bank.lastPlayer = {};
        }
        if (passed == event.seat)
            break;
    }
}

void applyOne(State& state, const events::BankAccepted& event, core::Instant) {
    state.bank = {};
    state.bank.holder = event.seat;
    if (validSeat(state, event.seat))
        state.taken[event.seat.number - 1U] = true;
}

void applyOne(State& state, const events::BankDeclined& event, core::Instant) {
    state.bank.offeredTo.reset();
    state.bank.offeredFrom = nextSeat(state, event.seat);
}

void applyOne(State& state, const events::BankPassed& event, core::Instant) {
    state.bank.holder = event.to;
    state.bank.handsHeld = 0;
    state.bank.leaves = false;
    if (!event.to && event.from && event.handsHeld > 0 && event.fromPlayer) {
        state.bank.lastSeat = event.from;
        state.bank.lastPlayer = *event.fromPlayer;
    }
    if (!event.to && event.from && !state.bank.offeredTo)
        state.bank.offeredFrom = nextSeat(state, *event.from);
    if (!event.to && state.round && state.round->phase == Phase::Betting)
        state.round->bankWager = {};
}

void applyOne(State& state, const events::BankWagerPlaced& event, core::Instant) {
    if (state.round)
        state.round->bankWager = event.amount;
}

void applyOne(State& state, const events::ActionSeatTold& event, core::Instant) {
    if (state.round)
        state.round->action = event.seat;
}

} // namespace pitwatch::table
