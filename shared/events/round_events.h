#pragma once

#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"

#include <string_view>

// A round from the first bet to its end.

namespace pitwatch::events {

struct RoundOpened {
    static constexpr EventType kType{300};
    static constexpr std::string_view kName = "round_opened";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    DeckColour deck{};
    std::optional<PersonId> dealer{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "deck", deck, "dealer", dealer);
    }
    friend bool operator==(const RoundOpened&, const RoundOpened&) = default;
};

struct NoMoreBetsCalled {
    static constexpr EventType kType{301};
    static constexpr std::string_view kName = "no_more_bets_called";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    DeckColour deck{}; // The deck it is dealt from, which may have changed during the betting.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "deck", deck);
    }
    friend bool operator==(const NoMoreBetsCalled&, const NoMoreBetsCalled&) = default;
};

// The dealer's count of collected chips equals what the sensors or lammers say.
struct ChipCountMatched {
    static constexpr EventType kType{302};
    static constexpr std::string_view kName = "chip_count_matched";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    Wager wager{};
    std::uint16_t chips = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "wager", wager, "chips", chips);
    }
    friend bool operator==(const ChipCountMatched&, const ChipCountMatched&) = default;
};

// No card is dealt before the floorperson has settled it (ChipCountResolved).
struct ChipCountMismatched {
    static constexpr EventType kType{303};
    static constexpr std::string_view kName = "chip_count_mismatched";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    Wager wager{};
    std::uint16_t sensed = 0;
    std::uint16_t counted = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "wager", wager, "sensed", sensed, "counted", counted);
    }
    friend bool operator==(const ChipCountMismatched&, const ChipCountMismatched&) = default;
};

struct ChipCountResolved {
    static constexpr EventType kType{304};
    static constexpr std::string_view kName = "chip_count_resolved";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    Wager wager{};
    std::uint16_t agreed = 0;
    PersonId by{};
    core::Text reason{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "wager", wager, "agreed", agreed, "by", by, "reason",
               reason);
    }
    friend bool operator==(const ChipCountResolved&, const ChipCountResolved&) = default;
};

struct RoundSettled {
    static constexpr EventType kType{308};
    static constexpr std::string_view kName = "round_settled";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    std::vector<core::Seat> order{}; // As the seats were paid.
    core::Cents staked{};
    core::Cents paid{};
    core::Cents returned{};
    core::Cents fees{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "order", order, "staked", staked, "paid", paid, "returned",
               returned, "fees", fees);
    }
    friend bool operator==(const RoundSettled&, const RoundSettled&) = default;
};

struct RoundCompleted {
    static constexpr EventType kType{310};
    static constexpr std::string_view kName = "round_completed";
    static constexpr unsigned kVersion = 2;

    RoundId round{};
    bool settled = false;
    // What was not known, where the round was not settled. A sentence in version 1.
    Phrase missing{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "round", round, "settled", settled);
        phraseSince2(archive, version, "missing", missing);
    }
    friend bool operator==(const RoundCompleted&, const RoundCompleted&) = default;
};

struct PlayerLeft {
    static constexpr EventType kType{311};
    static constexpr std::string_view kName = "player_left";
    static constexpr unsigned kVersion = 1;

    std::optional<RoundId> round{};
    core::Seat seat{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat);
    }
    friend bool operator==(const PlayerLeft&, const PlayerLeft&) = default;
};

// A floorperson declared the wagers of a player who left lost.
struct WagersAbandoned {
    static constexpr EventType kType{312};
    static constexpr std::string_view kName = "wagers_abandoned";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    core::Seat seat{};
    std::vector<WagerAmount> wagers{};
    PersonId by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "wagers", wagers, "by", by);
    }
    friend bool operator==(const WagersAbandoned&, const WagersAbandoned&) = default;
};

// A floorperson declared the wagers of a player who broke a rule lost.
struct WagersForfeited {
    static constexpr EventType kType{320};
    static constexpr std::string_view kName = "wagers_forfeited";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    core::Seat seat{};
    std::vector<WagerAmount> wagers{};
    core::Text section{}; // Empty where the document is silent: the floorperson's own decision.
    core::Text reason{};
    PersonId by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "wagers", wagers, "section", section,
               "reason", reason, "by", by);
    }
    friend bool operator==(const WagersForfeited&, const WagersForfeited&) = default;
};

// Somebody is known to sit there; nobody where the place is free again.
struct PlayerSeated {
    static constexpr EventType kType{313};
    static constexpr std::string_view kName = "player_seated";
    static constexpr unsigned kVersion = 1;

    core::Seat seat{};
    std::optional<PlayerId> player{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "seat", seat, "player", player);
    }
    friend bool operator==(const PlayerSeated&, const PlayerSeated&) = default;
};

} // namespace pitwatch::events
