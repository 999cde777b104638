#include "shared/rules/internal/bank.h"

#include <algorithm>

namespace pitwatch::rules {

using core::Cents;

void Bank::cover(SettledLine& line) {
    const bool won = line.result == LineResult::Win;
    if (!won && line.result != LineResult::Lose)
        return;
    if (closed()) {
        line.result = LineResult::Returned;
        line.paid = Cents{};
        line.returned = line.stake;
        return;
    }
    if (won) {
        const std::int64_t paid = std::min(line.paid.value(), m_fund);
        m_fund -= paid;
        m_paid += paid;
        line.paid = Cents{paid};
        return;
    }
    const std::int64_t taken = std::min(line.stake.value(), 2 * m_wager - m_fund);
    m_fund += taken;
    m_collected += taken;
    line.returned = Cents{line.stake.value() - taken};
}

BankResult Bank::result(Cents fee) const {
    return {Cents{m_wager}, Cents{m_collected}, Cents{m_paid}, fee};
}

} // namespace pitwatch::rules
