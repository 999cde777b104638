#include "shared/table/opening/idling.h"

#include "shared/table/rounds/rounds.h"

namespace pitwatch::table {

bool standsIdle(const State& state, core::Instant now) {
    const rules::ProcedureSections& procedure = state.rules().procedure;
    const bool waived = procedure.idleWaivedIfReshuffles && state.reshufflingShoeInUse();
    const bool played = state.round && !isEmpty(*state.round);
    return state.isOpenForPlay() && !played && !procedure.idle.empty() && !waived &&
           now - state.lastPlayed >= state.setup->idleAfter;
}

} // namespace pitwatch::table
