#pragma once

#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"
#include "shared/vocabulary/stubs.h"

#include <string_view>

// Counting what is left of the deck.

namespace pitwatch::events {

using vocabulary::StubJudgement;

struct StubCountDue {
    static constexpr EventType kType{420};
    static constexpr std::string_view kName = "stub_count_due";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    std::uint8_t roundsSinceCount = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "rounds_since_count", roundsSinceCount);
    }
    friend bool operator==(const StubCountDue&, const StubCountDue&) = default;
};

struct StubCounted {
    static constexpr EventType kType{421};
    static constexpr std::string_view kName = "stub_counted";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    DeckColour deck{};
    std::uint8_t expected = 0;
    std::uint8_t counted = 0;
    std::optional<PersonId> by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "deck", deck, "expected", expected, "counted", counted,
               "by", by);
    }
    friend bool operator==(const StubCounted&, const StubCounted&) = default;
};

struct StubCountJudged {
    static constexpr EventType kType{422};
    static constexpr std::string_view kName = "stub_count_judged";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    DeckColour deck{};
    StubJudgement judgement{};
    core::Text section{};
    std::optional<PersonId> by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "deck", deck, "judgement", judgement, "section", section,
               "by", by);
    }
    friend bool operator==(const StubCountJudged&, const StubCountJudged&) = default;
};

// The rounds dealt with a deck since it was last known to be whole.
struct RoundsInDoubt {
    static constexpr EventType kType{423};
    static constexpr std::string_view kName = "rounds_in_doubt";
    static constexpr unsigned kVersion = 2;

    DeckColour deck{};
    std::vector<RoundId> rounds{};
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "deck", deck, "rounds", rounds);
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const RoundsInDoubt&, const RoundsInDoubt&) = default;
};

} // namespace pitwatch::events
