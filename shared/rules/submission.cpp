#include "shared/rules/submission.h"

#include "shared/rules/form_problems.h"
#include "shared/rules/internal/submission_checks.h"
#include "shared/text/toml.h"

#include <algorithm>
#include <cmath>

namespace pitwatch::rules {

namespace {

std::optional<core::Millis> deckChangeOf(const SubmissionForm& form, const RuleSet& rules) {
    constexpr double kMillisPerHour = 3'600'000;
    if (form.deckChangeHours)
        return core::Millis(std::llround(*form.deckChangeHours * kMillisPerHour));
    return rules.find(*form.dealing)->deckChange;
}

std::optional<core::Cents> payoutLimitOf(const SubmissionForm& form, const RuleSet& rules) {
    if (form.payoutLimit || !rules.payoutLimit.appliesByDefault)
        return form.payoutLimit;
    return mostPayoutLimit(rules, *form.minBet);
}

ProgressiveFiling progressiveOf(const ProgressiveForm& form, const RuleSet& rules) {
    ProgressiveFiling filing;
    filing.paytable = *form.paytable;
    filing.link = *form.link;
    for (const std::int64_t amount : form.wagers)
        filing.wagers.emplace_back(amount);
    std::sort(filing.wagers.begin(), filing.wagers.end());
    for (const LevelMinimum& level :
         rules.find(WagerKind::Progressive)->find(*form.paytable)->levels) {
        const LevelForm& stated = form.levels.at(std::string(core::enumName(level.level)));
        const auto ratePpm = std::llround(*stated.rate * 1'000'000);
        filing.levels.push_back({level.level, ratePpm, *stated.initial, *stated.reset});
    }
    return filing;
}

// The form has no problem, so everything required is there.
Submission submissionOf(const SubmissionForm& form, const RuleSet& rules) {
    Submission submission;
    submission.ruleSet = rules.id;
    submission.table = *core::TableId::parse(*form.table);
    submission.dealing = *form.dealing;
    submission.minBet = *form.minBet;
    submission.maxBet = *form.maxBet;
    submission.adjacentBoxes = static_cast<int>(*form.adjacentBoxes);
    submission.payoutLimit = payoutLimitOf(form, rules);
    submission.deckChange = deckChangeOf(form, rules);
    submission.aceLowStraight = form.aceLowStraight.value_or(true);
    if (form.shuffler)
        submission.shuffler = {*form.shuffler->countsCards, static_cast<int>(*form.shuffler->decks),
                               *form.shuffler->reshuffles};
    for (const auto& [wager, letter] : form.wagers)
        submission.paytables[static_cast<std::size_t>(wager)] = letter;
    if (form.progressive)
        submission.progressive = progressiveOf(*form.progressive, rules);
    if (form.collection)
        submission.collection = {*form.collection->playerFeePerBet,
                                 *form.collection->playerDealerFeePerHand};
    return submission;
}

} // namespace

const std::string& Submission::letterOf(WagerKind wager) const {
    if (wager == WagerKind::Progressive && progressive)
        return progressive->paytable;
    return paytables[static_cast<std::size_t>(wager)];
}

bool Submission::offers(WagerKind wager) const {
    return !letterOf(wager).empty();
}

core::Result<Submission, FileProblems> parseSubmission(std::string_view toml,
                                                       const RuleBook& book) {
    const auto document = text::parseToml(toml);
    if (!document)
        return FileProblems{{"(file)", document.error().text, std::string(kSubmissionForm)}};
    text::Problems problems;
    text::Fields root(*document, problems);
    const SubmissionForm form = readSubmissionForm(root);
    const RuleSet* rules = form.ruleSet ? book.find(*form.ruleSet) : nullptr;
    if (rules == nullptr && form.ruleSet)
        root.report("rule_set", text::quoted(*form.ruleSet) + " is no rule set");
    FileProblems found = fileProblemsOf(problems, kSubmissionForm);
    if (rules != nullptr)
        SubmissionChecks(form, *rules, found).run();
    if (!found.empty())
        return found;
    return submissionOf(form, *rules);
}

const Paytable* offeredPaytable(const RuleSet& rules, const Submission& submission,
                                WagerKind wager) {
    const WagerRule* rule = rules.find(wager);
    return rule == nullptr ? nullptr : rule->find(submission.letterOf(wager));
}

} // namespace pitwatch::rules
