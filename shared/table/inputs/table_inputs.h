#pragma once

#include "shared/events/values.h"
#include "shared/table/role.h"

#include <string_view>
#include <vector>

// The table as a whole.

namespace pitwatch::table {

// A tick. Deck clocks run on it; it may come as often or as seldom as one likes.
struct TimePassed {
    static constexpr std::string_view kName = "time_passed";
};

// Begins the opening; it completes by itself when every deck is ready.
struct OpenTable {
    static constexpr std::string_view kName = "open_table";
    Actor by;
    events::PersonId dealer;
};

struct CloseTable {
    static constexpr std::string_view kName = "close_table";
    Actor by;
    core::Text reason;
};

// No gaming activity: the cards are spread for the next first player.
struct IdleTable {
    static constexpr std::string_view kName = "idle_table";
    Actor by;
    // How the cards lie, where that is told, and whose player asked for them face up.
    std::optional<events::CardFace> face{};
    std::optional<core::Seat> seat{};
};

struct AssignDealer {
    static constexpr std::string_view kName = "assign_dealer";
    Actor by;
    events::PersonId dealer;
};

struct AssignFloorperson {
    static constexpr std::string_view kName = "assign_floorperson";
    Actor by;
    events::PersonId floorperson;
};

// Answers for lines of the opening checklist; none named: for all that are still open.
struct ConfirmOpeningCheck {
    static constexpr std::string_view kName = "confirm_opening_check";
    Actor by;
    std::vector<events::OpeningCheck> lines{};
};

// What the site's roster, or the table's own, says against a name that somebody was given.
enum class RosterDoubt : std::uint8_t { Unknown, Left, OtherRank, NotAssigned };

struct RosterDisagreed {
    static constexpr std::string_view kName = "roster_disagreed";
    events::PersonId person;
    RosterDoubt doubt{};
    // What the person was said to ask for, where that is not done for nobody: it moves money, or
    // makes something void.
    std::optional<events::ActionName> command{};
};

struct ChangeDealingMethod {
    static constexpr std::string_view kName = "change_dealing_method";
    Actor by;
    events::DealingMethod method{};
    core::Text reason;
};

} // namespace pitwatch::table
