#pragma once

#include "shared/payout/policy.h"
#include "shared/rules/finding.h"

#include <toml++/toml.h>

namespace pitwatch::payout {

// Reads the site's "payout" table over what `policy` holds: a key left out changes nothing. Every
// fault is added to `findings`.
void readPolicy(const toml::node& node, Policy& policy, rules::Findings& findings);

} // namespace pitwatch::payout
