#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>
#include <string_view>

// What exactly was seen where a table finds a breach; the kind of the finding says which rule that
// is about. shared/wording has the words.

namespace pitwatch::table {

enum class FindingDetail : std::uint8_t {
    // Decks that come, stay and go.
    RemovedDeckBack,
    SameBacks,
    OtherDesign,
    SecondDeckCame,
    TwoDecksUnshuffled,
    DeckTimeOver,
    DealtFromDeckToLeave,
    DealtFromOverdueDeck,
    DealtTwiceRunning,
    OtherDecksTurn,
    TwoDecksInRack,
    OtherDeckElsewhere,
    // How they were prepared.
    ViewedFaceDown,
    IdleCardsNotSpread,
    NotShuffled,
    ShuffledByHand,
    NotCut,
    NotCutAgain,
    CoverCardTooHigh,
    StubNotCounted,
    HandsCountedOtherwise,
    StubWrongTooLate,
    // Devices.
    ShoeOutOfOrder,
    ShufflerOutOfOrder,
    ShufflerMissing,
    ShufflerInOtherMode,
    ShufflerFaultOpen,
    ShoeFaultOpen,
    // People.
    OpeningUnconfirmed,
    OtherInspector,
    OtherVerifier,
    NotOnRoster,
    LeftTheRoster,
    OtherRank,
    // Wagers and the bank.
    BaseUnequal,
    SideWithoutBase,
    BaseOutsideLimits,
    AgainstOwnBank,
    BoxesNotAllowed,
    SideOutsideLimits,
    SideNotStated,
    OwnBankKnownLate,
    BoxesKnownLate,
    BankUnanswered,
    BankNotAccepted,
    BankWithoutWager,
    ChipsDisputed,
    ChipsNotCounted,
    // The deal and the play.
    DealtWithoutBets,
    DealtBeforeCall,
    DealtBeforeRuling,
    DealtNowhere,
    CardElsewhere,
    PlaceElsewhere,
    DecidedBeforeSeat,
    DecidedBeforeOthers,
    DecidedBeforeDeal,
    DecidedBeforeCard,
    DecidedWithoutCard,
    DiscardedTooLate,
    BurnedTooLate,
    BurnedTooEarly,
    TurnedBeforeFirst,
    HandBeforeBoard,
    HandBeforeHand,
    NoneBurned,
    UnseenCardTurned,
    SetAsideUnnamed,
    SetAsidePlayed,
    // The end of a round.
    HandNotShown,
    RackedUnsettled,
    RackedUnverified,
    RackedUnpaid,
    ClaimContradicted,
    // Of cards.
    ReadOtherwise
};
constexpr auto enumNames(FindingDetail) {
    return core::names(
        "removed_deck_back", "same_backs", "other_design", "second_deck_came",
        "two_decks_unshuffled", "deck_time_over", "dealt_from_deck_to_leave",
        "dealt_from_overdue_deck", "dealt_twice_running", "other_decks_turn", "two_decks_in_rack",
        "other_deck_elsewhere", "viewed_face_down", "idle_cards_not_spread", "not_shuffled",
        "shuffled_by_hand", "not_cut", "not_cut_again", "cover_card_too_high", "stub_not_counted",
        "hands_counted_otherwise", "stub_wrong_too_late", "shoe_out_of_order",
        "shuffler_out_of_order", "shuffler_missing", "shuffler_in_other_mode",
        "shuffler_fault_open", "shoe_fault_open", "opening_unconfirmed", "other_inspector",
        "other_verifier", "not_on_roster", "left_the_roster", "other_rank", "base_unequal",
        "side_without_base", "base_outside_limits", "against_own_bank", "boxes_not_allowed",
        "side_outside_limits", "side_not_stated", "own_bank_known_late", "boxes_known_late",
        "bank_unanswered", "bank_not_accepted", "bank_without_wager", "chips_disputed",
        "chips_not_counted", "dealt_without_bets", "dealt_before_call", "dealt_before_ruling",
        "dealt_nowhere", "card_elsewhere", "place_elsewhere", "decided_before_seat",
        "decided_before_others", "decided_before_deal", "decided_before_card",
        "decided_without_card", "discarded_too_late", "burned_too_late", "burned_too_early",
        "turned_before_first", "hand_before_board", "hand_before_hand", "none_burned",
        "unseen_card_turned", "set_aside_unnamed", "set_aside_played", "hand_not_shown",
        "racked_unsettled", "racked_unverified", "racked_unpaid", "claim_contradicted",
        "read_otherwise");
}
constexpr std::string_view listName(FindingDetail) {
    return "finding_detail";
}

// Where a card went, and where it should have gone, of a deal that was told out of order.
enum class DealtInstead : std::uint8_t { SeatForSeat, SeatForPlace, PlaceForSeat, PlaceForPlace };
constexpr auto enumNames(DealtInstead) {
    return core::names("seat_for_seat", "seat_for_place", "place_for_seat", "place_for_place");
}
constexpr std::string_view listName(DealtInstead) {
    return "dealt_instead";
}

// The places besides the players'.
enum class DealtPlace : std::uint8_t { CommunityCards, SixCardBox };
constexpr auto enumNames(DealtPlace) {
    return core::names("community_cards", "six_card_box");
}
constexpr std::string_view listName(DealtPlace) {
    return "dealt_place";
}

} // namespace pitwatch::table
