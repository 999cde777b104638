#pragma once

#include "shared/events/link_events.h"
#include "shared/payout/policy.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace pitwatch::meter {

// What the site decides for its meters besides what the tables file. Made once when the controller
// starts and never changed; any thread may read it.
struct Setup {
    std::map<events::LinkId, std::vector<events::LevelLimit>> limits;
    // Whoever folds the journal of somebody else's controller does not know the limits of its site
    // that have not come into force yet: whether they are others is the controller's to say.
    bool limitsKnown = true;
    std::map<core::TableId, events::AssetId> assets;
    // Who has to approve which amount: the same as at the tables.
    payout::Policy payout = payout::Policy::builtIn();
    // The tables that the controller reads. Nothing where somebody else folds its journal.
    std::optional<std::set<core::TableId>> read;
    // Whether there is a roster to check people's signatures by. Without one the tables' word is
    // taken.
    bool signatures = false;
};

using SetupPtr = std::shared_ptr<const Setup>;

} // namespace pitwatch::meter
