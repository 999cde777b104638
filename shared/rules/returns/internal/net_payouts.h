#pragma once

#include "shared/cards/five_card_category.h"
#include "shared/rules/paytable.h"

#include <array>
#include <cstdint>

namespace pitwatch::returns {

// What one unit staked on the base game wins or loses with each hand, for loops over many hands.
class NetPayouts {
public:
    // The table pays odds to 1 and pushes only, as base tables do.
    explicit NetPayouts(const rules::Paytable& paytable);

    std::int32_t of(cards::FiveCardHand hand) const {
        return m_net[static_cast<std::size_t>(hand.category)]
                    [static_cast<std::size_t>(hand.pairRank)];
    }
    std::int64_t largest() const { return m_largest; }
    std::int64_t secondLargest() const { return m_secondLargest; }

private:
    std::array<std::array<std::int32_t, 16>, cards::kFiveCardCategoryCount> m_net{};
    std::int32_t m_largest = 0;
    std::int32_t m_secondLargest = 0;
};

} // namespace pitwatch::returns
