#pragma once

#include "pit-console/core/period.h"
#include "pit-console/core/projections/deck_history.h"
#include "pit-console/core/projections/round_index.h"
#include "pit-console/core/projections/setup_history.h"
#include "shared/core/enum_map.h"

#include <optional>
#include <string>
#include <vector>

// Deck rotation and stub counts against the rules, reckoned from what happened and not from what a
// table found against itself: two witnesses. Pure, but for complianceOf(), which reads the store.

namespace pitwatch::console {

class Store;

// What the rules and the operator's filing ask of the decks of one table.
struct DeckRules {
    struct Limit {
        std::optional<core::Millis> inPlay; // Nothing where nobody sets a limit.
        std::string section;
    };

    core::EnumMap<events::DealingMethod, Limit> limits;
    events::DealingMethod dealing{}; // As filed.
    int decks = 1;
    std::string decksSection;
    std::optional<int> stubEvery; // Rounds; nothing where no stub is counted.
    bool shufflerCounts = false;  // Then no stub is counted of a deck that the shuffler counted.
    std::string stubSection;
    std::string countSection;
};

// Nothing where the submission is not kept or cannot be read.
std::optional<DeckRules> deckRulesOf(const TableSetup& setup);

enum class BreachKind : std::uint8_t {
    DeckOverdue,
    StubCountMissed,
    WrongCount,
    DecksNotAlternated,
    DeckCameBack
};
constexpr auto enumNames(BreachKind) {
    return core::names("deck_overdue", "stub_count_missed", "wrong_count", "decks_not_alternated",
                       "deck_came_back");
}

struct Breach {
    BreachKind kind{};
    core::PartyId table;
    core::Instant at{};
    std::optional<events::DeckColour> colour;
    std::optional<events::DeckId> deck;
    std::optional<events::RoundId> round;
    core::Millis over{0}; // How long the deck stayed too long, so far.
    int rounds = 0;       // Without a count; or dealt from a deck that was counted wrong or late.
    int expected = 0;
    int counted = 0;
    bool goesOn = false; // The deck is still there, the count still missing.
    std::string section;

    friend bool operator==(const Breach&, const Breach&) = default;
};

// What is known of one table. Rounds in their order, from before the period where a streak may
// have begun there; `left` are decks that were removed anywhere, with the moment.
struct TableRecord {
    core::PartyId table;
    DeckRules rules;
    std::vector<DeckStay> stays;
    std::vector<DeckCount> counts;
    std::vector<RoundSummary> rounds;
    std::vector<MethodChange> methods;
    std::vector<ShufflerUse> shufflerUses;
    std::vector<DeckStay> left;
};

// Every breach that lasted or happened in the period, by time.
std::vector<Breach> breachesOf(const TableRecord& record, const Period& period, core::Instant now);

struct TableCompliance {
    core::PartyId table;
    bool rulesKnown = true; // Otherwise nothing could be checked.
    int decksInPlay = 0;
    int decksRemoved = 0;
    int stubCounts = 0;
    int shufflerCounts = 0;
    int rounds = 0;
    std::vector<Breach> breaches;
};

// Of every table that was set up, or of one.
std::vector<TableCompliance> complianceOf(const Store& store, const Period& period,
                                          core::Instant now,
                                          const std::optional<core::PartyId>& table = {});

} // namespace pitwatch::console
