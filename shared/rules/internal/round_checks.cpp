#include "shared/rules/internal/round_checks.h"

#include "shared/cards/card_set.h"

#include <algorithm>

namespace pitwatch::rules {

using core::Cents;

namespace {

constexpr std::array kSideWagers{WagerKind::FiveCard, WagerKind::ThreeCard, WagerKind::SixCard,
                                 WagerKind::UltimatePairs, WagerKind::Progressive};

std::string atSeat(core::Seat seat, std::string_view problem) {
    return "seat " + std::to_string(seat.number) + ": " + std::string(problem);
}

bool inRange(const TableRules& table, core::Seat seat) {
    return seat.number >= 1 && seat.number <= table.positions;
}

Refusal checkSeats(const TableRules& table, const Round& round) {
    if (round.seats.empty())
        return "a round needs at least one seat";
    unsigned taken = 0;
    if (round.playerDealer)
        taken |= 1U << round.playerDealer->seat.number;
    for (const SeatRound& seat : round.seats) {
        if (!inRange(table, seat.seat))
            return atSeat(seat.seat,
                          "this table has seats 1 to " + std::to_string(table.positions));
        if (round.playerDealer && seat.seat == round.playerDealer->seat)
            return atSeat(seat.seat, "the player-dealer holds no bets");
        if ((taken >> seat.seat.number & 1U) != 0)
            return atSeat(seat.seat, "is there twice");
        taken |= 1U << seat.seat.number;
    }
    return std::nullopt;
}

Refusal checkPlayerDealer(const TableRules& table, const Round& round) {
    const bool anyUnseen = std::any_of(round.seats.begin(), round.seats.end(),
                                       [](const SeatRound& seat) { return seat.unseen; });
    if (table.hasBank() && anyUnseen)
        return "the bank pays in the order of the hands, and one is unseen";
    if (!table.hasBank())
        return round.playerDealer ? Refusal("nobody but the house banks this game") : std::nullopt;
    if (!round.playerDealer)
        return "the player-dealer is missing";
    if (!inRange(table, round.playerDealer->seat))
        return "the player-dealer's seat is out of range";
    if (round.playerDealer->wager <= Cents{} || round.playerDealer->wager > core::kMaxAmount)
        return "the player-dealer's wager must be above 0";
    return std::nullopt;
}

Refusal checkCards(const TableRules& table, const Round& round) {
    cards::CardSet seen;
    const auto twice = [](cards::Card card) {
        return "the card " + card.text() + " is there twice";
    };
    for (const SeatRound& seat : round.seats) {
        if (seat.unseen && !seat.cards.empty())
            return atSeat(seat.seat, "has cards and is unseen");
        const bool none = (seat.lost || seat.unseen) && seat.cards.empty();
        if (!none && static_cast<int>(seat.cards.size()) != table.cardsPerPlayer)
            return atSeat(seat.seat,
                          "must have " + std::to_string(table.cardsPerPlayer) + " cards");
        for (const cards::Card card : seat.cards)
            if (!seen.insert(card))
                return twice(card);
    }
    for (const auto& card : round.board)
        if (card && !seen.insert(*card))
            return twice(*card);
    const bool offered = table.offered(WagerKind::SixCard).has_value();
    if (!offered && !round.sixCardBox.empty())
        return "the six-card box is given but its wager is not offered";
    if (offered && !round.sixCardBox.full())
        return "the six-card box must have 3 cards";
    for (const cards::Card card : round.sixCardBox)
        if (!seen.insert(card))
            return twice(card);
    return std::nullopt;
}

Refusal checkMeters(const TableRules& table, const Round& round) {
    if (!table.progressive)
        return std::nullopt;
    for (const auto& level : table.progressive->levels) {
        const auto& meter = round.meters[static_cast<std::size_t>(level.level)];
        if (!meter)
            return "the meter " + std::string(core::enumName(level.level)) + " is missing";
        if (*meter < Cents{} || *meter > core::kMaxAmount)
            return "the meter " + std::string(core::enumName(level.level)) + " is out of range";
    }
    return std::nullopt;
}

bool isStatedAmount(const TableRules& table, Cents stake) {
    const auto& amounts = table.progressive->wagers;
    return std::find(amounts.begin(), amounts.end(), stake) != amounts.end();
}

bool maySideWager(const TableRules& table, WagerKind wager, Cents stake) {
    if (stake == Cents{})
        return true;
    const auto& offered = table.offered(wager);
    return offered && stake >= offered->least && stake <= offered->most &&
           (wager != WagerKind::Progressive || isStatedAmount(table, stake));
}

std::string whyNotSideWager(const TableRules& table, WagerKind wager, Cents stake) {
    const std::string name(core::enumName(wager));
    const auto& offered = table.offered(wager);
    if (stake < Cents{})
        return name + " is negative";
    if (!offered)
        return name + " is not offered";
    if (stake < offered->least || stake > offered->most)
        return name + " must be from " + std::to_string(offered->least.value()) + " to " +
               std::to_string(offered->most.value());
    return name + " is not one of the stated amounts";
}

Refusal checkWagers(const TableRules& table, const SeatRound& seat) {
    const Cents base = seat.stake(WagerKind::Base);
    if (base < table.minBet || base > table.maxBet)
        return atSeat(seat.seat, "the bet must be from " + std::to_string(table.minBet.value()) +
                                     " to " + std::to_string(table.maxBet.value()));
    for (const WagerKind wager : kSideWagers)
        if (!maySideWager(table, wager, seat.stake(wager)))
            return atSeat(seat.seat, whyNotSideWager(table, wager, seat.stake(wager)));
    return std::nullopt;
}

} // namespace

Refusal checkRound(const TableRules& table, const BaseGame& game, const Round& round) {
    if (auto refusal = checkPlayerDealer(table, round))
        return refusal;
    if (auto refusal = checkSeats(table, round))
        return refusal;
    if (auto refusal = checkCards(table, round))
        return refusal;
    if (auto refusal = checkMeters(table, round))
        return refusal;
    for (const SeatRound& seat : round.seats) {
        if (auto refusal = checkWagers(table, seat))
            return refusal;
        if (auto refusal = game.checkDecisions(seat))
            return atSeat(seat.seat, *refusal);
    }
    return game.checkBoard(round);
}

} // namespace pitwatch::rules
