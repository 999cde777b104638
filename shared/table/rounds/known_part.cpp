#include "shared/table/rounds/known_part.h"

#include "shared/cards/deck.h"
#include "shared/table/reasons.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settlement_input.h"
#include "shared/table/rounds/settling.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;
using events::Wager;

namespace {

bool isOneOf(const std::vector<core::Seat>& seats, core::Seat seat) {
    return std::ranges::find(seats, seat) != seats.end();
}

// The box is no part of the board.
bool looksAtBoard(const State& state, Wager wager) {
    if (kindOf(wager) == rules::WagerKind::Base)
        return true;
    const auto& offered = state.setup->tableRules.offered(kindOf(wager));
    return !offered || offered->cards == rules::CardsUsed::Five;
}

// Settling asks for every community card: those that were not told are any that lie nowhere else.
State withAnyBoard(State state) {
    Round& round = *state.round;
    const auto community = static_cast<std::size_t>(state.rules().deal.community);
    for (std::size_t at = 0; at < community; ++at)
        for (const cards::Card card : cards::kDeck)
            if (!round.board[at] && !round.faceUp.contains(card)) {
                round.board[at] = card;
                round.faceUp.insert(card);
            }
    return state;
}

// One after the other, and what one of them takes from the bank is not there for the next.
void leaveOutAfterUnseen(rules::Round& round, std::vector<core::Seat>& unseen) {
    const auto order = rules::settlingOrder(round);
    const auto* first =
        std::ranges::find_if(order, [&](core::Seat seat) { return isOneOf(unseen, seat); });
    unseen.assign(first, order.end());
    const auto seats = round.seats;
    round.seats.clear();
    for (const rules::SeatRound& seat : seats)
        if (!isOneOf(unseen, seat.seat))
            round.seats.push_back(seat);
}

void leaveOutBoard(const State& state, rules::Settlement& settlement) {
    for (rules::SettledSeat& seat : settlement.seats) {
        const auto lines = seat.lines;
        seat.lines.clear();
        seat.hand.reset();
        seat.totalPaid = {};
        seat.totalReturned = {};
        for (const rules::SettledLine& line : lines) {
            if (looksAtBoard(state, line.wager))
                continue;
            seat.lines.push_back(line);
            seat.totalPaid += line.paid;
            seat.totalReturned += line.returned;
        }
        if (looksAtBoard(state, Wager::Progressive))
            seat.envy.clear();
        for (const rules::EnvyLine& line : seat.envy)
            seat.totalPaid += line.paid;
    }
}

// A side wager has its result whatever the player decided; settling asks for decisions all the
// same.
bool fillDecisions(rules::Game game, SeatState& seat) {
    const bool rides = game == rules::Game::LetItRide;
    bool filled = false;
    for (std::size_t stage = 0; stage < stageWagers(game).size() && !seat.folded(); ++stage)
        if (!seat.decisions[stage]) {
            seat.decisions[stage] =
                rides ? Decision{events::Choice::Ride} : Decision{events::Choice::Bet, 1};
            filled = true;
        }
    return filled;
}

void fillDecisions(KnownPart& part) {
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        SeatState& seat = part.state.round->seat({number});
        if (playsFor(part.state, seat) && !foldedAway(seat) && !seat.lost() &&
            fillDecisions(part.state.rules().game, seat))
            part.undecided.push_back({number});
    }
}

// What hangs on decisions that nobody told.
void leaveOutUndecided(KnownPart& part) {
    for (rules::SettledSeat& seat : part.settlement.seats) {
        if (!isOneOf(part.undecided, seat.seat))
            continue;
        const auto lines = seat.lines;
        seat.lines.clear();
        for (const rules::SettledLine& line : lines)
            if (kindOf(line.wager) != rules::WagerKind::Base)
                seat.lines.push_back(line);
            else {
                seat.totalPaid -= line.paid;
                seat.totalReturned -= line.returned;
            }
    }
}

std::vector<core::Seat> unseenHands(const State& state) {
    std::vector<core::Seat> seats;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (const SeatState& seat = state.round->seat({number});
            playsFor(state, seat) && !foldedAway(seat) && !seat.lost() && !seat.hasCards())
            seats.push_back({number});
    return seats;
}

// What of it may be settled, and which hands were not shown.
rules::Round inputOf(KnownPart& part) {
    rules::Round round = settlementInput(part.withoutBoard ? withAnyBoard(part.state) : part.state);
    if (part.state.rules().bank)
        leaveOutAfterUnseen(round, part.unseen);
    for (rules::SeatRound& seat : round.seats)
        seat.unseen = isOneOf(part.unseen, seat.seat);
    return round;
}

bool anySeen(const rules::Round& round) {
    return std::ranges::any_of(round.seats, [](const rules::SeatRound& seat) {
        return !seat.unseen && !seat.lost && !seat.cards.empty();
    });
}

} // namespace

bool KnownPart::speaksOf(const PendingClaim& claim) const {
    const Wager wager = claim.raised.wager;
    return !isOneOf(unseen, claim.raised.seat) &&
           (wager != Wager::SixCard || state.round->sixCardBox[0]) &&
           (kindOf(wager) != rules::WagerKind::Base || !isOneOf(undecided, claim.raised.seat)) &&
           !(withoutBoard && looksAtBoard(state, wager));
}

std::optional<KnownPart> knownPart(const State& state) {
    const auto missing = missingForSettlement(state, LostHands::Unseen);
    const bool withoutBoard = missing == Unsettled::CommunityCards;
    const bool undecided = missing == Unsettled::Decisions && boardKnown(state);
    const bool sideWagers = withoutBoard || undecided || missing == Unsettled::SixCardBox;
    if (missing != Unsettled::Hands && (!sideWagers || state.rules().bank))
        return std::nullopt;
    KnownPart part{state, {}, unseenHands(state), withoutBoard};
    if (undecided)
        fillDecisions(part);
    if (!state.round->sixCardBox[0])
        for (SeatState& seat : part.state.round->seats)
            if (!seat.lost())
                seat.at(Wager::SixCard) = {};
    const rules::Round round = inputOf(part);
    const auto settlement = rules::settle(part.state.setup->tableRules, round);
    if (!settlement || !anySeen(round))
        return std::nullopt;
    part.settlement = *settlement;
    if (withoutBoard)
        leaveOutBoard(state, part.settlement);
    leaveOutUndecided(part);
    return part;
}

} // namespace pitwatch::table
