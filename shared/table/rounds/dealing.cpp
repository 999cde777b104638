#include "shared/table/decks/alternation.h"
#include "shared/table/decks/decks.h"
#include "shared/table/decks/readiness.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/rounds.h"

#include <utility>

namespace pitwatch::table {

using events::Place;
using events::Wager;

namespace {

bool isBoardPlace(Place place) {
    switch (place) {
    case Place::Community:
    case Place::CommunityLeft:
    case Place::CommunityRight:
    case Place::CommunityTop:
    case Place::CommunityBottom:
    case Place::CommunityCenter:
    case Place::PlayerDealer:
    case Place::Burned:
    case Place::Discarded:
        return true;
    case Place::Player:
    case Place::SixCardBox:
        return false;
    }
    return false;
}

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

// The dealer counts what was collected before the first card is dealt.
bool chipsAgreed(Draft& draft, const DealReported& input) {
    const Round& round = *draft.state().round;
    const std::string& section = draft.rules().procedure.chipCount;
    if (chipsDisputed(round)) {
        draft.report(events::FindingKind::DealtBeforeChipCount, round.deck, section,
                     "the chip count is in dispute");
        draft.refuse(input.kName, RoundRefusal::ChipCountOpen, section);
        return false;
    }
    const auto anyOf = [&](Wager wager) {
        for (const SeatState& seat : round.seats)
            if (seat.at(wager) > core::Cents{})
                return true;
        return false;
    };
    // Run 'Em Twice has no lammers: there the five-card bonus is not counted.
    const bool missing = (anyOf(Wager::Progressive) && round.progressiveChips == ChipCheck::Open) ||
                         (anyOf(Wager::FiveCard) && round.fiveCardChips == ChipCheck::Open &&
                          draft.rules().game == rules::Game::LetItRide);
    if (missing && !section.empty() && draft.state().setup->signalled.chipCounts)
        draft.report(events::FindingKind::DealtBeforeChipCount, round.deck, section,
                     "the collected chips were not counted before the deal");
    return true;
}

// Nothing where every place has the cards the rules give it.
std::optional<Observation> dealProblem(const State& state) {
    const Round& round = *state.round;
    const rules::DealRule& deal = state.rules().deal;
    const bool wagersKnown = [&] {
        for (const SeatState& seat : round.seats)
            if (seat.at(lastingWager(state.rules().game)) > core::Cents{})
                return true;
        return false;
    }();
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = round.seat({number});
        const bool bets = seat.at(lastingWager(state.rules().game)) > core::Cents{};
        if (seat.dealt == deal.perPlayer ? (bets || !wagersKnown) : (!bets && seat.dealt == 0))
            continue;
        const bool skipped =
            seat.dealt == 0 && state.rules().find(rules::Irregularity::PlayerSkipped) != nullptr;
        return Observation{skipped ? events::Irregularity::PlayerSkipped
                                   : events::Irregularity::WrongCardCount,
                           tableItself(),
                           core::Seat{number},
                           std::nullopt,
                           seat.dealt,
                           {}};
    }
    const int box =
        state.setup->tableRules.offered(rules::WagerKind::SixCard) ? deal.sixCardBox : 0;
    if (round.boardDealt != cardsOffHand(state) || round.boxDealt != box)
        return Observation{events::Irregularity::WrongCardCount,
                           tableItself(),
                           std::nullopt,
                           std::nullopt,
                           round.boardDealt,
                           {}};
    return std::nullopt;
}

void checkDeal(Draft& draft) {
    // Several players may have been passed over, each of whom plays the next hand.
    while (draft.state().round) {
        const auto problem = dealProblem(draft.state());
        if (!problem)
            return;
        observe(draft, *problem);
        if (problem->irregularity != events::Irregularity::PlayerSkipped)
            return;
    }
}

} // namespace

void decideOn(Draft& draft, const DealReported& input) {
    if (!needsLockedRound(draft, input.kName) || waitsForFloorperson(draft, input.kName))
        return;
    const State& state = draft.state();
    const std::string& section = draft.rules().deal.section;
    if (state.round->phase != Phase::Locked)
        return draft.refuse(input.kName, RoundRefusal::CardsDealt, section);
    if (input.packets.empty() || !wellFormed(state, input))
        return draft.refuse(input.kName, DeckRefusal::NotDealable, section);
    const events::DeckColour deck = input.deck.value_or(state.round->deck);
    if (state.find(deck) == nullptr)
        return draft.refuse(input.kName, DeckRefusal::NotAtTable, draft.rules().decks.section);
    if (!chipsAgreed(draft, input))
        return;
    checkDealtTurn(draft, deck);
    if (!hasCardsOut(draft.state(), draft.state().round->deck))
        checkDealtDeck(draft, deck);
    draft.emit(events::CardsDealt{state.round->id, deck, input.packets, input.complete});
    if (input.complete)
        checkDeal(draft);
}

void applyOne(State& state, const events::CardsDealt& event, core::Instant) {
    if (!state.round)
        return;
    Round& round = *state.round;
    for (const events::DealtPacket& packet : event.packets) {
        if (packet.place == Place::Player && packet.seat && validSeat(state, *packet.seat))
            round.seat(*packet.seat).dealt =
                static_cast<std::uint8_t>(round.seat(*packet.seat).dealt + packet.count);
        else if (isBoardPlace(packet.place))
            round.boardDealt = static_cast<std::uint8_t>(round.boardDealt + packet.count);
        else if (packet.place == Place::SixCardBox)
            round.boxDealt = static_cast<std::uint8_t>(round.boxDealt + packet.count);
    }
    if (event.complete)
        round.phase = Phase::Dealt;
    if (round.deck == event.deck)
        return;
    // The other deck was expected: it stays where it was and its last round is not this one.
    Deck* expected = state.find(round.deck);
    Deck* dealt = state.find(event.deck);
    if (expected != nullptr && dealt != nullptr) {
        std::erase(expected->uncounted, event.round);
        expected->counted = round.deckCounted;
        round.deckCounted = std::exchange(dealt->counted, false);
        std::swap(expected->place, dealt->place);
        dealt->uncounted.push_back(event.round);
        dealt->lastRound = event.round;
    }
    round.deck = event.deck;
    state.lastDeckDealt = event.deck;
}

} // namespace pitwatch::table
