#include "shared/table/bank/bank_offers.h"
#include "shared/table/bank/fees.h"
#include "shared/table/decks/alternation.h"
#include "shared/table/decks/deck_clocks.h"
#include "shared/table/decks/readiness.h"
#include "shared/table/decks/stub.h"
#include "shared/table/devices/progressive.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/opening/opening_check.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/wagers/betting.h"
#include "shared/table/wagers/wager_faults.h"

#include <utility>

namespace pitwatch::table {

void decideOn(Draft& draft, const CallNoMoreBets& input) {
    if (draft.state().round && draft.state().round->phase != Phase::Betting)
        return draft.refuse(input.kName, RoundRefusal::LastNotEnded,
                            draft.rules().procedure.noMoreBets);
    if (!ensureRoundOpen(draft, input.kName))
        return;
    if (const auto why = deckProblem(draft.state()))
        return draft.refuse(input.kName, why->reason, why->section);
    const Round& round = *draft.state().round;
    const events::DeckColour deck =
        round.packets.empty() ? nextDeck(draft.state())->colour : round.deck;
    checkOpening(draft);
    checkPreparation(draft, deck);
    draft.emit(events::NoMoreBetsCalled{draft.state().round->id, deck});
    startDeckClock(draft, deck);
    collectFees(draft);
    lockWagers(draft);
    callStubCount(draft);
    handOverFaults(draft);
}

void applyOne(State& state, const events::NoMoreBetsCalled& event, core::Instant) {
    if (!state.round)
        return;
    state.round->phase = Phase::Locked;
    state.round->players = state.players;
    state.round->nobodyBet = state.betsTold && !playersKnown(state);
    noteTakenSeats(state);
    state.round->deck = event.deck;
    state.round->deckLeft = false;
    state.round->alternates = state.decksWanted() > 1;
    state.lastDeckDealt = event.deck;
    if (Deck* deck = state.find(event.deck)) {
        if (state.round->packets.empty()) // Otherwise it was in use before.
            state.round->deckCounted = std::exchange(deck->counted, false);
        deck->place = DeckPlace::Play;
        deck->lastRound = event.round;
        deck->uncounted.push_back(event.round);
    }
}

} // namespace pitwatch::table
