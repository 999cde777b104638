#pragma once

#include "shared/cards/deck.h"

#include <array>

namespace pitwatch::tests {

// Calls visit(hand) with every set of `Count` cards, by ascending index, each once.
template <std::size_t Count, typename Visit>
void forEveryHand(Visit visit) {
    std::array<cards::Card, Count> hand = [] {
        return []<std::size_t... Index>(std::index_sequence<Index...>) {
            return std::array<cards::Card, Count>{cards::kDeck[Index]...};
        }
        (std::make_index_sequence<Count>{});
    }();
    const auto place = [&](const auto& self, std::size_t at, std::size_t from) -> void {
        if (at == Count)
            return visit(hand);
        for (std::size_t index = from; index + (Count - at) <= cards::kDeckSize; ++index) {
            hand[at] = cards::kDeck[index];
            self(self, at + 1, index + 1);
        }
    };
    place(place, 0, 0);
}

} // namespace pitwatch::tests
