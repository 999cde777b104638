#include "shared/table/claims/declared_wagers.h"

#include "shared/table/refusals/declaration_refusals.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>

// A wager that somebody says a seat made, against what the table was told of the wagers.

namespace pitwatch::table {

using core::Cents;
using events::Wager;

bool isAnte(Wager wager) {
    return wager == Wager::Ante1 || wager == Wager::Ante2;
}

bool isEnvyAlone(const DeclareClaim& input) {
    return input.wager == Wager::Progressive && input.stake == Cents{};
}

namespace {

// A table that hears of base wagers hears of all; else of a kind of wager that anybody made. What
// was withdrawn since was heard of.
bool isSignalled(const State& state, Wager wager) {
    return state.round->told.contains(lastingWager(state.rules().game)) ||
           state.round->told.contains(wager);
}

bool takenBackByPlayer(const State& state, const SeatState& seat, Wager wager) {
    if (kindOf(wager) != rules::WagerKind::Base)
        return false;
    if (seat.folded())
        return true;
    const auto stage = stageOf(state.rules().game, wager);
    const auto& decision = stage ? seat.decisions[*stage] : std::optional<Decision>{};
    return decision && decision->choice == events::Choice::Withdraw;
}

bool isFiled(const State& state, const DeclareClaim& input) {
    const rules::TableRules& table = state.setup->tableRules;
    if (input.wager == Wager::Progressive) {
        const auto& wagers = table.progressive->wagers;
        return std::find(wagers.begin(), wagers.end(), input.stake) != wagers.end();
    }
    if (kindOf(input.wager) != rules::WagerKind::Base) {
        const auto& offered = table.offered(kindOf(input.wager));
        return input.stake >= offered->least && input.stake <= offered->most;
    }
    // A run is up to three antes.
    const bool run = state.rules().game == rules::Game::RunEmTwice && !isAnte(input.wager);
    return input.stake >= table.minBet && input.stake <= table.maxBet * (run ? 3 : 1);
}

// Chips that the dealer took in and counted: where no sensor tells of the wager, no more can have
// won.
bool moreThanCounted(const State& state, Wager wager) {
    const Round& round = *state.round;
    const bool progressive = wager == Wager::Progressive;
    const ChipCheck check = progressive ? round.progressiveChips : round.fiveCardChips;
    if ((!progressive && wager != Wager::FiveCard) || check != ChipCheck::Agreed)
        return false;
    const auto claimed =
        std::count_if(state.claims.begin(), state.claims.end(), [&](const PendingClaim& claim) {
            return claim.raised.round == round.id && claim.raised.wager == wager &&
                   claim.raised.stake > Cents{};
        });
    return claimed >= (progressive ? round.progressiveCounted : round.fiveCardCounted);
}

} // namespace

std::optional<DeclarationRefusal> wagerDenied(const State& state, const DeclareClaim& input) {
    const SeatState& seat = state.round->seat(input.seat);
    if (seat.skipped || nobodyDealtTo(state) ||
        (playersKnown(state) && !hasHand(state, input.seat)))
        return DeclarationRefusal::NobodyPlays;
    // Only others win by the hand of a player whose wagers are lost.
    if (seat.lost())
        return isEnvyAlone(input) ? std::nullopt : std::optional(DeclarationRefusal::OutOfPlay);
    if (isEnvyAlone(input) && seat.at(Wager::Progressive) == Cents{})
        return std::nullopt;
    if (isEnvyAlone(input))
        return DeclarationRefusal::StakeDiffers;
    if (!isFiled(state, input))
        return DeclarationRefusal::NoSuchStake;
    if (isSignalled(state, input.wager) && seat.at(input.wager) != input.stake)
        return DeclarationRefusal::StakeDiffers;
    if (takenBackByPlayer(state, seat, input.wager))
        return DeclarationRefusal::OutOfPlay;
    if (moreThanCounted(state, input.wager))
        return DeclarationRefusal::NotCounted;
    return std::nullopt;
}

} // namespace pitwatch::table
