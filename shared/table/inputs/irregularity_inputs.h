#pragma once

#include "shared/events/irregularity_events.h"
#include "shared/rules/vocabulary.h"
#include "shared/table/role.h"

#include <string_view>

// What goes wrong in a round.

namespace pitwatch::table {

struct ReportPlayerLeft {
    static constexpr std::string_view kName = "report_player_left";
    core::Seat seat{};
};

// The wagers of a player who left count as lost.
struct AbandonWagers {
    static constexpr std::string_view kName = "abandon_wagers";
    Actor by;
    core::Seat seat{};
};

// The wagers of a player who broke a rule count as lost. `section`: which one, where the
// floorperson says so.
struct ForfeitWagers {
    static constexpr std::string_view kName = "forfeit_wagers";
    Actor by;
    core::Seat seat{};
    core::Text reason;
    core::Text section;
};

struct ReportIrregularity {
    static constexpr std::string_view kName = "report_irregularity";
    Actor by;
    events::Irregularity irregularity{};
    std::optional<core::Seat> seat{};
    // The card found face up, where it was read.
    std::optional<cards::Card> card{};
    std::uint8_t cardCount = 1;
    core::Text note;
    // Where, if not only at a seat.
    std::optional<events::Place> place{};
};

// Where the rules are silent. No consequence: play goes on.
struct RuleOnIrregularity {
    static constexpr std::string_view kName = "rule_on_irregularity";
    Actor by;
    std::optional<rules::Consequence> consequence{};
    core::Text decision;
    // With `PlaysNextHand`: whose wagers go back. Nobody named: those that are too many.
    std::vector<core::Seat> withdrawn{};
};

struct VoidRound {
    static constexpr std::string_view kName = "void_round";
    Actor by;
    core::Text reason;
};

} // namespace pitwatch::table
