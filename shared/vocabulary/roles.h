#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// What people are to the house.

namespace pitwatch::vocabulary {

// Those with a rank ascend; auditors read and IT keeps machines running: neither decides anything
// about a table or money.
enum class Role : std::uint8_t { Dealer, Floorperson, Supervisor, ShiftManager, Auditor, It };
constexpr auto enumNames(Role) {
    return core::names("dealer", "floorperson", "supervisor", "shift_manager", "auditor", "it");
}

constexpr bool hasRank(Role role) {
    return role <= Role::ShiftManager;
}

// Whether somebody in that role may do what takes this rank. Roles are compared by nothing else:
// the order of the enum alone would have an auditor outrank everybody.
constexpr bool isAtLeast(Role role, Role rank) {
    return hasRank(role) && role >= rank;
}

} // namespace pitwatch::vocabulary
