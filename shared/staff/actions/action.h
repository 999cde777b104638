#pragma once

#include "shared/core/enum_names.h"
#include "shared/staff/actions/argument.h"
#include "shared/staff/role.h"

#include <cstdint>

// The things people do by signature, and who may do them. The table of rights is data (action.cpp)
// and printed in README.md. New actions are added at the end: the number is part of what is signed.

namespace pitwatch::staff {

enum class Action : std::uint8_t {
    OpenTable,
    CloseTable,
    IdleTable,
    AssignDealer,
    AssignFloorperson,
    ChangeDealingMethod,
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
    VoidRound,
    VerifyClaim,
    ApproveClaim,
    DenyClaim,
    VoidClaim,
    PayClaim,
    PayEnvyLine,
    HoldClaim,
    DisputeClaim,
    ResolveDispute,
    NotifySurveillance,
    OpenLink,
    CloseLink,
    CorrectMeter,
    ChangeParameters,
    ApproveOrder,
    DenyOrder,
    VoidDocument,
    ForfeitWagers,
    ReadmitParty
};
constexpr auto enumNames(Action) {
    return core::names(
        "open_table", "close_table", "idle_table", "assign_dealer", "assign_floorperson",
        "change_dealing_method", "verify_inspection", "remove_deck", "order_recut", "order_shuffle",
        "close_fault", "mark_out_of_order", "return_to_use", "clear_jam", "unlock_progressive",
        "resolve_chip_count", "judge_stub", "abandon_wagers", "rule_on_irregularity", "void_round",
        "verify_claim", "approve_claim", "deny_claim", "void_claim", "pay_claim", "pay_envy_line",
        "hold_claim", "dispute_claim", "resolve_dispute", "notify_surveillance", "open_link",
        "close_link", "correct_meter", "change_parameters", "approve_order", "deny_order",
        "void_document", "forfeit_wagers", "readmit_party");
}

// What an action can be about. An order is an action that waits for a second person. New kinds are
// added at the end, as actions are.
enum class ObjectKind : std::uint8_t { Table, Round, Deck, Fault, Claim, Link, Order, Jam, Party };
constexpr auto enumNames(ObjectKind) {
    return core::names("table", "round", "deck", "fault", "claim", "link", "order", "jam", "party");
}

// Where the amount in a statement comes from.
enum class AmountRule : std::uint8_t {
    None,     // It must be 0.
    OfObject, // It must equal the object's, which must be known.
    OfPerson, // The person states it.
};

// What is held against the limit of whoever signs.
enum class LimitRule : std::uint8_t {
    None,   // Nothing is handed over by it.
    Amount, // The amount, and what the same decision releases with it.
    Change, // What it changes. Only the addressee knows what is there before: it weighs it.
};

struct ActionRule {
    Action action{};
    ObjectKind object{};
    RoleSet roles{};
    AmountRule amount{};
    LimitRule limit{};
    // Whoever had a hand in the object before (who verified it, ordered it, approved it) may not.
    bool byAnother = false;
    ArgumentRules arguments{};
};

const ActionRule& ruleOf(Action action);

// Whether a claim, or its document, is no more once this was signed of it.
constexpr bool endsClaim(Action action) {
    return action == Action::DenyClaim || action == Action::VoidClaim ||
           action == Action::VoidDocument;
}

} // namespace pitwatch::staff
