#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// Whose turn it is to decide, and on what.

namespace pitwatch::table {

enum class DecisionRefusal : std::uint8_t {
    NoSuchDecision,
    FirstAllMade,
    DecidedAlready,
    NoHand,
    Folded,
    OtherFirst
};
constexpr auto enumNames(DecisionRefusal) {
    return core::names("no_such_decision", "first_all_made", "decided_already", "no_hand", "folded",
                       "other_first");
}
constexpr std::string_view listName(DecisionRefusal) {
    return "decision_refusal";
}

} // namespace pitwatch::table
