#pragma once

#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// A table opens, rests and closes.

namespace pitwatch::events {

// The opening ceremony begins; OpeningCompleted ends it and no round starts before.
struct OpeningStarted {
    static constexpr EventType kType{150};
    static constexpr std::string_view kName = "opening_started";
    static constexpr unsigned kVersion = 1;

    PersonId dealer{};
    PersonId floorperson{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "dealer", dealer, "floorperson", floorperson);
    }
    friend bool operator==(const OpeningStarted&, const OpeningStarted&) = default;
};

struct OpeningCompleted {
    static constexpr EventType kType{151};
    static constexpr std::string_view kName = "opening_completed";
    static constexpr unsigned kVersion = 1;

    std::vector<DeckColour> decks{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "decks", decks);
    }
    friend bool operator==(const OpeningCompleted&, const OpeningCompleted&) = default;
};

struct TableOpened {
    static constexpr EventType kType{152};
    static constexpr std::string_view kName = "table_opened";
    static constexpr unsigned kVersion = 1;

    RuleSetId ruleSet{};
    Digest submission{}; // Of the rules submission in force.
    PersonId by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "rule_set", ruleSet, "submission", submission, "by", by);
    }
    friend bool operator==(const TableOpened&, const TableOpened&) = default;
};

// The configuration does not agree with the submission or the rules.
struct OpeningRefused {
    static constexpr EventType kType{153};
    static constexpr std::string_view kName = "opening_refused";
    static constexpr unsigned kVersion = 1;

    std::vector<core::Text> findings{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "findings", findings);
    }
    friend bool operator==(const OpeningRefused&, const OpeningRefused&) = default;
};

struct TableClosed {
    static constexpr EventType kType{154};
    static constexpr std::string_view kName = "table_closed";
    static constexpr unsigned kVersion = 1;

    PersonId by{};
    core::Text reason{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "by", by, "reason", reason);
    }
    friend bool operator==(const TableClosed&, const TableClosed&) = default;
};

// No gaming activity: the cards are spread again and the ceremony resumes with the next player.
struct TableIdled {
    static constexpr EventType kType{155};
    static constexpr std::string_view kName = "table_idled";
    static constexpr unsigned kVersion = 2;

    std::vector<DeckColour> spread{};
    std::optional<PersonId> by{};     // Nobody in version 1.
    std::optional<CardFace> face{};   // Where somebody told.
    std::optional<core::Seat> seat{}; // Whose player asked for the cards face up.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "spread", spread);
        if (version >= 2)
            fields(archive, "by", by, "face", face, "seat", seat);
    }
    friend bool operator==(const TableIdled&, const TableIdled&) = default;
};

struct TableReopened {
    static constexpr EventType kType{156};
    static constexpr std::string_view kName = "table_reopened";
    static constexpr unsigned kVersion = 1;

    std::optional<core::Seat> firstSeat{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "first_seat", firstSeat);
    }
    friend bool operator==(const TableReopened&, const TableReopened&) = default;
};

struct DealerAssigned {
    static constexpr EventType kType{157};
    static constexpr std::string_view kName = "dealer_assigned";
    static constexpr unsigned kVersion = 1;

    PersonId dealer{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "dealer", dealer);
    }
    friend bool operator==(const DealerAssigned&, const DealerAssigned&) = default;
};

struct FloorpersonAssigned {
    static constexpr EventType kType{158};
    static constexpr std::string_view kName = "floorperson_assigned";
    static constexpr unsigned kVersion = 1;

    PersonId floorperson{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "floorperson", floorperson);
    }
    friend bool operator==(const FloorpersonAssigned&, const FloorpersonAssigned&) = default;
};

struct DealingMethodChanged {
    static constexpr EventType kType{159};
    static constexpr std::string_view kName = "dealing_method_changed";
    static constexpr unsigned kVersion = 1;

    DealingMethod method{};
    PersonId by{};
    core::Text reason{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "method", method, "by", by, "reason", reason);
    }
    friend bool operator==(const DealingMethodChanged&, const DealingMethodChanged&) = default;
};

// One line of the opening checklist, with the rule that asks for it.
struct ConfirmedCheck {
    OpeningCheck line{};
    core::Text section{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "line", line, "section", section);
    }
    friend bool operator==(const ConfirmedCheck&, const ConfirmedCheck&) = default;
};

// A floorperson looked at these things and answers for them until the gaming day is over.
struct OpeningCheckConfirmed {
    static constexpr EventType kType{160};
    static constexpr std::string_view kName = "opening_check_confirmed";
    static constexpr unsigned kVersion = 1;

    PersonId by{};
    std::vector<ConfirmedCheck> lines{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "by", by, "lines", lines);
    }
    friend bool operator==(const OpeningCheckConfirmed&, const OpeningCheckConfirmed&) = default;
};

} // namespace pitwatch::events
