#pragma once

#include "shared/core/result.h"
#include "shared/meter/setup.h"
#include "shared/rules/file_problem.h"

#include <string_view>

namespace pitwatch::controller {

// What the site decides for its meters, from TOML. Every fault is listed, and unknown keys are
// faults.
//
//   [assets]
//   T01 = "A-1041"        # what the inventory calls the table
//   [limits.LINK1]
//   mega = 5000000        # cents; what exceeds it waits for the next reset
//   [[payout.tiers]]      # who approves what: as in the tables' site settings (shared/payout)
core::Result<meter::Setup, rules::FileProblems> parseMeterSettings(std::string_view toml);

} // namespace pitwatch::controller
