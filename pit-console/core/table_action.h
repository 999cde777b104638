#pragma once

#include "shared/core/ids.h"
#include "shared/events/deck_events.h"

#include <optional>
#include <string>

// What a person at the console can ask of a table. Plain values: whether it may be done now is the
// table core's to say, and whether it was done is told by the table's own journal.

namespace pitwatch::console {

enum class ActionKind : std::uint8_t {
    OpenTable,
    CloseTable,
    IdleTable,
    VerifyInspection,
    RemoveDeck,
    OrderRecut,
    OrderShuffle,
    CloseFault,
    MarkOutOfOrder,
    ReturnToUse,
    ClearJam,
    UnlockProgressive,
    ResolveChipCount,
    JudgeStub,
    AbandonWagers,
    RuleOnIrregularity,
    VoidRound
};
constexpr auto enumNames(ActionKind) {
    return core::names("open_table", "close_table", "idle_table", "verify_inspection",
                       "remove_deck", "order_recut", "order_shuffle", "close_fault",
                       "mark_out_of_order", "return_to_use", "clear_jam", "unlock_progressive",
                       "resolve_chip_count", "judge_stub", "abandon_wagers", "rule_on_irregularity",
                       "void_round");
}

struct TableAction {
    core::PartyId table{};
    ActionKind kind{};
    std::optional<events::DeckColour> deck{};
    std::uint64_t object = 0; // A fault, a seat, a wager: what the action is about.
    std::string device{};
    int count = 0;           // Chips agreed on.
    bool allPresent = false; // A wrong stub was a misdeal with all cards there.
    std::string words{};     // Reason, cause, decision, or the dealer's name.

    friend bool operator==(const TableAction&, const TableAction&) = default;
};

// What must be typed before the action can be sent.
enum class ActionNeed : std::uint8_t { Nothing, Words, Count };

struct ActionOffer {
    TableAction action{};
    ActionNeed need = ActionNeed::Nothing;
    std::string about{}; // What distinguishes it from others of its kind: "red", "jam of shuffler"
    bool allowed = false;
    std::string reason{};  // Why not.
    std::string section{}; // The rule that says so; empty where the state does.

    friend bool operator==(const ActionOffer&, const ActionOffer&) = default;
};

// What became of an action, by the number its sender gave it.
struct ActionOutcome {
    std::uint64_t id = 0;
    bool accepted = false;
    std::string reason{};
    std::string section{};

    friend bool operator==(const ActionOutcome&, const ActionOutcome&) = default;
};

} // namespace pitwatch::console
