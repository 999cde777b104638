#pragma once

#include "shared/rules/vocabulary.h"
#include "shared/text/fields.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

// A submission as written: right in form, not yet held against any rule set. What is absent or of
// the wrong form is nothing here and already a problem.

namespace pitwatch::rules {

inline constexpr std::string_view kSubmissionForm = "rules submission format";

struct ShufflerForm {
    std::optional<bool> countsCards;
    std::optional<std::int64_t> decks;
    std::optional<bool> reshuffles;
};

struct LevelForm {
    std::optional<double> rate;
    std::optional<core::Cents> initial;
    std::optional<core::Cents> reset;
};

struct ProgressiveForm {
    std::optional<std::string> paytable;
    std::optional<std::string> link;
    std::vector<std::int64_t> wagers;
    // By the level's name as written.
    std::map<std::string, LevelForm> levels;
    bool hasLevels = false;
};

struct CollectionForm {
    std::optional<core::Cents> playerFeePerBet;
    std::optional<core::Cents> playerDealerFeePerHand;
};

struct SubmissionForm {
    std::optional<std::string> ruleSet;
    std::optional<std::string> table;
    std::optional<DealingMethod> dealing;
    std::optional<core::Cents> minBet;
    std::optional<core::Cents> maxBet;
    std::optional<std::int64_t> adjacentBoxes;
    std::optional<core::Cents> payoutLimit;
    std::optional<double> deckChangeHours;
    std::optional<bool> aceLowStraight;
    std::optional<ShufflerForm> shuffler;
    std::map<WagerKind, std::string> wagers;
    std::optional<ProgressiveForm> progressive;
    std::optional<CollectionForm> collection;
};

SubmissionForm readSubmissionForm(text::Fields& root);

} // namespace pitwatch::rules
