#pragma once

#include "shared/events/values.h"

namespace pitwatch::table {

// By rank. Signatures are checked before an input is made; here only rank and distinctness count.
enum class Role : std::uint8_t { Dealer, Floorperson, Supervisor, ShiftManager };

// Who asks for something.
struct Actor {
    events::PersonId person;
    Role role = Role::Dealer;

    bool isFloorpersonOrAbove() const { return role >= Role::Floorperson; }
};

} // namespace pitwatch::table
