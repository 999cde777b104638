#include "shared/table/decks/decks.h"
#include "shared/table/devices/faults.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/opening/opening.h"
#include "shared/table/reasons.h"
#include "shared/table/refusals/deck_refusals.h"

namespace pitwatch::table {

namespace {

// Why the deck cannot be shuffled now, or nothing.
std::optional<DeckRefusal> whyNotShuffled(const State& state, const Deck& deck) {
    if (deck.ceremony != Ceremony::Stacked)
        return DeckRefusal::NotPrepared;
    // A shuffle that is owed or was left out can be made until the first card is out.
    if (isBeingDealt(state, deck.colour) &&
        ((deck.shuffled && !deck.shuffleOwed) || hasCardsOut(state, deck.colour)))
        return DeckRefusal::BeingDealt;
    return std::nullopt;
}

// A count other than 52 has that deck leave the table, and puts every round since the last good
// count in doubt.
void judgeCount(Draft& draft, const Deck& deck, std::uint8_t counted) {
    draft.emit(events::ShufflerCounted{deck.colour, cards::kDeckSize, counted, deck.lastRound});
    if (counted == cards::kDeckSize)
        return;
    const events::Phrase detail{DeckDoubt::WrongCount, deck.colour, counted};
    raiseFault(draft, shufflerDevice(), events::FaultKind::WrongCount, detail);
    // A round of which no card was dealt yet is in no doubt.
    std::vector<events::RoundId> rounds = deck.uncounted;
    if (isBeingDealt(draft.state(), deck.colour))
        std::erase(rounds, draft.state().round->id);
    draft.emit(events::RoundsInDoubt{deck.colour, std::move(rounds), detail});
}

} // namespace

void askForCuts(State& state) {
    for (Deck& deck : state.decks)
        if (deck.shuffledBy && deck.shuffledBy != events::ShuffleMethod::Device &&
            !state.reshufflingShoeInUse())
            deck.needsCut = true;
}

void decideOn(Draft& draft, const ShuffleFinished& input) {
    const Deck* at = draft.state().find(input.deck);
    if (at == nullptr)
        return raiseFault(draft, shufflerDevice(), events::FaultKind::WrongColour,
                          FaultDetail::UnknownDeckShuffled);
    const Deck deck = *at;
    // A count that is wrong is heard until the first card, whoever ordered the shuffle.
    const bool countedWrong = input.cardCount.value_or(cards::kDeckSize) != cards::kDeckSize &&
                              deck.ceremony == Ceremony::Stacked &&
                              !hasCardsOut(draft.state(), deck.colour);
    if (const auto why = whyNotShuffled(draft.state(), deck); why && !countedWrong)
        return draft.refuse(input.kName, *why, draft.rules().procedure.shuffle);
    draft.emit(events::DeckShuffled{input.deck, input.cardCount.value_or(0),
                                    events::ShuffleMethod::Device, std::nullopt});
    if (input.cardCount)
        judgeCount(draft, deck, *input.cardCount);
    else if (draft.state().shufflerInUse() && draft.submission().shuffler->countsCards)
        raiseFault(draft, shufflerDevice(), events::FaultKind::Other,
                   {FaultDetail::DeckNotCounted, deck.colour});
    deckBecameReady(draft);
}

void decideOn(Draft& draft, const ShuffleByHand& input) {
    const Deck* deck = deckAtTable(draft, input.deck, input.kName);
    if (deck == nullptr)
        return;
    const State& state = draft.state();
    if (const auto why = whyNotShuffled(state, *deck))
        return draft.refuse(input.kName, *why, draft.rules().procedure.shuffle);
    const auto* dealing = draft.rules().find(state.dealing);
    if (dealing != nullptr && dealing->needsShuffler)
        return draft.refuse(input.kName, DeckRefusal::ShufflerShuffles,
                            dealing->needsShufflerSection);
    if (hasOpenFault(state, shufflerDevice()) && state.shufflerInUse()) {
        const auto* rule = draft.rules().find(rules::Irregularity::DeviceOutOfUse);
        return draft.refuse(input.kName, DeckRefusal::ShufflerNotMarked,
                            rule != nullptr ? rule->section : std::string());
    }
    draft.emit(events::DeckShuffled{input.deck, 0, events::ShuffleMethod::Manual, doer(input.by)});
    deckBecameReady(draft);
}

void decideOn(Draft& draft, const CutDeck& input) {
    constexpr std::uint8_t kLeastDepth = 10;
    const Deck* deck = deckAtTable(draft, input.deck, input.kName);
    if (deck == nullptr)
        return;
    const std::string& section = draft.rules().procedure.cut;
    if (!deck->shuffled)
        return draft.refuse(input.kName, DeckRefusal::NotShuffled, section);
    if (hasCardsOut(draft.state(), input.deck))
        return draft.refuse(input.kName, DeckRefusal::CardsDealt, section);
    if (input.coverCardDepth >= cards::kDeckSize)
        return draft.refuse(input.kName, DeckRefusal::CoverCardOutside, section);
    if (input.coverCardDepth < kLeastDepth) {
        draft.report(events::FindingKind::CutTooShallow, input.deck, section,
                     {FindingDetail::CoverCardTooHigh, input.coverCardDepth});
        return draft.refuse(input.kName, DeckRefusal::CoverCardTooHigh, section);
    }
    draft.emit(events::DeckCut{input.deck, input.coverCardDepth, doer(input.by)});
    deckBecameReady(draft);
}

void decideOn(Draft& draft, const OrderRecut& input) {
    const std::string& section = draft.rules().procedure.recut;
    if (!needsFloorperson(draft, input.by, input.kName, section))
        return;
    const Deck* deck = deckAtTable(draft, input.deck, input.kName);
    if (deck == nullptr)
        return;
    if (hasCardsOut(draft.state(), input.deck))
        return draft.refuse(input.kName, DeckRefusal::FirstCardDealt, section);
    if (!deck->cut)
        return draft.refuse(input.kName, DeckRefusal::NotCut, section);
    draft.emit(events::RecutOrdered{input.deck, input.by.person, input.reason});
}

void decideOn(Draft& draft, const OrderShuffle& input) {
    const std::string& section = draft.rules().procedure.shuffle;
    if (!needsFloorperson(draft, input.by, input.kName, section))
        return;
    if (deckAtTable(draft, input.deck, input.kName) == nullptr)
        return;
    if (hasCardsOut(draft.state(), input.deck))
        return draft.refuse(input.kName, DeckRefusal::CardsDealt, section);
    draft.emit(
        events::ShuffleOrdered{input.deck, input.by.person, events::Phrase::quoted(input.reason)});
}

void applyOne(State& state, const events::DeckShuffled& event, core::Instant) {
    Deck* deck = state.find(event.deck);
    if (deck == nullptr)
        return;
    const bool byDevice = event.method == events::ShuffleMethod::Device;
    deck->shuffled = true;
    deck->shuffledBy = event.method;
    deck->shuffleOwed = false;
    deck->cut = false;
    deck->needsCut = deck->recutOwed || (!byDevice && !state.reshufflingShoeInUse());
    if (!isBeingDealt(state, event.deck))
        deck->place = byDevice ? DeckPlace::Shuffler : DeckPlace::Layout;
}

void applyOne(State& state, const events::ShufflerCounted& event, core::Instant) {
    Deck* deck = state.find(event.deck);
    if (deck == nullptr)
        return;
    const bool right = event.counted == event.expected;
    const bool counts = right && state.shufflerInUse() && state.submission().shuffler->countsCards;
    if (isBeingDealt(state, event.deck))
        state.round->deckCounted = counts;
    else
        deck->counted = counts;
    if (right && isBeingDealt(state, event.deck))
        deck->uncounted = {state.round->id};
    else if (right)
        deck->uncounted.clear();
    else
        deck->mustLeave = events::DeckRemovalReason::WrongCount;
}

void applyOne(State& state, const events::DeckCut& event, core::Instant) {
    if (Deck* deck = state.find(event.deck)) {
        deck->cut = true;
        deck->recutOwed = false;
    }
}

void applyOne(State& state, const events::RecutOrdered& event, core::Instant) {
    if (Deck* deck = state.find(event.deck)) {
        deck->cut = false;
        deck->needsCut = deck->recutOwed = true;
    }
}

void applyOne(State& state, const events::ShuffleOrdered& event, core::Instant) {
    if (Deck* deck = state.find(event.deck)) {
        deck->shuffled = deck->cut = false;
        deck->shuffleOwed = true;
    }
}

} // namespace pitwatch::table
