#pragma once

#include "tests/support/reference/reference_paytables.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <string>

// One line of an answer, and the two things that cut what a line pays.
namespace pitwatch::reference {

nlohmann::json lineOf(const std::string& wager, Cents stake, const std::string& result, Cents paid,
                      Cents returned);

// "to 1": the odds on top of the returned stake; odds of zero lose.
nlohmann::json toOne(const std::string& wager, Cents stake, Cents odds);

// L7: what the base wagers of one hand may still pay. One object serves one hand.
class PayoutLimit {
public:
    explicit PayoutLimit(const nlohmann::json& submission);

    Cents cut(Cents due);

private:
    Cents m_left = std::numeric_limits<Cents>::max();
};

// C1: California's player-dealer neither loses nor wins more than the wager W: the fund starts at
// W, and once it stands at nothing or at 2W every later wager is returned.
class Bank {
public:
    explicit Bank(Cents wager) : m_wager(wager), m_fund(wager) {}

    nlohmann::json settle(const std::string& wager, Cents stake, bool wins, Cents due);

    Cents collected() const { return m_collected; }
    Cents paid() const { return m_paid; }

private:
    Cents m_wager;
    Cents m_fund;
    Cents m_collected = 0;
    Cents m_paid = 0;
};

} // namespace pitwatch::reference
