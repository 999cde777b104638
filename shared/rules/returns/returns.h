#pragma once

#include "shared/rules/returns/ratio.h"
#include "shared/rules/submission.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

// The exact expected return of every wager a submission offers, to a player who makes no mistake
// and knows only the own cards and those face up. All figures are fractions; nothing is sampled.
//
// Conventions: the base game is measured in one bet (Let It Ride) or one ante (Run 'Em Twice), the
// house edge being what the player loses of that unit; the element of risk divides the same loss
// by all that is wagered on average. Side wagers are measured in their own stake.

namespace pitwatch::returns {

// A row of a paytable and how often it is the one that pays.
struct PaidLine {
    std::string hand;
    std::string pays;
    std::string section;
    Ratio probability;
};

struct WagerReturn {
    rules::WagerKind wager = rules::WagerKind::Base;
    std::string letter;
    std::string section;
    // Expected win in units of the wager; the house edge is its negative.
    Ratio net;
    // Base game only: what is wagered on average, in the same unit.
    std::optional<Ratio> averageWager;
    // Where rows pay fixed sums, the stake for which `net` holds.
    std::optional<core::Cents> stake;
    // Side wagers only.
    std::vector<PaidLine> lines;

    Ratio houseEdge() const { return -net; }
    std::optional<Ratio> elementOfRisk() const;
};

struct LevelReturn {
    rules::MeterLevel level = rules::MeterLevel::Main;
    // Expected cents paid for each cent on the meter.
    Ratio share;
    // What the meter must show, in cents, for the wager to return its stake while the other levels
    // stand at their reset amounts and no Envy is counted; 0 where it does so with an empty meter,
    // none where the level pays nothing.
    std::optional<Ratio> breakEvenCents;
};

struct ProgressiveReturn {
    core::Cents wager;
    // Expected payment of the rows that pay odds, as a share of the wager.
    Ratio fixed;
    std::vector<LevelReturn> levels;
    // Expected win as a share of the wager with every meter at its reset amount, without Envy.
    Ratio netAtReset;
    // What each further seat adds through the Envy Bonus, as a share of the wager.
    Ratio envyPerSeat;
};

struct Returns {
    std::vector<WagerReturn> wagers;
    std::string progressiveLetter;
    std::vector<PaidLine> progressiveLines;
    // One for each wager amount offered.
    std::vector<ProgressiveReturn> progressive;
    // California: what a player pays for a round whatever happens, in cents; in no figure above.
    std::optional<core::Cents> feePerRound;
    // What the figures assume, in sentences.
    std::vector<std::string> notes;
};

// Called now and then from the calling thread while long work goes on.
using Progress = std::function<void(std::size_t done, std::size_t total)>;

Returns expectedReturns(const rules::RuleSet& rules, const rules::Submission& submission,
                        const Progress& progress = {});

// The same without the base game, which is what takes long, and without notes.
Returns sideReturns(const rules::RuleSet& rules, const rules::Submission& submission);

} // namespace pitwatch::returns
