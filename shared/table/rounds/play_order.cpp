#include "shared/table/rounds/play_order.h"

#include "shared/table/finding_detail.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>

namespace pitwatch::table {

namespace {

void report(Draft& draft, std::string_view section, const events::Phrase& detail) {
    draft.report(events::FindingKind::PlayedOutOfOrder, draft.state().round->deck, section, detail);
}

bool anyDecided(const Round& round, std::size_t stage) {
    return stage < kMaxStages &&
           std::any_of(round.seats.begin(), round.seats.end(),
                       [&](const SeatState& seat) { return seat.decisions[stage].has_value(); });
}

} // namespace

bool mayComeBack(const State& state, core::Seat number) {
    const SeatState& seat = state.round->seat(number);
    if (wentUndealt(*state.round, number))
        return false;
    std::size_t stage = 0;
    while (stage < kMaxStages && seat.decisions[stage])
        ++stage;
    for (std::size_t at = 0; at < state.round->board.size(); ++at)
        if (state.round->board[at] && stageBefore(state.rules().game, at) >= stage)
            return seat.folded();
    return true;
}

void reportEarlyCards(Draft& draft) {
    if (!cardsCameEarly(*draft.state().round))
        report(draft, callSection(draft.state()), FindingDetail::DealtBeforeCall);
}

// Whoever left is not waited for. Where nobody told who plays it shows only when the lower seat
// decides.
void checkDecidedInTurn(Draft& draft, core::Seat seat, std::size_t stage) {
    const State& state = draft.state();
    const auto say = [&](core::Seat early, core::Seat late) {
        report(draft, draft.rules().procedure.decisions,
               {FindingDetail::DecidedBeforeSeat, early, late});
    };
    if (openStage(state).value_or(stage) < stage)
        return report(draft, draft.rules().procedure.decisions,
                      {FindingDetail::DecidedBeforeOthers, seat});
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& other = state.round->seat({number});
        if (number < seat.number && inPlay(state, {number}) && !other.left && other.awaits(stage))
            return say(seat, {number});
        if (number > seat.number && stage == 0 && !playersKnown(state) && other.decisions[0])
            return say({number}, seat);
    }
}

void checkDecidedAfterDeal(Draft& draft) {
    if (anyDecided(*draft.state().round, 0))
        report(draft, draft.rules().procedure.decisions, FindingDetail::DecidedBeforeDeal);
}

// A card is burned before the first community card is turned, and discarded in the deal.
void checkBurnOrder(Draft& draft) {
    const State& state = draft.state();
    const rules::DealRule& deal = draft.rules().deal;
    if (deal.discarded > 0 && anyDecided(*state.round, 0))
        report(draft, deal.section, FindingDetail::DiscardedTooLate);
    if (deal.burned == 0)
        return;
    if (state.round->board[0])
        report(draft, draft.rules().procedure.reveal, FindingDetail::BurnedTooLate);
    else if (expectsDecisions(state) && openStage(state) == std::size_t{0})
        report(draft, draft.rules().procedure.reveal, FindingDetail::BurnedTooEarly);
}

void checkTurnedInOrder(Draft& draft, std::size_t stage) {
    const Round& round = *draft.state().round;
    if (round.wasReadAgain)
        return;
    const rules::Game game = draft.rules().game;
    const std::string& section = draft.rules().procedure.reveal;
    for (std::size_t at = 0; at < round.board.size(); ++at)
        if (round.board[at] && stageBefore(game, at) > stage)
            return report(draft, section, FindingDetail::TurnedBeforeFirst);
    if (anyDecided(round, stage + 1))
        return report(draft, draft.rules().procedure.decisions, FindingDetail::DecidedBeforeCard);
    if (std::any_of(round.seats.begin(), round.seats.end(),
                    [](const SeatState& seat) { return seat.hasCards() && !seat.turnedEarly; }))
        report(draft, section, FindingDetail::HandBeforeBoard);
}

void checkDecidedOnCards(Draft& draft) {
    const State& state = draft.state();
    if (!state.boardIsRead)
        return;
    const Round& round = *state.round;
    const auto community = static_cast<std::size_t>(draft.rules().deal.community);
    for (std::size_t at = 0; at < community; ++at)
        if (!round.board[at] && anyDecided(round, stageBefore(draft.rules().game, at) + 1))
            return report(draft, draft.rules().procedure.decisions,
                          FindingDetail::DecidedWithoutCard);
}

void checkHandInOrder(Draft& draft, core::Seat seat) {
    const Round& round = *draft.state().round;
    if (round.wasReadAgain)
        return;
    for (std::uint8_t number = 1; number < seat.number; ++number)
        if (const SeatState& other = round.seat({number}); other.hasCards() && !other.turnedEarly)
            return report(draft, draft.rules().procedure.reveal,
                          {FindingDetail::HandBeforeHand, core::Seat{number}, seat});
}

} // namespace pitwatch::table
