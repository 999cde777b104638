#pragma once

#include "shared/rules/table_rules.h"

#include <map>
#include <string>
#include <vector>

// Submissions for the tests of this folder: legal ones to start from, and edits of them.

namespace pitwatch::rules::test {

// A legal submission that offers every wager of the rule set, each with the given paytable letter
// where `letters` names the wager (by its id), or the first one.
std::string submissionText(const std::string& ruleSet,
                           const std::map<std::string, std::string>& letters = {});

// The text with every `from` replaced; a `from` that is not there is a broken test.
std::string edited(std::string text, const std::string& from, const std::string& to);

// The table of a submission that must be legal.
TableRules tableOf(const std::string& submission);

std::vector<std::string> ruleSetIds();

} // namespace pitwatch::rules::test
