#include "shared/table/wagers/betting.h"

#include "shared/table/bank/bank_offers.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/bank_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/refusals/wager_refusals.h"
#include "shared/table/rounds/play_order.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/wagers/chips_after_lock.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;
using events::Wager;

const std::string& wagerSection(const rules::RuleSet& rules, Wager wager) {
    const rules::WagerRule* rule = rules.find(kindOf(wager));
    return rule != nullptr ? rule->section : rules.procedure.noMoreBets;
}

namespace {

// The boxes of the player of one of them.
struct Boxes {
    int count = 0;
    // From the first to the last, those between that are empty yet among them.
    int span = 0;
};

Boxes boxesWith(const State& state, core::Seat seat) {
    const events::PlayerId& player = playerOf(state, seat);
    if (player.empty())
        return {1, 1};
    const Wager base = lastingWager(state.rules().game);
    Boxes boxes;
    int first = 0;
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const bool bets = number == seat.number ||
                          (state.round && state.round->seat({number}).at(base) > Cents{});
        if (!bets || playerOf(state, {number}) != player)
            continue;
        first = first == 0 ? number : first;
        boxes.span = number - first + 1;
        ++boxes.count;
    }
    return boxes;
}

} // namespace

// Whether the player's boxes, this one among them, are adjacent and not too many.
bool boxesAllowed(const State& state, core::Seat seat) {
    const Boxes boxes = boxesWith(state, seat);
    return boxes.count <= state.submission().adjacentBoxes && boxes.span == boxes.count;
}

bool isOwnBank(const State& state, core::Seat seat) {
    const auto& holder = state.bank.holder;
    return holder && !state.bank.offeredTo && *holder != seat && !playerOf(state, seat).empty() &&
           playerOf(state, seat) == playerOf(state, *holder);
}

namespace {

// Why the wager cannot lie there at all, or nothing.
Refusal whyNotPlaced(const State& state, const WagerSensed& input) {
    const rules::RuleSet& rules = state.rules();
    if (kindOf(input.wager) == rules::WagerKind::Progressive && state.progressiveLocked())
        return Why{WagerRefusal::ProgressiveSuspended, wagerSection(rules, input.wager)};
    if (stageOf(rules.game, input.wager) && rules.game == rules::Game::RunEmTwice)
        return Why{WagerRefusal::PlacedByDecision, rules.procedure.decisions};
    // Who banks the hand is not known while the bank is offered on.
    if ((state.bank.holder == input.seat && !state.bank.offeredTo) || isOwnBank(state, input.seat))
        return Why{BankRefusal::HoldsNoBets, rules.bank->section};
    if (state.round && state.round->seat(input.seat).left) {
        const auto* rule = rules.find(rules::Irregularity::PlayerLeft);
        return Why{WagerRefusal::PlayerLeft,
                   rule != nullptr ? rule->section : rules.procedure.noMoreBets};
    }
    // Boxes may be bet on in any order; a gap that is left is found at "no more bets".
    if (kindOf(input.wager) == rules::WagerKind::Base &&
        boxesWith(state, input.seat).span > state.submission().adjacentBoxes)
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

} // namespace

void decideOn(Draft& draft, const WagerSensed& input) {
    const State& state = draft.state();
    if (!validSeat(state, input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    if (input.amount < Cents{} || input.amount > core::kMaxAmount)
        return draft.refuse(input.kName, WagerRefusal::OutOfRange);
    if (!isOffered(state, input.wager))
        return draft.refuse(input.kName, {WagerRefusal::NotOffered, input.wager},
                            draft.rules().procedure.noMoreBets);
    if (state.round && !betsAreOpen(*state.round))
        return changeAfterLock(draft, input);
    changeBet(draft, input);
}

namespace {

// Whose boxes belong together is settled at "no more bets" (L9). That one player has more of them
// than allowed, or bets against the own bank, is found all the same when it is known.
void checkLateName(Draft& draft, core::Seat named) {
    State known = draft.state();
    for (std::size_t at = 0; at < kSeats; ++at)
        if (known.round->players[at].empty())
            known.round->players[at] = known.players[at];
    const auto report = [&](core::Seat seat, FindingDetail what, const std::string& section) {
        draft.report(events::FindingKind::WagerNotAllowed, known.round->deck, section,
                     {what, seat});
    };
    const Wager base = lastingWager(known.rules().game);
    if (known.round->seat(named).at(base) > Cents{} && !boxesAllowed(known, named))
        report(named, FindingDetail::BoxesKnownLate, known.rules().table.adjacentBoxesSection);
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if ((named.number == number || known.bank.holder == named) &&
            known.round->seat({number}).at(base) > Cents{} && isOwnBank(known, {number}))
            report({number}, FindingDetail::OwnBankKnownLate, known.rules().bank->section);
}

// Nobody was known to play there when the bets were closed, and nobody has left.
bool isLateName(const State& state, const SeatPlayer& input) {
    return !input.player.empty() && state.round && state.round->phase != Phase::Betting &&
           state.round->players[input.seat.number - 1U].empty() &&
           !state.round->seat(input.seat).left;
}

// Nobody sits there, and somebody's wagers are in the round.
bool isLeaving(const State& state, const SeatPlayer& input) {
    return input.player.empty() && state.round && hasHand(state, input.seat) &&
           !state.round->seat(input.seat).left;
}

} // namespace

void decideOn(Draft& draft, const SeatPlayer& input) {
    if (!validSeat(draft.state(), input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    if (isLeaving(draft.state(), input))
        return decideOn(draft, ReportPlayerLeft{input.seat});
    if (draft.state().players[input.seat.number - 1U] == input.player)
        return;
    std::optional<events::PlayerId> player;
    if (!input.player.empty())
        player = input.player;
    const bool late = isLateName(draft.state(), input);
    draft.emit(events::PlayerSeated{input.seat, std::move(player)});
    if (late)
        checkLateName(draft, input.seat);
    seatChanged(draft, input.seat);
}

namespace {

// Who is said to have gone and is named again while the hand is played was there all the time.
bool isBack(const State& state, const events::PlayerSeated& event) {
    return event.player && state.round && state.round->phase != Phase::Betting &&
           state.round->players[event.seat.number - 1U] == *event.player;
}

} // namespace

void applyOne(State& state, const events::PlayerSeated& event, core::Instant) {
    if (!validSeat(state, event.seat))
        return;
    events::PlayerId& sits = state.players[event.seat.number - 1U];
    const bool another = !event.player || (!sits.empty() && sits != *event.player);
    if (state.bank.holder == event.seat)
        state.bank.leaves = !isBack(state, event) && (state.bank.leaves || another);
    state.taken[event.seat.number - 1U] = event.player.has_value();
    sits = event.player.value_or(events::PlayerId{});
    if (!event.player || !state.round)
        return;
    // Whoever sits down before "no more bets" may bet in the place of one who left. Whoever is
    // first known later sat there all the time: nobody else may wager. But whose boxes belong
    // together is settled by then (L9): a name that another box has tells nothing of this round.
    SeatState& seat = state.round->seat(event.seat);
    events::PlayerId& known = state.round->players[event.seat.number - 1U];
    if (state.round->phase == Phase::Betting ||
        (isBack(state, event) && mayComeBack(state, event.seat)))
        seat.left = false;
    else if (known.empty() && !seat.left &&
             std::ranges::find(state.round->players, *event.player) == state.round->players.end())
        known = *event.player;
}

void applyOne(State& state, const events::WagerPlaced& event, core::Instant at) {
    state.lastPlayed = at;
    if (!state.round || !validSeat(state, event.seat))
        return;
    state.round->seat(event.seat).at(event.wager) += event.amount;
    state.round->told.insert(event.wager);
    state.taken[event.seat.number - 1U] = true;
    state.betsTold = true;
}

void applyOne(State& state, const events::WagerCollected& event, core::Instant) {
    if (state.round && validSeat(state, event.seat))
        state.round->seat(event.seat).collected[event.wager] += event.amount;
}

void applyOne(State& state, const events::WagerTakenBack& event, core::Instant) {
    if (state.round && validSeat(state, event.seat))
        state.round->seat(event.seat).at(event.wager) -= event.amount;
}

} // namespace pitwatch::table
