#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// Why the controller does not do something, or takes a link out of service.

namespace pitwatch::meter {

enum class MeterRefusal : std::uint8_t {
    NoSuchShare,
    NoSuchLink,
    RaisedBefore,
    AmountsTooLarge,
    LinkNeverNamed,
    AmountNotFiled,
    SeatTwice,
    RoundToldBefore,
    WithdrawsTooMuch,
    NoSuchMeter,
    CauseMissing,
    TakesTwo,
    OutOfRange,
    OverLimit,
    NoSuchDocument,
    SubmissionUnreadable,
    NotNamed,
    IsOpen,
    NotOpen,
    ParametersChanged,
    ParametersLocked,
    NothingChanged,
    LevelHoldsMoney,
    NotSigned,
    NothingPaid,
    NotDoubted,
    TooManyLinks,
    NotInPaytable,
    WagerNotTold,
    ClaimedBefore,
    TooManyClaims,
    CardsDiffer
};
constexpr auto enumNames(MeterRefusal) {
    return core::names("no_such_share", "no_such_link", "raised_before", "amounts_too_large",
                       "link_never_named", "amount_not_filed", "seat_twice", "round_told_before",
                       "withdraws_too_much", "no_such_meter", "cause_missing", "takes_two",
                       "out_of_range", "over_limit", "no_such_document", "submission_unreadable",
                       "not_named", "is_open", "not_open", "parameters_changed",
                       "parameters_locked", "nothing_changed", "level_holds_money", "not_signed",
                       "nothing_paid", "not_doubted", "too_many_links", "not_in_paytable",
                       "wager_not_told", "claimed_before", "too_many_claims", "cards_differ");
}
constexpr std::string_view listName(MeterRefusal) {
    return "meter_refusal";
}

// Why a claim's document is not numbered.
enum class DocumentObjection : std::uint8_t {
    NoSuchClaim,
    HasDocument,
    AmountDiffers,
    EnvyDiffers,
    HandDiffers,
    VerificationNotSigned,
    TooFewApprovals,
    NamesUnsigned
};
constexpr auto enumNames(DocumentObjection) {
    return core::names("no_such_claim", "has_document", "amount_differs", "envy_differs",
                       "hand_differs", "verification_not_signed", "too_few_approvals",
                       "names_unsigned");
}
constexpr std::string_view listName(DocumentObjection) {
    return "document_objection";
}

// What keeps a link from being open.
enum class LinkProblem : std::uint8_t {
    NoTable,
    TablesDiffer,
    FiledOtherwise,
    JournalDoubted,
    NotRead
};
constexpr auto enumNames(LinkProblem) {
    return core::names("no_table", "tables_differ", "filed_otherwise", "journal_doubted",
                       "not_read");
}
constexpr std::string_view listName(LinkProblem) {
    return "link_problem";
}

// What two tables of a link file differently.
enum class FilingPart : std::uint8_t { Paytable, Wagers, Levels };
constexpr auto enumNames(FilingPart) {
    return core::names("paytable", "wagers", "levels");
}
constexpr std::string_view listName(FilingPart) {
    return "filing_part";
}

} // namespace pitwatch::meter
