#include "shared/table/rounds/play_order.h"

#include "shared/table/rounds/rounds.h"

#include <algorithm>

namespace pitwatch::table {

namespace {

void report(Draft& draft, std::string_view section, std::string_view detail) {
    draft.report(events::FindingKind::PlayedOutOfOrder, draft.state().round->deck, section, detail);
}

bool anyDecided(const Round& round, std::size_t stage) {
    return stage < kMaxStages &&
           std::any_of(round.seats.begin(), round.seats.end(),
                       [&](const SeatState& seat) { return seat.decisions[stage].has_value(); });
}

} // namespace

void reportEarlyCards(Draft& draft) {
    if (!cardsCameEarly(*draft.state().round))
        report(draft, callSection(draft.state()),
               "cards were dealt or turned before \"no more bets\" was called");
}

// Whoever left is not waited for. Where nobody told who plays it shows only when the lower seat
// decides.
void checkDecidedInTurn(Draft& draft, core::Seat seat, std::size_t stage) {
    const State& state = draft.state();
    const auto say = [&](unsigned early, unsigned late) {
        report(draft, draft.rules().procedure.decisions,
               "seat " + std::to_string(early) + " decided before seat " + std::to_string(late));
    };
    if (openStage(state).value_or(stage) < stage)
        return report(draft, draft.rules().procedure.decisions,
                      "seat " + std::to_string(seat.number) +
                          " decided before all had made the decision that comes first");
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& other = state.round->seat({number});
        if (number < seat.number && inPlay(state, {number}) && !other.folded() && !other.left &&
            !other.decisions[stage])
            return say(seat.number, number);
        if (number > seat.number && stage == 0 && !playersKnown(state) && other.decisions[0])
            return say(number, seat.number);
    }
}

void checkDecidedAfterDeal(Draft& draft) {
    if (anyDecided(*draft.state().round, 0))
        report(draft, draft.rules().procedure.decisions,
               "a player decided before the cards were dealt");
}

// A card is burned before the first community card is turned, and discarded in the deal.
void checkBurnOrder(Draft& draft) {
    const State& state = draft.state();
    const rules::DealRule& deal = draft.rules().deal;
    if (deal.discarded > 0 && anyDecided(*state.round, 0))
        report(draft, deal.section, "a card was discarded after a player had decided");
    if (deal.burned == 0)
        return;
    if (state.round->board[0])
        report(draft, draft.rules().procedure.reveal,
               "a card was burned after the first community card was turned");
    else if (expectsDecisions(state) && openStage(state) == std::size_t{0})
        report(draft, draft.rules().procedure.reveal,
               "a card was burned before every player had decided");
}

void checkTurnedInOrder(Draft& draft, std::size_t stage) {
    const Round& round = *draft.state().round;
    const rules::Game game = draft.rules().game;
    const std::string& section = draft.rules().procedure.reveal;
    for (std::size_t at = 0; at < round.board.size(); ++at)
        if (round.board[at] && stageBefore(game, at) > stage)
            return report(draft, section,
                          "a community card was turned before one that comes first");
    if (anyDecided(round, stage + 1))
        return report(draft, draft.rules().procedure.decisions,
                      "a player decided before the community card that comes first was turned");
    if (std::any_of(round.seats.begin(), round.seats.end(),
                    [](const SeatState& seat) { return seat.hasCards(); }))
        report(draft, section, "a hand was turned before the last community card");
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
                          "a player decided and the community card that comes first was not "
                          "turned");
}

void checkHandInOrder(Draft& draft, core::Seat seat) {
    const Round& round = *draft.state().round;
    for (std::uint8_t number = 1; number < seat.number; ++number)
        if (round.seat({number}).hasCards())
            return report(draft, draft.rules().procedure.reveal,
                          "the hand of seat " + std::to_string(number) +
                              " was turned before that of seat " + std::to_string(seat.number));
}

} // namespace pitwatch::table
