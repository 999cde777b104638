#include "shared/table/rounds/racked_unsettled.h"

#include "shared/table/finding_detail.h"
#include "shared/table/reasons.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settlement_input.h"
#include "shared/table/rounds/settling.h"

namespace pitwatch::table {

namespace {

// Whether the table is one that tells such a thing.
bool isTold(const State& state, Unsettled missing) {
    if (missing == Unsettled::Decisions)
        return state.setup->signalled.decisions && state.boardIsRead;
    if (missing == Unsettled::CommunityCards || missing == Unsettled::SixCardBox)
        return state.boardIsRead;
    return missing == Unsettled::Hands && state.handsAreRead;
}

} // namespace

void checkRackedUnsettled(Draft& draft) {
    const State& state = draft.state();
    const auto missing = missingForSettlement(state, LostHands::Unseen);
    if (missing && isTold(state, *missing))
        draft.report(events::FindingKind::RackedBeforeSettled, state.round->deck,
                     draft.rules().settlement.faceUpSection,
                     {FindingDetail::RackedUnsettled, *missing});
}

} // namespace pitwatch::table
