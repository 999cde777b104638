#pragma once

#include "shared/rules/file_problem.h"
#include "shared/rules/submission.h"

namespace pitwatch::returns {

// What a lawful filing gives away, which no rule forbids: side wagers and progressives that favour
// the player, with the figure, and meters that take more than is wagered. The base games are left
// out: their paytables are the documents' own, and none of them favours the player.
rules::FileProblems warningsOn(const rules::RuleSet& rules, const rules::Submission& submission);

} // namespace pitwatch::returns
