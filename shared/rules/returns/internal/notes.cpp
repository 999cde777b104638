#include "shared/rules/returns/internal/notes.h"

#include "shared/rules/returns/internal/net_payouts.h"

#include <algorithm>

namespace pitwatch::returns {

using core::Cents;
using core::toDollars;

namespace {

// The most that the base wagers of one hand can pay for each cent of bet or ante. In Run 'Em Twice
// one deck cannot make the best hand on both runs, so the other run has the second best.
std::int64_t mostPaidPerUnit(const rules::RuleSet& rules, const NetPayouts& payouts) {
    constexpr std::int64_t kMultiple = 3;
    switch (rules.game) {
    case rules::Game::LetItRide:
        return 3 * payouts.largest();
    case rules::Game::RunEmTwice:
        return 2 * rules.settlement.anteTo1 +
               kMultiple * (2 * payouts.largest() + payouts.secondLargest());
    }
    return 0;
}

std::string limitNote(const rules::RuleSet& rules, const rules::Submission& submission) {
    const NetPayouts payouts(*rules::offeredPaytable(rules, submission, rules::WagerKind::Base));
    const Cents limit = *submission.payoutLimit;
    const std::int64_t most = mostPaidPerUnit(rules, payouts);
    if (submission.maxBet.value() <= limit.value() / most)
        return "The payout limit of " + toDollars(limit) + " can never be reached.";
    const Cents least = std::max(submission.minBet, Cents{limit.value() / most + 1});
    const std::string where =
        least == submission.minBet ? "at every bet" : "from a bet of " + toDollars(least) + " on";
    return "The payout limit of " + toDollars(limit) + " can cut the greatest payouts " + where +
           "; the figures are without it.";
}

} // namespace

std::vector<std::string> notesOn(const rules::RuleSet& rules, const rules::Submission& submission) {
    std::vector<std::string> notes;
    if (submission.payoutLimit)
        notes.push_back(limitNote(rules, submission));
    if (rules.bank)
        notes.push_back("Returns are those of a bank that covers every bet; collection fees are "
                        "stated apart.");
    if (!submission.progressive)
        return notes;
    notes.push_back("A percentage of a meter is counted without rounding it down to whole cents, "
                    "and as if no other seat hits the meter in the same round.");
    if (rules.game == rules::Game::RunEmTwice)
        notes.push_back("The Envy Bonus is that of seats whose hands stay on the table; a hand "
                        "folded without a side wager pays none.");
    return notes;
}

} // namespace pitwatch::returns
