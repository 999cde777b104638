#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/bank_refusals.h"
#include "shared/table/refusals/decision_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/rounds/chip_counts.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"
#include "shared/table/rounds/waiting.h"
#include "shared/table/rounds/withdrawing.h"

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

// Where nobody told who plays, the decisions tell it themselves: upwards, each seat once.
std::optional<events::Phrase> unknownPlayerProblem(const State& state, const Decide& input) {
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = state.round->seat({number});
        if (seat.decisions[1])
            return events::Phrase(DecisionRefusal::FirstAllMade);
        if (number >= input.seat.number && seat.decisions[0])
            return events::Phrase(DecisionRefusal::DecidedAlready, core::Seat{number});
    }
    return {};
}

// Decisions go from the dealer's left clockwise, so by ascending seat.
std::optional<events::Phrase> orderProblem(const State& state, const Decide& input,
                                           std::size_t stage) {
    const SeatState& own = state.round->seat(input.seat);
    if (stage == 0 && !playersKnown(state) && !own.skipped)
        return unknownPlayerProblem(state, input);
    if (!inPlay(state, input.seat))
        return events::Phrase(DecisionRefusal::NoHand, input.seat);
    if (own.folded())
        return events::Phrase(DecisionRefusal::Folded, input.seat);
    if (own.decisions[stage])
        return events::Phrase(DecisionRefusal::DecidedAlready, input.seat);
    if (isBeforeFloorperson(*state.round)) // The chips have moved, in whatever order.
        return {};
    if (openStage(state) != stage)
        return events::Phrase(DecisionRefusal::OtherFirst);
    for (std::uint8_t number = 1; number < input.seat.number; ++number) {
        const SeatState& seat = state.round->seat({number});
        if (inPlay(state, {number}) && !seat.folded() && !seat.decisions[stage])
            return events::Phrase(DecisionRefusal::SeatFirst, core::Seat{number});
    }
    return {};
}

core::Cents amountOf(const SeatState& seat, const Decide& input) {
    switch (input.choice) {
    case Choice::Withdraw:
        return seat.at(input.wager);
    case Choice::Bet:
        return seat.at(events::Wager::Ante1) * input.multiple;
    case Choice::Ride:
    case Choice::Fold:
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
    if (state.round->seat(input.seat).decisions[*stage] ==
        Decision{input.choice, input.multiple, true})
        return;
    if (const auto why = orderProblem(state, input, *stage))
        return draft.refuse(input.kName, *why, section);
    checkChipsCounted(draft);
    draft.emit(events::DecisionMade{state.round->id, input.seat, input.wager, input.choice,
                                    input.multiple, amountOf(state.round->seat(input.seat), input),
                                    input.sensed});
    takeBackClaims(draft, input);
    settleIfComplete(draft);
}

void applyOne(State& state, const events::DecisionMade& event, core::Instant) {
    const auto stage = stageOf(state.rules().game, event.wager);
    if (!state.round || !stage || !validSeat(state, event.seat))
        return;
    SeatState& seat = state.round->seat(event.seat);
    seat.decisions[*stage] = Decision{event.choice, event.multiple, event.sensed};
    if (event.choice == Choice::Withdraw)
        seat.at(event.wager) -= event.amount;
    else if (event.choice == Choice::Bet)
        seat.at(event.wager) += event.amount;
}

} // namespace pitwatch::table
