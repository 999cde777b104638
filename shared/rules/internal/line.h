#pragma once

#include "shared/rules/settlement.h"

#include <algorithm>
#include <limits>

namespace pitwatch::rules {

// The end of one wager by its payout, meters aside: a Percent payout leaves `paid` at 0.
// Stakes are at most kMaxAmount times three and odds at most 100,000, so nothing here overflows.
inline SettledLine settleLine(LineWager wager, core::Cents stake, const Payout& payout) {
    SettledLine line{wager, LineResult::Win, stake, core::Cents{}, core::Cents{}, payout};
    switch (payout.kind) {
    case Payout::Kind::Nothing:
        line.result = LineResult::Lose;
        return line;
    case Payout::Kind::Push:
        line.result = LineResult::Push;
        line.returned = stake;
        return line;
    case Payout::Kind::To1:
    case Payout::Kind::For1:
        line.paid = core::Cents{stake.value() * payout.value};
        break;
    case Payout::Kind::Amount:
        line.paid = core::Cents{payout.value};
        break;
    case Payout::Kind::Percent:
        break;
    }
    if (!payout.keepsStake)
        line.returned = stake;
    return line;
}

// What the base wagers of one hand may still pay together (L7).
class PayoutCap {
public:
    explicit PayoutCap(const std::optional<core::Cents>& limit)
        : m_left(limit ? limit->value() : std::numeric_limits<std::int64_t>::max()) {}

    void apply(SettledLine& line) {
        const std::int64_t paid = std::min(line.paid.value(), m_left);
        m_left -= paid;
        line.paid = core::Cents{paid};
    }

private:
    std::int64_t m_left;
};

} // namespace pitwatch::rules
