#pragma once

#include "shared/rules/internal/submission_form.h"
#include "shared/rules/objection.h"
#include "shared/rules/rule_set.h"

namespace pitwatch::rules {

// Holds a submission against its rule set. Each check looks only at what is there in good form;
// what is missing is already an objection.
class SubmissionChecks {
public:
    SubmissionChecks(const SubmissionForm& form, const RuleSet& rules, Objections& objections)
        : m_form(form), m_rules(rules), m_objections(objections) {}

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
    Objections& m_objections;
};

// The most a payout limit may be, if the rule set says.
std::optional<core::Cents> mostPayoutLimit(const RuleSet& rules, core::Cents minBet);

} // namespace pitwatch::rules
