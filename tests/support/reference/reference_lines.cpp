#include "tests/support/reference/reference_lines.h"

#include "tests/support/reference/reference_submission.h"

#include <algorithm>

namespace pitwatch::reference {

using nlohmann::json;

json lineOf(const std::string& wager, Cents stake, const std::string& result, Cents paid,
            Cents returned) {
    return {{"wager", wager},
            {"stake", stake},
            {"result", result},
            {"paid", paid},
            {"returned", returned}};
}

json toOne(const std::string& wager, Cents stake, Cents odds) {
    return odds > 0 ? lineOf(wager, stake, "win", stake * odds, stake)
                    : lineOf(wager, stake, "lose", 0, 0);
}

PayoutLimit::PayoutLimit(const json& submission) {
    if (submission.contains("payout_limit"))
        m_left = submission["payout_limit"];
    else if (submission["rule_set"] == "mlgca-run-em-twice")
        m_left = runEmTwicePayoutLimit(submission["min_bet"]);
}

Cents PayoutLimit::cut(Cents due) {
    const Cents paid = std::min(due, m_left);
    m_left -= paid;
    return paid;
}

json Bank::settle(const std::string& wager, Cents stake, bool wins, Cents due) {
    if (m_fund == 0 || m_fund == 2 * m_wager)
        return lineOf(wager, stake, "returned", 0, stake);
    if (wins) {
        // An unpaid or part-paid winner keeps its stake.
        const Cents paid = std::min(due, m_fund);
        m_fund -= paid;
        m_paid += paid;
        return lineOf(wager, stake, "win", paid, stake);
    }
    // The part of a losing bet that no longer fits is returned.
    const Cents taken = std::min(stake, 2 * m_wager - m_fund);
    m_fund += taken;
    m_collected += taken;
    return lineOf(wager, stake, "lose", 0, stake - taken);
}

} // namespace pitwatch::reference
