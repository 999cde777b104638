#include "shared/table/decks/readiness.h"

#include "shared/table/decks/alternation.h"
#include "shared/table/decks/deck_clocks.h"
#include "shared/table/decks/decks.h"
#include "shared/table/devices/faults.h"
#include "shared/table/finding_detail.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/table_refusals.h"

#include <algorithm>

namespace pitwatch::table {

using events::FindingKind;

namespace {

void reportOnce(Draft& draft, FindingKind kind, events::DeckColour deck, std::string_view section,
                FindingDetail detail) {
    const auto& found = draft.state().round->found;
    if (std::ranges::find(found, RoundFinding{kind, deck}) == found.end())
        draft.report(kind, deck, section, detail);
}

// A shuffle or a cut that was ordered is missed by itself; any other only where the table's
// equipment tells of them.
void checkShuffle(Draft& draft, const Deck& deck) {
    const rules::ProcedureSections& sections = draft.rules().procedure;
    const bool signalled = draft.state().setup->signalled.shuffles;
    const auto* dealing = draft.rules().find(draft.state().dealing);
    if ((signalled || deck.shuffleOwed) && !deck.shuffled)
        return reportOnce(draft, FindingKind::ShuffleMissed, deck.colour, sections.shuffle,
                          FindingDetail::NotShuffled);
    if (deck.shuffledBy == events::ShuffleMethod::Manual && dealing != nullptr &&
        dealing->needsShuffler && deck.shuffled)
        reportOnce(draft, FindingKind::ShuffleMissed, deck.colour, dealing->needsShufflerSection,
                   FindingDetail::ShuffledByHand);
    if (!deck.cut && deck.recutOwed)
        reportOnce(draft, FindingKind::CutMissed, deck.colour, sections.recut,
                   FindingDetail::NotCutAgain);
    else if (!deck.cut && deck.needsCut && signalled)
        reportOnce(draft, FindingKind::CutMissed, deck.colour, sections.cut, FindingDetail::NotCut);
}

// Whether it may be at the table any longer.
void checkStay(Draft& draft, events::DeckColour colour) {
    const Deck deck = *draft.state().find(colour);
    if (deck.mustLeave)
        reportOnce(draft, FindingKind::DeckNotRemoved, colour,
                   removalSection(draft.state(), *deck.mustLeave),
                   FindingDetail::DealtFromDeckToLeave);
    if (deck.dueAt && draft.now() >= *deck.dueAt)
        reportOnce(draft, FindingKind::DeckOverdue, colour, deckLimitSection(draft.state()),
                   FindingDetail::DealtFromOverdueDeck);
}

// What people still have to write down of a fault is no fault of the cards: a jam that was cleared,
// a door that was closed, a deck of a wrong count that left.
bool isStanding(const State& state, const OpenFault& fault) {
    using enum events::FaultKind;
    if (fault.kind == Jam)
        return state.shuffler.jammed;
    if (fault.kind == DoorOpen)
        return state.shuffler.doorOpen;
    if (fault.kind == Offline)
        return !state.shuffler.online;
    if (fault.kind == WrongCount)
        return std::ranges::any_of(state.decks, [](const Deck& deck) {
            return deck.mustLeave == events::DeckRemovalReason::WrongCount;
        });
    return true;
}

bool hasStandingFault(const State& state) {
    return std::ranges::any_of(state.faults, [&](const OpenFault& fault) {
        return fault.device == shufflerDevice() && isStanding(state, fault);
    });
}

void checkEquipment(Draft& draft, events::DeckColour deck) {
    const State& state = draft.state();
    const rules::ProcedureSections& sections = draft.rules().procedure;
    if (state.dealing == events::DealingMethod::AutomatedShoe && !state.automatedShoeInUse())
        reportOnce(draft, FindingKind::DeviceOutOfOrder, deck, outOfUseSection(draft.rules()),
                   FindingDetail::ShoeOutOfOrder);
    const ShufflerInfo& shuffler = state.shuffler;
    if (!state.shufflerInUse() && !state.automatedShoeInUse())
        return;
    const bool shoeFails =
        state.dealing == events::DealingMethod::AutomatedShoe && hasOpenFault(state, shoeDevice());
    if (shuffler.mode != events::ShufflerMode::Play)
        draft.report(FindingKind::WrongMode, deck, sections.shuffle,
                     FindingDetail::ShufflerInOtherMode);
    else if (hasStandingFault(state))
        draft.report(FindingKind::DealtWithOpenFault, deck, sections.shuffle,
                     FindingDetail::ShufflerFaultOpen);
    else if (shoeFails)
        draft.report(FindingKind::DealtWithOpenFault, deck, outOfUseSection(draft.rules()),
                     FindingDetail::ShoeFaultOpen);
}

// Where no bets are told, nobody knows how long there were none. A deck that came since was looked
// at when it came.
void checkIdled(Draft& draft, events::DeckColour colour) {
    const State& state = draft.state();
    const auto& since = state.round->idleSince;
    const Deck* deck = state.find(colour);
    const bool came = deck->enteredPlayAt && since && *deck->enteredPlayAt > *since;
    if (since && !came && state.betsTold)
        draft.report(FindingKind::OpeningIncomplete, colour, draft.rules().procedure.idle,
                     FindingDetail::IdleCardsNotSpread);
}

} // namespace

Refusal deckProblem(const State& state) {
    const rules::RuleSet& rules = state.rules();
    if (state.decks.size() < state.decksWanted())
        return Why{{DeckRefusal::OtherNumber, static_cast<unsigned>(state.decksWanted())},
                   rules.decks.section};
    for (const Deck& deck : state.decks)
        if (deck.mustLeave)
            return Why{DeckRefusal::MustLeave, removalSection(state, *deck.mustLeave)};
    if (nextDeck(state)->ceremony != Ceremony::Stacked)
        return Why{DeckRefusal::OpeningIncomplete, rules.procedure.inspect};
    if (const auto* dealing = shufflerMissing(state))
        return Why{TableRefusal::NeedsShuffler, dealing->needsShufflerSection};
    return std::nullopt;
}

const rules::DealingRule* shufflerMissing(const State& state) {
    const auto* dealing = state.rules().find(state.dealing);
    const bool missing = dealing != nullptr && dealing->needsShuffler && state.shuffler.outOfOrder;
    return missing ? dealing : nullptr;
}

// Where the document knows no other way of dealing than the automated shoe, one that was covered
// since "no more bets" is missed with the first card.
void checkShufflerThere(Draft& draft, events::DeckColour deck) {
    const State& state = draft.state();
    const auto* dealing = draft.rules().find(state.dealing);
    if (dealing == nullptr || !dealing->needsShuffler)
        return;
    const bool shoe = state.dealing == events::DealingMethod::AutomatedShoe;
    if (shoe && !state.automatedShoeInUse())
        reportOnce(draft, FindingKind::DeviceOutOfOrder, deck, dealing->needsShufflerSection,
                   FindingDetail::ShufflerOutOfOrder);
    else if (state.shuffler.outOfOrder)
        reportOnce(draft, FindingKind::DeviceOutOfOrder, deck, dealing->needsShufflerSection,
                   FindingDetail::ShufflerMissing);
}

void checkPreparation(Draft& draft, events::DeckColour deck) {
    checkStay(draft, deck);
    checkTurn(draft, deck);
    if (draft.state().decks.size() > draft.state().decksWanted())
        draft.report(FindingKind::WrongDeckCount, deck, draft.rules().decks.oneSection,
                     FindingDetail::TwoDecksUnshuffled);
    checkEquipment(draft, deck);
    checkIdled(draft, deck);
}

void checkDealtDeck(Draft& draft, events::DeckColour colour) {
    checkShuffle(draft, Deck(*draft.state().find(colour)));
    checkShufflerThere(draft, colour);
    checkStay(draft, colour);
}

} // namespace pitwatch::table
