#pragma once

#include "shared/feed/seeded_random.h"
#include "shared/rules/submission.h"
#include "table-agent/simulators/device_json.h"
#include "table-agent/simulators/incidents.h"

#include <optional>
#include <set>

namespace pitwatch::simulators {

// What the round has to know of the table.
struct RoundConditions {
    std::set<Incident> incidents;
    std::optional<std::uint8_t> banker;
    bool stubDue = false;
    // Whether the progressive takes wagers now.
    bool progressive = true;
};

// One round as the devices of a table tell it, about seventy seconds of it: bets, "no more bets",
// counts, the deal, decisions, cards, the end. Cards and decisions come from `random` alone.
Sayings roundScript(const rules::RuleSet& rules, const rules::Submission& submission,
                    const RoundConditions& conditions, feed::SeededRandom& random);

} // namespace pitwatch::simulators
