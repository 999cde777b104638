#include "shared/table/decks/decks.h"

#include "shared/table/decks/deck_clocks.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/opening/opening.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>

namespace pitwatch::table {

const Deck* deckAtTable(Draft& draft, events::DeckColour colour, std::string_view command) {
    const Deck* deck = draft.state().find(colour);
    if (deck == nullptr)
        draft.refuse(command, {DeckRefusal::NoSuchColour, colour});
    return deck;
}

Ceremony firstStage(const State& state) {
    return state.rules().procedure.hasCeremony() ? Ceremony::Received : Ceremony::Stacked;
}

bool isBeingDealt(const State& state, events::DeckColour colour) {
    return state.round && state.round->deck == colour && !state.round->deckLeft &&
           (state.round->phase == Phase::Locked || state.round->phase == Phase::Dealt ||
            (state.round->phase == Phase::Betting && !state.round->packets.empty()));
}

bool hasCardsOut(const State& state, events::DeckColour colour) {
    return state.round && state.round->deck == colour && !state.round->deckLeft &&
           dealHasBegun(*state.round);
}

namespace {

// Who knows no such decks has every deck prepared at the table.
bool knownHere(Draft& draft, const ReceiveDeck& input) {
    const rules::ProcedureSections& sections = draft.rules().procedure;
    if (!input.preinspected || !sections.preinspected.empty())
        return true;
    draft.refuse(input.kName, DeckRefusal::NoPreinspected,
                 sections.hasCeremony() ? sections.inspect : sections.shuffle);
    return false;
}

bool looksRight(Draft& draft, const ReceiveDeck& input) {
    const rules::DeckRule& rule = draft.rules().decks;
    if (input.coverCard == false && !rule.coverCardSection.empty()) {
        draft.refuse(input.kName, DeckRefusal::NoCoverCard, rule.coverCardSection);
        return false;
    }
    const bool differs =
        !input.design.empty() && std::ranges::any_of(draft.state().decks, [&](const Deck& deck) {
            return !deck.design.empty() && deck.design != input.design;
        });
    if (!differs || rule.designSection.empty())
        return true;
    draft.report(events::FindingKind::DesignsDiffer, input.deck, rule.designSection,
                 {FindingDetail::OtherDesign, input.id});
    draft.refuse(input.kName, DeckRefusal::OtherDesign, rule.designSection);
    return false;
}

// A second deck is a breach while the shuffler is covered, not only one too many.
void refuseTooMany(Draft& draft, const ReceiveDeck& input) {
    const State& state = draft.state();
    const bool covered = state.decks.size() < static_cast<std::size_t>(state.submission().decks());
    const std::string& section =
        covered ? draft.rules().decks.oneSection : draft.rules().decks.section;
    if (covered)
        draft.report(events::FindingKind::WrongDeckCount, input.deck, section,
                     {FindingDetail::SecondDeckCame, input.id});
    draft.refuse(input.kName, DeckRefusal::EnoughDecks, section);
}

} // namespace

void decideOn(Draft& draft, const ReceiveDeck& input) {
    const State& state = draft.state();
    const std::string& section = draft.rules().decks.section;
    if (state.opening == Opening::Closed)
        return draft.refuse(input.kName, TableRefusal::Closed);
    if (input.by.person.empty() || input.id.empty())
        return draft.refuse(input.kName, DeckRefusal::LabelUnknown);
    if (state.removed.contains(input.id)) {
        draft.report(events::FindingKind::RemovedDeckReturned, input.deck,
                     draft.rules().decks.countSection, {FindingDetail::RemovedDeckBack, input.id});
        return draft.refuse(input.kName, DeckRefusal::LeftForGood,
                            draft.rules().decks.countSection);
    }
    if (std::any_of(state.decks.begin(), state.decks.end(),
                    [&](const Deck& deck) { return deck.id == input.id; }))
        return draft.refuse(input.kName, DeckRefusal::HereAlready);
    if (state.find(input.deck) != nullptr) {
        draft.report(events::FindingKind::SameColourDecks, input.deck, section,
                     {FindingDetail::SameBacks, input.id});
        return draft.refuse(input.kName, DeckRefusal::SameColour, section);
    }
    if (state.decks.size() >= state.decksWanted())
        return refuseTooMany(draft, input);
    if (!knownHere(draft, input) || !looksRight(draft, input))
        return;
    draft.emit(events::DeckReceived{input.deck, input.id, input.preinspected, input.by.person,
                                    input.design, input.coverCard, input.preinspectedBy,
                                    input.preshuffledBy, input.seal, input.deliveredBy});
    deckBecameReady(draft);
}

std::string removalSection(const State& state, events::DeckRemovalReason reason) {
    using enum events::DeckRemovalReason;
    switch (reason) {
    case Due:
    case Overdue:
        return deckLimitSection(state);
    case WrongCount:
        return state.rules().decks.countSection;
    case StubCount:
    case Irregularity: {
        const auto* rule = state.rules().find(rules::Irregularity::StubWrongNotMisdealt);
        return rule != nullptr && reason == StubCount ? irregularitySection(state, *rule)
                                                      : std::string();
    }
    case Defect:
    case FloorpersonOrder:
    case TableClosed:
        return {};
    }
    return {};
}

namespace {

// Whether the table has the reason on record itself. A defect is for whoever looks at the cards.
bool isKnown(const State& state, const Deck& deck, events::DeckRemovalReason reason,
             core::Instant now) {
    using enum events::DeckRemovalReason;
    switch (reason) {
    case Due:
        return deck.warnedMinutes.has_value();
    case Overdue:
        return deck.dueAt && now >= *deck.dueAt;
    case TableClosed:
        return state.opening == Opening::Closed;
    case Defect:
        return true;
    case WrongCount:
    case StubCount:
    case Irregularity:
    case FloorpersonOrder:
        return false;
    }
    return false;
}

} // namespace

void decideOn(Draft& draft, const RemoveDeck& input) {
    const Deck* deck = deckAtTable(draft, input.deck, input.kName);
    if (deck == nullptr)
        return;
    if (hasCardsOut(draft.state(), input.deck))
        return draft.refuse(input.kName, DeckRefusal::CardsDealt, draft.rules().procedure.rack);
    // One that was found wrong after "no more bets" is not dealt: it can go.
    if (isBeingDealt(draft.state(), input.deck) && !deck->mustLeave)
        return draft.refuse(input.kName, DeckRefusal::BeingDealt, draft.rules().decks.section);
    if (input.by.person.empty() || input.dealer.empty() || input.floorperson.empty() ||
        input.dealer == input.floorperson)
        return draft.refuse(input.kName, DeckRefusal::BagTakesTwo);
    const bool ordered = input.reason == events::DeckRemovalReason::FloorpersonOrder;
    const bool byRule = deck->mustLeave || isKnown(draft.state(), *deck, input.reason, draft.now());
    if ((ordered || !byRule) && !needsFloorperson(draft, input.by, input.kName))
        return;
    events::DeckRemoved removed;
    removed.deck = input.deck;
    removed.id = deck->id;
    removed.reason = input.reason;
    removed.by = input.by.person;
    removed.bag = {draft.submission().table, draft.now(), input.dealer, input.floorperson};
    removed.section = text(removalSection(draft.state(), input.reason));
    draft.emit(std::move(removed));
}

void decideOn(Draft& draft, const ReplaceCard& input) {
    if (deckAtTable(draft, input.deck, input.kName) == nullptr)
        return;
    if (isBeingDealt(draft.state(), input.deck))
        return draft.refuse(input.kName, DeckRefusal::BeingDealt);
    if (!needsFloorperson(draft, input.witness, input.kName))
        return;
    if (input.by.person.empty() || input.by.person == input.witness.person)
        return draft.refuse(input.kName, DeckRefusal::CardTakesTwo);
    draft.emit(events::CardReplaced{input.deck, input.card, input.reason, input.by.person,
                                    input.witness.person});
}

void applyOne(State& state, const events::DeckReceived& event, core::Instant) {
    Deck deck;
    deck.colour = event.deck;
    deck.id = event.id;
    deck.design = event.design;
    deck.ceremony = firstStage(state);
    if (event.preinspected) {
        deck.ceremony = Ceremony::Stacked;
        deck.shuffled = true;
        deck.shuffledBy = events::ShuffleMethod::Preshuffled;
        deck.needsCut = !state.reshufflingShoeInUse();
    }
    state.decks.push_back(std::move(deck));
}

void applyOne(State& state, const events::DeckRemoved& event, core::Instant) {
    std::erase_if(state.decks, [&](const Deck& deck) { return deck.colour == event.deck; });
    state.removed.insert(event.id);
    if (state.round && state.round->deck == event.deck)
        state.round->deckLeft = true;
}

} // namespace pitwatch::table
