#pragma once

#include <string_view>

namespace pitwatch::payout {

// data/payout.toml as it was when the program was built.
extern const std::string_view kEmbeddedPolicy;

} // namespace pitwatch::payout
