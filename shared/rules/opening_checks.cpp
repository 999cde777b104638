#include "shared/rules/opening_checks.h"

#include <algorithm>
#include <iterator>

namespace pitwatch::rules {

namespace {

bool reshufflesAndCounts(const Submission& submission) {
    return submission.shuffler && submission.shuffler->reshuffles &&
           submission.shuffler->countsCards;
}

bool isAsked(OpeningCheck check, const Submission& submission, DealingMethod dealing) {
    switch (check) {
    case OpeningCheck::BaseAreas:
    case OpeningCheck::PayoutOdds:
        return true;
    case OpeningCheck::FiveCardArea:
        return submission.offers(WagerKind::FiveCard);
    case OpeningCheck::ThreeCardArea:
        return submission.offers(WagerKind::ThreeCard);
    case OpeningCheck::SixCardArea:
        return submission.offers(WagerKind::SixCard);
    case OpeningCheck::UltimatePairsArea:
        return submission.offers(WagerKind::UltimatePairs);
    case OpeningCheck::ProgressiveArea:
        return submission.offers(WagerKind::Progressive);
    case OpeningCheck::PayoutLimit:
        return submission.payoutLimit.has_value();
    case OpeningCheck::ShoePlace:
        return dealing == DealingMethod::ManualShoe;
    case OpeningCheck::ReshufflerApproval:
        return dealing == DealingMethod::AutomatedShoe && reshufflesAndCounts(submission);
    }
    return false;
}

} // namespace

std::vector<OpeningCheckRule> openingChecks(const RuleSet& rules, const Submission& submission,
                                            DealingMethod dealing) {
    std::vector<OpeningCheckRule> asked;
    std::ranges::copy_if(
        rules.openingChecks, std::back_inserter(asked),
        [&](const OpeningCheckRule& rule) { return isAsked(rule.check, submission, dealing); });
    return asked;
}

} // namespace pitwatch::rules
