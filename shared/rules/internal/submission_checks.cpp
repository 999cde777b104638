#include "shared/rules/internal/submission_checks.h"

#include <algorithm>
#include <set>

namespace pitwatch::rules {

using core::Cents;
using core::toDollars;

namespace {

std::string lettersOf(const WagerRule& rule) {
    std::string letters;
    for (const Paytable& paytable : rule.paytables)
        letters += (letters.empty() ? "" : ", ") + paytable.letter;
    return letters;
}

} // namespace

std::optional<Cents> mostPayoutLimit(const RuleSet& rules, Cents minBet) {
    if (!rules.payoutLimit.most)
        return std::nullopt;
    return std::max(*rules.payoutLimit.most, minBet * rules.payoutLimit.mostTimesMinBet);
}

void SubmissionChecks::run() {
    checkBets();
    checkPayoutLimit();
    checkDealing();
    checkDeckChange();
    checkShuffler();
    checkWagers();
    checkProgressive();
    checkCollection();
    if (m_form.aceLowStraight && !m_rules.aceLowOption)
        report("ace_low_straight", "this rule set leaves no choice", kSubmissionForm);
}

void SubmissionChecks::checkBets() {
    const TableRule& table = m_rules.table;
    if (m_form.minBet && m_form.maxBet && *m_form.maxBet < *m_form.minBet)
        report("max_bet", "is below min_bet", kSubmissionForm);
    if (m_form.maxBet && table.maxBetMost && *m_form.maxBet > *table.maxBetMost)
        report("max_bet", "no bet may exceed " + toDollars(*table.maxBetMost), table.maxBetSection);
    if (m_form.adjacentBoxes &&
        (*m_form.adjacentBoxes < 1 || *m_form.adjacentBoxes > table.adjacentBoxesMost))
        report("adjacent_boxes", "must be from 1 to " + std::to_string(table.adjacentBoxesMost),
               table.adjacentBoxesSection);
}

void SubmissionChecks::checkPayoutLimit() {
    if (!m_form.payoutLimit || !m_form.minBet)
        return;
    const auto most = mostPayoutLimit(m_rules, *m_form.minBet);
    if (most && *m_form.payoutLimit > *most)
        report("payout_limit", "must not exceed " + toDollars(*most), m_rules.payoutLimit.section);
}

void SubmissionChecks::checkDealing() {
    if (!m_form.dealing)
        return;
    const DealingRule* rule = m_rules.find(*m_form.dealing);
    if (rule == nullptr) {
        std::string methods;
        for (const DealingRule& known : m_rules.dealing)
            methods += (methods.empty() ? "" : " or ") + std::string(core::enumName(known.method));
        report("dealing", "this rule set deals by " + methods, m_rules.dealing.front().section);
        return;
    }
    if (rule->needsShuffler && !m_form.shuffler)
        report("shuffler",
               "dealing by " + std::string(core::enumName(rule->method)) + " needs a shuffler",
               rule->needsShufflerSection);
}

void SubmissionChecks::checkDeckChange() {
    constexpr double kMostHours = 8760;
    if (!m_form.deckChangeHours)
        return;
    const double hours = *m_form.deckChangeHours;
    constexpr double kLeastHours = 1.0 / 3'600'000; // one millisecond
    if (hours < kLeastHours || hours > kMostHours) {
        report("deck_change_hours", "must be above 0 and at most a year", kSubmissionForm);
        return;
    }
    const DealingRule* rule = m_form.dealing ? m_rules.find(*m_form.dealing) : nullptr;
    if (rule == nullptr || !rule->deckChange)
        return;
    const auto most = std::chrono::duration_cast<std::chrono::hours>(*rule->deckChange).count();
    if (hours > static_cast<double>(most))
        report("deck_change_hours",
               "looser than the rule: at most " + std::to_string(most) + " when dealt by " +
                   std::string(core::enumName(rule->method)),
               rule->deckChangeSection);
}

void SubmissionChecks::checkShuffler() {
    if (!m_form.shuffler)
        return;
    const DeckRule& decks = m_rules.decks;
    const auto stated = m_form.shuffler->decks;
    if (stated && (*stated < decks.withShufflerLeast || *stated > decks.withShufflerMost)) {
        std::string allowed = std::to_string(decks.withShufflerLeast);
        if (decks.withShufflerMost > decks.withShufflerLeast)
            allowed += " or " + std::to_string(decks.withShufflerMost);
        report("shuffler.decks", "must be " + allowed, decks.section);
    }
    if (m_form.shuffler->reshuffles.value_or(false) && m_form.dealing &&
        *m_form.dealing != DealingMethod::AutomatedShoe) {
        const std::string& own = m_rules.deal.reshufflingShoeSection;
        report("shuffler.reshuffles", "needs dealing from an automated shoe",
               own.empty() ? std::string(kSubmissionForm) : own);
    }
}

void SubmissionChecks::checkWagers() {
    for (const auto& [wager, letter] : m_form.wagers) {
        const std::string field = "wagers." + std::string(core::enumName(wager));
        const WagerRule* rule = m_rules.find(wager);
        if (rule == nullptr)
            report(field, "this rule set has no such wager",
                   m_rules.find(WagerKind::Base)->section);
        else if (rule->find(letter) == nullptr)
            report(field,
                   text::quoted(letter) + " is not one of its paytables: " + lettersOf(*rule),
                   rule->section);
    }
}

void SubmissionChecks::checkProgressive() {
    if (!m_form.progressive)
        return;
    const WagerRule* rule = m_rules.find(WagerKind::Progressive);
    if (rule == nullptr) {
        report("progressive", "this rule set has no progressive wager",
               m_rules.find(WagerKind::Base)->section);
        return;
    }
    const auto& letter = m_form.progressive->paytable;
    const Paytable* paytable = letter ? rule->find(*letter) : nullptr;
    checkProgressiveWagers(paytable != nullptr ? *paytable : rule->paytables.front());
    if (paytable != nullptr)
        checkLevels(*paytable);
    else if (letter)
        report("progressive.paytable",
               text::quoted(*letter) + " is not one of its paytables: " + lettersOf(*rule),
               rule->section);
}

void SubmissionChecks::checkProgressiveWagers(const Paytable& paytable) {
    std::set<std::int64_t> seen;
    for (const std::int64_t amount : m_form.progressive->wagers) {
        const bool defined =
            std::any_of(paytable.envy.begin(), paytable.envy.end(),
                        [&](const EnvyRow& row) { return row.wager.value() == amount; });
        if (!defined)
            report("progressive.wagers",
                   std::to_string(amount) + " is no wager the Envy Bonus is defined for",
                   paytable.envy.front().section);
        if (!seen.insert(amount).second)
            report("progressive.wagers", std::to_string(amount) + " is there twice",
                   kSubmissionForm);
    }
}

void SubmissionChecks::checkLevels(const Paytable& paytable) {
    const ProgressiveForm& progressive = *m_form.progressive;
    if (!progressive.hasLevels)
        return;
    std::set<std::string, std::less<>> named;
    for (const LevelMinimum& level : paytable.levels) {
        const std::string name(core::enumName(level.level));
        const std::string field = "progressive.levels." + name;
        named.insert(name);
        const auto stated = progressive.levels.find(name);
        if (stated == progressive.levels.end()) {
            report(field, "paytable " + paytable.letter + " names this level", level.section);
            continue;
        }
        const std::string problem = "must be at least " + toDollars(level.minimum);
        if (stated->second.initial && *stated->second.initial < level.minimum)
            report(field + ".initial", problem, level.section);
        if (stated->second.reset && *stated->second.reset < level.minimum)
            report(field + ".reset", problem, level.section);
    }
    for (const auto& [name, level] : progressive.levels)
        if (!named.contains(name))
            report("progressive.levels." + name,
                   "paytable " + paytable.letter + " names no such level", paytable.section);
}

void SubmissionChecks::checkCollection() {
    if (m_rules.bank && !m_form.collection)
        report("collection", "must state the fees", m_rules.bank->collectionSection);
    if (!m_rules.bank && m_form.collection)
        report("collection", "only a game with a player-dealer collects fees", kSubmissionForm);
}

void SubmissionChecks::report(std::string_view field, std::string_view problem,
                              std::string_view section) {
    m_found.push_back({text::oneLine(field), text::oneLine(problem), std::string(section)});
}

} // namespace pitwatch::rules
