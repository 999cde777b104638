#pragma once

#include "shared/rules/file_problem.h"
#include "shared/rules/internal/submission_form.h"
#include "shared/rules/rule_set.h"

namespace pitwatch::rules {

// Holds a submission against its rule set. Each check looks only at what is there in good form;
// what is missing is already a problem.
class SubmissionChecks {
public:
    SubmissionChecks(const SubmissionForm& form, const RuleSet& rules, FileProblems& found)
        : m_form(form), m_rules(rules), m_found(found) {}

    void run();

private:
    void checkBets();
    void checkPayoutLimit();
    void checkDealing();
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
    FileProblems& m_found;
};

// The most a payout limit may be, if the rule set says.
std::optional<core::Cents> mostPayoutLimit(const RuleSet& rules, core::Cents minBet);

} // namespace pitwatch::rules
