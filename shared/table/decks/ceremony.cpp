#include "shared/table/decks/decks.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/opening/people.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/table_refusals.h"

#include <optional>

namespace pitwatch::table {

namespace {

// Nothing where the step is not done by this input.
std::optional<events::Event> eventOf(const DoDeckStep& input) {
    switch (input.step) {
    case DeckStep::Inspect:
        return events::DeckInspected{input.deck, input.by.person};
    case DeckStep::Verify:
        return events::DeckVerified{input.deck, input.by.person};
    case DeckStep::Spread:
        return events::DeckSpread{input.deck, doer(input.by)};
    case DeckStep::View:
        return events::DeckViewed{input.deck, input.seat, doer(input.by), input.face};
    case DeckStep::Turn:
        return events::DeckTurned{input.deck, doer(input.by)};
    case DeckStep::Wash:
        return events::DeckWashed{input.deck, doer(input.by)};
    case DeckStep::Stack:
        return events::DeckStacked{input.deck, doer(input.by)};
    case DeckStep::Shuffle:
        break;
    }
    return std::nullopt;
}

// The player has to see the cards. After an idle spell not every document has them turned first.
void checkViewed(Draft& draft, events::DeckColour deck) {
    const rules::ProcedureSections& sections = draft.rules().procedure;
    const bool idle = draft.state().opening == Opening::Idle;
    if (!idle || sections.idleTurnedFaceUp)
        draft.report(events::FindingKind::OpeningIncomplete, deck,
                     idle ? sections.idle : sections.spread, FindingDetail::ViewedFaceDown);
}

void advance(State& state, events::DeckColour colour, Ceremony to) {
    if (Deck* deck = state.find(colour))
        deck->ceremony = to;
}

} // namespace

// A document without a ceremony begins with the shuffle.
const std::string& sectionOf(const rules::ProcedureSections& sections, DeckStep step) {
    if (!sections.hasCeremony())
        return sections.shuffle;
    switch (step) {
    case DeckStep::Inspect:
    case DeckStep::Verify:
        return sections.inspect;
    case DeckStep::Spread:
    case DeckStep::View:
        return sections.spread;
    case DeckStep::Turn:
    case DeckStep::Wash:
    case DeckStep::Stack:
        return sections.wash;
    case DeckStep::Shuffle:
        break;
    }
    return sections.shuffle;
}

void decideOn(Draft& draft, const DoDeckStep& input) {
    const Deck* deck = deckAtTable(draft, input.deck, input.kName);
    if (deck == nullptr)
        return;
    const std::string& section = sectionOf(draft.rules().procedure, input.step);
    if (input.by.person.empty())
        return draft.refuse(input.kName, ActorRefusal::DoerUnknown, section);
    if (!draft.rules().procedure.hasCeremony())
        return draft.refuse(input.kName, DeckRefusal::NoSuchStep, section);
    const DeckStep next = nextStep(deck->ceremony);
    const auto done = eventOf(input);
    if (input.step != next || !done)
        return draft.refuse(input.kName, {DeckRefusal::OtherStepNext, next}, section);
    if (input.step == DeckStep::Verify) {
        if (!needsFloorperson(draft, input.by, input.kName, section))
            return;
        if (input.by.person == deck->inspector)
            return draft.refuse(input.kName, DeckRefusal::InspectorVerifies, section);
    }
    const auto positions = static_cast<std::uint8_t>(draft.rules().table.positions);
    if (input.seat && (input.seat->number < 1 || input.seat->number > positions))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat);
    draft.emit(*done);
    if (input.step == DeckStep::View && input.face == events::CardFace::FaceDown)
        checkViewed(draft, input.deck);
    if (input.step == DeckStep::Inspect)
        checkInspector(draft, input.deck);
    if (input.step == DeckStep::Verify)
        checkVerifier(draft, input.deck);
}

void applyOne(State& state, const events::DeckInspected& event, core::Instant) {
    if (Deck* deck = state.find(event.deck)) {
        deck->ceremony = Ceremony::Inspected;
        deck->inspector = event.dealer;
    }
}

void applyOne(State& state, const events::DeckVerified& event, core::Instant) {
    if (Deck* deck = state.find(event.deck)) {
        deck->ceremony = Ceremony::Verified;
        deck->verifier = event.floorperson;
    }
}

void applyOne(State& state, const events::DeckSpread& event, core::Instant) {
    advance(state, event.deck, Ceremony::Spread);
}

void applyOne(State& state, const events::DeckViewed& event, core::Instant) {
    advance(state, event.deck, Ceremony::Viewed);
    if (event.seat)
        state.viewedFrom = event.seat;
}

void applyOne(State& state, const events::DeckTurned& event, core::Instant) {
    advance(state, event.deck, Ceremony::Turned);
}

void applyOne(State& state, const events::DeckWashed& event, core::Instant) {
    advance(state, event.deck, Ceremony::Washed);
}

void applyOne(State& state, const events::DeckStacked& event, core::Instant) {
    advance(state, event.deck, Ceremony::Stacked);
}

} // namespace pitwatch::table
