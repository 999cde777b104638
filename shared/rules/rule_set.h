#pragma once

#include "shared/core/clock.h"
#include "shared/core/money.h"
#include "shared/rules/paytable.h"
#include "shared/rules/vocabulary.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

// One document of law as data: everything the software needs from it, each value with the section
// that says so. Loaded and checked by loadRuleSet, never changed afterwards; sections are whole
// citations. Any thread may read it.

namespace pitwatch::rules {

// So many cards to the box or the community area, or to each player in turn.
struct DealStep {
    DealTarget to = DealTarget::Players;
    int count = 1;

    friend bool operator==(const DealStep&, const DealStep&) = default;
};

struct DealingRule {
    DealingMethod method = DealingMethod::Hand;
    std::string section;
    bool needsShuffler = false;
    std::string needsShufflerSection;
    // How long a deck may stay in play; none where the document gives no limit.
    std::optional<core::Millis> deckChange;
    std::string deckChangeSection;
    // The same things are said once for each method.
    std::string chipCountSection;
    std::string stubCountSection;
    std::string misdealtSection;
    std::string deckWrongSection;
    // In which order the cards of a round go out; the box is left out where it is not offered. A
    // player-dealer's cards, which become the community cards, count as the community's.
    std::vector<DealStep> order;
    std::string orderSection;
};

// How many decks alternate at the table. `withoutShuffler` is 0 where a shuffler is a must.
struct DeckRule {
    int withoutShuffler = 1;
    int withShufflerLeast = 1;
    int withShufflerMost = 1;
    std::string section;
    // Where the document has a counted deck of other than 52 cards removed; empty if silent.
    std::string countSection;
    // Where one deck is the rule as long as no shuffler is in use.
    std::string oneSection;
    // Where decks are of one design and have a cover card; empty if silent.
    std::string designSection;
    std::string coverCardSection;
};

struct StubCountRule {
    int everyRounds = 5;
    bool waivedIfShufflerCounts = true;
};

// Cards taken from the deck in one round; the stub is 52 less these.
struct DealRule {
    int perPlayer = 3;
    int community = 2;
    int sixCardBox = 0;
    int burned = 0;
    int discarded = 0;
    std::string section;
    // One more goes from a shoe that reshuffles by itself.
    int reshufflingShoeDiscards = 0;
    std::string reshufflingShoeSection;
};

struct TableRule {
    int seats = 7;
    // Seat numbers run from 1 to this; one more than `seats` where a player-dealer sits too.
    int positions = 7;
    std::string section;
    int adjacentBoxesMost = 7;
    std::string adjacentBoxesSection;
    std::optional<core::Cents> maxBetMost;
    std::string maxBetSection;
    // Where the document speaks of the limits that the operator states; empty where it does not.
    std::string betLimitsSection;
};

// How long the hand of a claim stays face up on the layout.
enum class FaceUp : std::uint8_t { UntilVerified, UntilPaid };
constexpr auto enumNames(FaceUp) {
    return core::names("until_verified", "until_paid");
}

struct SettlementRule {
    // Every losing wager is collected before a winner is paid.
    bool losersFirst = false;
    // The bonus wagers of all players are settled before anybody's others.
    bool bonusWagersFirst = false;
    std::string section;
    FaceUp faceUp = FaceUp::UntilVerified;
    std::string faceUpSection;
    // Run 'Em Twice: what a winning ante pays.
    std::int64_t anteTo1 = 0;
    std::string anteSection;
};

// The most an operator may state is the greater of `most` and `mostTimesMinBet` minimum bets.
struct PayoutLimitRule {
    std::string section;
    std::optional<core::Cents> most;
    std::int64_t mostTimesMinBet = 0;
    // Whether that most applies where the operator states nothing.
    bool appliesByDefault = false;
};

// A player banks the game.
struct BankRule {
    int handsBeforeOffer = 2;
    std::string section;
    std::string collectionSection;
    // When the seat at which settling begins is known.
    std::string actionSection;
};

struct WagerRule {
    WagerKind wager = WagerKind::Base;
    std::string name;
    std::string section;
    // Limits of the document itself on one such wager.
    std::optional<core::Cents> least;
    std::optional<core::Cents> most;
    // The dealer takes the chips in between "no more bets" and the first card, and counts them.
    bool collectedBeforeDeal = false;
    std::vector<Paytable> paytables;

    const Paytable* find(std::string_view letter) const;
};

struct IrregularityRule {
    Irregularity irregularity = Irregularity::OneCardFaceUp;
    Consequence consequence = Consequence::SetAside;
    std::string section;
};

// What has to be there before the first round; whether it is asked of a table is told by what was
// filed for it (opening_checks.h).
struct OpeningCheckRule {
    OpeningCheck check = OpeningCheck::BaseAreas;
    std::string section;

    friend bool operator==(const OpeningCheckRule&, const OpeningCheckRule&) = default;
};

// Where the document tells how a table is opened and a round conducted; empty where it is silent.
struct ProcedureSections {
    std::string inspect;
    std::string spread;
    std::string wash;
    std::string shuffle;
    std::string cut;
    std::string recut;
    // Where decks that were inspected and shuffled elsewhere are known; empty where they are not.
    std::string preinspected;
    std::string idle;
    // A shoe that reshuffles by itself keeps the cards of an idle table.
    bool idleWaivedIfReshuffles = false;
    // The cards are turned face up again for the first player who arrives.
    bool idleTurnedFaceUp = false;
    std::string noMoreBets;
    std::string decisions;
    std::string reveal;
    std::string rack;
    // What takes the wagers of a player who breaks a rule.
    std::string forfeiture;

    // Whether the cards are inspected, shown and washed before the first shuffle.
    bool hasCeremony() const { return !inspect.empty(); }
};

// How an unclear place of the document is read.
struct Reading {
    std::string id;
    std::string text;
    std::string section;
};

struct RuleSet {
    std::string id;
    std::string name;
    std::string document;
    std::string version;
    Status status = Status::Current;
    std::string statusNote;
    Game game = Game::LetItRide;
    // Whether the operator may state that A-2-3-4-5 is no straight.
    bool aceLowOption = false;
    std::string aceLowSection;
    TableRule table;
    DeckRule decks;
    std::optional<StubCountRule> stubCount;
    DealRule deal;
    SettlementRule settlement;
    PayoutLimitRule payoutLimit;
    std::optional<BankRule> bank;
    ProcedureSections procedure;
    std::vector<DealingRule> dealing;
    std::vector<WagerRule> wagers;
    std::vector<IrregularityRule> irregularities;
    std::vector<OpeningCheckRule> openingChecks;
    std::vector<Reading> readings;

    const DealingRule* find(DealingMethod method) const;
    const WagerRule* find(WagerKind wager) const;
    // None where the document is silent: then the floorperson decides.
    const IrregularityRule* find(Irregularity irregularity) const;
};

} // namespace pitwatch::rules
