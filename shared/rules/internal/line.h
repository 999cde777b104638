#pragma once

#include "shared/rules/settlement.h"

#include <algorithm>
#include <limits>

namespace pitwatch::rules {

// The end of one wager by its payout, meters aside: a Percent payout leaves `paid` at 0.
// Stakes are at most kMaxAmount times three and odds at most 100,000, so nothing here overflows.
// What a payout means is looked up and not branched on: hands are random, and a branch that cannot
// be foretold costs more than everything else in a line.
inline SettledLine settleLine(Wager wager, core::Cents stake, const Payout& payout) {
    struct Meaning {
        LineResult result;
        std::int64_t perStake;
        std::int64_t flat;
    };
    static constexpr std::array<Meaning, 6> kMeanings{{
        {LineResult::Lose, 0, 0}, // Nothing
        {LineResult::Win, 1, 0},  // To1
        {LineResult::Win, 1, 0},  // For1
        {LineResult::Win, 0, 1},  // Amount
        {LineResult::Win, 0, 0},  // Percent
        {LineResult::Push, 0, 0}, // Push
    }};
    const Meaning& meaning = kMeanings[static_cast<std::size_t>(payout.kind)];
    const std::int64_t paid = payout.value * (stake.value() * meaning.perStake + meaning.flat);
    const std::int64_t returned = stake.value() * (payout.keepsStake ? 0 : 1);
    return {wager, meaning.result, stake, core::Cents{paid}, core::Cents{returned}, payout, {}};
}

// What the base wagers of one hand may still pay together (L7).
class PayoutCap {
public:
    explicit PayoutCap(const std::optional<core::Cents>& limit)
        : m_left(limit ? limit->value() : std::numeric_limits<std::int64_t>::max()) {}

    void apply(SettledLine& line) {
        const std::int64_t paid = std::min(line.paid.value(), m_left);
        m_left -= paid;
        line.cut = core::Cents{line.paid.value() - paid};
        line.paid = core::Cents{paid};
    }

private:
    std::int64_t m_left;
};

} // namespace pitwatch::rules
