#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>
#include <string_view>

// Why something is so, where the table or its agent says it and no person does: reasons that the
// record keeps as codes. shared/wording has the words.

namespace pitwatch::table {

// What closes a claim.
enum class ClaimClosing : std::uint8_t { Paid, PaidOrHeld };
constexpr auto enumNames(ClaimClosing) {
    return core::names("paid", "paid_or_held");
}
constexpr std::string_view listName(ClaimClosing) {
    return "claim_closing";
}

// Why the table voids a claim; that of a void round has the round's reason.
enum class ClaimVoiding : std::uint8_t { WagerTakesNoPart, DeclaredBeforeCards };
constexpr auto enumNames(ClaimVoiding) {
    return core::names("wager_takes_no_part", "declared_before_cards");
}
constexpr std::string_view listName(ClaimVoiding) {
    return "claim_voiding";
}

// Why a claim that was declared is not one of the settlement's.
enum class Contradiction : std::uint8_t {
    NoSuchWin,
    PaidAtOnce,
    OtherEnvy,
    LimitElsewhere,
    OtherCards
};
constexpr auto enumNames(Contradiction) {
    return core::names("no_such_win", "paid_at_once", "other_envy", "limit_elsewhere",
                       "other_cards");
}
constexpr std::string_view listName(Contradiction) {
    return "contradiction";
}

// Why a round is void, besides irregularities and what floorpersons say.
enum class RoundVoiding : std::uint8_t { BankMissing, NoBetAllowed, NobodyBets };
constexpr auto enumNames(RoundVoiding) {
    return core::names("bank_missing", "wager_not_allowed", "nobody_bets");
}
constexpr std::string_view listName(RoundVoiding) {
    return "round_voiding";
}

// What is not known of a round that is over, or not known yet.
enum class Unsettled : std::uint8_t {
    FloorDecision,
    Wagers,
    Decisions,
    BankWager,
    CommunityCards,
    SixCardBox,
    Hands,
    PlayerWhoLeft // Undecided: the floorperson's word on the wagers.
};
constexpr auto enumNames(Unsettled) {
    return core::names("floor_decision", "wagers", "decisions", "bank_wager", "community_cards",
                       "six_card_box", "hands", "player_who_left");
}
constexpr std::string_view listName(Unsettled) {
    return "unsettled";
}

// What a floorperson decided on, besides irregularities.
enum class FloorQuestion : std::uint8_t { VoidRound };
constexpr auto enumNames(FloorQuestion) {
    return core::names("void_round");
}
constexpr std::string_view listName(FloorQuestion) {
    return "floor_question";
}

// Why a deck is not known to be whole.
enum class DeckDoubt : std::uint8_t { WrongCount, WrongStub };
constexpr auto enumNames(DeckDoubt) {
    return core::names("wrong_count", "wrong_stub");
}
constexpr std::string_view listName(DeckDoubt) {
    return "deck_doubt";
}

// What the table itself notes of an irregularity.
enum class IrregularityNote : std::uint8_t {
    CommunityCards,
    SixCardBox,
    CommunityFaceUp,
    SetAsidePlayed,
    DeckToLeave,
    DealtBeforeCall
};
constexpr auto enumNames(IrregularityNote) {
    return core::names("community_cards", "six_card_box", "community_face_up", "set_aside_played",
                       "deck_to_leave", "dealt_before_call");
}
constexpr std::string_view listName(IrregularityNote) {
    return "irregularity_note";
}

// What is wrong with a device.
enum class FaultDetail : std::uint8_t {
    DeckNotCounted,
    UnknownDeckShuffled,
    UnknownDeckTaken,
    ReportedByDevice,
    OtherMode,
    ShoeJammed,
    ShuffleUnfinished,
    DoorOpen,
    NotHeard,
    Restarted,
    NotUsable
};
constexpr auto enumNames(FaultDetail) {
    return core::names("deck_not_counted", "unknown_deck_shuffled", "unknown_deck_taken",
                       "reported_by_device", "other_mode", "shoe_jammed", "shuffle_unfinished",
                       "door_open", "not_heard", "restarted", "not_usable");
}
constexpr std::string_view listName(FaultDetail) {
    return "fault_detail";
}

// Why the progressive is locked, besides doubts about the controller's journal and the
// controller's own reasons.
enum class LockDetail : std::uint8_t {
    LinkClosed,
    LinkSuspended,
    NeverOpened,
    NotToldOpen,
    ControllerOffline,
    ControllerSilent
};
constexpr auto enumNames(LockDetail) {
    return core::names("link_closed", "link_suspended", "never_opened", "not_told_open",
                       "controller_offline", "controller_silent");
}
constexpr std::string_view listName(LockDetail) {
    return "lock_detail";
}

} // namespace pitwatch::table
