#pragma once

#include "shared/payout/policy.h"
#include "shared/text/fields.h"

namespace pitwatch::payout {

// Reads the site's "payout" table over what `policy` holds: a key left out changes nothing.
void readPolicy(text::Fields& table, Policy& policy);

} // namespace pitwatch::payout
