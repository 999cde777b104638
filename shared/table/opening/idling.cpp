#include "shared/table/opening/idling.h"

namespace pitwatch::table {

bool standsIdle(const State& state, core::Instant now) {
    const rules::ProcedureSections& procedure = state.rules().procedure;
    const bool waived = procedure.idleWaivedIfReshuffles && state.reshufflingShoeInUse();
    return state.isOpenForPlay() && !state.round && !procedure.idle.empty() && !waived &&
           now - state.lastPlayed >= state.setup->idleAfter;
}

} // namespace pitwatch::table
