#pragma once

#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// The meters of a link, in the journal of the controller that owns them. Each event that moves
// money carries what the meter shows afterwards, so every cent can be followed.

namespace pitwatch::events {

// `change` was added to the meter, which then held `after`.
struct LevelChange {
    LevelName level{};
    core::MicroCents change{};
    core::MicroCents after{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "level", level, "change", change, "after", after);
    }
    friend bool operator==(const LevelChange&, const LevelChange&) = default;
};

struct ContributionApplied {
    static constexpr EventType kType{602};
    static constexpr std::string_view kName = "contribution_applied";
    static constexpr unsigned kVersion = 3;

    LinkId link{};
    core::TableId table{};
    RoundId round{};
    core::Cents wagered{};
    std::vector<LevelChange> changes{};
    std::vector<SeatAmount> wagers{}; // What `wagered` adds up; since version 2.
    // When the table locked them, as far as its word for that can be true; since version 3.
    std::optional<core::Instant> toldAt{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "link", link, "table", table, "round", round, "wagered", wagered, "changes",
               changes);
        if (version >= 2)
            fields(archive, "wagers", wagers);
        if (version >= 3)
            fields(archive, "told_at", toldAt);
    }
    friend bool operator==(const ContributionApplied&, const ContributionApplied&) = default;
};

// The round was voided, or a wager of it withdrawn: what they contributed leaves the meters again.
// A reversal of version 1 is always of all the round's wagers.
struct ContributionReversed {
    static constexpr EventType kType{603};
    static constexpr std::string_view kName = "contribution_reversed";
    static constexpr unsigned kVersion = 3;

    LinkId link{};
    core::TableId table{};
    RoundId round{};
    std::vector<LevelChange> changes{};
    std::optional<core::Cents> withdrawn{}; // The wager; none: all that were left of the round.
    std::optional<core::Seat> seat{};       // Whose wager; since version 3.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "link", link, "table", table, "round", round, "changes", changes);
        if (version >= 2)
            fields(archive, "withdrawn", withdrawn);
        if (version >= 3)
            fields(archive, "seat", seat);
    }
    friend bool operator==(const ContributionReversed&, const ContributionReversed&) = default;
};

// The claim is worth this, whatever happens to the meter later.
struct MeterAmountFixed {
    static constexpr EventType kType{604};
    static constexpr std::string_view kName = "meter_amount_fixed";
    static constexpr unsigned kVersion = 2;

    LinkId link{};
    LevelName level{};
    ClaimId claim{};
    std::uint32_t percentPpm = 0;
    core::Cents amount{};
    core::MicroCents before{};
    core::MicroCents after{};
    std::optional<AssetId> asset{}; // The winning table in the inventory; since version 2.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "link", link, "level", level, "claim", claim, "percent_ppm", percentPpm,
               "amount", amount, "before", before, "after", after);
        if (version >= 2)
            fields(archive, "asset", asset);
    }
    friend bool operator==(const MeterAmountFixed&, const MeterAmountFixed&) = default;
};

// After a hit of the whole meter it starts again from its reset amount. Where the claim behind it
// is denied or voided, that amount is taken out again: `after` lies below `before`. So is made good
// what a round that is void only after the hit takes out again.
struct MeterReseeded {
    static constexpr EventType kType{605};
    static constexpr std::string_view kName = "meter_reseeded";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    LevelName level{};
    std::optional<ClaimId> claim{};
    core::MicroCents before{};
    core::MicroCents after{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "level", level, "claim", claim, "before", before, "after",
               after);
    }
    friend bool operator==(const MeterReseeded&, const MeterReseeded&) = default;
};

// A denied or voided claim's money goes back.
struct MeterAmountReturned {
    static constexpr EventType kType{606};
    static constexpr std::string_view kName = "meter_amount_returned";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    LevelName level{};
    ClaimId claim{};
    core::Cents amount{};
    core::MicroCents after{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "level", level, "claim", claim, "amount", amount, "after",
               after);
    }
    friend bool operator==(const MeterAmountReturned&, const MeterAmountReturned&) = default;
};

// Money between a meter and the pot of what exceeded its limit: into the pot above zero, back to
// the meter below.
struct OverflowMoved {
    static constexpr EventType kType{614};
    static constexpr std::string_view kName = "overflow_moved";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    LevelName level{};
    core::MicroCents change{};
    core::MicroCents pot{};   // Afterwards.
    core::MicroCents after{}; // What the meter holds then.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "level", level, "change", change, "pot", pot, "after", after);
    }
    friend bool operator==(const OverflowMoved&, const OverflowMoved&) = default;
};

// A claim of a link that was never opened: its amount is fixed when it is.
struct ClaimDeferred {
    static constexpr EventType kType{617};
    static constexpr std::string_view kName = "claim_deferred";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    LevelName level{};
    ClaimId claim{};
    std::uint32_t percentPpm = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "level", level, "claim", claim, "percent_ppm", percentPpm);
    }
    friend bool operator==(const ClaimDeferred&, const ClaimDeferred&) = default;
};

struct MeterCorrected {
    static constexpr EventType kType{607};
    static constexpr std::string_view kName = "meter_corrected";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    LevelName level{};
    core::MicroCents before{};
    core::MicroCents after{};
    core::Text reason{};
    PersonId orderedBy{};
    PersonId approvedBy{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "level", level, "before", before, "after", after, "reason",
               reason, "ordered_by", orderedBy, "approved_by", approvedBy);
    }
    friend bool operator==(const MeterCorrected&, const MeterCorrected&) = default;
};

} // namespace pitwatch::events
