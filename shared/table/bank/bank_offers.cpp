#include "shared/table/bank/bank_offers.h"

#include "shared/table/internal/handlers.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>

namespace pitwatch::table {

namespace {

bool maySitAt(const State& state, core::Seat seat) {
    return state.taken[seat.number - 1U] ||
           std::none_of(state.taken.begin(), state.taken.end(), [](bool taken) { return taken; });
}

// Where the bank was held last: from there the offer goes round.
std::optional<core::Seat> lastSeat(const State& state) {
    return state.bank.holder ? state.bank.holder : state.bank.lastSeat;
}

// Another chair of the player who has just held the bank. It is offered to people, and to everybody
// else first.
bool isOtherChair(const State& state, core::Seat seat) {
    const Bank& bank = state.bank;
    const bool held = bank.holder && bank.handsHeld > 0;
    const events::PlayerId& last = held ? state.players[bank.holder->number - 1U] : bank.lastPlayer;
    return !last.empty() && bank.holder != seat && state.players[seat.number - 1U] == last;
}

bool somebodyElseSits(const State& state) {
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (state.taken[number - 1U] && state.bank.holder != core::Seat{number} &&
            !isOtherChair(state, {number}))
            return true;
    return false;
}

// As it was before anybody left.
std::optional<events::PlayerId> whoBanked(const State& before, core::Seat holder) {
    if (before.round && !before.round->players[holder.number - 1U].empty())
        return before.round->players[holder.number - 1U];
    return playerAt(before, holder);
}

} // namespace

core::Seat nextSeat(const State& state, core::Seat seat) {
    const auto positions = static_cast<std::uint8_t>(state.rules().table.positions);
    return {static_cast<std::uint8_t>(seat.number % positions + 1)};
}

events::RoundId nextBanked(const State& state) {
    const bool betting = state.round && state.round->phase == Phase::Betting;
    return {betting ? state.lastRound : state.lastRound + 1};
}

void offerBank(Draft& draft, core::Seat from, std::optional<core::Seat> by) {
    const State& state = draft.state();
    core::Seat seat = from;
    bool cameRound = false;
    for (int passed = 0; passed < state.rules().table.positions; ++passed) {
        cameRound = cameRound || lastSeat(state) == seat;
        if (state.taken[seat.number - 1U] && by != seat &&
            (cameRound || !isOtherChair(state, seat)))
            break;
        seat = nextSeat(state, seat);
    }
    draft.emit(events::BankOffered{seat, nextBanked(state)});
}

bool mayAnswer(const State& state, core::Seat seat) {
    const Bank& bank = state.bank;
    if (!bank.offeredTo || bank.offeredTo == seat)
        return bank.offeredTo.has_value();
    for (core::Seat passed = bank.offeredFrom.value_or(*bank.offeredTo); passed != *bank.offeredTo;
         passed = nextSeat(state, passed))
        if (passed == seat)
            return !isOtherChair(state, seat);
    return false;
}

void passOn(Draft& draft) {
    const Bank bank = draft.state().bank;
    const core::Seat holder = *bank.holder;
    core::Cents returned;
    if (draft.state().round && draft.state().round->phase == Phase::Betting)
        returned = draft.state().round->bankWager;
    draft.emit(events::BankPassed{holder, std::nullopt, bank.handsHeld,
                                  whoBanked(draft.base(), holder), std::nullopt, returned});
    if (!bank.offeredTo)
        offerBank(draft, nextSeat(draft.state(), holder), holder);
}

void seatChanged(Draft& draft, core::Seat seat) {
    const State& state = draft.state();
    if (!draft.rules().bank)
        return;
    const bool playing = state.round && state.round->phase != Phase::Betting;
    if (state.bank.holder == seat && state.bank.leaves && !playing)
        passOn(draft);
    const std::optional<core::Seat> offered = draft.state().bank.offeredTo;
    if (!offered)
        return;
    const bool passesOver =
        isOtherChair(draft.state(), *offered) && somebodyElseSits(draft.state());
    if (passesOver || !maySitAt(draft.state(), *offered))
        offerBank(draft, *offered);
}

std::optional<events::PlayerId> playerAt(const State& state, core::Seat seat) {
    const events::PlayerId& player = state.players[seat.number - 1U];
    return player.empty() ? std::nullopt : std::optional(player);
}

void noteTakenSeats(State& state) {
    const auto lies = [](core::Cents amount) { return amount > core::Cents{}; };
    const auto bets = [&](const SeatState& seat) {
        return std::any_of(seat.wagers.begin(), seat.wagers.end(), lies);
    };
    if (std::none_of(state.round->seats.begin(), state.round->seats.end(), bets))
        return;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        state.taken[number - 1U] = !state.players[number - 1U].empty() ||
                                   bets(state.round->seat({number})) ||
                                   state.bank.holder == core::Seat{number};
}

} // namespace pitwatch::table
