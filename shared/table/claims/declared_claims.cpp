#include "shared/rules/settlement.h"
#include "shared/table/claims/claims.h"
#include "shared/table/claims/declared_hands.h"
#include "shared/table/claims/declared_wagers.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/declaration_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/refusals/wager_refusals.h"
#include "shared/table/rounds/hands.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settlement_input.h"

#include <algorithm>

// A win that somebody declares, because the table could not see it by itself. Whatever the table
// does know of the round must agree.

namespace pitwatch::table {

using core::Cents;
using events::Wager;
using rules::Payout;

namespace {

// The cards the claim goes by: those the table has read, or else those that are told.
std::vector<cards::Card> shownCards(const State& state, const DeclareClaim& input) {
    return cardsKnown(state, input.seat, input.wager) ? cardsOf(state, input.seat, input.wager)
                                                      : input.cards;
}

const rules::PaytableRow* rowNamed(const rules::Paytable& paytable, const events::HandName& hand) {
    const auto row = std::find_if(paytable.rows.begin(), paytable.rows.end(), [&](const auto& one) {
        return core::enumName(one.hand) == hand.text();
    });
    return row == paytable.rows.end() ? nullptr : &*row;
}

// A hand as the rules see it: by its cards, or by its name alone where nobody has read them.
class DeclaredHand {
public:
    DeclaredHand(const State& state, const DeclareClaim& input, const rules::Paytable& paytable)
        : m_state(state)
        , m_input(input)
        , m_cards(shownCards(state, input))
        , m_row(rowNamed(paytable, input.hand)) {
        if (m_cards.empty() || m_row == nullptr)
            return;
        m_class = classOf(state, input.wager, m_cards);
        const auto& payouts = state.setup->tableRules.offered(kindOf(input.wager))->payouts;
        if (m_class && payouts[*m_class].kind != Payout::Kind::Nothing)
            m_made = &paytable.rows.at(payouts[*m_class].row);
    }

    std::optional<DeclarationRefusal> denied() const {
        if (m_row == nullptr)
            return DeclarationRefusal::HandNotNamed;
        const auto misplaced = misplacedCard(m_state, m_input.seat, m_input.wager, m_input.cards);
        if (!m_input.cards.empty() && misplaced)
            return misplaced;
        if (isHeldElsewhere(m_state, m_input.seat, m_input.wager, m_input.hand))
            return DeclarationRefusal::AgainstOtherClaim;
        if (m_cards.empty())
            return std::nullopt;
        if (!m_class)
            return DeclarationRefusal::OtherNumber;
        if (m_made == nullptr || core::enumName(m_made->hand) != m_input.hand.text())
            return DeclarationRefusal::OtherHand;
        return std::nullopt;
    }

    const std::vector<cards::Card>& cards() const { return m_cards; }

    // What the row pays to the wager; an ante shares the fate of its run at even money (R2).
    Payout payout() const {
        Payout payout = (m_made != nullptr ? m_made : m_row)->payout;
        if (isAnte(m_input.wager) && payout.kind == Payout::Kind::To1)
            payout.value = m_state.setup->tableRules.anteTo1;
        return payout;
    }

    const std::string& section() const { return m_row->section; }

    // What the hand is to the Envy of others, as far as it can be told.
    std::optional<rules::HandClass> progressiveClass() const {
        const auto& progressive = m_state.setup->tableRules.progressive;
        if (!progressive || !isOffered(m_state, Wager::Progressive))
            return std::nullopt;
        if (cardsKnown(m_state, m_input.seat, Wager::Progressive))
            return classOf(m_state, Wager::Progressive,
                           cardsOf(m_state, m_input.seat, Wager::Progressive));
        if (m_input.wager == Wager::Progressive && m_class)
            return m_class;
        for (rules::HandClass held = 0; held < rules::kHandClassCount; ++held)
            if (progressive->envy[held] &&
                core::enumName(progressive->envy[held]->hand) == m_input.hand.text() &&
                looksAtSame())
                return held;
        return std::nullopt;
    }

private:
    // A name means the same hand to two wagers only where both look at the same cards.
    bool looksAtSame() const {
        const rules::TableRules& table = m_state.setup->tableRules;
        const bool board =
            m_input.wager == Wager::FiveCard && table.game == rules::Game::RunEmTwice;
        return !board && table.offered(kindOf(m_input.wager))->cards ==
                             table.offered(rules::WagerKind::Progressive)->cards;
    }

    const State& m_state;
    const DeclareClaim& m_input;
    std::vector<cards::Card> m_cards;
    const rules::PaytableRow* m_row;
    std::optional<rules::HandClass> m_class;
    const rules::PaytableRow* m_made = nullptr;
};

// What the row pays to the stake; a percentage is the meter's to say.
Cents amountOf(const Payout& payout, Cents stake) {
    switch (payout.kind) {
    case Payout::Kind::To1:
    case Payout::Kind::For1:
        return Cents{stake.value() * payout.value};
    case Payout::Kind::Amount:
        return Cents{payout.value};
    case Payout::Kind::Nothing:
    case Payout::Kind::Percent:
    case Payout::Kind::Push:
        break;
    }
    return {};
}

bool isClaimed(const State& state, core::Seat seat, Wager wager) {
    return std::ranges::any_of(state.claims, [&](const PendingClaim& claim) {
        return claim.raised.round == state.round->id && claim.raised.seat == seat &&
               claim.raised.wager == wager;
    });
}

// What antes win at once with the runs that this claim and those before it are for: each shares the
// fate of its run (R2), and a center wager that wins has one run that does.
Cents wonByAntes(const State& state, const DeclareClaim& input) {
    const SeatState& seat = state.round->seat(input.seat);
    const auto wins = [&](Wager run) {
        return input.wager == run || isClaimed(state, input.seat, run);
    };
    const bool either = !wins(Wager::Run2) && wins(Wager::Center);
    Cents won;
    for (const auto& [ante, share] : {std::pair{Wager::Ante1, wins(Wager::Run1) || either},
                                      std::pair{Wager::Ante2, wins(Wager::Run2)}})
        if (share && input.wager != ante && !isClaimed(state, input.seat, ante))
            won += seat.at(ante) * state.setup->tableRules.anteTo1;
    return won;
}

// The payout limit caps what the base wagers of one hand pay together (L7).
Cents capped(const State& state, const DeclareClaim& input, Cents amount) {
    const auto& limit = state.setup->tableRules.payoutLimit;
    if (!limit || kindOf(input.wager) != rules::WagerKind::Base)
        return amount;
    Cents left = *limit - wonByAntes(state, input);
    for (const PendingClaim& claim : state.claims)
        if (claim.raised.round == state.round->id && claim.raised.seat == input.seat &&
            kindOf(claim.raised.wager) == rules::WagerKind::Base)
            left -= claim.raised.fixedAmount;
    return std::clamp(amount, Cents{}, std::max(left, Cents{}));
}

std::vector<events::EnvyLine> envyOf(const State& state, const DeclareClaim& input,
                                     const DeclaredHand& hand) {
    std::vector<events::EnvyLine> lines;
    const auto held = hand.progressiveClass();
    if (!held)
        return lines;
    const rules::Round round = wageredRound(state, input.seat);
    for (const rules::SeatEnvy& one :
         rules::envyFor(state.setup->tableRules, round, input.seat, *held))
        lines.push_back({one.seat, input.seat, handName(core::enumName(one.line.hand)), one.wager,
                         one.line.paid, 0});
    return lines;
}

// Envy is due whether or not the holder of the hand made the progressive wager.
void emitEnvyAlone(Draft& draft, const DeclareClaim& input, const DeclaredHand& hand,
                   std::vector<events::EnvyLine> lines) {
    const State& state = draft.state();
    auto claim = claimFor(state, input.seat, Wager::Progressive, Cents{});
    claim.hand = lines.front().hand;
    if (!cardsKnown(state, input.seat, Wager::Progressive))
        claim.cards = hand.cards();
    claim.declaredBy = input.by.person;
    claim.envy = std::move(lines);
    raiseClaim(draft, std::move(claim));
}

void emitClaim(Draft& draft, const DeclareClaim& input, const DeclaredHand& hand) {
    const State& state = draft.state();
    const Payout payout = hand.payout();
    const Cents uncapped = amountOf(payout, input.stake);
    const Cents amount = capped(state, input, uncapped);
    auto lines = envyOf(state, input, hand);
    const bool own = !isEnvyAlone(input);
    const bool pays = own && (amount > Cents{} || payout.kind == Payout::Kind::Percent);
    if (uncapped > Cents{} && amount == Cents{})
        return draft.refuse(input.kName, DeclarationRefusal::LimitUsedUp,
                            draft.rules().payoutLimit.section);
    if (amount > core::kMaxAmount || (!pays && (own || lines.empty())))
        return draft.refuse(input.kName, DeclarationRefusal::HandNotPaid, hand.section());
    if (!pays)
        return emitEnvyAlone(draft, input, hand, std::move(lines));
    auto claim = claimFor(state, input.seat, input.wager, input.stake);
    claim.hand = input.hand;
    claim.cards = hand.cards();
    claim.declaredBy = input.by.person;
    setBasis(state, claim, payout, amount);
    const bool progressive = input.wager == Wager::Progressive;
    if (progressive)
        claim.envy = lines;
    const SeatState& seat = state.round->seat(input.seat);
    const bool alone = !progressive && !lines.empty() && seat.at(Wager::Progressive) == Cents{} &&
                       !seat.claimed.contains(Wager::Progressive);
    raiseClaim(draft, std::move(claim));
    if (alone)
        emitEnvyAlone(draft, input, hand, std::move(lines));
}

} // namespace

void decideOn(Draft& draft, const DeclareClaim& input) {
    if (input.by.person.empty())
        return draft.refuse(input.kName, ActorRefusal::DeclarerUnknown);
    if (!needsLockedRound(draft, input.kName))
        return;
    const State& state = draft.state();
    if (!validSeat(state, input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    // Wagers that are not allowed go back first: nothing is paid for them, and no Envy.
    if ((state.round->phase == Phase::Locked || state.round->wagersInQuestion) &&
        waitsForFloorperson(draft, input.kName))
        return;
    if (draft.rules().bank)
        return draft.refuse(input.kName, DeclarationRefusal::PaidByPlayerDealer,
                            draft.rules().bank->section);
    if (state.round->phase == Phase::Settled)
        return draft.refuse(input.kName, DeclarationRefusal::RoundSettled);
    const rules::Paytable* paytable =
        isOffered(state, input.wager)
            ? rules::offeredPaytable(state.rules(), state.submission(), kindOf(input.wager))
            : nullptr;
    if (paytable == nullptr)
        return draft.refuse(input.kName, {WagerRefusal::NotOffered, input.wager});
    if (state.round->seat(input.seat).claimed.contains(input.wager))
        return draft.refuse(input.kName, DeclarationRefusal::ClaimedAlready, paytable->section);
    if (chipsDisputed(*state.round, input.wager))
        return draft.refuse(input.kName, RoundRefusal::ChipCountOpen,
                            chipCountSection(draft.state()));
    if (const auto why = wagerDenied(state, input))
        return draft.refuse(input.kName, *why, draft.rules().table.section);
    const DeclaredHand hand(state, input, *paytable);
    if (const auto why = hand.denied())
        return draft.refuse(input.kName, *why, paytable->section);
    emitClaim(draft, input, hand);
}

} // namespace pitwatch::table
