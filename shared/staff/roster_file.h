#pragma once

#include "shared/core/result.h"
#include "shared/staff/roster.h"

#include <string>
#include <string_view>

// Rosters and site keys as JSON that people can read (README.md). What is signed is not this text
// but the canonical bytes of what it says, so indenting it differently changes nothing.

namespace pitwatch::staff {

std::string rosterText(const SignedRoster& roster);
core::Result<SignedRoster> parseRoster(std::string_view json);

std::string siteKeysText(const SiteKeys& keys);
core::Result<SiteKeys> parseSiteKeys(std::string_view json);

} // namespace pitwatch::staff
