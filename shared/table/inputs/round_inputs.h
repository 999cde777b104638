#pragma once

#include "shared/events/deal_events.h"
#include "shared/events/wager_events.h"
#include "shared/table/role.h"

#include <string_view>
#include <vector>

// A round: bets, cards, decisions, counts.

namespace pitwatch::table {

// Opens a round before the first bet is seen. The first bet or "no more bets" does so too.
struct OpenRound {
    static constexpr std::string_view kName = "open_round";
};

// The dealer's announcement, usually the lock button.
struct CallNoMoreBets {
    static constexpr std::string_view kName = "call_no_more_bets";
};

// Collected progressive or five-card-bonus chips, counted. `lammers` where they were placed: they
// stand for five-card bonuses, and never for what the sensors accepted.
struct CountChips {
    static constexpr std::string_view kName = "count_chips";
    events::Wager wager{};
    std::uint16_t chips = 0;
    std::optional<std::uint16_t> lammers{};
};

// The floorperson found out how many chips of a wager were made. `withdrawn`: the seats whose wager
// never was; `agreed` is what then remains.
struct ResolveChipCount {
    static constexpr std::string_view kName = "resolve_chip_count";
    Actor by;
    events::Wager wager{};
    std::uint16_t agreed = 0;
    core::Text reason;
    std::vector<core::Seat> withdrawn{};
};

// Cards that left the deck, face down, in the order dealt. May come in several messages; the last
// one says `complete`.
struct DealReported {
    static constexpr std::string_view kName = "deal_reported";
    // Which deck, where the device can tell.
    std::optional<events::DeckColour> deck{};
    std::vector<events::DealtPacket> packets;
    bool complete = true;
    // Told by a person at the pad, not by the shoe.
    bool byPerson = false;
};

// A player's decision on a bet that may be withdrawn, or on a run or center wager.
struct Decide {
    static constexpr std::string_view kName = "decide";
    core::Seat seat{};
    events::Wager wager{};
    events::Choice choice{};
    // Of the ante, where `choice` is Bet.
    std::uint8_t multiple = 0;
    // Told by the chips.
    bool sensed = false;
};

// Cards of the board or the six-card box turned face up. `first` is the place of the first of them
// in its packet, from 1.
struct CommunityRevealed {
    static constexpr std::string_view kName = "community_revealed";
    events::Place place{};
    std::uint8_t first = 1;
    std::vector<cards::Card> cards;
};

// A player's cards turned face up by the dealer.
struct HandShown {
    static constexpr std::string_view kName = "hand_shown";
    core::Seat seat{};
    std::vector<cards::Card> cards;
};

// `hands` says how many players were dealt to, where neither sensors nor shoe tell.
struct CountStub {
    static constexpr std::string_view kName = "count_stub";
    Actor by;
    std::uint8_t counted = 0;
    std::optional<std::uint8_t> hands{};
};

// The floorperson found out whether a wrong stub was a misdeal with all 52 cards present.
struct JudgeStub {
    static constexpr std::string_view kName = "judge_stub";
    Actor by;
    bool misdealtAllPresent = false;
};

// The dealer's round-over button: the cards are in the rack.
struct EndRound {
    static constexpr std::string_view kName = "end_round";
};

} // namespace pitwatch::table
