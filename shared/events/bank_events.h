#pragma once

#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// California: a player banks the game.

namespace pitwatch::events {

enum class FeeKind : std::uint8_t { PerBet, PerHand };
constexpr auto enumNames(FeeKind) {
    return core::names("per_bet", "per_hand");
}

struct BankOffered {
    static constexpr EventType kType{800};
    static constexpr std::string_view kName = "bank_offered";
    static constexpr unsigned kVersion = 1;

    core::Seat seat{};
    RoundId nextRound{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "seat", seat, "next_round", nextRound);
    }
    friend bool operator==(const BankOffered&, const BankOffered&) = default;
};

struct BankAccepted {
    static constexpr EventType kType{801};
    static constexpr std::string_view kName = "bank_accepted";
    static constexpr unsigned kVersion = 2;

    core::Seat seat{};
    RoundId nextRound{};
    std::optional<PlayerId> player{}; // Where it is known who sits there.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "seat", seat, "next_round", nextRound);
        if (version >= 2)
            fields(archive, "player", player);
    }
    friend bool operator==(const BankAccepted&, const BankAccepted&) = default;
};

struct BankDeclined {
    static constexpr EventType kType{802};
    static constexpr std::string_view kName = "bank_declined";
    static constexpr unsigned kVersion = 1;

    core::Seat seat{};
    RoundId nextRound{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "seat", seat, "next_round", nextRound);
    }
    friend bool operator==(const BankDeclined&, const BankDeclined&) = default;
};

// `to` is nobody when every player declined, or whoever had it left or gave it up.
struct BankPassed {
    static constexpr EventType kType{803};
    static constexpr std::string_view kName = "bank_passed";
    static constexpr unsigned kVersion = 2;

    std::optional<core::Seat> from{};
    std::optional<core::Seat> to{};
    std::uint8_t handsHeld = 0;
    std::optional<PlayerId> fromPlayer{};
    std::optional<PlayerId> toPlayer{};
    core::Cents wagerReturned{}; // That lay there for a round still open for bets.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "from", from, "to", to, "hands_held", handsHeld);
        if (version >= 2)
            fields(archive, "from_player", fromPlayer, "to_player", toPlayer, "wager_returned",
                   wagerReturned);
    }
    friend bool operator==(const BankPassed&, const BankPassed&) = default;
};

struct BankWagerPlaced {
    static constexpr EventType kType{804};
    static constexpr std::string_view kName = "bank_wager_placed";
    static constexpr unsigned kVersion = 2;

    RoundId round{};
    core::Seat seat{};
    core::Cents amount{};
    std::optional<PlayerId> player{}; // Where it is known who sits there.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "round", round, "seat", seat, "amount", amount);
        if (version >= 2)
            fields(archive, "player", player);
    }
    friend bool operator==(const BankWagerPlaced&, const BankWagerPlaced&) = default;
};

// When play begins, at "no more bets".
struct FeeCollected {
    static constexpr EventType kType{805};
    static constexpr std::string_view kName = "fee_collected";
    static constexpr unsigned kVersion = 2;

    RoundId round{};
    core::Seat seat{};
    FeeKind kind{};
    core::Cents amount{};
    core::Cents rate{}; // For one bet, or for the hand.
    std::uint8_t count = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "round", round, "seat", seat, "kind", kind, "amount", amount);
        if (version >= 2)
            fields(archive, "rate", rate, "count", count);
    }
    friend bool operator==(const FeeCollected&, const FeeCollected&) = default;
};

struct BankSettled {
    static constexpr EventType kType{806};
    static constexpr std::string_view kName = "bank_settled";
    static constexpr unsigned kVersion = 2;

    RoundId round{};
    core::Seat seat{};
    core::Cents wager{};
    core::Cents collected{};
    core::Cents paid{};
    core::Cents fee{};
    std::optional<PlayerId> player{}; // Where it is known who sits there.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "round", round, "seat", seat, "wager", wager, "collected", collected,
               "paid", paid, "fee", fee);
        if (version >= 2)
            fields(archive, "player", player);
    }
    friend bool operator==(const BankSettled&, const BankSettled&) = default;
};

// The seat at which settling begins, as told for the round.
struct ActionSeatTold {
    static constexpr EventType kType{807};
    static constexpr std::string_view kName = "action_seat_told";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    core::Seat seat{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat);
    }
    friend bool operator==(const ActionSeatTold&, const ActionSeatTold&) = default;
};

// The hand is void.
struct FeeReturned {
    static constexpr EventType kType{808};
    static constexpr std::string_view kName = "fee_returned";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    core::Seat seat{};
    FeeKind kind{};
    core::Cents amount{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "kind", kind, "amount", amount);
    }
    friend bool operator==(const FeeReturned&, const FeeReturned&) = default;
};

} // namespace pitwatch::events
