#include "shared/table/rounds/voiding.h"

#include "shared/table/bank/bank.h"
#include "shared/table/bank/fees.h"
#include "shared/table/claims/claim_steps.h"
#include "shared/table/decks/decks.h"
#include "shared/table/decks/stub.h"
#include "shared/table/devices/progressive.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/reasons.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/rounds.h"

namespace pitwatch::table {

namespace {

std::vector<events::WagerAmount> everyWager(const Round& round) {
    std::vector<events::WagerAmount> wagers;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        for (const auto wager : core::kEnumValues<events::Wager>) {
            const core::Cents amount = round.seat({number}).at(wager);
            if (amount > core::Cents{})
                wagers.push_back({{number}, wager, amount});
        }
    return wagers;
}

// A claim of a void round has no hand behind it. None of them has been paid: that waits until the
// round is settled, and a settled round is never void.
void voidClaims(Draft& draft, events::RoundId round, const events::Phrase& reason,
                const events::PersonId& by) {
    const std::vector<PendingClaim> claims = draft.state().claims;
    for (const PendingClaim& claim : claims)
        if (claim.raised.round == round)
            voidClaim(draft, claim, by, reason);
}

} // namespace

void moveToRack(Draft& draft, const Round& round) {
    if (!round.deckLeft)
        draft.emit(events::CardsMovedToRack{round.id, round.deck, countedCards(round)});
}

void voidRound(Draft& draft, const events::Phrase& reason, std::string_view section,
               const events::PersonId& by) {
    const Round round = *draft.state().round;
    voidClaims(draft, round.id, reason, by);
    returnFees(draft);
    if (hasCardsOut(draft.state(), round.deck))
        checkStubCounted(draft);
    // Where only a button is told of, cards may be out of a locked round that nobody saw.
    const bool used = round.phase != Phase::Betting || anyCardSeen(round);
    if (used && !nothingDealt(draft.state()))
        moveToRack(draft, round);
    draft.emit(events::RoundVoided{round.id, reason, text(section), by, everyWager(round),
                                   round.bankWager});
    unlockWagers(draft);
    offerBankAfterHand(draft);
}

void endEmptyRound(Draft& draft, const events::PersonId& by) {
    const auto& round = draft.state().round;
    if (round && isEmpty(*round))
        draft.emit(
            events::RoundVoided{round->id, RoundVoiding::NobodyBets, {}, by, {}, core::Cents{}});
}

void decideOn(Draft& draft, const VoidRound& input) {
    if (!needsFloorperson(draft, input.by, input.kName))
        return;
    if (!draft.state().round)
        return draft.refuse(input.kName, RoundRefusal::NoneOpen);
    if (draft.state().round->phase == Phase::Settled)
        return draft.refuse(input.kName, RoundRefusal::Settled, draft.rules().settlement.section);
    // What is judged voids the round as well, and does not forget the deck.
    if (draft.state().round->stubWrong)
        return draft.refuse(input.kName, RoundRefusal::StubNotJudged, stubSection(draft.state()));
    if (input.reason.empty())
        return draft.refuse(input.kName, ActorRefusal::NoWords);
    draft.emit(events::FloorDecisionRecorded{draft.state().round->id, FloorQuestion::VoidRound,
                                             input.reason, input.by.person});
    voidRound(draft, events::Phrase::quoted(input.reason), {}, input.by.person);
}

namespace {

// "No more bets" was not called, but the deck was in use.
void noteDealtEarly(State& state) {
    state.round->phase = Phase::Locked;
    state.lastDeckDealt = state.round->deck;
    if (Deck* deck = state.find(state.round->deck)) {
        deck->lastRound = state.round->id;
        deck->uncounted.push_back(state.round->id);
    }
}

} // namespace

// A round that was dealt is one more without a stub count, played or void.
void applyOne(State& state, const events::RoundVoided&, core::Instant at) {
    if (!state.round || !isEmpty(*state.round))
        state.lastPlayed = at;
    if (state.round && state.round->phase == Phase::Betting && !state.round->packets.empty())
        noteDealtEarly(state);
    if (state.round && state.round->phase != Phase::Betting)
        noteRoundEnded(state, !nothingDealt(state));
    state.round.reset();
}

// The cards of the round, stub and all; the next thing that happens to the deck is a shuffle.
void applyOne(State& state, const events::CardsMovedToRack& event, core::Instant) {
    Deck* deck = state.find(event.deck);
    if (deck == nullptr)
        return;
    deck->place = DeckPlace::Rack;
    deck->shuffled = deck->cut = deck->recutOwed = deck->counted = false;
}

} // namespace pitwatch::table
