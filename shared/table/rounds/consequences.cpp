#include "shared/table/rounds/consequences.h"

#include "shared/table/devices/faults.h"
#include "shared/table/finding_detail.h"
#include "shared/table/reasons.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"
#include "shared/table/rounds/voiding.h"
#include "shared/table/wagers/withdrawing.h"

#include <algorithm>

namespace pitwatch::table {

using events::Consequence;

namespace {

bool nobodyHasHand(const State& state) {
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (hasHand(state, {number}))
            return false;
    return true;
}

// The rules order it, whoever saw why.
void orderShuffle(Draft& draft, events::DeckColour deck, const Observation& seen) {
    draft.emit(events::ShuffleOrdered{deck, tableItself(), seen.irregularity});
}

// The cards that were in the shuffler: those that were not done, else those inside, else those that
// are not in play.
void reshuffle(Draft& draft, const Observation& seen) {
    const std::vector<Deck> decks = draft.state().decks;
    const auto inside = [](const Deck& deck) { return deck.place == DeckPlace::Shuffler; };
    const auto unfinished = [&](const Deck& deck) { return inside(deck) && !deck.shuffled; };
    const bool anyUnfinished = std::ranges::any_of(decks, unfinished);
    const bool anyInside = std::ranges::any_of(decks, inside);
    for (const Deck& deck : decks)
        if (anyUnfinished ? unfinished(deck)
            : anyInside   ? inside(deck)
                          : decks.size() == 1 || deck.place != DeckPlace::Play)
            orderShuffle(draft, deck.colour, seen);
}

} // namespace

void giveBack(Draft& draft, const Observation& seen, std::string_view section) {
    if (seen.seat)
        for (const auto wager : core::kEnumValues<events::Wager>)
            withdrawWager(draft, *seen.seat, wager, events::WithdrawalCause::PlayerSkipped, section,
                          seen.by);
    if (nobodyHasHand(draft.state()))
        return voidRound(draft, seen.irregularity, section, seen.by);
    settleIfComplete(draft);
}

void carryOut(Draft& draft, Consequence consequence, const Observation& seen,
              std::string_view section) {
    switch (consequence) {
    case Consequence::SetAside:
        if (!seen.cards.empty())
            draft.emit(events::CardSetAside{draft.state().round->id, seen.cards.front()});
        else
            draft.report(events::FindingKind::Other, draft.state().round->deck, section,
                         FindingDetail::SetAsideUnnamed);
        return;
    case Consequence::Reshuffle:
        return reshuffle(draft, seen);
    case Consequence::Void:
    case Consequence::VoidAndRemoveDeck:
        return voidRound(draft, seen.irregularity, section, seen.by);
    case Consequence::VoidAndReshuffle: {
        const events::DeckColour deck = draft.state().round->deck;
        voidRound(draft, seen.irregularity, section, seen.by);
        return orderShuffle(draft, deck, seen);
    }
    case Consequence::CoverOrSign:
        return raiseFault(draft, deviceMeant(draft.state()), events::FaultKind::Other,
                          FaultDetail::NotUsable);
    case Consequence::PlaysNextHand:
        return giveBack(draft, seen, section);
    case Consequence::UseAsNext:
    case Consequence::MayBeAbandoned:
    case Consequence::FloorpersonDecided:
        return;
    }
}

void record(Draft& draft, const Observation& seen, Consequence consequence,
            std::string_view section) {
    events::IrregularityObserved observed;
    if (draft.state().round)
        observed.round = draft.state().round->id;
    observed.irregularity = seen.irregularity;
    observed.consequence = consequence;
    observed.section = text(section);
    observed.seat = seen.seat;
    observed.cardCount = seen.cardCount;
    observed.by = seen.by;
    observed.note = seen.note;
    observed.place = seen.place;
    observed.cards = seen.cards;
    draft.emit(std::move(observed));
}

} // namespace pitwatch::table
