#include "shared/table/rounds/waiting.h"

#include "shared/table/deal/dealing.h"
#include "shared/table/reports/held_reports.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"

namespace pitwatch::table {

bool isBeforeFloorperson(const Round& round) {
    return round.question.has_value() || round.stubWrong;
}

bool isWaiting(const Round& round) {
    return isBeforeFloorperson(round) || chipsDisputed(round);
}

void goOn(Draft& draft) {
    if (!draft.state().round || isWaiting(*draft.state().round))
        return;
    judgeHeldReports(draft);
    if (!draft.state().round || isWaiting(*draft.state().round))
        return;
    judgeHeldDeal(draft);
    if (draft.state().round)
        settleIfComplete(draft);
}

} // namespace pitwatch::table
