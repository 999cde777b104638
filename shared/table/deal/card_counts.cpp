#include "shared/table/deal/card_counts.h"

#include "shared/table/deal/board_count.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>

namespace pitwatch::table {

using events::Place;

Observation wrongNumber(const Round& round, core::Seat seat) {
    return {events::Irregularity::WrongCardCount,
            tableItself(),
            seat,
            {},
            round.seat(seat).dealt,
            {},
            Place::Player};
}

Observation wrongNumber(int cards, IrregularityNote where, Place place) {
    return {events::Irregularity::WrongCardCount, tableItself(), std::nullopt, {},
            static_cast<std::uint8_t>(cards),     where,         place};
}

namespace {

std::optional<Observation> boardProblem(const State& state, Told told) {
    const BoardCount board = countBoard(state);
    if (told == Told::InPart ? boardIsCrowded(state, board) : !boardIsRight(state, board))
        return wrongNumber(board.community, IrregularityNote::CommunityCards,
                           board.crowded.value_or(Place::Community));
    const bool offered = state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value();
    const int box = offered ? state.rules().deal.sixCardBox : 0;
    if (told == Told::InPart ? state.round->boxDealt > box : state.round->boxDealt != box)
        return wrongNumber(state.round->boxDealt, IrregularityNote::SixCardBox, Place::SixCardBox);
    return std::nullopt;
}

} // namespace

std::optional<Observation> dealProblem(const State& state, Told told) {
    const Round& round = *state.round;
    const auto bets = [&](const SeatState& seat) {
        return seat.at(lastingWager(state.rules().game)) > core::Cents{};
    };
    const bool wagersKnown = std::ranges::any_of(round.seats, bets);
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = round.seat({number});
        const int most =
            bets(seat) || seat.sentBack || !wagersKnown ? state.rules().deal.perPlayer : 0;
        const bool none = seat.dealt == 0 && !bets(seat);
        if (seat.dealt == most || none || (told == Told::InPart && seat.dealt < most) ||
            wentUndealt(round, {number}))
            continue;
        Observation seen = wrongNumber(round, {number});
        // Whoever decided had cards to decide on: those that were told are the wrong number (R8).
        if (seat.dealt == 0 && !seat.hasDecided() &&
            state.rules().find(rules::Irregularity::PlayerSkipped) != nullptr)
            seen.irregularity = events::Irregularity::PlayerSkipped;
        return seen;
    }
    return boardProblem(state, told);
}

} // namespace pitwatch::table
