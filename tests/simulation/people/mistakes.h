#pragma once

#include "shared/feed/seeded_random.h"
#include "tests/simulation/people/claim_view.h"

#include <optional>

namespace pitwatch::simulation {

// What somebody signs who is wrong: something of it the table has to refuse, and most often all the
// rest is right, so that no other rule refuses it first. The console they sit at does not stop
// them.
std::optional<PersonsRequest> mistakeAbout(const ClaimView& view, feed::SeededRandom& random);

} // namespace pitwatch::simulation
