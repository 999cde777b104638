#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// What the rules can ask of the people at a table.

namespace pitwatch::table {

enum class Step : std::uint8_t {
    OpenTable,
    RemoveDeck,
    ChangeDeck,
    CloseFault,
    InspectDeck,
    VerifyInspection,
    SpreadDeck,
    ViewDeck,
    TurnDeck,
    WashDeck,
    StackDeck,
    ShuffleDeck,
    CutDeck,
    ReceiveDecks,
    AnswerForBank,
    DecideQuestion,
    JudgeStub,
    SettleChipCount,
    CountStub,
    CallNoMoreBets,
    CountChips,
    Deal,
    Decide,
    TurnAndSettle,
    EndRound,
    AwaitAmount,
    VerifyClaim,
    VerifyClaimAgain,
    NotifySurveillance,
    ApproveClaim,
    AwaitDocument,
    PayClaim,
    PayClaimByCheque,
    PayEnvy,
    ResolveDispute,
    SpreadIdleCards,
    ConfirmOpeningCheck,
    AbandonWagers,
    ChangeDealing,
    TakeBackClaim
};
constexpr auto enumNames(Step) {
    return core::names(
        "open_table", "remove_deck", "change_deck", "close_fault", "inspect_deck",
        "verify_inspection", "spread_deck", "view_deck", "turn_deck", "wash_deck", "stack_deck",
        "shuffle_deck", "cut_deck", "receive_decks", "answer_for_bank", "decide_question",
        "judge_stub", "settle_chip_count", "count_stub", "call_no_more_bets", "count_chips", "deal",
        "decide", "turn_and_settle", "end_round", "await_amount", "verify_claim",
        "verify_claim_again", "notify_surveillance", "approve_claim", "await_document", "pay_claim",
        "pay_claim_by_cheque", "pay_envy", "resolve_dispute", "spread_idle_cards",
        "confirm_opening_check", "abandon_wagers", "change_dealing", "take_back_claim");
}
constexpr std::string_view listName(Step) {
    return "next_step";
}

} // namespace pitwatch::table
