#pragma once

#include "shared/cards/card.h"

#include <array>
#include <utility>

namespace pitwatch::cards {

// The 52 cards by ascending index; kDeck[i].index() == i.
inline constexpr std::array<Card, kDeckSize> kDeck =
    []<std::size_t... Index>(std::index_sequence<Index...>) {
    return std::array<Card, kDeckSize>{Card::ofIndex(Index)...};
}
(std::make_index_sequence<kDeckSize>{});

} // namespace pitwatch::cards
