#pragma once

#include "shared/cards/card_set.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/wager_events.h"
#include "shared/rules/round.h"

#include <array>
#include <optional>

namespace pitwatch::table {

inline constexpr std::size_t kSeats = rules::kMaxPositions;
inline constexpr std::size_t kWagerSpots = core::kEnumCount<events::Wager>;
// Let It Ride decides twice, Run 'Em Twice three times.
inline constexpr std::size_t kMaxStages = 3;

enum class Phase : std::uint8_t { Betting, Locked, Dealt, Settled };
constexpr auto enumNames(Phase) {
    return core::names("betting", "locked", "dealt", "settled");
}

struct Decision {
    events::Choice choice{};
    std::uint8_t multiple = 0;

    friend bool operator==(const Decision&, const Decision&) = default;
};

// A betting position in one round.
struct SeatState {
    // By events::Wager: what lies there for this round.
    std::array<core::Cents, kWagerSpots> wagers{};
    std::array<std::optional<Decision>, kMaxStages> decisions{};
    // Face up.
    std::array<std::optional<cards::Card>, 3> cards{};
    std::uint8_t dealt = 0;
    bool left = false;
    bool abandoned = false;
    // Accidentally passed over: plays the next hand.
    bool skipped = false;
    // One bit per events::Wager: there is a claim for it, or was one that somebody denied.
    std::uint16_t claimed = 0;

    core::Cents& at(events::Wager wager) { return wagers[static_cast<std::size_t>(wager)]; }
    core::Cents at(events::Wager wager) const { return wagers[static_cast<std::size_t>(wager)]; }
    bool isClaimed(events::Wager wager) const {
        return (claimed & (1U << static_cast<unsigned>(wager))) != 0;
    }
    void setClaimed(events::Wager wager, bool isSo) {
        const auto bit = static_cast<std::uint16_t>(1U << static_cast<unsigned>(wager));
        claimed = static_cast<std::uint16_t>(isSo ? claimed | bit : claimed & ~bit);
    }
    bool folded() const;
    bool hasCards() const { return cards[0].has_value(); }
    friend bool operator==(const SeatState&, const SeatState&) = default;
};

// The dealer's count of collected chips against what the sensors or lammers say.
enum class ChipCheck : std::uint8_t { Open, Agreed, Disputed };

// One round from RoundOpened to RoundCompleted or RoundVoided.
struct Round {
    events::RoundId id;
    events::DeckColour deck{};
    Phase phase = Phase::Betting;
    // By seat number less one.
    std::array<SeatState, kSeats> seats{};
    // Who played there when "no more bets" was called, or was known later in the round; empty where
    // nobody is. A player who leaves or a place taken over changes nothing about this round.
    std::array<events::PlayerId, kSeats> players{};
    // Face up, by rules::BoardPlace.
    std::array<std::optional<cards::Card>, rules::kBoardPlaces> board{};
    std::array<std::optional<cards::Card>, 3> sixCardBox{};
    cards::CardSet faceUp;
    // Cards that left the deck to places other than a player's.
    std::uint8_t boardDealt = 0;
    std::uint8_t boxDealt = 0;
    std::uint8_t setAside = 0;
    ChipCheck progressiveChips = ChipCheck::Open;
    ChipCheck fiveCardChips = ChipCheck::Open;
    // As the dealer last counted.
    std::uint16_t progressiveCounted = 0;
    std::uint16_t fiveCardCounted = 0;
    core::Cents bankWager;
    // One bit per events::Wager: sensors told of one, whether or not it lies there still.
    std::uint16_t told = 0;
    bool stubDue = false;
    bool stubCounted = false;
    // A wrong stub waits for the floorperson to say whether it was a misdeal.
    bool stubWrong = false;
    // The rules are silent on it: the floorperson decides before anything goes on.
    std::optional<events::Irregularity> question;

    SeatState& seat(core::Seat seat) { return seats[seat.number - 1U]; }
    const SeatState& seat(core::Seat seat) const { return seats[seat.number - 1U]; }
    bool isTold(events::Wager wager) const {
        return (told & (1U << static_cast<unsigned>(wager))) != 0;
    }
    void setTold(events::Wager wager) {
        told = static_cast<std::uint16_t>(told | (1U << static_cast<unsigned>(wager)));
    }
    friend bool operator==(const Round&, const Round&) = default;
};

} // namespace pitwatch::table
