#pragma once

#include "shared/rules/finding.h"
#include "shared/rules/internal/submission_form.h"
#include "shared/rules/rule_set.h"

namespace pitwatch::rules {

// Holds a submission against its rule set. Each check looks only at what is there in good form;
// what is missing is already a finding.
class SubmissionChecks {
public:
    SubmissionChecks(const SubmissionForm& form, const RuleSet& rules, Findings& findings)
        : m_form(form), m_rules(rules), m_findings(findings) {}

    void run();

private:
    void checkBets();
    void checkPayoutLimit();
    void checkDealing();
    void checkMethod(std::string_view field, DealingMethod method);
    void checkDeckChange();
    void checkShuffler();
    void checkWagers();
    void checkProgressive();
    void checkProgressiveWagers(const Paytable& paytable);
    void checkLevels(const Paytable& paytable);
    void checkCollection();
    void report(std::string_view field, std::string_view problem, std::string_view section);

    const SubmissionForm& m_form;
    const RuleSet& m_rules;
    Findings& m_findings;
};

// The most a payout limit may be, if the rule set says.
std::optional<core::Cents> mostPayoutLimit(const RuleSet& rules, core::Cents minBet);

} // namespace pitwatch::rules
