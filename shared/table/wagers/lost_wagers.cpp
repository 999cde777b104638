#include "shared/table/deal/dealing.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"
#include "shared/table/rounds/waiting.h"
#include "shared/table/wagers/wager_faults.h"
#include "shared/table/wagers/withdrawing.h"

// Wagers that are lost whatever the cards, because a player left or broke a rule. The hand is still
// shown and counts for the Envy of others.

namespace pitwatch::table {

namespace {

std::vector<events::WagerAmount> wagersAt(const State& state, core::Seat seat) {
    std::vector<events::WagerAmount> wagers;
    for (const auto wager : core::kEnumValues<events::Wager>) {
        const core::Cents amount = state.round->seat(seat).at(wager);
        if (amount > core::Cents{})
            wagers.push_back({seat, wager, amount});
    }
    return wagers;
}

// Whether anything of the seat can be lost yet; refuses the command otherwise.
bool needsLosable(Draft& draft, core::Seat seat, std::string_view command,
                  std::string_view section) {
    const Round& round = *draft.state().round;
    // Wagers that are not allowed go back first: they are nobody's to lose.
    if ((round.phase == Phase::Locked || round.wagersInQuestion) &&
        waitsForFloorperson(draft, command))
        return false;
    if (round.phase != Phase::Settled && !round.seat(seat).lost())
        return true;
    draft.refuse(command, TableRefusal::WagersGone, section);
    return false;
}

void loseClaims(Draft& draft, core::Seat seat) {
    for (const auto wager : core::kEnumValues<events::Wager>)
        takeOutOfClaims(draft, seat, wager);
    settleIfComplete(draft);
}

} // namespace

// The rule lets the floorperson, and nobody else, declare them lost.
void decideOn(Draft& draft, const AbandonWagers& input) {
    const std::string& section = playerLeftSection(draft.rules());
    if (!needsFloorperson(draft, input.by, input.kName, section) ||
        !needsLockedRound(draft, input.kName))
        return;
    const State& state = draft.state();
    if (!validSeat(state, input.seat) || !state.round->seat(input.seat).left)
        return draft.refuse(input.kName, TableRefusal::PlayerHasNotLeft, section);
    if (!hasHand(state, input.seat))
        return draft.refuse(input.kName, TableRefusal::NobodyPlays, section);
    // That they are abandoned is one of the answers.
    const bool answers = asksAboutThoseWhoLeft(*state.round) && !state.round->stubWrong &&
                         !state.round->seat(input.seat).lost();
    if (!answers && !needsLosable(draft, input.seat, input.kName, section))
        return;
    events::WagersAbandoned abandoned{state.round->id, input.seat, wagersAt(state, input.seat),
                                      input.by.person};
    events::IrregularityObserved observed;
    observed.round = state.round->id;
    observed.irregularity = events::Irregularity::PlayerLeft;
    observed.consequence = events::Consequence::MayBeAbandoned;
    observed.section = text(section);
    observed.seat = input.seat;
    observed.by = input.by.person;
    draft.emit(std::move(observed));
    draft.emit(std::move(abandoned));
    loseClaims(draft, input.seat);
    if (!answers || draft.state().round->question)
        return;
    takeEarlyDeal(draft);
    goOn(draft);
}

// By the document where it says so, which it does of what players do with their cards; where it is
// silent, the floorperson's own decision.
void decideOn(Draft& draft, const ForfeitWagers& input) {
    const auto& open = draft.state().round;
    const std::string section =
        open && anyCardSeen(*open) ? draft.rules().procedure.forfeiture : std::string();
    if (!needsFloorperson(draft, input.by, input.kName, section) ||
        !needsLockedRound(draft, input.kName))
        return;
    const State& state = draft.state();
    if (!validSeat(state, input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    if (!hasHand(state, input.seat))
        return draft.refuse(input.kName, TableRefusal::NobodyPlays, section);
    if (!needsLosable(draft, input.seat, input.kName, section))
        return;
    if (input.reason.empty())
        return draft.refuse(input.kName, ActorRefusal::NoWords, section);
    draft.emit(events::WagersForfeited{state.round->id, input.seat, wagersAt(state, input.seat),
                                       section.empty() ? input.section : text(section),
                                       input.reason, input.by.person});
    loseClaims(draft, input.seat);
}

void applyOne(State& state, const events::WagersAbandoned& event, core::Instant) {
    if (!state.round || !validSeat(state, event.seat))
        return;
    state.round->seat(event.seat).abandoned = true;
    if (asksAboutThoseWhoLeft(*state.round) && betsOfThoseWhoLeft(state).empty()) {
        state.round->question.reset();
        state.round->wagersInQuestion = false;
    }
}

void applyOne(State& state, const events::WagersForfeited& event, core::Instant) {
    if (state.round && validSeat(state, event.seat))
        state.round->seat(event.seat).forfeited = true;
}

} // namespace pitwatch::table
