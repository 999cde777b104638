#pragma once

#include "shared/events/values.h"

namespace pitwatch::table {

using events::Role;

// Who asks for something. Signatures are checked before an input is made; here only rank and
// distinctness count.
struct Actor {
    events::PersonId person;
    Role role = Role::Dealer;
    // They signed what they ask for; otherwise a device says that they ask.
    bool bySignature = false;

    bool isFloorpersonOrAbove() const { return isAtLeast(role, Role::Floorperson); }
};

} // namespace pitwatch::table
