#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Reports a deal that went out in another order than that of the document and the dealing method.
void checkOrder(Draft& draft);

} // namespace pitwatch::table
