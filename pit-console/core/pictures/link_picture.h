#pragma once

#include "pit-console/core/desk/offer.h"
#include "pit-console/core/pictures/table_summary.h"
#include "shared/events/values.h"

#include <cstdint>
#include <string>
#include <vector>

// A link of tables and its meters as a sign shows them: plain values.

namespace pitwatch::console {

enum class LinkState : std::uint8_t { Open, Closed, Suspended };

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
    Freshness freshness = Freshness::NeverHeard; // Of the controller.
    LinkState state = LinkState::Closed;
    std::vector<LevelPicture> levels{}; // In the order filed; only those that hold something.
    std::vector<LinkHit> hits{};        // The last few, the newest last.
    std::vector<ActionOffer> actions{}; // What can be ordered.

    friend bool operator==(const LinkPicture&, const LinkPicture&) = default;
};

} // namespace pitwatch::console
