#pragma once

#include "shared/cards/five_card_category.h"
#include "shared/rules/hand_class.h"

#include <array>
#include <cstdint>

// How many deals give each hand class. Exact: `total` is the number of all deals, and the counts
// add up to it.

namespace pitwatch::returns {

struct HandCounts {
    std::array<std::int64_t, rules::kHandClassCount> byClass{};
    std::int64_t total = 0;

    void add(rules::HandClass handClass, std::int64_t count) {
        byClass[handClass] += count;
        total += count;
    }
};

// Two cards dealt from 52, three, five, and the best five of six.
HandCounts countTwo();
HandCounts countThree();
HandCounts countFive(cards::AceLow aceLow);
HandCounts countSix();

} // namespace pitwatch::returns
