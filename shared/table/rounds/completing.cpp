#include "shared/table/decks/alternation.h"
#include "shared/table/decks/stub.h"
#include "shared/table/devices/progressive.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/bank.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"

namespace pitwatch::table {

void decideOn(Draft& draft, const EndRound& input) {
    if (!needsLockedRound(draft, input.kName) || waitsForFloorperson(draft, input.kName))
        return;
    const Round round = *draft.state().round;
    if (chipsDisputed(round))
        return draft.refuse(input.kName, RoundRefusal::ChipCountOpen,
                            draft.rules().procedure.chipCount);
    const bool settled = round.phase == Phase::Settled;
    const std::string missing = settled ? std::string() : missingForSettlement(draft.state());
    checkStubCounted(draft);
    checkOtherDeck(draft, round.deck);
    draft.emit(events::CardsMovedToRack{round.id, round.deck, cards::kDeckSize});
    draft.emit(events::RoundCompleted{round.id, settled, text(missing)});
    unlockWagers(draft);
    offerBankAfterHand(draft);
}

void applyOne(State& state, const events::RoundCompleted&, core::Instant at) {
    state.lastPlayed = at;
    if (state.round && !state.round->stubCounted && state.roundsSinceStubCount < 255)
        ++state.roundsSinceStubCount;
    if (state.bank.holder && state.bank.handsHeld < 255)
        ++state.bank.handsHeld;
    state.round.reset();
}

void applyOne(State& state, const events::ComplianceFound& event, core::Instant) {
    state.lastFinding = event.finding.value;
}

} // namespace pitwatch::table
