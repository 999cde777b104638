#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Cards that are told after the deal: one that is burned in its time, the same message again, or
// one too many, because whoever was dealt to has all the cards there are for that place.
void dealMore(Draft& draft, const DealReported& input);

} // namespace pitwatch::table
