#include "shared/table/decks/deck_clocks.h"
#include "shared/table/decks/decks.h"
#include "shared/table/devices/faults.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"

namespace pitwatch::table {

void decideOn(Draft& draft, const ChangeDealingMethod& input) {
    if (!needsFloorperson(draft, input.by, input.kName))
        return;
    const State& state = draft.state();
    const auto* rule = draft.rules().find(input.method);
    if (rule == nullptr)
        return draft.refuse(input.kName, TableRefusal::NoSuchDealing,
                            draft.rules().dealing.front().section);
    if (state.dealing == input.method)
        return draft.refuse(input.kName, TableRefusal::DealtThatWay);
    if (state.round && state.round->phase != Phase::Betting)
        return draft.refuse(input.kName, RoundRefusal::BeingDealt);
    if (!state.submission().mayDeal(input.method))
        return draft.refuse(input.kName, TableRefusal::DealingNotFiled,
                            "rules submission, other_dealing");
    if (rule->needsShuffler && !state.shufflerInUse())
        return draft.refuse(input.kName, TableRefusal::NeedsShuffler, rule->needsShufflerSection);
    if (input.method == events::DealingMethod::AutomatedShoe &&
        (state.shoeOutOfOrder || state.shuffler.outOfOrder))
        return draft.refuse(input.kName, TableRefusal::ShoeOutOfOrder,
                            outOfUseSection(draft.rules()));
    if (state.automatedShoeInUse())
        return draft.refuse(input.kName, TableRefusal::DeviceNotMarked,
                            outOfUseSection(draft.rules()));
    draft.emit(events::DealingMethodChanged{input.method, input.by.person, input.reason});
    resetDueTimes(draft);
}

void applyOne(State& state, const events::DealingMethodChanged& event, core::Instant) {
    state.dealing = event.method;
    askForCuts(state);
}

} // namespace pitwatch::table
