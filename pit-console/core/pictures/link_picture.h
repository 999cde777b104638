#pragma once

#include "pit-console/core/offers/offer.h"
#include "pit-console/core/pictures/table_summary.h"
#include "shared/events/link_events.h"

#include <optional>
#include <string>
#include <vector>

// A link of tables and its meters as a sign shows them: plain values.

namespace pitwatch::meter {
struct Level;
struct ProgressiveLink;
} // namespace pitwatch::meter

namespace pitwatch::console {

struct LevelPicture {
    events::LevelName level;
    core::Cents value;

    friend bool operator==(const LevelPicture&, const LevelPicture&) = default;
};

// A level was hit, and the claim behind it has not been denied or voided.
struct LinkHit {
    core::Instant at{};
    events::LevelName level;
    events::ClaimId claim;
    core::Cents amount;
    std::string hand{}; // "royal_flush"; empty where the table itself is not followed.

    friend bool operator==(const LinkHit&, const LinkHit&) = default;
};

struct LinkPicture {
    events::LinkId link;
    core::PartyId controller;
    // Of the controller; doubtful too where its journal contradicts itself or cannot be read. Then
    // what the meters hold is not known, and nothing below is filled in but what can be ordered.
    feed::Standing standing = feed::Standing::NeverHeard;
    std::optional<events::LinkService> service{};
    std::vector<LevelPicture> levels{}; // In the order filed; only those that hold something.
    std::vector<LinkHit> hits{};        // The last few, the newest last.
    std::vector<ActionOffer> actions{}; // What can be ordered.

    friend bool operator==(const LinkPicture&, const LinkPicture&) = default;
};

// The link as the fold of its controller's journal has it. How the controller is heard, the hits
// and what can be ordered are the caller's to add.
LinkPicture pictureOf(const core::PartyId& controller, const events::LinkId& name,
                      const meter::ProgressiveLink& link);

} // namespace pitwatch::console
