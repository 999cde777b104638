#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>
#include <initializer_list>

namespace pitwatch::staff {

// What a person is on the roster. Auditors read, IT keeps machines running; neither decides
// anything about a table or money.
enum class Role : std::uint8_t { Dealer, Floorperson, Supervisor, ShiftManager, Auditor, It };
constexpr auto enumNames(Role) {
    return core::names("dealer", "floorperson", "supervisor", "shift_manager", "auditor", "it");
}

class RoleSet {
public:
    constexpr RoleSet(std::initializer_list<Role> roles) {
        for (const Role role : roles)
            m_bits |= bit(role);
    }
    constexpr bool contains(Role role) const { return (m_bits & bit(role)) != 0; }

private:
    static constexpr unsigned bit(Role role) { return 1U << static_cast<unsigned>(role); }

    unsigned m_bits = 0;
};

} // namespace pitwatch::staff
