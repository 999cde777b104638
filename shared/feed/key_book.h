#pragma once

#include "shared/core/ids.h"
#include "shared/journal/signer.h"

namespace pitwatch::feed {

// Whose word is whose: the keys with which parties sign what they say. They may change between two
// calls. One thread.
class KeyBook {
public:
    virtual ~KeyBook() = default;

    // Null where nobody vouches for the party: nothing that is said in its name is taken then.
    virtual const journal::PublicKey* keyOf(const core::PartyId& party) const = 0;
};

} // namespace pitwatch::feed
