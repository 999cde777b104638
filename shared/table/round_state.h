#pragma once

#include "shared/cards/card_set.h"
#include "shared/core/enum_map.h"
#include "shared/events/bank_events.h"
#include "shared/events/deal_events.h"
#include "shared/events/finding_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/wager_events.h"
#include "shared/rules/round.h"
#include "shared/table/phase.h"

#include <array>
#include <optional>
#include <vector>

namespace pitwatch::table {

inline constexpr std::size_t kSeats = rules::kMaxPositions;
// Let It Ride decides twice, Run 'Em Twice three times.
inline constexpr std::size_t kMaxStages = 3;

struct Decision {
    events::Choice choice{};
    std::uint8_t multiple = 0;
    bool sensed = false;
    core::Cents takenBack{};

    bool says(events::Choice other, std::uint8_t times, bool bySensor) const {
        return choice == other && multiple == times && sensed == bySensor;
    }
    friend bool operator==(const Decision&, const Decision&) = default;
};

// A betting position in one round.
struct SeatState {
    // What lies there for this round.
    core::EnumMap<events::Wager, core::Cents> wagers{};
    // What of it the dealer has taken in already: still a wager, but no chips lie there.
    core::EnumMap<events::Wager, core::Cents> collected{};
    std::array<std::optional<Decision>, kMaxStages> decisions{};
    // Face up.
    std::array<std::optional<cards::Card>, 3> cards{};
    std::uint8_t dealt = 0;
    bool left = false;
    bool abandoned = false;
    // Taken from a player who broke a rule.
    bool forfeited = false;
    // Accidentally passed over: plays the next hand.
    bool skipped = false;
    // Not allowed, and gone back when cards for them were out already: these have no part in play.
    bool sentBack = false;
    // The hand was turned before something that comes first, which came since: found once.
    bool turnedEarly = false;
    // There is a claim for it, or was one that somebody denied.
    core::EnumSet<events::Wager> claimed;
    // Collected for this round.
    core::EnumMap<events::FeeKind, core::Cents> fees{};

    core::Cents& at(events::Wager wager) { return wagers[wager]; }
    core::Cents at(events::Wager wager) const { return wagers[wager]; }
    // What a sensor sees.
    core::Cents chipsAt(events::Wager wager) const { return wagers[wager] - collected[wager]; }
    bool folded() const;
    bool foldedBefore(std::size_t stage) const;
    // That decision is still to be made: it was not told, nor a fold before it.
    bool awaits(std::size_t stage) const { return !decisions[stage] && !foldedBefore(stage); }
    // One of the first so many is.
    bool awaitsAny(std::size_t stages) const;
    bool hasDecided() const;
    // Whatever the cards: the hand has no decisions any more, and wins nothing.
    bool lost() const { return abandoned || forfeited; }
    bool hasCards() const { return cards[0].has_value(); }
    friend bool operator==(const SeatState&, const SeatState&) = default;
};

// The dealer's count of collected chips against what the sensors or lammers say.
enum class ChipCheck : std::uint8_t { Open, Agreed, Disputed };

// A breach that was found in the round.
struct RoundFinding {
    events::FindingKind kind{};
    std::optional<events::DeckColour> deck;

    friend bool operator==(const RoundFinding&, const RoundFinding&) = default;
};

// An irregularity that was told while the floorperson had something else to decide.
struct HeldReport {
    events::IrregularityObserved told;
    bool inPlay = false;   // Somebody had decided, or cards lay open.
    bool doubtful = false; // Signals spoke against it.

    friend bool operator==(const HeldReport&, const HeldReport&) = default;
};

// Places at which cards are read, a bit each: those of the board, the six-card box, the hands.
using PlacesRead = std::uint32_t;

// What lies at a place for the next round, as told since this one is settled there; no wager: at
// the player-dealer's.
struct NextWager {
    core::Seat seat{};
    std::optional<events::Wager> wager;
    core::Cents amount;

    friend bool operator==(const NextWager&, const NextWager&) = default;
};

// One round from RoundOpened to RoundCompleted or RoundVoided.
struct Round {
    events::RoundId id;
    events::DeckColour deck{};
    Phase phase = Phase::Betting;
    // Since when the table had stood idle, its cards not spread out.
    std::optional<core::Instant> idleSince;
    // By seat number less one.
    std::array<SeatState, kSeats> seats{};
    // Who played there when "no more bets" was called, or was known later in the round; empty where
    // nobody is. A player who leaves or a place taken over changes nothing about this round.
    std::array<events::PlayerId, kSeats> players{};
    // Who decided last, unless a card was turned since.
    std::optional<core::Seat> decidedLast;
    // Face up, by rules::BoardPlace.
    std::array<std::optional<cards::Card>, rules::kBoardPlaces> board{};
    std::array<std::optional<cards::Card>, 3> sixCardBox{};
    cards::CardSet faceUp;
    // Where two readings differed when people were asked last: what is told again of it holds.
    PlacesRead readAgain = 0;
    // Something was, so that the order of what is told shows nothing any more.
    bool wasReadAgain = false;
    // As they left the deck, and how many went to places other than a player's.
    std::vector<events::DealtPacket> packets;
    // They were told to the last before "no more bets" was called.
    bool dealtEarly = false;
    // Where in them each message of the deal ends.
    std::vector<std::size_t> packetsTold;
    std::uint8_t boardDealt = 0;
    std::uint8_t boxDealt = 0;
    std::uint8_t setAside = 0;
    // Those of them that were named.
    cards::CardSet setAsideCards;
    // Of the board's cards, told after the deal.
    std::uint8_t burned = 0;
    ChipCheck progressiveChips = ChipCheck::Open;
    ChipCheck fiveCardChips = ChipCheck::Open;
    // As the dealer last counted.
    std::uint16_t progressiveCounted = 0;
    std::uint16_t fiveCardCounted = 0;
    // Nobody has bet where bets are told: there is no hand to bank unless cards are dealt.
    bool nobodyBet = false;
    core::Cents bankWager;
    // Where settling begins, if it was told.
    std::optional<core::Seat> action;
    // Sensors told of one, whether or not it lies there still.
    core::EnumSet<events::Wager> told;
    // The deck left the table before a card of it was out; another one is dealt.
    bool deckLeft = false;
    // Two decks take turns, as the table was equipped at "no more bets".
    bool alternates = false;
    // A device in use counted the deck before it was dealt.
    bool deckCounted = false;
    bool stubDue = false;
    bool stubCounted = false;
    // The cards of the whole deck, as far as a count of the stub tells.
    std::optional<std::uint8_t> cardsCounted;
    // A wrong stub waits for the floorperson to say whether it was a misdeal.
    bool stubWrong = false;
    // The rules are silent on it: the floorperson decides before anything goes on.
    std::optional<events::Irregularity> question;
    // Whom it is about, where somebody said so.
    std::optional<core::Seat> questionSeat;
    // Judged when nothing waits any more.
    std::vector<HeldReport> held;
    // Asked at "no more bets", for the wagers as they lay there.
    bool wagersInQuestion = false;
    // Cards were dealt while people had something to settle first: nobody has judged the deal.
    bool dealHeld = false;

    std::vector<NextWager> next;

    // Something was noticed of its cards, whether or not anybody told of the deal.
    bool cardsNoticed = false;
    // What becomes of a round that is played with a deck that has to leave.
    bool deckAsked = false;
    // By people; chips that were moved are not enough to expect those of the others.
    bool decisionsTold = false;

    // Claims of which people settled that they stand, since the last card was told: whatever the
    // cards say.
    std::vector<std::uint64_t> upheld;

    // What is to be told once in a round is not told again.
    std::vector<RoundFinding> found;

    bool isUpheld(std::uint64_t claim) const;
    SeatState& seat(core::Seat seat) { return seats[seat.number - 1U]; }
    const SeatState& seat(core::Seat seat) const { return seats[seat.number - 1U]; }
    friend bool operator==(const Round&, const Round&) = default;
};

} // namespace pitwatch::table
