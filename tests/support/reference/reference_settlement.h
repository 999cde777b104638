#pragma once

#include "tests/support/reference/reference_refusal.h"

#include <nlohmann/json.hpp>

// The second opinion on what a round pays: slow, literal, worked from the rule documents and the
// settlement contract alone. It includes nothing of the product. Pure; any thread may call it.
namespace pitwatch::reference {

// `submission` is JSON of the same shape as the TOML. Returns the answer of the contract, its seats
// in the order of settlement. Throws Refusal for a submission with problems or a refused round.
nlohmann::json settle(const nlohmann::json& submission, const nlohmann::json& round);

} // namespace pitwatch::reference
