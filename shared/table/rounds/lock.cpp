#include "shared/table/decks/alternation.h"
#include "shared/table/decks/stub.h"
#include "shared/table/devices/faults.h"
#include "shared/table/devices/progressive.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/rounds/betting.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/wager_faults.h"

namespace pitwatch::table {

namespace {

// Why no round can be dealt with the decks as they are, or nothing.
Refusal deckProblem(const State& state) {
    const rules::RuleSet& rules = state.rules();
    if (state.decks.size() != static_cast<std::size_t>(state.submission().decks()))
        return Why{{DeckRefusal::OtherNumber, static_cast<unsigned>(state.submission().decks())},
                   rules.decks.section};
    const Deck* deck = nextDeck(state);
    if (deck->mustLeave)
        return Why{DeckRefusal::MustLeave, rules.decks.countSection};
    if (deck->ceremony != Ceremony::Stacked)
        return Why{DeckRefusal::OpeningIncomplete, rules.procedure.inspect};
    const auto* dealing = rules.find(state.dealing);
    if (dealing != nullptr && dealing->needsShuffler && state.shuffler.outOfOrder)
        return Why{TableRefusal::NeedsShuffler, dealing->needsShufflerSection};
    return std::nullopt;
}

// What the dealer did is recorded all the same; a breach is a finding.
void checkPreparation(Draft& draft, events::DeckColour colour) {
    const State& state = draft.state();
    const rules::ProcedureSections& sections = draft.rules().procedure;
    const Deck deck = *state.find(colour);
    const bool signalled = state.setup->signalled.shuffles;
    if ((signalled || deck.shuffleOwed) && !deck.shuffled)
        draft.report(events::FindingKind::ShuffleMissed, colour, sections.shuffle,
                     "the deck was not shuffled before the round");
    else if (signalled && deck.needsCut && !deck.cut)
        draft.report(events::FindingKind::CutTooShallow, colour, sections.cut,
                     "the deck was not cut before the round");
    checkTurn(draft, colour);
    const ShufflerInfo& shuffler = draft.state().shuffler;
    if (shuffler.outOfOrder)
        return;
    if (shuffler.mode != events::ShufflerMode::Play)
        draft.report(events::FindingKind::WrongMode, colour, sections.shuffle,
                     "the shuffler is not in play mode");
    else if (hasOpenFault(state, shufflerDevice()))
        draft.report(events::FindingKind::DealtWithOpenFault, colour, sections.shuffle,
                     "the shuffler has an open fault");
}

} // namespace

void decideOn(Draft& draft, const CallNoMoreBets& input) {
    if (draft.state().round && draft.state().round->phase != Phase::Betting)
        return draft.refuse(input.kName, RoundRefusal::LastNotEnded,
                            draft.rules().procedure.noMoreBets);
    if (!ensureRoundOpen(draft, input.kName))
        return;
    if (const auto why = deckProblem(draft.state()))
        return draft.refuse(input.kName, why->reason, why->section);
    const events::DeckColour deck = nextDeck(draft.state())->colour;
    checkPreparation(draft, deck);
    draft.emit(events::NoMoreBetsCalled{draft.state().round->id, deck});
    lockWagers(draft);
    callStubCount(draft);
    handOverFaults(draft);
}

void applyOne(State& state, const events::NoMoreBetsCalled& event, core::Instant) {
    if (!state.round)
        return;
    state.round->phase = Phase::Locked;
    state.round->players = state.players;
    state.round->deck = event.deck;
    state.lastDeckDealt = event.deck;
    if (Deck* deck = state.find(event.deck)) {
        deck->place = DeckPlace::Play;
        deck->lastRound = event.round;
        deck->uncounted.push_back(event.round);
    }
}

} // namespace pitwatch::table
