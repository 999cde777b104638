#pragma once

#include "shared/desk/internal/statement_fields.h"
#include "shared/table/input.h"

namespace pitwatch::desk {

// The part of tableInput() that is about claims. Throws NotUnderstood.
table::Input claimInput(const staff::Statement& statement, const table::Actor& by,
                        const StatementFields& fields);

} // namespace pitwatch::desk
