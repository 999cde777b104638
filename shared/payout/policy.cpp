#include "shared/payout/policy.h"

#include "shared/core/assertion.h"
#include "shared/payout/internal/embedded_policy.h"
#include "shared/payout/policy_toml.h"
#include "shared/text/toml.h"

#include <algorithm>
#include <cstdio>

namespace pitwatch::payout {

const Tier& Policy::tierOf(core::Cents amount) const {
    const auto after = std::find_if(tiers.begin(), tiers.end(),
                                    [&](const Tier& tier) { return tier.from > amount; });
    PW_ASSERT(after != tiers.begin());
    return *(after - 1);
}

const TaxRule* Policy::taxRuleFor(core::Cents paid, core::Cents wager, core::Instant at) const {
    const TaxRule* rule = nullptr;
    for (const TaxRule& one : taxRules)
        if (one.from <= at)
            rule = &one;
    if (rule == nullptr || paid < rule->minimum)
        return nullptr;
    // A wager too large to be multiplied is too large to have been won 300 times over.
    const bool largeEnough =
        rule->timesWager == 0 || wager.value() <= paid.value() / rule->timesWager;
    return largeEnough ? rule : nullptr;
}

const Policy& Policy::builtIn() {
    static const Policy kPolicy = [] {
        const auto file = text::parseToml(kEmbeddedPolicy);
        PW_ASSERT(file.ok());
        Policy policy;
        text::Problems problems;
        text::Fields table(*file, problems);
        readPolicy(table, policy);
        for (const text::Problem& problem : problems)
            std::fprintf(stderr, "payout.toml: %s\n", problem.text().c_str());
        PW_ASSERT(problems.empty());
        return policy;
    }();
    return kPolicy;
}

} // namespace pitwatch::payout
