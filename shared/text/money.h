#pragma once

#include "shared/core/money.h"
#include "shared/core/result.h"

#include <cstdint>
#include <string_view>

namespace pitwatch::text {

// Why what somebody typed is no amount of money.
enum class MoneyProblem : std::uint8_t { Empty, NoAmount, TooLarge };

// Dollars as people type them and as they are shown: "1234", "1,234", "$1,234.50". Cents are two
// digits behind a point, or none at all; commas stand between groups of three digits or nowhere.
// Whatever else is typed is refused: "10010,50" is one sum to one reader and a hundred times as
// much to another.
core::Result<core::Cents, MoneyProblem> readMoney(std::string_view typed);

} // namespace pitwatch::text
