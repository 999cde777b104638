#include "shared/table/rounds/settlement_input.h"

#include "shared/cards/deck.h"
#include "shared/rules/settlement.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;
using events::Wager;

bool boardKnown(const State& state) {
    const auto& board = state.round->board;
    const auto last = board.begin() + state.rules().deal.community;
    return std::all_of(board.begin(), last, [](const auto& card) { return card.has_value(); });
}

bool foldedAway(const SeatState& seat) {
    return seat.folded() && !hasSideWager(seat);
}

bool playsFor(const State& state, const SeatState& seat) {
    return seat.at(lastingWager(state.rules().game)) > Cents{} && !seat.skipped;
}

namespace {

// Whether the hand is looked at; one that was lost is for the Envy of others.
bool isAwaited(const Round& round, core::Seat number, LostHands lost) {
    return !round.seat(number).lost() ||
           (lost == LostHands::Awaited && !lostUndealt(round, number));
}

// The board is needed by every hand on the table, and after a fold by the wagers that look at it.
bool needsBoard(const State& state, LostHands lost) {
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = state.round->seat({number});
        if (playsFor(state, seat) && isAwaited(*state.round, {number}, lost) &&
            (!seat.folded() || seat.at(Wager::FiveCard) > Cents{} ||
             seat.at(Wager::Progressive) > Cents{}))
            return true;
    }
    return false;
}

bool sixCardMade(const State& state) {
    return std::any_of(
        state.round->seats.begin(), state.round->seats.end(), [&](const SeatState& seat) {
            return playsFor(state, seat) && !seat.lost() && seat.at(Wager::SixCard) > Cents{};
        });
}

rules::BetChoice betChoice(const std::optional<Decision>& decision) {
    if (!decision)
        return rules::BetChoice::None;
    return decision->choice == events::Choice::Withdraw ? rules::BetChoice::Withdraw
                                                        : rules::BetChoice::Ride;
}

rules::RunChoice runChoice(const std::optional<Decision>& decision) {
    if (!decision)
        return rules::RunChoice::None;
    if (decision->choice == events::Choice::Fold)
        return rules::RunChoice::Fold;
    return rules::runChoiceOf(decision->multiple).value_or(rules::RunChoice::None);
}

// Boxes of one player have the number of the first of them; 0 where nobody is known to play there.
std::uint8_t playerAt(const Round& round, core::Seat seat) {
    const events::PlayerId& player = round.players[seat.number - 1U];
    if (player.empty())
        return 0;
    const auto first = std::find(round.players.begin(), round.players.end(), player);
    return static_cast<std::uint8_t>(first - round.players.begin() + 1);
}

rules::SeatRound seatRound(rules::Game game, core::Seat number, const Round& round) {
    const SeatState& from = round.seat(number);
    rules::SeatRound seat;
    seat.seat = number;
    seat.player = playerAt(round, number);
    for (const auto& card : from.cards)
        if (card)
            seat.cards.push_back(*card);
    seat.stake(rules::WagerKind::Base) = from.at(lastingWager(game));
    for (const Wager wager : {Wager::FiveCard, Wager::ThreeCard, Wager::SixCard,
                              Wager::UltimatePairs, Wager::Progressive})
        seat.stake(kindOf(wager)) = from.at(wager);
    if (game == rules::Game::LetItRide) {
        seat.bet1 = betChoice(from.decisions[0]);
        seat.bet2 = betChoice(from.decisions[1]);
    } else {
        // Nothing is decided after a fold; a later one that was told first says no more.
        const auto choice = [&](std::size_t stage) {
            return from.foldedBefore(stage) ? rules::RunChoice::None
                                            : runChoice(from.decisions[stage]);
        };
        seat.run1 = choice(0);
        seat.run2 = choice(1);
        seat.center = choice(2);
    }
    return seat;
}

// Decided to the end, and with everything face up that the wager looks at. A five-card bonus of
// Run 'Em Twice looks at the board alone.
bool isKnown(const State& state, const SeatState& seat, Wager wager) {
    const bool decided = !seat.awaitsAny(stageWagers(state.rules().game).size());
    const bool boardAlone =
        wager == Wager::FiveCard && state.rules().game == rules::Game::RunEmTwice;
    return decided && boardKnown(state) && (seat.hasCards() || boardAlone) &&
           (wager != Wager::SixCard || state.round->sixCardBox[0].has_value());
}

// Where nobody bet on the six-card box its cards need not be turned; settling asks for some all the
// same, so it is given cards that lie nowhere else. No line looks at them.
void fillBox(const State& state, rules::Round& round) {
    if (!state.setup->tableRules.offered(rules::WagerKind::SixCard))
        return;
    for (const auto& card : state.round->sixCardBox)
        if (card)
            round.sixCardBox.push_back(*card);
    for (const cards::Card card : cards::kDeck)
        if (!round.sixCardBox.full() && !state.round->faceUp.contains(card))
            round.sixCardBox.push_back(card);
}

} // namespace

std::optional<Unsettled> missingForSettlement(const State& state, LostHands lost) {
    const Round& round = *state.round;
    // What lies there is not certain while a count is in dispute.
    if (round.question || round.stubWrong || chipsDisputed(round))
        return Unsettled::FloorDecision;
    bool anyone = false;
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = round.seat({number});
        const bool plays = playsFor(state, seat);
        if (inPlay(state, {number}) && !plays)
            return Unsettled::Wagers;
        anyone = anyone || plays;
    }
    if (!anyone)
        return Unsettled::Wagers;
    if (openStage(state))
        return Unsettled::Decisions;
    if (state.rules().bank && (!state.bank.holder || round.bankWager <= Cents{}))
        return Unsettled::BankWager;
    if (needsBoard(state, lost) && !boardKnown(state))
        return Unsettled::CommunityCards;
    if (sixCardMade(state) && !round.sixCardBox[0])
        return Unsettled::SixCardBox;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (const SeatState& seat = round.seat({number});
            playsFor(state, seat) && !foldedAway(seat) && !seat.hasCards() &&
            isAwaited(round, {number}, lost) && !leftUndecided(state, {number}))
            return Unsettled::Hands;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (leftUndecided(state, {number}))
            return Unsettled::PlayerWhoLeft;
    return std::nullopt;
}

rules::Round wageredRound(const State& state, core::Seat holder) {
    rules::Round round;
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = state.round->seat({number});
        const bool pays = seat.at(Wager::Progressive) > Cents{} && !seat.lost() && !seat.skipped;
        if (pays || holder.number == number)
            round.seats.push_back(seatRound(state.rules().game, {number}, *state.round));
    }
    return round;
}

// The seat is settled as if it were alone; cards that the wager does not look at are any.
std::optional<rules::LineResult> lineResult(const State& state, core::Seat number, Wager wager) {
    const SeatState& seat = state.round->seat(number);
    if (!playsFor(state, seat) || !isKnown(state, seat, wager))
        return std::nullopt;
    State alone = state;
    for (std::uint8_t other = 1; other <= kSeats; ++other)
        if (other != number.number)
            alone.round->seat({other}) = {};
    rules::Round round = settlementInput(alone);
    if (round.seats.empty())
        return std::nullopt;
    auto& hand = round.seats.begin()->cards;
    for (const cards::Card card : cards::kDeck)
        if (hand.size() < static_cast<std::size_t>(state.rules().deal.perPlayer) &&
            !state.round->faceUp.contains(card))
            hand.push_back(card);
    const auto settled = rules::settle(state.setup->tableRules, round);
    if (!settled)
        return std::nullopt;
    for (const rules::SettledLine& line : settled->seats[0].lines)
        if (line.wager == wager)
            return line.result;
    return std::nullopt;
}

rules::Round settlementInput(const State& state) {
    rules::Round round;
    const Round& from = *state.round;
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = from.seat({number});
        if (!playsFor(state, seat))
            continue;
        rules::SeatRound& taken =
            round.seats.push_back(seatRound(state.rules().game, {number}, from));
        taken.lost = seat.lost() || foldedAway(seat);
        // Where nobody else needs the board, it may never be turned.
        if (foldedAway(seat) || (seat.lost() && !boardKnown(state)))
            taken.cards = {};
    }
    round.board = from.board;
    fillBox(state, round);
    // What a meter pays only the meter can say: percentages come out as 0 here and become claims.
    if (state.submission().progressive)
        round.meters.fill(Cents{});
    if (state.bank.holder)
        round.playerDealer = rules::PlayerDealer{*state.bank.holder, from.bankWager};
    round.action = from.action;
    return round;
}

} // namespace pitwatch::table
