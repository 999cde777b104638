#pragma once

#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"

#include <string_view>

// Breaches of a rule that the system noticed by itself.

namespace pitwatch::events {

enum class FindingKind : std::uint8_t {
    DeckOverdue,
    DecksNotAlternated,
    TwoDecksInRack,
    SameColourDecks,
    WrongDeckCount,
    StubCountMissed,
    ShuffleMissed,
    CutTooShallow,
    OpeningIncomplete,
    DealtWithOpenFault,
    DealtBeforeChipCount,
    WrongMode,
    RemovedDeckReturned,
    SamePerson,
    Other,
    WagerNotAllowed, // Since version 2.
    BankMissing,
    DealtOutOfOrder,
    PlayedOutOfOrder,
    CutMissed,
    DeckNotRemoved,
    DeviceOutOfOrder,
    DesignsDiffer,
    RackedBeforeSettled,
    HandNotShown,
    WrongPerson,
    NotOnRoster,
    OpeningUnchecked
};
constexpr auto enumNames(FindingKind) {
    return core::names(
        "deck_overdue", "decks_not_alternated", "two_decks_in_rack", "same_colour_decks",
        "wrong_deck_count", "stub_count_missed", "shuffle_missed", "cut_too_shallow",
        "opening_incomplete", "dealt_with_open_fault", "dealt_before_chip_count", "wrong_mode",
        "removed_deck_returned", "same_person", "other", "wager_not_allowed", "bank_missing",
        "dealt_out_of_order", "played_out_of_order", "cut_missed", "deck_not_removed",
        "device_out_of_order", "designs_differ", "racked_before_settled", "hand_not_shown",
        "wrong_person", "not_on_roster", "opening_unchecked");
}

struct ComplianceFound {
    static constexpr EventType kType{900};
    static constexpr std::string_view kName = "compliance_found";
    static constexpr unsigned kVersion = 3; // 1 had fewer kinds.

    FindingId finding{};
    FindingKind kind{};
    core::TableId table{};
    std::optional<DeckColour> deck{};
    std::optional<DeckId> deckId{};
    std::optional<RoundId> round{};
    core::Text section{};
    Phrase detail{}; // What exactly was seen; a sentence before version 3.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "finding", finding, "kind", kind, "table", table, "deck", deck, "deck_id",
               deckId, "round", round, "section", section);
        phraseSince(3, archive, version, "detail", detail);
    }
    friend bool operator==(const ComplianceFound&, const ComplianceFound&) = default;
};

struct FindingResolved {
    static constexpr EventType kType{901};
    static constexpr std::string_view kName = "finding_resolved";
    static constexpr unsigned kVersion = 1;

    FindingId finding{};
    PersonId by{};
    core::Text explanation{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "finding", finding, "by", by, "explanation", explanation);
    }
    friend bool operator==(const FindingResolved&, const FindingResolved&) = default;
};

} // namespace pitwatch::events
