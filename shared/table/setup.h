#pragma once

#include "shared/events/values.h"
#include "shared/rules/submission.h"
#include "shared/rules/table_rules.h"

#include <memory>

// What a table is set up with: the rules, what the operator filed, and which signals its equipment
// gives. Made once when the table's process starts and never changed; any thread may read it.

namespace pitwatch::table {

// A signal that is not there cannot be missed: without one of these the table assumes that the
// dealer did what the rules ask, and uses the signal all the same when it comes.
struct Signals {
    bool decisions = true;
    bool shuffles = true;
    bool chipCounts = true;
};

struct Setup {
    const rules::RuleSet& rules;
    const rules::Submission submission;
    const rules::TableRules tableRules;
    Signals signals{};
    // A line or an Envy payment from this amount on has to be verified and approved.
    core::Cents claimThreshold{200'000};
    // Of the submission as it was filed.
    events::Digest submissionDigest{};
    // Unpredictable bytes that make the nonces of this table's claims its own.
    events::ActionId nonceSeed{};

    // `rules` outlives the setup; the submission was parsed against it.
    Setup(const rules::RuleSet& ruleSet, rules::Submission filed)
        : rules(ruleSet), submission(std::move(filed)), tableRules(ruleSet, submission) {}
};

using SetupPtr = std::shared_ptr<const Setup>;

} // namespace pitwatch::table
