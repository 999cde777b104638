#include "shared/table/rounds/betting.h"

#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/bank_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/refusals/wager_refusals.h"
#include "shared/table/rounds/bank_offers.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;
using events::Wager;

namespace {

const std::string& wagerSection(const rules::RuleSet& rules, Wager wager) {
    const rules::WagerRule* rule = rules.find(kindOf(wager));
    return rule != nullptr ? rule->section : rules.procedure.noMoreBets;
}

// Whether the player's boxes, this one among them, are adjacent and not too many.
bool boxesAllowed(const State& state, core::Seat seat) {
    const events::PlayerId& player = state.players[seat.number - 1U];
    if (player.empty())
        return true;
    const Wager base = lastingWager(state.rules().game);
    int first = 0;
    int last = 0;
    int boxes = 0;
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const bool bets = number == seat.number ||
                          (state.round && state.round->seat({number}).at(base) > Cents{});
        if (!bets || state.players[number - 1U] != player)
            continue;
        first = first == 0 ? number : first;
        last = number;
        ++boxes;
    }
    return boxes <= state.submission().adjacentBoxes && last - first + 1 == boxes;
}

// Why the wager cannot lie there at all, or nothing.
Refusal whyNotPlaced(const State& state, const WagerSensed& input) {
    const rules::RuleSet& rules = state.rules();
    if (kindOf(input.wager) == rules::WagerKind::Progressive && state.progressiveLocked())
        return Why{WagerRefusal::ProgressiveSuspended, wagerSection(rules, input.wager)};
    if (stageOf(rules.game, input.wager) && rules.game == rules::Game::RunEmTwice)
        return Why{WagerRefusal::PlacedByDecision, rules.procedure.decisions};
    if (state.bank.holder == input.seat)
        return Why{BankRefusal::HoldsNoBets, rules.bank->section};
    if (state.round && state.round->seat(input.seat).left) {
        const auto* rule = rules.find(rules::Irregularity::PlayerLeft);
        return Why{WagerRefusal::PlayerLeft,
                   rule != nullptr ? rule->section : rules.procedure.noMoreBets};
    }
    if (kindOf(input.wager) == rules::WagerKind::Base && !boxesAllowed(state, input.seat))
        return Why{
            {WagerRefusal::TooManyBoxes, static_cast<unsigned>(state.submission().adjacentBoxes)},
            rules.table.adjacentBoxesSection};
    return std::nullopt;
}

void changeBet(Draft& draft, const WagerSensed& input) {
    const State& state = draft.state();
    const Cents lies = state.round ? state.round->seat(input.seat).at(input.wager) : Cents{};
    if (input.amount == lies)
        return;
    if (input.amount > lies) {
        if (const auto why = whyNotPlaced(state, input))
            return draft.refuse(input.kName, why->reason, why->section);
        if (!ensureRoundOpen(draft, input.kName))
            return;
        const events::RoundId round = draft.state().round->id;
        return draft.emit(events::WagerPlaced{round, input.seat, input.wager, input.amount - lies});
    }
    draft.emit(
        events::WagerTakenBack{state.round->id, input.seat, input.wager, lies - input.amount});
}

// A run or center wager seen by a sensor is the player's decision.
bool isDecision(const State& state, const WagerSensed& input) {
    return state.rules().game == rules::Game::RunEmTwice &&
           stageOf(state.rules().game, input.wager).has_value() && input.amount > Cents{};
}

void decideBySensor(Draft& draft, const WagerSensed& input) {
    const SeatState& seat = draft.state().round->seat(input.seat);
    if (seat.at(input.wager) == input.amount)
        return;
    const Cents ante = seat.at(Wager::Ante1);
    const std::int64_t multiple = ante > Cents{} ? input.amount.value() / ante.value() : 0;
    if (ante == Cents{} || input.amount.value() % ante.value() != 0 || multiple > 3)
        return draft.refuse(input.kName, WagerRefusal::NotInAntes,
                            draft.rules().procedure.decisions);
    decideOn(draft, Decide{input.seat, input.wager, events::Choice::Bet,
                           static_cast<std::uint8_t>(multiple)});
}

// After "no more bets" the dealer takes the progressive and five-card chips in, and a decision may
// have a bet taken back; any other change is not the player's right.
void changeAfterLock(Draft& draft, const WagerSensed& input) {
    const Round& round = *draft.state().round;
    if (isDecision(draft.state(), input))
        return decideBySensor(draft, input);
    const Cents lies = round.seat(input.seat).at(input.wager);
    if (input.amount > lies)
        return draft.emit(
            events::LateWagerRefused{round.id, input.seat, input.wager, input.amount - lies});
    const bool collected = input.wager == Wager::Progressive || input.wager == Wager::FiveCard;
    if (input.amount < lies && !collected && round.phase != Phase::Settled)
        draft.refuse(input.kName, WagerRefusal::NotWithdrawn, draft.rules().procedure.noMoreBets);
}

Refusal sideWagerProblem(const State& state, core::Seat seat, Wager wager) {
    const Cents stake = state.round->seat(seat).at(wager);
    const rules::TableRules& table = state.setup->tableRules;
    const auto& offered = table.offered(kindOf(wager));
    if (stake < offered->least || stake > offered->most)
        return Why{{WagerRefusal::AmountNotAllowed, seat, wager},
                   wagerSection(state.rules(), wager)};
    if (wager != Wager::Progressive)
        return std::nullopt;
    const auto& amounts = table.progressive->wagers;
    if (std::find(amounts.begin(), amounts.end(), stake) == amounts.end())
        return Why{{WagerRefusal::AmountNotStated, seat, wager},
                   wagerSection(state.rules(), wager)};
    return std::nullopt;
}

} // namespace

Refusal wagerProblem(const State& state, core::Seat number) {
    const rules::RuleSet& rules = state.rules();
    const SeatState& seat = state.round->seat(number);
    const Cents bet = seat.at(lastingWager(rules.game));
    for (const Wager wager : baseWagers(rules.game))
        if (seat.at(wager) != bet)
            return Why{{WagerRefusal::BaseUnequal, number}, wagerSection(rules, wager)};
    if (bet == Cents{})
        return hasSideWager(seat) ? Refusal(Why{{WagerRefusal::BaseMissing, number},
                                                wagerSection(rules, Wager::Bet1)})
                                  : std::nullopt;
    if (bet < state.submission().minBet || bet > state.submission().maxBet)
        return Why{{WagerRefusal::OutsideLimits, number}, wagerSection(rules, Wager::Bet1)};
    if (!boxesAllowed(state, number))
        return Why{{WagerRefusal::BoxesApart, number}, rules.table.adjacentBoxesSection};
    for (const Wager wager : {Wager::FiveCard, Wager::ThreeCard, Wager::SixCard,
                              Wager::UltimatePairs, Wager::Progressive})
        if (seat.at(wager) > Cents{})
            if (auto why = sideWagerProblem(state, number, wager))
                return why;
    return std::nullopt;
}

void decideOn(Draft& draft, const WagerSensed& input) {
    const State& state = draft.state();
    if (!validSeat(state, input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    if (input.amount < Cents{} || input.amount > core::kMaxAmount)
        return draft.refuse(input.kName, WagerRefusal::OutOfRange);
    if (!isOffered(state, input.wager))
        return draft.refuse(input.kName, {WagerRefusal::NotOffered, input.wager},
                            draft.rules().procedure.noMoreBets);
    if (state.round && state.round->phase != Phase::Betting)
        return changeAfterLock(draft, input);
    changeBet(draft, input);
}

void decideOn(Draft& draft, const SeatPlayer& input) {
    if (!validSeat(draft.state(), input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    if (draft.state().players[input.seat.number - 1U] == input.player)
        return;
    std::optional<events::PlayerId> player;
    if (!input.player.empty())
        player = input.player;
    draft.emit(events::PlayerSeated{input.seat, std::move(player)});
    seatChanged(draft, input.seat);
}

void applyOne(State& state, const events::PlayerSeated& event, core::Instant) {
    if (!validSeat(state, event.seat))
        return;
    events::PlayerId& sits = state.players[event.seat.number - 1U];
    const bool another = !event.player || (!sits.empty() && sits != *event.player);
    state.bank.leaves = state.bank.leaves || (another && state.bank.holder == event.seat);
    state.taken[event.seat.number - 1U] = event.player.has_value();
    sits = event.player.value_or(events::PlayerId{});
    if (!event.player || !state.round)
        return;
    // Whoever sits down before "no more bets" may bet in the place of one who left. Whoever is
    // first known later sat there all the time: nobody else may wager.
    SeatState& seat = state.round->seat(event.seat);
    events::PlayerId& known = state.round->players[event.seat.number - 1U];
    if (state.round->phase == Phase::Betting)
        seat.left = false;
    else if (known.empty() && !seat.left)
        known = *event.player;
}

void applyOne(State& state, const events::WagerPlaced& event, core::Instant) {
    if (!state.round || !validSeat(state, event.seat))
        return;
    state.round->seat(event.seat).at(event.wager) += event.amount;
    state.round->told.insert(event.wager);
    state.taken[event.seat.number - 1U] = true;
}

void applyOne(State& state, const events::WagerTakenBack& event, core::Instant) {
    if (state.round && validSeat(state, event.seat))
        state.round->seat(event.seat).at(event.wager) -= event.amount;
}

} // namespace pitwatch::table
