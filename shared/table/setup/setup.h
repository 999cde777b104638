#pragma once

#include "shared/core/result.h"
#include "shared/events/values.h"
#include "shared/payout/policy.h"
#include "shared/rules/file_problem.h"
#include "shared/rules/submission.h"
#include "shared/rules/table_rules.h"
#include "shared/vocabulary/pad_mode.h"

#include <memory>
#include <string>

// What a table is set up with: the rules, what the operator filed, and which signals its equipment
// gives. Never changed once it is made: another configuration is another Setup (configuration.h).
// Any thread may read it.

namespace pitwatch::table {

// A signal that is not there cannot be missed: without one of these the table assumes that the
// dealer did what the rules ask, and uses the signal all the same when it comes.
struct Signals {
    bool decisions = true;
    bool shuffles = true;
    bool chipCounts = true;
    // Not every site has somebody answer for layout, signs and devices at the pad.
    bool openingChecks = false;

    friend bool operator==(const Signals&, const Signals&) = default;
};

struct Setup {
    const rules::RuleSet& rules;
    const rules::Submission submission;
    const rules::TableRules tableRules;
    Signals signalled{};
    // Whose word the pad's is.
    vocabulary::PadMode pad{};
    // A line or an Envy payment from this amount on has to be verified and approved.
    core::Cents claimThreshold{200'000};
    // An open table at which nothing was wagered for so long is idle.
    core::Millis idleAfter = std::chrono::minutes(15);
    // How what was claimed is approved and paid.
    payout::Policy payout = payout::Policy::builtIn();
    // Of the submission as it was filed.
    events::Digest submissionDigest{};
    // As filed and as the site wrote it, their last lines ended: the table's journal keeps both
    // word for word.
    std::string submissionText;
    std::string siteText;
    // Unpredictable bytes that make the nonces of this table's claims its own.
    events::ActionId nonceSeed{};

    // `rules` outlives the setup; the submission was parsed against it.
    Setup(const rules::RuleSet& ruleSet, rules::Submission filed)
        : rules(ruleSet), submission(std::move(filed)), tableRules(ruleSet, submission) {}
};

using SetupPtr = std::shared_ptr<const Setup>;

// Reads both TOML texts; every fault is listed. An empty site text means the site's defaults. The
// seed of the nonces is given by whoever keeps the table's journal; others need none.
core::Result<SetupPtr, rules::FileProblems>
makeSetup(std::string submissionToml, std::string siteToml, events::ActionId nonceSeed = {});

} // namespace pitwatch::table
