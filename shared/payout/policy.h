#pragma once

#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/events/claims/claim_ending_events.h"

#include <string>
#include <vector>

// How a site pays what it owes: who has to approve which amount, who is told, how it is paid, and
// from when on a tax form is due. Data: data/payout.toml unless the site's settings say otherwise.

namespace pitwatch::payout {

// For payments from `from` on, until the next tier begins.
struct Tier {
    core::Cents from;
    std::uint8_t approvals = 1;                       // By as many people.
    events::Role approver = events::Role::Supervisor; // The least rank that may approve.
    bool surveillance = false;                        // Has to be told before anybody approves.
    bool cheque = false;                              // Nothing else may be handed over.

    friend bool operator==(const Tier&, const Tier&) = default;
};

// A form is due for what is paid from `from` on, if it is at least `minimum` and at least
// `timesWager` times the wager.
struct TaxRule {
    std::chrono::sys_days from{};
    events::FormName form;
    core::Cents minimum;
    std::int64_t timesWager = 0;
    std::string section;

    friend bool operator==(const TaxRule&, const TaxRule&) = default;
};

struct Policy {
    // Ascending, the first from 0 on.
    std::vector<Tier> tiers;
    // Ascending by date.
    std::vector<TaxRule> taxRules;
    // What the verifier has to confirm at the table, item by item.
    std::vector<events::CheckName> checks;
    // Who says so; refusals cite it.
    std::string section;

    const Tier& tierOf(core::Cents amount) const;
    // The rule that makes a form due, or null.
    const TaxRule* taxRuleFor(core::Cents paid, core::Cents wager, core::Instant at) const;

    static const Policy& builtIn();
    friend bool operator==(const Policy&, const Policy&) = default;
};

} // namespace pitwatch::payout
