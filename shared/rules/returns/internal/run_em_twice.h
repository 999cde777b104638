#pragma once

#include "shared/cards/card.h"
#include "shared/cards/five_card_category.h"
#include "shared/rules/returns/internal/base_result.h"
#include "shared/rules/returns/internal/net_payouts.h"

#include <array>
#include <functional>
#include <vector>

namespace pitwatch::returns {

struct RunEmTwiceGame {
    NetPayouts payouts;
    std::int32_t anteTo1 = 1;
    cards::AceLow aceLow = cards::AceLow::Allowed;
};

// One pair of hole cards played on without mistake. Both are sums over the 1225 * 1128 * 46 boards
// (left and right, then top and bottom, then center); a fold counts as all boards that may follow.
struct HoleResult {
    std::int64_t net = 0;
    // Sum over boards up to the center of what was wagered, so over 1225 * 1128.
    std::int64_t wagered = 0;
};
inline constexpr std::int64_t kFirstRuns = 1225, kSecondRuns = 1128, kCenters = 46;

HoleResult playHole(const RunEmTwiceGame& game, std::array<cards::Card, 2> hole);

// The hole cards that differ by more than the names of suits, and how many deals each stands for.
struct HoleClass {
    std::array<cards::Card, 2> cards;
    std::int64_t deals;
};
std::vector<HoleClass> holeClasses();

// Two antes, two runs and the center, each of the three wagers one to three antes or a fold.
// Works on all cores; `progress` is called from the calling thread.
BaseResult runEmTwice(const RunEmTwiceGame& game,
                      const std::function<void(std::size_t done, std::size_t total)>& progress);

} // namespace pitwatch::returns
