#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// A win that somebody declares.

namespace pitwatch::table {

enum class DeclarationRefusal : std::uint8_t {
    HandNotPaid,
    RoundSettled,
    ClaimedAlready,
    NobodyPlays,
    StakeDiffers,
    NoSuchStake,
    OutOfPlay,
    HandNotNamed,
    OtherNumber,
    OtherHand,
    CardTwice,
    CardElsewhere,
    OtherCards,
    HeldByAnother,
    PaidByPlayerDealer,
    AgainstOtherClaim,
    NotCounted,
    LimitUsedUp
};
constexpr auto enumNames(DeclarationRefusal) {
    return core::names("hand_not_paid", "round_settled", "claimed_already", "nobody_plays",
                       "stake_differs", "no_such_stake", "out_of_play", "hand_not_named",
                       "other_number", "other_hand", "card_twice", "card_elsewhere", "other_cards",
                       "held_by_another", "paid_by_player_dealer", "against_other_claim",
                       "not_counted", "limit_used_up");
}
constexpr std::string_view listName(DeclarationRefusal) {
    return "declaration_refusal";
}

} // namespace pitwatch::table
