#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"
#include "shared/table/rounds/withdrawing.h"

namespace pitwatch::table {

void decideOn(Draft& draft, const ReportPlayerLeft& input) {
    const State& state = draft.state();
    if (!validSeat(state, input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    std::optional<events::RoundId> round;
    if (state.round)
        round = state.round->id;
    draft.emit(events::PlayerLeft{round, input.seat});
}

// The rule lets the floorperson, and nobody else, declare them lost.
void decideOn(Draft& draft, const AbandonWagers& input) {
    const auto* rule = draft.rules().find(rules::Irregularity::PlayerLeft);
    const std::string section = rule != nullptr ? rule->section : std::string();
    if (!needsFloorperson(draft, input.by, input.kName, section) ||
        !needsLockedRound(draft, input.kName))
        return;
    const State& state = draft.state();
    if (!validSeat(state, input.seat) || !state.round->seat(input.seat).left)
        return draft.refuse(input.kName, TableRefusal::PlayerHasNotLeft, section);
    if (state.round->phase == Phase::Settled || state.round->seat(input.seat).abandoned)
        return draft.refuse(input.kName, TableRefusal::WagersGone, section);
    events::WagersAbandoned abandoned{state.round->id, input.seat, {}, input.by.person};
    for (const auto wager : core::kEnumValues<events::Wager>) {
        const core::Cents amount = state.round->seat(input.seat).at(wager);
        if (amount > core::Cents{})
            abandoned.wagers.push_back({input.seat, wager, amount});
    }
    events::IrregularityObserved observed;
    observed.round = state.round->id;
    observed.irregularity = events::Irregularity::PlayerLeft;
    observed.consequence = events::Consequence::MayBeAbandoned;
    observed.section = text(section);
    observed.seat = input.seat;
    observed.by = input.by.person;
    draft.emit(std::move(observed));
    draft.emit(std::move(abandoned));
    for (const auto wager : core::kEnumValues<events::Wager>)
        takeOutOfClaims(draft, input.seat, wager);
    settleIfComplete(draft);
}

void applyOne(State& state, const events::PlayerLeft& event, core::Instant) {
    if (!validSeat(state, event.seat))
        return;
    state.players[event.seat.number - 1U] = {};
    if (state.round)
        state.round->seat(event.seat).left = true;
}

void applyOne(State& state, const events::WagersAbandoned& event, core::Instant) {
    if (state.round && validSeat(state, event.seat))
        state.round->seat(event.seat).abandoned = true;
}

} // namespace pitwatch::table
