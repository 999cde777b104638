#include "shared/table/rounds/racked_unsettled.h"

#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settlement_input.h"
#include "shared/table/rounds/settling.h"

namespace pitwatch::table {

namespace {

bool isTold(const State& state, std::string_view missing) {
    if (missing == "decisions")
        return state.setup->signalled.decisions && state.boardIsRead;
    if (missing == "community cards")
        return state.boardIsRead;
    return missing == "hands" && state.handsAreRead;
}

} // namespace

void checkRackedUnsettled(Draft& draft) {
    const State& state = draft.state();
    const std::string missing = missingForSettlement(state, LostHands::Unseen);
    if (isTold(state, missing))
        draft.report(events::FindingKind::RackedBeforeSettled, state.round->deck,
                     draft.rules().settlement.faceUpSection,
                     "the cards went to the rack before all wagers were settled: " + missing +
                         " were not told");
}

} // namespace pitwatch::table
