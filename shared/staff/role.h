#pragma once

#include "shared/events/values.h"

#include <initializer_list>

namespace pitwatch::staff {

using events::Role;

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
