#pragma once

#include "shared/core/result.h"
#include "shared/staff/statement.h"
#include "shared/table/input.h"

#include <optional>

// What a signed statement means at a table. Pure; used by the agent that acts on it and by a
// console that wants to know beforehand whether the table would allow it.

namespace pitwatch::desk {

// Auditors and IT have no rank at a table.
std::optional<table::Role> tableRole(staff::Role role);

// The input the statement asks for, or which of its words cannot be understood. The statement
// passed staff::check(), or the console is about to have it signed.
core::Result<table::Input> tableInput(const staff::Statement& statement);

} // namespace pitwatch::desk
