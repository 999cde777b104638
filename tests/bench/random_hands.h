#pragma once

#include "shared/cards/deck.h"

#include <array>
#include <random>
#include <vector>

namespace pitwatch::bench {

// Hands dealt from a shuffled deck, always the same ones.
template <std::size_t Count>
std::vector<std::array<cards::Card, Count>> randomHands(std::size_t howMany) {
    std::mt19937 random(20'260'101);
    std::array<cards::Card, cards::kDeckSize> deck = cards::kDeck;
    std::vector<std::array<cards::Card, Count>> hands;
    for (std::size_t hand = 0; hand < howMany; ++hand) {
        for (std::size_t at = 0; at < Count; ++at)
            std::swap(deck[at], deck[at + random() % (cards::kDeckSize - at)]);
        hands.push_back([&]<std::size_t... Index>(std::index_sequence<Index...>) {
            return std::array<cards::Card, Count>{deck[Index]...};
        }(std::make_index_sequence<Count>{}));
    }
    return hands;
}

} // namespace pitwatch::bench
