#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// Where a round has got to, and what waits for the floorperson.

namespace pitwatch::table {

enum class RoundRefusal : std::uint8_t {
    NoneOpen,
    IsOpen,
    BeingDealt,
    NoneBeingPlayed,
    LastNotEnded,
    BetsOpen,
    BetsClosed,
    CardsDealt,
    Settled,
    ChipCountOpen,
    StubNotJudged,
    QuestionOpen,
    NoQuestion,
    OtherConsequence,
    StubIsCounted,
    SkippedUnknown,
    WasDealtTo,
    DecidedOnCards,
    RightNumber,
    AllDecided,
    OtherSeats,
    LeftUndecided
};
constexpr auto enumNames(RoundRefusal) {
    return core::names("none_open", "is_open", "being_dealt", "none_being_played", "last_not_ended",
                       "bets_open", "bets_closed", "cards_dealt", "settled", "chip_count_open",
                       "stub_not_judged", "question_open", "no_question", "other_consequence",
                       "stub_is_counted", "skipped_unknown", "was_dealt_to", "decided_on_cards",
                       "right_number", "all_decided", "other_seats", "left_undecided");
}
constexpr std::string_view listName(RoundRefusal) {
    return "round_refusal";
}

} // namespace pitwatch::table
