#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// What is looked over at a table before its first round: the layout, its signs, its devices.

namespace pitwatch::vocabulary {

enum class OpeningCheck : std::uint8_t {
    BaseAreas,
    FiveCardArea,
    ThreeCardArea,
    SixCardArea,
    UltimatePairsArea,
    ProgressiveArea,
    PayoutOdds,
    PayoutLimit,
    ShoePlace,
    ReshufflerApproval
};
constexpr auto enumNames(OpeningCheck) {
    return core::names("base_areas", "five_card_area", "three_card_area", "six_card_area",
                       "ultimate_pairs_area", "progressive_area", "payout_odds", "payout_limit",
                       "shoe_place", "reshuffler_approval");
}

constexpr std::string_view listName(OpeningCheck) {
    return "opening_check";
}

} // namespace pitwatch::vocabulary
