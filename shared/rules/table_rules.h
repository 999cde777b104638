#pragma once

#include "shared/cards/five_card_hand.h"
#include "shared/core/money.h"
#include "shared/rules/fixed_list.h"
#include "shared/rules/paytable.h"
#include "shared/rules/submission.h"

#include <array>
#include <optional>

// One table's rules, compiled from its rule set and submission into what settlement looks up: no
// names, no searching. Made once per table, never changed; any thread may read it.

namespace pitwatch::rules {

struct OfferedWager {
    PayoutTable payouts{};
    CardsUsed cards = CardsUsed::Five;
    core::Cents least{1};
    core::Cents most = core::kMaxAmount;
};

// What others are paid for a hand class, by the size of their own progressive wager.
struct EnvyPayout {
    PaidHand hand = PaidHand::RoyalFlush;
    // Beside ProgressiveRules::wagers.
    FixedList<core::Cents, kMaxProgressiveWagers> amounts;
};

struct ProgressiveRules {
    struct Level {
        MeterLevel level = MeterLevel::Main;
        core::Cents reset;
    };

    FixedList<core::Cents, kMaxProgressiveWagers> wagers;
    FixedList<Level, core::kEnumCount<MeterLevel>> levels;
    std::array<std::optional<EnvyPayout>, kHandClassCount> envy{};

    core::Cents resetOf(MeterLevel level) const;
};

struct TableRules {
    Game game = Game::LetItRide;
    int positions = 7;
    int cardsPerPlayer = 3;
    core::Cents minBet;
    core::Cents maxBet;
    std::optional<core::Cents> payoutLimit;
    cards::AceLow aceLow = cards::AceLow::Allowed;
    std::int64_t anteTo1 = 1;
    // By WagerKind; the progressive's paytable is here too.
    std::array<std::optional<OfferedWager>, core::kEnumCount<WagerKind>> wagers{};
    std::optional<ProgressiveRules> progressive;
    // There where a player banks the game.
    std::optional<CollectionFiling> collection;

    // The submission must have been parsed against that very rule set.
    TableRules(const RuleSet& rules, const Submission& submission);

    const std::optional<OfferedWager>& offered(WagerKind wager) const {
        return wagers[static_cast<std::size_t>(wager)];
    }
    bool hasBank() const { return collection.has_value(); }
};

} // namespace pitwatch::rules
