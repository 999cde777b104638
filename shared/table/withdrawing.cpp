#include "shared/table/internal/withdrawing.h"

#include "shared/table/internal/rounds.h"
#include "shared/table/internal/topics.h"

namespace pitwatch::table {

void withdrawWager(Draft& draft, core::Seat seat, events::Wager wager,
                   events::WithdrawalCause cause, std::string_view section,
                   const events::PersonId& by) {
    const Round& round = *draft.state().round;
    const core::Cents amount = round.seat(seat).at(wager);
    if (amount > core::Cents{})
        draft.emit(events::WagerWithdrawn{round.id, seat, wager, amount, cause, text(section), by});
}

void applyOne(State& state, const events::WagerWithdrawn& event, core::Instant) {
    if (state.round && validSeat(state, event.seat))
        state.round->seat(event.seat).at(event.wager) -= event.amount;
}

} // namespace pitwatch::table
