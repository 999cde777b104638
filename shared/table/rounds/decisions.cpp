#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/bank_refusals.h"
#include "shared/table/refusals/decision_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/rounds/play_order.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"
#include "shared/table/rounds/waiting.h"
#include "shared/table/wagers/chip_counts.h"
#include "shared/table/wagers/withdrawing.h"

#include <algorithm>

namespace pitwatch::table {

using events::Choice;

namespace {

constexpr std::uint8_t kMostAntes = 3;

bool legalChoice(rules::Game game, const Decide& input) {
    switch (input.choice) {
    case Choice::Ride:
    case Choice::Withdraw:
        return game == rules::Game::LetItRide && input.multiple == 0;
    case Choice::Bet:
        return game == rules::Game::RunEmTwice && input.multiple >= 1 &&
               input.multiple <= kMostAntes;
    case Choice::Fold:
        return game == rules::Game::RunEmTwice && input.multiple == 0;
    }
    return false;
}

// Where nobody told who plays, the decisions tell it themselves.
std::optional<events::Phrase> unknownPlayerProblem(const State& state, const Decide& input) {
    const auto& seats = state.round->seats;
    if (std::any_of(seats.begin(), seats.end(),
                    [](const SeatState& seat) { return seat.decisions[1].has_value(); }))
        return events::Phrase(DecisionRefusal::FirstAllMade);
    if (state.round->seat(input.seat).decisions[0])
        return events::Phrase(DecisionRefusal::DecidedAlready, input.seat);
    return {};
}

// Run wagers are put down chip by chip. What the chips told is made more by further chips, or put
// right by the dealer, to a fold as well, until somebody else decides or a card is turned.
bool isPutRight(const State& state, const Decide& input, std::size_t stage) {
    const auto& made = state.round->seat(input.seat).decisions[stage];
    return made && made->sensed && made->choice == Choice::Bet &&
           (input.multiple > made->multiple || !input.sensed) &&
           state.round->decidedLast == input.seat &&
           (stage + 1 == kMaxStages || !state.round->seat(input.seat).decisions[stage + 1]);
}

// All others have decided on what comes before, and so has the player: one who left without it is
// not waited for, and does not go on from there.
bool isInTurn(const State& state, const SeatState& own, std::size_t stage) {
    return openStage(state) == stage && !own.awaitsAny(stage);
}

// Chips that were moved stay moved: whoever has decided on what comes before has decided on this,
// though others have not. What people tell can be told again in its turn.
bool isMovedEarly(const SeatState& own, const Decide& input, std::size_t stage) {
    return input.sensed && stage > 0 && own.decisions[stage - 1];
}

// A player who is said to have left and decides is there, though the others did not wait: until a
// card is turned that comes after the decision.
bool isBackInTime(const State& state, const SeatState& own, std::size_t stage) {
    if (!own.left || own.awaitsAny(stage))
        return false;
    const auto& board = state.round->board;
    for (std::size_t at = 0; at < board.size(); ++at)
        if (board[at] && stageBefore(state.rules().game, at) >= stage)
            return false;
    return true;
}

std::optional<events::Phrase> decisionProblem(const State& state, const Decide& input,
                                              std::size_t stage) {
    const SeatState& own = state.round->seat(input.seat);
    if (isPutRight(state, input, stage))
        return {};
    if (stage == 0 && !playersKnown(state) && !own.skipped)
        return unknownPlayerProblem(state, input);
    if (!inPlay(state, input.seat) || wentUndealt(*state.round, input.seat))
        return events::Phrase(DecisionRefusal::NoHand, input.seat);
    if (own.foldedBefore(stage + 1))
        return events::Phrase(DecisionRefusal::Folded, input.seat);
    if (own.decisions[stage])
        return events::Phrase(DecisionRefusal::DecidedAlready, input.seat);
    if (isBeforeFloorperson(*state.round)) // The chips have moved, in whatever order.
        return {};
    // Chips that move where nobody tells of those that lie.
    const bool chipsAlone = input.sensed && !expectsDecisions(state);
    if (!isInTurn(state, own, stage) && !chipsAlone && !isMovedEarly(own, input, stage) &&
        !isBackInTime(state, own, stage))
        return events::Phrase(DecisionRefusal::OtherFirst);
    return {};
}

// What the decision takes back, or puts down besides what lies there.
core::Cents amountOf(const SeatState& seat, const Decide& input) {
    switch (input.choice) {
    case Choice::Withdraw:
    case Choice::Fold: // Nothing, unless the chips had told of a bet.
        return seat.at(input.wager);
    case Choice::Bet:
        return seat.at(events::Wager::Ante1) * input.multiple - seat.at(input.wager);
    case Choice::Ride:
        break;
    }
    return {};
}

// Nothing is won by what the player has taken back or folded, whatever was claimed for it before.
void takeBackClaims(Draft& draft, const Decide& input) {
    if (input.choice == Choice::Withdraw)
        return takeOutOfClaims(draft, input.seat, input.wager);
    if (input.choice != Choice::Fold)
        return;
    for (const auto wagers : {baseWagers(draft.rules().game), stageWagers(draft.rules().game)})
        for (const events::Wager wager : wagers)
            takeOutOfClaims(draft, input.seat, wager);
}

} // namespace

void decideOn(Draft& draft, const Decide& input) {
    if (!needsLockedRound(draft, input.kName))
        return;
    const State& state = draft.state();
    const std::string& section = draft.rules().procedure.decisions;
    const rules::Game game = draft.rules().game;
    if (state.round->phase == Phase::Settled)
        return draft.refuse(input.kName, RoundRefusal::Settled, section);
    if (!validSeat(state, input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    const auto stage = stageOf(game, input.wager);
    if (!stage || !legalChoice(game, input))
        return draft.refuse(input.kName, DecisionRefusal::NoSuchDecision, section);
    if (state.bank.holder == input.seat)
        return draft.refuse(input.kName, BankRefusal::HasNoDecisions, section);
    // The chips have told it already.
    const auto& made = state.round->seat(input.seat).decisions[*stage];
    if (made && made->says(input.choice, input.multiple, true))
        return;
    if (const auto why = decisionProblem(state, input, *stage))
        return draft.refuse(input.kName, *why, section);
    const SeatState seat = state.round->seat(input.seat);
    checkChipsCounted(draft);
    const bool inOrder = !input.sensed || expectsDecisions(state);
    if (!seat.decisions[*stage] && inOrder && !isBeforeFloorperson(*state.round))
        checkDecidedInTurn(draft, input.seat, *stage);
    draft.emit(events::DecisionMade{draft.state().round->id, input.seat, input.wager, input.choice,
                                    input.multiple, amountOf(seat, input), input.sensed});
    takeBackClaims(draft, input);
    settleIfComplete(draft);
}

void applyOne(State& state, const events::DecisionMade& event, core::Instant) {
    const auto stage = stageOf(state.rules().game, event.wager);
    if (!state.round || !stage || !validSeat(state, event.seat))
        return;
    SeatState& seat = state.round->seat(event.seat);
    // Said and then seen: the chips are taken back once.
    const core::Cents before =
        seat.decisions[*stage] ? seat.decisions[*stage]->takenBack : core::Cents{};
    const bool back = event.choice == Choice::Withdraw;
    seat.decisions[*stage] = Decision{event.choice, event.multiple, event.sensed,
                                      back ? before + event.amount : core::Cents{}};
    state.round->decidedLast = event.seat;
    state.round->decisionsTold = state.round->decisionsTold || !event.sensed;
    if (back || event.choice == Choice::Fold)
        seat.at(event.wager) -= event.amount;
    else if (event.choice == Choice::Bet)
        seat.at(event.wager) += event.amount;
}

} // namespace pitwatch::table
