#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>
#include <string_view>

// Refusals of what somebody wants to sign or has signed, besides those of check.h: people are told
// them as phrases (events/phrase.h), in their own language.

namespace pitwatch::staff {

// Why a genuine statement cannot be carried out, whatever the state of the table or the meters: it
// says something that nobody understands, or is about something that has been replaced.
enum class Misstatement : std::uint8_t {
    ArgumentMissing,
    ArgumentEmpty,
    ArgumentNoName,
    ArgumentNoWord,
    ArgumentNoNumber,
    ArgumentNoSeat,
    NoSeatNamed,
    ObjectNoWord,
    ObjectNoNumber,
    ObjectNoLink,
    NotForATable,
    NotForAClaim,
    NotForAController,
    NoRankAtATable,
    AmountBelowNothing,
    NoSuchOrder,
    RoundIsOver,
    QuestionIsAnswered,
    OtherDocument,
    OtherDispute,
    ChangeOverLimit,
    OrdererMayNot,
    ObjectNoParty
};
constexpr auto enumNames(Misstatement) {
    return core::names("argument_missing", "argument_empty", "argument_no_name", "argument_no_word",
                       "argument_no_number", "argument_no_seat", "no_seat_named", "object_no_word",
                       "object_no_number", "object_no_link", "not_for_a_table", "not_for_a_claim",
                       "not_for_a_controller", "no_rank_at_a_table", "amount_below_nothing",
                       "no_such_order", "round_is_over", "question_is_answered", "other_document",
                       "other_dispute", "change_over_limit", "orderer_may_not", "object_no_party");
}
constexpr std::string_view listName(Misstatement) {
    return "misstatement";
}

// Why a console signed nothing.
enum class SigningRefusal : std::uint8_t {
    NobodySignedIn,
    SomebodyElseSignedIn,
    SignedOutMeanwhile,
    Cancelled,
    NotAsShown,
    ClockBehind,
    NoThread,
    NotSetUp
};
constexpr auto enumNames(SigningRefusal) {
    return core::names("nobody_signed_in", "somebody_else_signed_in", "signed_out_meanwhile",
                       "cancelled", "not_as_shown", "clock_behind", "no_thread", "not_set_up");
}
constexpr std::string_view listName(SigningRefusal) {
    return "signing_refusal";
}

} // namespace pitwatch::staff
