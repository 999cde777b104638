#include "shared/table/rounds/irregularities.h"

#include "shared/table/decks/readiness.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/reasons.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/reports/held_reports.h"
#include "shared/table/reports/readings.h"
#include "shared/table/rounds/consequences.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/waiting.h"

#include <algorithm>

namespace pitwatch::table {

using events::Consequence;
using events::Irregularity;

namespace {

// One of the two was not named: it may be the same report again.
bool mayBeSameCard(const Round& round, const Observation& seen) {
    return seen.irregularity == Irregularity::OneCardFaceUp && seen.cardCount <= 1 &&
           round.setAside > 0 &&
           (seen.cards.empty() || round.setAside > round.setAsideCards.size());
}

// One more than were set aside.
std::uint8_t cardsWith(const Round& round) {
    return static_cast<std::uint8_t>(round.setAside + 1);
}

// Of cards that have left the deck.
bool isOfCards(Irregularity irregularity) {
    return isOfTheDeal(irregularity) || irregularity == Irregularity::CardDrawnInError ||
           irregularity == Irregularity::CommunityExposedEarly ||
           irregularity == Irregularity::ShoeJam || irregularity == Irregularity::PlayerSkipped;
}

} // namespace

bool isOfTheDeal(Irregularity irregularity) {
    return irregularity == Irregularity::OneCardFaceUp ||
           irregularity == Irregularity::SeveralCardsFaceUp ||
           irregularity == Irregularity::WrongCardCount;
}

Observation asCounted(const State& state, Observation seen) {
    const auto& round = state.round;
    const bool several = seen.cardCount > 1 || (round && round->setAside > 0);
    if (seen.irregularity != Irregularity::OneCardFaceUp || !several ||
        (round && mayBeSameCard(*round, seen)))
        return seen;
    seen.irregularity = Irregularity::SeveralCardsFaceUp;
    if (round)
        seen.cardCount = std::max(seen.cardCount, cardsWith(*round));
    return seen;
}

void observe(Draft& draft, Observation seen) {
    const auto& round = draft.state().round;
    if (round && mayBeSameCard(*round, seen))
        return askFloorperson(draft, seen);
    seen = asCounted(draft.state(), std::move(seen));
    const rules::IrregularityRule* rule = draft.rules().find(seen.irregularity);
    if (rule == nullptr)
        return record(draft, seen, Consequence::FloorpersonDecided, {});
    const std::string& section = irregularitySection(draft.state(), *rule);
    record(draft, seen, rule->consequence, section);
    carryOut(draft, rule->consequence, seen, section);
}

bool playsWithWrongDeck(const State& state) {
    const Round& round = *state.round;
    const Deck* deck = round.deckLeft ? nullptr : state.find(round.deck);
    // What its own stub told has been judged with the stub.
    const bool judged = deck != nullptr && round.stubCounted &&
                        deck->mustLeave == events::DeckRemovalReason::StubCount;
    return deck != nullptr && deck->mustLeave && !judged && playHasBegun(round) &&
           round.phase != Phase::Settled;
}

bool askAboutDeck(Draft& draft) {
    const Round& round = *draft.state().round;
    if (round.deckAsked || isBeforeFloorperson(round) || !playsWithWrongDeck(draft.state()))
        return false;
    checkDealtDeck(draft, round.deck);
    askFloorperson(
        draft,
        {Irregularity::Other, tableItself(), std::nullopt, {}, 0, IrregularityNote::DeckToLeave});
    return true;
}

void observeOfDeal(Draft& draft, Observation seen) {
    if (playHasBegun(*draft.state().round))
        return askFloorperson(draft, seen);
    observe(draft, std::move(seen));
}

void askFloorperson(Draft& draft, const Observation& seen) {
    record(draft, seen, Consequence::FloorpersonDecided, {});
}

bool waitsForFloorperson(Draft& draft, std::string_view command) {
    const Round& round = *draft.state().round;
    if (!isBeforeFloorperson(round))
        return false;
    draft.refuse(command,
                 round.stubWrong ? RoundRefusal::StubNotJudged : RoundRefusal::QuestionOpen);
    return true;
}

void applyOne(State& state, const events::IrregularityObserved& event, core::Instant) {
    if (!state.round)
        return;
    Round& round = *state.round;
    round.cardsNoticed = round.cardsNoticed || isOfCards(event.irregularity);
    if (isHeld(round, event))
        return keep(state, event);
    takeOut(round, event);
    noteDiffering(state, event);
    using enum Consequence;
    switch (event.consequence) {
    case FloorpersonDecided:
        round.question = event.irregularity;
        round.questionSeat = event.seat;
        if (event.irregularity == Irregularity::PlayerLeft && event.by == tableItself())
            round.wagersInQuestion = true;
        if (event.irregularity == Irregularity::Other && event.by == tableItself())
            (playsWithWrongDeck(state) ? round.deckAsked : round.wagersInQuestion) = true;
        return;
    case SetAside:
        round.setAside = static_cast<std::uint8_t>(round.setAside + 1);
        return;
    case VoidAndRemoveDeck:
        if (Deck* deck = state.find(round.deck))
            deck->mustLeave = event.irregularity == Irregularity::StubWrongNotMisdealt
                                  ? events::DeckRemovalReason::StubCount
                                  : events::DeckRemovalReason::Irregularity;
        return;
    case PlaysNextHand:
        if (event.seat && validSeat(state, *event.seat))
            round.seat(*event.seat).skipped = true;
        // Whoever has no cards was not to be waited for.
        if (round.question == Irregularity::CommunityExposedEarly && !boardIsEarly(state))
            round.question.reset();
        return;
    case UseAsNext:
    case Reshuffle:
    case Void:
    case VoidAndReshuffle:
    case CoverOrSign:
    case MayBeAbandoned:
        return;
    }
}

void applyOne(State& state, const events::CardSetAside& event, core::Instant) {
    if (!state.round)
        return;
    state.round->faceUp.insert(event.card);
    state.round->setAsideCards.insert(event.card);
}

} // namespace pitwatch::table
