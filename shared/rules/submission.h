#pragma once

#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/core/money.h"
#include "shared/core/result.h"
#include "shared/rules/file_problem.h"
#include "shared/rules/rule_book.h"
#include "shared/rules/vocabulary.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A rules submission: what a facility files with its regulator for one table. parseSubmission makes
// one only if it breaks no rule, so whoever holds a Submission may rely on it being legal under its
// rule set. A plain value; any thread.

namespace pitwatch::rules {

struct ShufflerFiling {
    bool countsCards = false;
    int decks = 1;
    // A shoe that reshuffles by itself.
    bool reshuffles = false;

    friend bool operator==(const ShufflerFiling&, const ShufflerFiling&) = default;
};

struct LevelFiling {
    MeterLevel level = MeterLevel::Main;
    // The share of each wager that goes to the meter, to the nearest millionth.
    std::int64_t ratePpm = 0;
    core::Cents initial;
    core::Cents reset;

    friend bool operator==(const LevelFiling&, const LevelFiling&) = default;
};

struct ProgressiveFiling {
    std::string paytable;
    // Tables naming one link share its meters.
    std::string link;
    // Ascending: 100, 500 or both.
    std::vector<core::Cents> wagers;
    // In the order of the paytable's levels.
    std::vector<LevelFiling> levels;

    friend bool operator==(const ProgressiveFiling&, const ProgressiveFiling&) = default;
};

struct CollectionFiling {
    core::Cents playerFeePerBet;
    core::Cents playerDealerFeePerHand;

    friend bool operator==(const CollectionFiling&, const CollectionFiling&) = default;
};

struct Submission {
    std::string ruleSet;
    core::TableId table;
    DealingMethod dealing = DealingMethod::Hand;
    core::Cents minBet;
    core::Cents maxBet;
    int adjacentBoxes = 1;
    // What applies: as stated, or what the rule set says where nothing is stated.
    std::optional<core::Cents> payoutLimit;
    std::optional<core::Millis> deckChange;
    bool aceLowStraight = true;
    std::optional<ShufflerFiling> shuffler;
    // By WagerKind; a wager without a letter is not offered. The progressive's is in `progressive`.
    std::array<std::string, core::kEnumCount<WagerKind>> paytables;
    std::optional<ProgressiveFiling> progressive;
    std::optional<CollectionFiling> collection;

    bool offers(WagerKind wager) const;
    // Empty where the wager is not offered.
    const std::string& letterOf(WagerKind wager) const;
    int decks() const { return shuffler ? shuffler->decks : 1; }
    // By what is filed, not by how it was written down.
    friend bool operator==(const Submission&, const Submission&) = default;
};

// Reads and checks the TOML text. Every fault is listed, not only the first.
core::Result<Submission, FileProblems> parseSubmission(std::string_view toml, const RuleBook& book);

// The paytable the submission offers for the wager, or nothing.
const Paytable* offeredPaytable(const RuleSet& rules, const Submission& submission,
                                WagerKind wager);

} // namespace pitwatch::rules
