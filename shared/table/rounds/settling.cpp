#include "shared/table/rounds/settling.h"

#include "shared/rules/settlement.h"
#include "shared/table/claims/claim_steps.h"
#include "shared/table/claims/claims.h"
#include "shared/table/claims/declared_hands.h"
#include "shared/table/deal/dealing.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/rounds/hands.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/known_part.h"
#include "shared/table/rounds/play_order.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settlement_input.h"
#include "shared/table/rounds/waiting.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;

namespace {

std::optional<events::PlayerId> playerIn(const Round& round, core::Seat seat) {
    const events::PlayerId& player = round.players[seat.number - 1U];
    return player.empty() ? std::nullopt : std::optional(player);
}

events::SettledLine told(const State& state, const rules::SettledLine& line) {
    events::SettledLine told;
    told.wager = line.wager;
    told.stake = line.stake;
    told.result = line.result;
    told.paid = line.paid;
    told.returned = line.returned;
    if (line.result == rules::LineResult::Win || line.result == rules::LineResult::Push) {
        const auto* paytable =
            rules::offeredPaytable(state.rules(), state.submission(), kindOf(told.wager));
        told.hand = handName(core::enumName(paytable->rows.at(line.payout.row).hand));
    }
    return told;
}

// The player took back what lay there, which may be another amount than the bet that stayed: the
// wagers were not equal, and the floorperson let it stand.
Cents takenBack(const State& state, core::Seat seat, const rules::SettledLine& line) {
    const auto stage = stageOf(state.rules().game, line.wager);
    if (line.result != rules::LineResult::Withdrawn || !stage)
        return line.returned;
    const auto& decision = state.round->seat(seat).decisions[*stage];
    return decision ? decision->takenBack : line.returned;
}

events::SeatSettled told(const State& state, const rules::SettledSeat& settled) {
    events::SeatSettled seat;
    seat.round = state.round->id;
    seat.seat = settled.seat;
    if (settled.hand)
        seat.hand = handName(nameOf(*settled.hand));
    for (const rules::SettledLine& line : settled.lines) {
        seat.lines.push_back(told(state, line));
        const Cents back = takenBack(state, settled.seat, line);
        seat.totalReturned += back - line.returned;
        seat.lines.back().stake += back - line.returned;
        seat.lines.back().returned = back;
        if (line.cut > Cents{})
            seat.cut.push_back({settled.seat, line.wager, line.cut});
    }
    const Cents wager = state.round->seat(settled.seat).at(events::Wager::Progressive);
    for (const rules::EnvyLine& line : settled.envy)
        seat.envy.push_back(
            {settled.seat, line.forSeat, handName(core::enumName(line.hand)), wager, line.paid, 0});
    seat.fee = state.round->seat(settled.seat).fees[events::FeeKind::PerBet];
    seat.totalPaid = settled.totalPaid;
    seat.totalReturned += settled.totalReturned;
    return seat;
}

// In the order of settlement already; where the rules say so, losers before winners.
void putInOrder(const rules::SettlementRule& rule, std::vector<events::SeatSettled>& seats) {
    if (!rule.losersFirst)
        return;
    std::stable_partition(seats.begin(), seats.end(), [](const events::SeatSettled& seat) {
        return std::none_of(seat.lines.begin(), seat.lines.end(), [](const auto& line) {
            return line.result == events::LineResult::Win;
        });
    });
}

bool isBonus(events::Wager wager) {
    const rules::WagerKind kind = kindOf(wager);
    return kind != rules::WagerKind::Base && kind != rules::WagerKind::Progressive;
}

// What is settled for all seats before any of them is settled whole.
bool comesFirst(const rules::SettlementRule& rule, const events::SettledLine& line) {
    return (rule.losersFirst && line.result == events::LineResult::Lose) ||
           (rule.bonusWagersFirst && isBonus(line.wager));
}

void emitFirstLines(Draft& draft, std::vector<events::SeatSettled>& seats) {
    const rules::SettlementRule& rule = draft.rules().settlement;
    for (events::SeatSettled& seat : seats) {
        const auto rest =
            std::stable_partition(seat.lines.begin(), seat.lines.end(),
                                  [&](const auto& line) { return comesFirst(rule, line); });
        if (rest != seat.lines.begin())
            draft.emit(events::WagersSettled{seat.round, seat.seat, {seat.lines.begin(), rest}});
    }
}

void emitSeats(Draft& draft, std::vector<events::SeatSettled> seats,
               const std::optional<rules::BankResult>& bank) {
    const Round round = *draft.state().round;
    const std::optional<core::Seat> holder = draft.state().bank.holder;
    events::RoundSettled settled;
    settled.round = round.id;
    for (events::SeatSettled& seat : seats) {
        settled.order.push_back(seat.seat);
        for (const events::SettledLine& line : seat.lines)
            settled.staked += line.stake;
        settled.paid += seat.totalPaid;
        settled.returned += seat.totalReturned;
        settled.fees += seat.fee;
        draft.emit(std::move(seat));
    }
    if (bank && holder) {
        const Cents fee = round.seat(*holder).fees[events::FeeKind::PerHand];
        draft.emit(events::BankSettled{settled.round, *holder, bank->wager, bank->collected,
                                       bank->paid, fee, playerIn(round, *holder)});
        settled.fees += fee;
    }
    draft.emit(std::move(settled));
}

// Nothing of it is paid: its round is not over.
void voidContradicted(Draft& draft, const Contradicted& declared) {
    if (const PendingClaim* claim = draft.state().findClaim(declared.claim))
        voidClaim(draft, PendingClaim(*claim), tableItself(), declared.why);
}

std::vector<events::SeatSettled> toldSeats(const State& state,
                                           const rules::Settlement& settlement) {
    std::vector<events::SeatSettled> seats;
    for (const rules::SettledSeat& seat : settlement.seats)
        seats.push_back(told(state, seat));
    return seats;
}

void emitClaims(Draft& draft, TakenClaims claims) {
    // First, because a wager has one claim at a time.
    for (const Contradicted& declared : claims.contradicted)
        voidContradicted(draft, declared);
    for (TakenClaim& won : claims.won)
        if (won.declared)
            draft.emit(events::ClaimConfirmed{won.claim.claim, std::move(won.claim.cards)});
        else
            draft.emit(std::move(won.claim));
}

bool isComplete(const State& state, LostHands lost) {
    return state.round && state.round->phase != Phase::Settled &&
           state.round->phase != Phase::Betting && !missingForSettlement(state, lost);
}

// By what lies face up so far, whoever holds it.
bool isAgainstCards(const State& state, const PendingClaim& claim) {
    const events::ClaimRaised& raised = claim.raised;
    return state.round && raised.round == state.round->id && state.round->phase != Phase::Settled &&
           !state.round->isUpheld(claim.number) && !raised.cards.empty() &&
           againstTheTable(state, raised.seat, raised.wager, raised.cards);
}

// Told when it comes to that, and not with every word that is said while it waits.
void tellContradicted(Draft& draft, const Contradicted& declared, LostHands lost) {
    if (signedOtherwise(draft.base(), lost))
        return;
    const PendingClaim& claim = *draft.state().findClaim(declared.claim);
    draft.report(events::FindingKind::Other, draft.state().round->deck,
                 draft.rules().settlement.section,
                 {FindingDetail::ClaimContradicted, claim.number, claim.raised.seat});
}

// Not all is told yet. What the cards speak against already is not left to be verified.
void takeBackAgainstCards(Draft& draft, LostHands lost) {
    const auto& round = draft.state().round;
    if (!round || isWaiting(*round) || round->phase == Phase::Settled)
        return;
    const std::vector<PendingClaim> claims = draft.state().claims;
    for (const PendingClaim& claim : claims) {
        if (!isAgainstCards(draft.state(), claim))
            continue;
        const Contradicted declared{claim.number, Contradiction::OtherCards};
        if (claim.wasSigned())
            tellContradicted(draft, declared, lost);
        else
            voidContradicted(draft, declared);
    }
}

} // namespace

void settleIfComplete(Draft& draft, LostHands lost) {
    const State& state = draft.state();
    if (state.round && state.round->phase == Phase::Dealt && state.round->dealHeld)
        return; // Judged first.
    if (state.round && askAboutDeck(draft))
        return;
    if (!isComplete(state, lost))
        return takeBackAgainstCards(draft, lost);
    if (dealIsOpen(*state.round))
        return endDeal(draft) ? settleIfComplete(draft, lost) : void();
    const auto settlement = rules::settle(state.setup->tableRules, settlementInput(state));
    if (!settlement)
        return draft.refuse("settle", events::Phrase::quoted(text(settlement.error().text)),
                            draft.rules().settlement.section);
    if (const auto declared = signedOtherwise(state, lost))
        return tellContradicted(draft, *declared, lost);
    checkDecidedOnCards(draft);
    std::vector<events::SeatSettled> seats = toldSeats(state, *settlement);
    TakenClaims claims = takeClaims(state, *settlement, seats);
    emitFirstLines(draft, seats);
    putInOrder(draft.rules().settlement, seats);
    emitSeats(draft, std::move(seats), settlement->bank);
    emitClaims(draft, std::move(claims));
}

std::optional<Contradicted> signedOtherwise(const State& state, LostHands lost) {
    const auto isSigned = [&](const PendingClaim& claim) {
        return state.round && claim.raised.round == state.round->id && claim.wasSigned();
    };
    if (std::ranges::none_of(state.claims, isSigned))
        return std::nullopt;
    for (const PendingClaim& claim : state.claims)
        if (isSigned(claim) && isAgainstCards(state, claim))
            return Contradicted{claim.number, Contradiction::OtherCards};
    if (!isComplete(state, lost))
        return std::nullopt;
    const auto settlement = rules::settle(state.setup->tableRules, settlementInput(state));
    if (!settlement)
        return std::nullopt;
    std::vector<events::SeatSettled> seats = toldSeats(state, *settlement);
    for (const Contradicted& declared : takeClaims(state, *settlement, seats).contradicted)
        if (state.findClaim(declared.claim)->wasSigned())
            return declared;
    return std::nullopt;
}

void settleInPart(Draft& draft) {
    const auto known = knownPart(draft.state());
    if (!known)
        return;
    std::vector<events::SeatSettled> seats = toldSeats(known->state, known->settlement);
    TakenClaims claims = takeClaims(known->state, known->settlement, seats);
    std::erase_if(seats, [](const events::SeatSettled& seat) {
        return seat.lines.empty() && seat.envy.empty();
    });
    std::erase_if(claims.contradicted, [&](const Contradicted& declared) {
        const PendingClaim* claim = draft.state().findClaim(declared.claim);
        return claim == nullptr || !known->speaksOf(*claim);
    });
    emitFirstLines(draft, seats);
    putInOrder(draft.rules().settlement, seats);
    for (events::SeatSettled& seat : seats)
        draft.emit(std::move(seat));
    emitClaims(draft, std::move(claims));
}

events::Phrase whyNotSettled(const State& state) {
    if (const auto missing = missingForSettlement(state, LostHands::Unseen))
        return *missing;
    const auto settlement = rules::settle(state.setup->tableRules, settlementInput(state));
    return settlement ? events::Phrase() : events::Phrase::quoted(text(settlement.error().text));
}

void applyOne(State& state, const events::RoundSettled&, core::Instant) {
    if (state.round)
        state.round->phase = Phase::Settled;
}

} // namespace pitwatch::table
