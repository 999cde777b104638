#include "shared/table/decks/alternation.h"

#include "shared/table/decks/decks.h"
#include "shared/table/devices/faults.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/reasons.h"
#include "shared/table/refusals/deck_refusals.h"

namespace pitwatch::table {

namespace {

bool alternates(const State& state) {
    return state.decksWanted() > 1;
}

const Deck* otherDeck(const State& state, events::DeckColour colour) {
    for (const Deck& deck : state.decks)
        if (deck.colour != colour)
            return &deck;
    return nullptr;
}

} // namespace

const Deck* nextDeck(const State& state) {
    // One deck is played with until it leaves; a second that lies there has no turn.
    if (!alternates(state) && state.lastDeckDealt)
        if (const Deck* same = state.find(*state.lastDeckDealt);
            same != nullptr && !same->mustLeave)
            return same;
    const Deck* last = nullptr;
    for (const Deck& deck : state.decks) {
        if (state.lastDeckDealt != deck.colour && !deck.mustLeave)
            return &deck;
        if (last == nullptr || last->mustLeave)
            last = &deck;
    }
    return last;
}

// Records of earlier software have the cards of such a round in the rack.
bool putBack(State& state) {
    const Round& round = *state.round;
    Deck* deck = state.find(round.deck);
    if (deck == nullptr || deck->place != DeckPlace::Play)
        return false;
    std::erase(deck->uncounted, round.id);
    deck->counted = round.deckCounted;
    deck->place =
        deck->shuffledBy == events::ShuffleMethod::Device ? DeckPlace::Shuffler : DeckPlace::Layout;
    if (round.alternates) {
        // Where the other one has left meanwhile, this one comes before whatever replaces it.
        const Deck* other = otherDeck(state, round.deck);
        state.lastDeckDealt = other != nullptr ? std::optional{other->colour} : std::nullopt;
    }
    return true;
}

void checkTurn(Draft& draft, events::DeckColour deck) {
    const State& state = draft.state();
    if (alternates(state) && state.lastDeckDealt == deck)
        draft.report(events::FindingKind::DecksNotAlternated, deck, draft.rules().decks.section,
                     FindingDetail::DealtTwiceRunning);
}

void checkDealtTurn(Draft& draft, events::DeckColour deck) {
    const Round& round = *draft.state().round;
    const Deck* expected = round.deckLeft ? nullptr : draft.state().find(round.deck);
    if (round.alternates && round.deck != deck && expected != nullptr && !expected->mustLeave)
        draft.report(events::FindingKind::DecksNotAlternated, deck, draft.rules().decks.section,
                     FindingDetail::OtherDecksTurn);
}

// Without signals of shuffles nobody can tell where the other deck is.
void checkOtherDeck(Draft& draft, events::DeckColour dealt) {
    const State& state = draft.state();
    if (!state.round->alternates || state.round->deckLeft || !state.setup->signalled.shuffles ||
        state.shuffler.outOfOrder)
        return;
    const Deck* other = otherDeck(state, dealt);
    if (other == nullptr)
        return;
    const events::DeckColour colour = other->colour;
    if (other->place == DeckPlace::Rack)
        draft.report(events::FindingKind::TwoDecksInRack, colour, draft.rules().decks.section,
                     FindingDetail::TwoDecksInRack);
    else if (other->place != DeckPlace::Shuffler)
        draft.report(events::FindingKind::DecksNotAlternated, colour, draft.rules().decks.section,
                     FindingDetail::OtherDeckElsewhere);
}

void decideOn(Draft& draft, const DeckInserted& input) {
    if (draft.state().find(input.deck) == nullptr)
        return raiseFault(draft, shufflerDevice(), events::FaultKind::WrongColour,
                          FaultDetail::UnknownDeckTaken);
    const State& state = draft.state();
    if (isBeingDealt(state, input.deck) &&
        (!state.find(input.deck)->shuffleOwed || hasCardsOut(state, input.deck)))
        return draft.refuse(input.kName, DeckRefusal::BeingDealt, draft.rules().decks.section);
    draft.emit(events::DeckPutInShuffler{input.deck});
}

void decideOn(Draft& draft, const DeckRacked& input) {
    if (deckAtTable(draft, input.deck, input.kName) == nullptr)
        return;
    const State& state = draft.state();
    if (state.lastRound == 0)
        return draft.refuse(input.kName, DeckRefusal::NoRoundPlayed);
    if (isBeingDealt(state, input.deck))
        return draft.refuse(input.kName, DeckRefusal::BeingDealt, draft.rules().decks.section);
    const Deck* other = otherDeck(state, input.deck);
    const bool both = other != nullptr && other->place == DeckPlace::Rack;
    draft.emit(events::DeckPutInRack{input.deck, {state.lastRound}});
    if (both)
        draft.report(events::FindingKind::TwoDecksInRack, input.deck, draft.rules().decks.section,
                     FindingDetail::TwoDecksInRack);
}

void applyOne(State& state, const events::DeckPutInShuffler& event, core::Instant) {
    if (Deck* deck = state.find(event.deck); deck != nullptr && !isBeingDealt(state, event.deck))
        deck->place = DeckPlace::Shuffler;
}

void applyOne(State& state, const events::DeckPutInRack& event, core::Instant) {
    if (Deck* deck = state.find(event.deck))
        deck->place = DeckPlace::Rack;
}

} // namespace pitwatch::table
