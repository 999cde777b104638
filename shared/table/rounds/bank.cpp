#include "shared/table/rounds/bank.h"

#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/bank_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/rounds/rounds.h"

namespace pitwatch::table {

namespace {

// Clockwise is by ascending seat; the last position is followed by the first.
core::Seat nextSeat(const State& state, core::Seat seat) {
    const auto positions = static_cast<std::uint8_t>(state.rules().table.positions);
    return {static_cast<std::uint8_t>(seat.number % positions + 1)};
}

void offerTo(Draft& draft, core::Seat seat) {
    draft.emit(events::BankOffered{seat, {draft.state().lastRound + 1}});
}

bool needsBank(Draft& draft, std::string_view command, core::Seat seat) {
    if (!draft.rules().bank)
        draft.refuse(command, BankRefusal::NoBank);
    else if (!validSeat(draft.state(), seat))
        draft.refuse(command, TableRefusal::NoSuchSeat, draft.rules().bank->section);
    else
        return true;
    return false;
}

// The bank may pass until its wager lies there, and to nobody who has bet against it.
bool mayPass(Draft& draft, std::string_view command, core::Seat seat) {
    const State& state = draft.state();
    if (!state.round || (state.round->phase == Phase::Betting &&
                         state.round->bankWager == core::Cents{} && !hasBets(state, seat)))
        return true;
    draft.refuse(command, BankRefusal::BetweenRounds, draft.rules().bank->section);
    return false;
}

} // namespace

std::string bankFault(const State& state) {
    if (!state.rules().bank || !playersKnown(state))
        return {};
    if (state.bank.offeredTo)
        return "seat " + std::to_string(state.bank.offeredTo->number) +
               " has not answered for the bank";
    if (!state.bank.holder)
        return "nobody has accepted the bank";
    return state.round->bankWager > core::Cents{} ? "" : "the player-dealer has made no wager";
}

void offerBankAfterHand(Draft& draft) {
    const State& state = draft.state();
    if (!draft.rules().bank || !state.bank.holder || state.bank.offeredTo)
        return;
    if (state.bank.handsHeld >= draft.rules().bank->handsBeforeOffer)
        offerTo(draft, nextSeat(state, *state.bank.holder));
}

void decideOn(Draft& draft, const AcceptBank& input) {
    if (!needsBank(draft, input.kName, input.seat))
        return;
    const State& state = draft.state();
    const std::string& section = draft.rules().bank->section;
    if (state.bank.offeredTo != input.seat)
        return draft.refuse(input.kName, BankRefusal::NotOffered, section);
    if (!mayPass(draft, input.kName, input.seat))
        return;
    const std::optional<core::Seat> from = state.bank.holder;
    const std::uint8_t held = state.bank.handsHeld;
    draft.emit(events::BankAccepted{input.seat, {state.lastRound + 1}});
    draft.emit(events::BankPassed{from, input.seat, held});
}

// Offered on to the next seat. When it has come round to whoever held it and that player declines
// too, nobody has it.
void decideOn(Draft& draft, const DeclineBank& input) {
    if (!needsBank(draft, input.kName, input.seat))
        return;
    const State& state = draft.state();
    const std::string& section = draft.rules().bank->section;
    const Bank bank = state.bank;
    const bool givesUp = !bank.offeredTo && bank.holder == input.seat;
    if (bank.offeredTo != input.seat && !givesUp)
        return draft.refuse(input.kName, BankRefusal::NotOffered, section);
    if (!mayPass(draft, input.kName, input.seat))
        return;
    const core::Seat next = nextSeat(state, input.seat);
    draft.emit(events::BankDeclined{input.seat, {state.lastRound + 1}});
    if (bank.holder == input.seat)
        draft.emit(events::BankPassed{bank.holder, std::nullopt, bank.handsHeld});
    offerTo(draft, next);
}

void decideOn(Draft& draft, const PlaceBankWager& input) {
    if (!needsBank(draft, input.kName, input.seat))
        return;
    const std::string& section = draft.rules().bank->section;
    if (draft.state().bank.offeredTo)
        return draft.refuse(input.kName, {BankRefusal::NotAnswered, *draft.state().bank.offeredTo},
                            section);
    if (draft.state().bank.holder != input.seat)
        return draft.refuse(input.kName, BankRefusal::NotHeld, section);
    if (input.amount <= core::Cents{} || input.amount > core::kMaxAmount)
        return draft.refuse(input.kName, BankRefusal::WagerNotPositive, section);
    if (!ensureRoundOpen(draft, input.kName))
        return;
    const Round& round = *draft.state().round;
    if (round.phase != Phase::Betting)
        return draft.refuse(input.kName, RoundRefusal::BetsClosed,
                            draft.rules().procedure.noMoreBets);
    if (hasBets(draft.state(), input.seat))
        return draft.refuse(input.kName, BankRefusal::HoldsNoBets, section);
    draft.emit(events::BankWagerPlaced{round.id, input.seat, input.amount});
}

void applyOne(State& state, const events::BankOffered& event, core::Instant) {
    state.bank.offeredTo = event.seat;
}

void applyOne(State& state, const events::BankAccepted& event, core::Instant) {
    state.bank.offeredTo.reset();
    state.bank.holder = event.seat;
    state.bank.handsHeld = 0;
}

void applyOne(State& state, const events::BankDeclined&, core::Instant) {
    state.bank.offeredTo.reset();
}

void applyOne(State& state, const events::BankPassed& event, core::Instant) {
    state.bank.holder = event.to;
    state.bank.handsHeld = 0;
}

void applyOne(State& state, const events::BankWagerPlaced& event, core::Instant) {
    if (state.round)
        state.round->bankWager = event.amount;
}

} // namespace pitwatch::table
