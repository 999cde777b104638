#pragma once

#include "shared/core/result.h"
#include "shared/rules/settlement.h"

#include <string>
#include <string_view>

// Rounds and settlements as JSON: the form in which operators' scripts and other tools exchange
// them. Reading is strict: what is unknown, of the wrong type, there twice or not whole cents is
// refused with the reason. Whether the round is legal at the table is for settle() to say.

namespace pitwatch::rules {

// The table says which game's form the round has, and which meters are looked at.
core::Result<Round> parseRound(std::string_view json, const TableRules& table);

std::string toJson(const Round& round, Game game);
std::string toJson(const Settlement& settlement);

// {"error": "…"}; bytes that are no UTF-8 are replaced.
std::string errorJson(std::string_view reason);

} // namespace pitwatch::rules
