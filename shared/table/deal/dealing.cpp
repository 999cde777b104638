#include "shared/table/deal/dealing.h"

#include "shared/table/deal/board_count.h"
#include "shared/table/deal/card_counts.h"
#include "shared/table/deal/cards_in_order.h"
#include "shared/table/deal/late_cards.h"
#include "shared/table/deal/told_again.h"
#include "shared/table/decks/alternation.h"
#include "shared/table/decks/deck_clocks.h"
#include "shared/table/decks/decks.h"
#include "shared/table/decks/readiness.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/play_order.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/waiting.h"
#include "shared/table/wagers/chip_counts.h"
#include "shared/table/wagers/withdrawing.h"

#include <algorithm>
#include <utility>

namespace pitwatch::table {

using events::Place;

namespace {

bool wellFormed(const State& state, const DealReported& input) {
    unsigned total = state.round->boardDealt + state.round->boxDealt;
    for (const SeatState& seat : state.round->seats)
        total += seat.dealt;
    for (const events::DealtPacket& packet : input.packets) {
        if (packet.seat && !validSeat(state, *packet.seat))
            return false;
        if ((packet.place == Place::Player) != packet.seat.has_value() &&
            packet.place != Place::PlayerDealer)
            return false;
        total += packet.count;
    }
    return total <= cards::kDeckSize;
}

// Another takes the place of a deck that left.
events::DeckColour expectedDeck(const State& state) {
    const Deck* next = state.round->deckLeft ? nextDeck(state) : nullptr;
    return next != nullptr ? next->colour : state.round->deck;
}

// People press as they deal, and have no word for the end of it: what can still become the whole
// deal is a part of it.
bool isWhole(const State& state, const DealReported& input) {
    return input.complete && !(input.byPerson && isBeginning(state, input.packets));
}

// A deck that was found wrong since "no more bets" leaves the table first.
bool mayBeDealt(Draft& draft, const DealReported& input, const Deck& deck) {
    if (!deck.mustLeave || !draft.state().round->packets.empty())
        return true;
    const std::string section = removalSection(draft.state(), *deck.mustLeave);
    checkDealtDeck(draft, deck.colour);
    draft.refuse(input.kName, DeckRefusal::MustLeave, section);
    return false;
}

// No card is dealt before the floorperson has ruled on the wagers. Those that are have gone out all
// the same.
void checkRuledFirst(Draft& draft) {
    const Round& round = *draft.state().round;
    if (round.question && round.packets.empty())
        draft.report(events::FindingKind::PlayedOutOfOrder, round.deck, dealSection(draft.state()),
                     FindingDetail::DealtBeforeRuling);
}

// Cards go to those who have bet. A bank is paid for the hand all the same (C15).
void checkBetFor(Draft& draft) {
    const Round& round = *draft.state().round;
    if (round.nobodyBet && !draft.rules().bank)
        draft.report(events::FindingKind::Other, round.deck, dealSection(draft.state()),
                     FindingDetail::DealtWithoutBets);
}

void checkDeal(Draft& draft) {
    checkBetFor(draft);
    // Several players may have been passed over, each of whom plays the next hand.
    while (draft.state().round) {
        const auto problem = dealProblem(draft.state(), Told::ToItsEnd);
        if (!problem)
            return checkOrder(draft);
        observe(draft, *problem);
        if (problem->irregularity != events::Irregularity::PlayerSkipped)
            return;
    }
}

// What the message says besides what was told of this deal.
DealReported withoutKnown(const State& state, DealReported input) {
    if (input.deck.value_or(state.round->deck) == state.round->deck)
        input.packets = whatIsNew(state, input.packets);
    return input;
}

// The cards lie there, whatever was called: they are kept for when the floorperson has ruled.
void dealEarly(Draft& draft, const DealReported& input) {
    const Round& round = *draft.state().round;
    const events::DeckColour deck = input.deck.value_or(round.deck);
    if (round.dealtEarly)
        return draft.refuse(input.kName, RoundRefusal::CardsDealt, dealSection(draft.state()));
    if (input.packets.empty() || !wellFormed(draft.state(), input))
        return draft.refuse(input.kName, DeckRefusal::NotDealable, dealSection(draft.state()));
    const Deck* at = draft.state().find(deck);
    if (at == nullptr)
        return draft.refuse(input.kName, DeckRefusal::NotAtTable, draft.rules().decks.section);
    if (!mayBeDealt(draft, input, *at))
        return;
    const DealReported told = withoutKnown(draft.state(), input);
    if (told.packets.empty())
        return draft.refuse(input.kName, RoundRefusal::CardsDealt, dealSection(draft.state()));
    checkShufflerThere(draft, deck);
    reportEarlyCards(draft);
    draft.emit(events::CardsDealt{draft.state().round->id, deck, told.packets,
                                  isWhole(draft.state(), told)});
}

// What the rules make void is void at once. Where they are silent the floorperson is asked when the
// deal is over: packets that are on their way would be refused meanwhile.
void checkSoFar(Draft& draft) {
    const auto problem = dealProblem(draft.state(), Told::InPart);
    if (problem && draft.rules().find(problem->irregularity) != nullptr)
        observe(draft, *problem);
}

// The other deck was expected: it stays where it was and its last round is not this one.
void takeOtherDeck(State& state, const events::CardsDealt& event) {
    Round& round = *state.round;
    Deck* expected = round.deckLeft ? nullptr : state.find(round.deck);
    if (Deck* dealt = state.find(event.deck)) {
        const bool counted = std::exchange(dealt->counted, false);
        if (expected != nullptr) {
            std::erase(expected->uncounted, event.round);
            expected->counted = round.deckCounted;
            expected->place = dealt->place;
        }
        round.deckCounted = counted;
        dealt->place = DeckPlace::Play;
        dealt->uncounted.push_back(event.round);
        dealt->lastRound = event.round;
    }
    round.deck = event.deck;
    round.deckLeft = false;
    state.lastDeckDealt = event.deck;
}

} // namespace

bool dealIsOpen(const Round& round) {
    return round.phase == Phase::Locked && !round.packets.empty();
}

bool endDeal(Draft& draft) {
    const Round& round = *draft.state().round;
    if (!dealIsOpen(round))
        return true;
    draft.emit(events::CardsDealt{round.id, round.deck, {}, true});
    if (draft.state().round->dealHeld)
        return false;
    checkDeal(draft);
    return draft.state().round && !draft.state().round->question;
}

void judgeHeldDeal(Draft& draft) {
    const Round& round = *draft.state().round;
    if (!round.dealHeld)
        return;
    if (round.phase == Phase::Locked)
        return checkSoFar(draft);
    draft.emit(events::CardsDealt{round.id, round.deck, {}, true});
    checkDeal(draft);
}

void takeEarlyDeal(Draft& draft) {
    const auto& round = draft.state().round;
    if (!round || !round->dealtEarly || round->phase != Phase::Locked || round->question)
        return;
    checkChipsCounted(draft);
    endDeal(draft);
}

void decideOn(Draft& draft, const DealReported& input) {
    if (draft.state().round && draft.state().round->phase == Phase::Betting)
        return dealEarly(draft, input);
    if (!needsLockedRound(draft, input.kName))
        return;
    const State& state = draft.state();
    const std::string& section = dealSection(state);
    if (input.packets.empty() || !wellFormed(state, input))
        return draft.refuse(input.kName, DeckRefusal::NotDealable, section);
    if (state.round->phase != Phase::Locked || state.round->dealtEarly)
        return dealMore(draft, input);
    const events::DeckColour deck = input.deck.value_or(expectedDeck(state));
    const Deck* at = state.find(deck);
    if (at == nullptr)
        return draft.refuse(input.kName, DeckRefusal::NotAtTable, draft.rules().decks.section);
    if (!mayBeDealt(draft, input, *at))
        return;
    const DealReported told = withoutKnown(state, input);
    if (told.packets.empty())
        return draft.refuse(input.kName, RoundRefusal::CardsDealt, section);
    const bool waits = isWaiting(*state.round);
    checkRuledFirst(draft);
    checkChipsCounted(draft);
    checkDealtTurn(draft, deck);
    if (draft.state().round->packets.empty())
        checkDealtDeck(draft, deck);
    voidEarlyClaims(draft);
    startDeckClock(draft, deck);
    const bool complete = isWhole(state, told);
    draft.emit(events::CardsDealt{state.round->id, deck, told.packets, complete});
    if (waits)
        return;
    if (!complete)
        return checkSoFar(draft);
    checkDecidedAfterDeal(draft);
    checkDeal(draft);
}

void applyOne(State& state, const events::CardsDealt& event, core::Instant) {
    if (!state.round)
        return;
    Round& round = *state.round;
    round.dealHeld = isWaiting(round);
    // Whatever was counted before the first card was no stub.
    if (round.packets.empty() && !event.packets.empty()) {
        round.stubCounted = false;
        round.cardsCounted.reset();
    }
    round.packets.insert(round.packets.end(), event.packets.begin(), event.packets.end());
    state.dealsAreTold = state.dealsAreTold || !event.packets.empty();
    if (!event.packets.empty())
        round.packetsTold.push_back(round.packets.size());
    for (const events::DealtPacket& packet : event.packets) {
        if (packet.place == Place::Player && packet.seat && validSeat(state, *packet.seat))
            round.seat(*packet.seat).dealt =
                static_cast<std::uint8_t>(round.seat(*packet.seat).dealt + packet.count);
        else if (partOf(state.rules(), packet.place) != BoardPart::None)
            round.boardDealt = static_cast<std::uint8_t>(round.boardDealt + packet.count);
        else if (packet.place == Place::SixCardBox)
            round.boxDealt = static_cast<std::uint8_t>(round.boxDealt + packet.count);
    }
    if (round.phase == Phase::Betting) { // Before "no more bets": no deck has come into play yet.
        Deck* deck = state.find(event.deck);
        if (deck != nullptr && round.packets.size() == event.packets.size())
            round.deckCounted = std::exchange(deck->counted, false);
        round.dealtEarly = event.complete;
        round.deck = event.deck;
        return;
    }
    if (event.complete)
        round.phase = Phase::Dealt;
    if (round.deck != event.deck || round.deckLeft)
        takeOtherDeck(state, event);
}

} // namespace pitwatch::table
