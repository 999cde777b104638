#pragma once

#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// What the players put down, decided, and got back.

namespace pitwatch::events {

enum class Choice : std::uint8_t { Ride, Withdraw, Bet, Fold };
constexpr auto enumNames(Choice) {
    return core::names("ride", "withdraw", "bet", "fold");
}

using vocabulary::LineResult;

struct WagerPlaced {
    static constexpr EventType kType{340};
    static constexpr std::string_view kName = "wager_placed";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    core::Seat seat{};
    Wager wager{};
    core::Cents amount{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "wager", wager, "amount", amount);
    }
    friend bool operator==(const WagerPlaced&, const WagerPlaced&) = default;
};

// Before "no more bets", when that is still the player's right.
struct WagerTakenBack {
    static constexpr EventType kType{341};
    static constexpr std::string_view kName = "wager_taken_back";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    core::Seat seat{};
    Wager wager{};
    core::Cents amount{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "wager", wager, "amount", amount);
    }
    friend bool operator==(const WagerTakenBack&, const WagerTakenBack&) = default;
};

enum class WithdrawalCause : std::uint8_t { NeverMade, PlayerSkipped, NotAllowed };
constexpr auto enumNames(WithdrawalCause) {
    return core::names("never_made", "player_skipped", "not_allowed");
}

// After "no more bets", and not by the player's choice: it takes no part in the round any more, and
// what it gave to the meters comes out of them again.
struct WagerWithdrawn {
    static constexpr EventType kType{314};
    static constexpr std::string_view kName = "wager_withdrawn";
    static constexpr unsigned kVersion = 2;

    RoundId round{};
    core::Seat seat{};
    Wager wager{};
    core::Cents amount{};
    WithdrawalCause cause{};
    core::Text section{};
    PersonId by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "wager", wager, "amount", amount, "cause",
               cause, "section", section, "by", by);
    }
    friend bool operator==(const WagerWithdrawn&, const WagerWithdrawn&) = default;
};

// Put down after "no more bets": not part of the round.
struct LateWagerRefused {
    static constexpr EventType kType{342};
    static constexpr std::string_view kName = "late_wager_refused";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    core::Seat seat{};
    Wager wager{};
    core::Cents amount{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "wager", wager, "amount", amount);
    }
    friend bool operator==(const LateWagerRefused&, const LateWagerRefused&) = default;
};

// Once a round is settled nothing is put down for it any more: what lies there, in all, is for the
// next round. Without a wager: at the player-dealer's place.
struct NextWagerTold {
    static constexpr EventType kType{347};
    static constexpr std::string_view kName = "next_wager_told";
    static constexpr unsigned kVersion = 1;

    RoundId round{}; // That is settled.
    core::Seat seat{};
    std::optional<Wager> wager{};
    core::Cents amount{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "wager", wager, "amount", amount);
    }
    friend bool operator==(const NextWagerTold&, const NextWagerTold&) = default;
};

// Chips that a sensor saw go because the dealer took them in, as the rules ask: counted before the
// deal, folded, or lost. What was wagered, and how it is settled, does not change.
struct WagerCollected {
    static constexpr EventType kType{345};
    static constexpr std::string_view kName = "wager_collected";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    core::Seat seat{};
    Wager wager{};
    core::Cents amount{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "wager", wager, "amount", amount);
    }
    friend bool operator==(const WagerCollected&, const WagerCollected&) = default;
};

struct DecisionMade {
    static constexpr EventType kType{343};
    static constexpr std::string_view kName = "decision_made";
    static constexpr unsigned kVersion = 2;

    RoundId round{};
    core::Seat seat{};
    Wager wager{};
    Choice choice{};
    std::uint8_t multiple = 0; // Of the ante, where a run or center wager was bet; 0 otherwise.
    core::Cents amount{};      // What the decision put down or took back.
    // By the chips: before anybody pressed for it or, with nothing moved, when chips were taken up
    // of which the pad had told.
    bool sensed = false;

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "round", round, "seat", seat, "wager", wager, "choice", choice, "multiple",
               multiple, "amount", amount);
        if (version < 2)
            sensed = false;
        else
            fields(archive, "sensed", sensed);
    }
    friend bool operator==(const DecisionMade&, const DecisionMade&) = default;
};

struct SettledLine {
    Wager wager{};
    core::Cents stake{};
    LineResult result{};
    std::optional<HandName> hand{}; // The paytable line that paid.
    core::Cents paid{};             // Besides the stake.
    core::Cents returned{};         // Of the stake.
    std::uint64_t claim = 0;        // The claim that pays it; 0 where it is paid at once.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "wager", wager, "stake", stake, "result", result, "hand", hand, "paid",
               paid, "returned", returned, "claim", claim);
    }
    friend bool operator==(const SettledLine&, const SettledLine&) = default;
};

// Another player's hand that this seat is paid for.
struct EnvyLine {
    core::Seat seat{};
    core::Seat forSeat{};
    HandName hand{};
    core::Cents wager{}; // This seat's progressive wager.
    core::Cents amount{};
    std::uint64_t claim = 0; // The claim that pays it; 0 where it is paid at once.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "seat", seat, "for_seat", forSeat, "hand", hand, "wager", wager, "amount",
               amount, "claim", claim);
    }
    friend bool operator==(const EnvyLine&, const EnvyLine&) = default;
};

// Wagers of a seat that the rules have settled before those of other seats are looked at further:
// losing ones under the house rules, bonus wagers in Run 'Em Twice. SeatSettled tells them again,
// with all others of that seat.
struct WagersSettled {
    static constexpr EventType kType{346};
    static constexpr std::string_view kName = "wagers_settled";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    core::Seat seat{};
    std::vector<SettledLine> lines{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "lines", lines);
    }
    friend bool operator==(const WagersSettled&, const WagersSettled&) = default;
};

struct SeatSettled {
    static constexpr EventType kType{344};
    static constexpr std::string_view kName = "seat_settled";
    static constexpr unsigned kVersion = 2;

    RoundId round{};
    core::Seat seat{};
    std::optional<HandName> hand{};
    std::vector<SettledLine> lines{};
    std::vector<EnvyLine> envy{};
    core::Cents fee{};
    core::Cents totalPaid{};
    core::Cents totalReturned{};
    std::vector<WagerAmount> cut{}; // What the payout limit took off, by wager.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "round", round, "seat", seat, "hand", hand, "lines", lines, "envy", envy,
               "fee", fee, "total_paid", totalPaid, "total_returned", totalReturned);
        if (version >= 2)
            fields(archive, "cut", cut);
    }
    friend bool operator==(const SeatSettled&, const SeatSettled&) = default;
};

} // namespace pitwatch::events
