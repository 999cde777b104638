#pragma once

#include "shared/core/money.h"
#include "shared/core/result.h"
#include "shared/rules/file_problem.h"
#include "shared/table/setup/setup.h"

#include <string_view>

namespace pitwatch::table {

// What the site decides for a table besides what it filed with the regulator.
struct SiteSettings {
    core::Cents claimThreshold{200'000};
    core::Millis idleAfter = std::chrono::minutes(15);
    Signals signalled;
    vocabulary::PadMode pad{};
    payout::Policy payout = payout::Policy::builtIn();
};

// Reads the TOML text; every fault is listed, and unknown keys are faults.
//
//   claim_threshold = 200000     # cents
//   idle_minutes = 15            # without a wager, until the cards are to be spread
//   pad = "signed"               # or "named": its words are signed by nobody
//   [signals]
//   decisions = true
//   shuffles = true
//   chip_counts = true
//   opening_checks = false       # layout, signs and devices, confirmed at the pad
//   [payout]                     # as in shared/payout/data/payout.toml; each list as a whole
core::Result<SiteSettings, rules::FileProblems> parseSiteSettings(std::string_view toml);

} // namespace pitwatch::table
