#pragma once

#include "shared/rules/settlement.h"

namespace pitwatch::rules {

// The player-dealer's money in one round (reading C1). The fund starts at the player-dealer's wager
// W, takes losing bets up to 2W and pays winning bets down to 0; once it reaches either end, every
// later wager is returned.
class Bank {
public:
    explicit Bank(core::Cents wager) : m_wager(wager.value()), m_fund(wager.value()) {}

    // Settles a winning or losing line as far as the fund goes; others are left alone.
    void cover(SettledLine& line);

    BankResult result(core::Cents fee) const;

private:
    bool closed() const { return m_fund == 0 || m_fund == 2 * m_wager; }

    std::int64_t m_wager;
    std::int64_t m_fund;
    std::int64_t m_collected = 0;
    std::int64_t m_paid = 0;
};

} // namespace pitwatch::rules
