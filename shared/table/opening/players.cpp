#include "shared/table/bank/bank_offers.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/rounds/rounds.h"

namespace pitwatch::table {

void decideOn(Draft& draft, const ReportPlayerLeft& input) {
    const State& state = draft.state();
    if (!validSeat(state, input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    std::optional<events::RoundId> round;
    if (state.round)
        round = state.round->id;
    draft.emit(events::PlayerLeft{round, input.seat});
    seatChanged(draft, input.seat);
}

void applyOne(State& state, const events::PlayerLeft& event, core::Instant) {
    if (!validSeat(state, event.seat))
        return;
    state.players[event.seat.number - 1U] = {};
    state.taken[event.seat.number - 1U] = false;
    state.bank.leaves = state.bank.leaves || state.bank.holder == event.seat;
    if (state.round)
        state.round->seat(event.seat).left = true;
}

} // namespace pitwatch::table
