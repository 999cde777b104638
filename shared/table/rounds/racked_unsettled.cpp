#include "shared/table/rounds/racked_unsettled.h"

#include "shared/table/reasons.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settlement_input.h"
#include "shared/table/rounds/settling.h"

namespace pitwatch::table {

namespace {

// What a table that tells it calls what is missing; empty where it tells no such thing.
std::string_view toldYetMissing(const State& state, Unsettled missing) {
    const bool decisionsTold = state.setup->signalled.decisions && state.boardIsRead;
    if (missing == Unsettled::Decisions && decisionsTold)
        return "decisions were";
    if (missing == Unsettled::CommunityCards && state.boardIsRead)
        return "community cards were";
    if (missing == Unsettled::SixCardBox && state.boardIsRead)
        return "the six-card box was";
    return missing == Unsettled::Hands && state.handsAreRead ? "hands were" : std::string_view();
}

} // namespace

void checkRackedUnsettled(Draft& draft) {
    const State& state = draft.state();
    const auto missing = missingForSettlement(state, LostHands::Unseen);
    const std::string_view what = missing ? toldYetMissing(state, *missing) : std::string_view();
    if (!what.empty())
        draft.report(events::FindingKind::RackedBeforeSettled, state.round->deck,
                     draft.rules().settlement.faceUpSection,
                     "the cards went to the rack before all wagers were settled: " +
                         std::string(what) + " not told");
}

} // namespace pitwatch::table
