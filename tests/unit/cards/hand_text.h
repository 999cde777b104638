#pragma once

#include "shared/cards/card.h"

#include <array>
#include <string_view>

namespace pitwatch::tests {

// "As Ks Qs" as three cards; the text is the test's own and must be right.
template <std::size_t Count>
std::array<cards::Card, Count> handOf(std::string_view text) {
    return [&]<std::size_t... Index>(std::index_sequence<Index...>) {
        return std::array<cards::Card, Count>{
            cards::Card::parse(text.substr(Index * 3, 2)).value()...};
    }
    (std::make_index_sequence<Count>{});
}

} // namespace pitwatch::tests
