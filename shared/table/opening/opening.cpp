#include "shared/table/opening/opening.h"

#include "shared/table/bank/bank_offers.h"
#include "shared/table/decks/deck_clocks.h"
#include "shared/table/decks/decks.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/opening/people.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/voiding.h"

#include <algorithm>

namespace pitwatch::table {

namespace {

bool everyDeckReady(const State& state) {
    return state.decks.size() >= state.decksWanted() &&
           std::all_of(state.decks.begin(), state.decks.end(),
                       [](const Deck& deck) { return deck.isReady(); });
}

std::vector<events::DeckColour> colours(const State& state) {
    std::vector<events::DeckColour> list;
    for (const Deck& deck : state.decks)
        list.push_back(deck.colour);
    return list;
}

void completeOpening(Draft& draft) {
    const State& state = draft.state();
    const bool reopens = state.opening == Opening::Idle;
    const events::PersonId floorperson = state.floorperson;
    draft.emit(events::OpeningCompleted{colours(state)});
    if (reopens) {
        draft.emit(events::TableReopened{draft.state().viewedFrom});
        return;
    }
    const auto ruleSet = events::RuleSetId::parse(draft.rules().id);
    PW_ASSERT(ruleSet.ok());
    draft.emit(events::TableOpened{*ruleSet, draft.state().setup->submissionDigest, floorperson});
    if (draft.rules().bank && !draft.state().bank.holder)
        offerBank(draft, {1});
}

} // namespace

void deckBecameReady(Draft& draft) {
    startDeckClocks(draft);
    const State& state = draft.state();
    const bool opens = state.opening == Opening::Opening || state.opening == Opening::Idle;
    if (opens && everyDeckReady(state))
        completeOpening(draft);
}

void decideOn(Draft& draft, const OpenTable& input) {
    const std::string& section = draft.rules().procedure.inspect;
    if (!needsFloorperson(draft, input.by, input.kName, section))
        return;
    if (draft.state().opening != Opening::Closed)
        return draft.refuse(input.kName, TableRefusal::OpenAlready);
    if (input.dealer.empty() || input.dealer == input.by.person)
        return draft.refuse(input.kName, TableRefusal::DealerMissing, section);
    draft.emit(events::OpeningStarted{input.dealer, input.by.person});
    checkEarlyInspections(draft);
    deckBecameReady(draft);
}

void decideOn(Draft& draft, const CloseTable& input) {
    if (!needsFloorperson(draft, input.by, input.kName))
        return;
    if (draft.state().opening == Opening::Closed)
        return draft.refuse(input.kName, TableRefusal::ClosedAlready);
    endEmptyRound(draft, input.by.person);
    if (draft.state().round)
        return draft.refuse(input.kName, RoundRefusal::IsOpen);
    draft.emit(events::TableClosed{input.by.person, input.reason});
}

void decideOn(Draft& draft, const IdleTable& input) {
    const std::string& section = draft.rules().procedure.idle;
    if (!draft.state().isOpenForPlay())
        return draft.refuse(input.kName, TableRefusal::NotOpen, section);
    if (input.seat && !validSeat(draft.state(), *input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    endEmptyRound(draft, doer(input.by).value_or(tableItself()));
    if (draft.state().round)
        return draft.refuse(input.kName, RoundRefusal::IsOpen, section);
    draft.emit(events::TableIdled{colours(draft.state()), doer(input.by), input.face, input.seat});
}

void decideOn(Draft& draft, const AssignDealer& input) {
    if (input.dealer.empty())
        return draft.refuse(input.kName, ActorRefusal::NobodyNamed);
    draft.emit(events::DealerAssigned{input.dealer});
}

void decideOn(Draft& draft, const AssignFloorperson& input) {
    if (!needsFloorperson(draft, input.by, input.kName))
        return;
    if (input.floorperson.empty())
        return draft.refuse(input.kName, ActorRefusal::NobodyNamed);
    draft.emit(events::FloorpersonAssigned{input.floorperson});
}

void applyOne(State& state, const events::OpeningStarted& event, core::Instant at) {
    state.opening = Opening::Opening;
    state.day = {at};
    state.dealer = event.dealer;
    state.floorperson = event.floorperson;
    state.boardIsRead = state.handsAreRead = state.dealsAreTold = state.playedUntold = false;
}

void applyOne(State&, const events::OpeningCompleted&, core::Instant) {}

void applyOne(State& state, const events::TableOpened&, core::Instant at) {
    state.lastPlayed = at;
    state.opening = Opening::Open;
}

// Whatever stays at a closed table is inspected again before the next opening; its clock runs on.
void applyOne(State& state, const events::TableClosed&, core::Instant) {
    state.opening = Opening::Closed;
    state.bank = {};
    state.betsTold = false;
    state.players = {};
    state.taken = {};
    for (Deck& deck : state.decks) {
        deck.ceremony = firstStage(state);
        deck.place = DeckPlace::Layout;
        deck.shuffled = deck.cut = deck.recutOwed = deck.counted = false;
    }
}

// The steps from the view on are repeated for the next first player.
void applyOne(State& state, const events::TableIdled&, core::Instant) {
    state.opening = Opening::Idle;
    state.viewedFrom.reset();
    for (Deck& deck : state.decks) {
        deck.ceremony = std::max(firstStage(state), std::min(deck.ceremony, Ceremony::Spread));
        deck.place = DeckPlace::Layout;
        deck.shuffled = deck.cut = deck.recutOwed = deck.counted = false;
    }
}

void applyOne(State& state, const events::TableReopened&, core::Instant at) {
    state.lastPlayed = at;
    state.opening = Opening::Open;
}

void applyOne(State& state, const events::DealerAssigned& event, core::Instant) {
    state.dealer = event.dealer;
}

void applyOne(State& state, const events::FloorpersonAssigned& event, core::Instant) {
    state.floorperson = event.floorperson;
}

} // namespace pitwatch::table
