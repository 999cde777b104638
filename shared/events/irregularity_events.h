#pragma once

#include "shared/events/deal_events.h"
#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"
#include "shared/vocabulary/irregularities.h"

#include <string_view>

// What went wrong in a round and what the rules, or where they are silent the floorperson, made of
// it.

namespace pitwatch::events {

using vocabulary::Consequence;
using vocabulary::Irregularity;

struct IrregularityObserved {
    static constexpr EventType kType{400};
    static constexpr std::string_view kName = "irregularity_observed";
    static constexpr unsigned kVersion = 3;

    std::optional<RoundId> round{};
    Irregularity irregularity{};
    Consequence consequence{};
    core::Text section{};
    std::optional<core::Seat> seat{};
    std::uint8_t cardCount = 0; // How many cards it concerns.
    std::optional<PersonId> by{};
    Phrase note{};                    // A sentence before version 3.
    std::optional<Place> place{};     // Where; `seat` says whose, where it is a player's.
    std::vector<cards::Card> cards{}; // Those that lay open, where they were named.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "round", round, "irregularity", irregularity, "consequence", consequence,
               "section", section, "seat", seat, "card_count", cardCount, "by", by);
        phraseSince(3, archive, version, "note", note);
        if (version >= 2)
            fields(archive, "place", place, "cards", cards);
    }
    friend bool operator==(const IrregularityObserved&, const IrregularityObserved&) = default;
};

// The cards are void and every wager goes back.
struct RoundVoided {
    static constexpr EventType kType{401};
    static constexpr std::string_view kName = "round_voided";
    static constexpr unsigned kVersion = 2;

    RoundId round{};
    Phrase reason{}; // A sentence in version 1.
    core::Text section{};
    std::optional<PersonId> by{};
    std::vector<WagerAmount> returns{};
    core::Cents bankReturned{}; // The player-dealer's wager.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "round", round);
        phraseSince2(archive, version, "reason", reason);
        fields(archive, "section", section, "by", by, "returns", returns, "bank_returned",
               bankReturned);
    }
    friend bool operator==(const RoundVoided&, const RoundVoided&) = default;
};

// A card found face up does not take part; it is open to all, so it is named.
struct CardSetAside {
    static constexpr EventType kType{402};
    static constexpr std::string_view kName = "card_set_aside";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    cards::Card card{cards::Rank::Two, cards::Suit::Spades};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "card", card);
    }
    friend bool operator==(const CardSetAside&, const CardSetAside&) = default;
};

struct FloorDecisionRecorded {
    static constexpr EventType kType{403};
    static constexpr std::string_view kName = "floor_decision_recorded";
    static constexpr unsigned kVersion = 2;

    std::optional<RoundId> round{};
    Phrase question{}; // A sentence in version 1.
    core::Text decision{};
    PersonId by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "round", round);
        phraseSince2(archive, version, "question", question);
        fields(archive, "decision", decision, "by", by);
    }
    friend bool operator==(const FloorDecisionRecorded&, const FloorDecisionRecorded&) = default;
};

} // namespace pitwatch::events
