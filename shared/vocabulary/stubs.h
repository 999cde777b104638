#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// What is left of the deck after the deal.

namespace pitwatch::vocabulary {

// What the count of a stub comes to.
enum class StubJudgement : std::uint8_t { Correct, MisdealtAllPresent, DeckWrong };
constexpr auto enumNames(StubJudgement) {
    return core::names("correct", "misdealt_all_present", "deck_wrong");
}

} // namespace pitwatch::vocabulary
