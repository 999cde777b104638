#pragma once

#include "shared/core/clock.h"
#include "shared/events/claims/claim_events.h"

#include <string>

namespace pitwatch::payout {

// "royal_flush" as "Royal flush".
std::string readable(std::string_view name);

// "2026-11-16 09:30:00 UTC"
std::string readable(core::Instant at);

// "8.25%", from parts per million.
std::string percentOf(std::uint32_t ppm);

} // namespace pitwatch::payout
