#include "shared/table/deal/dealing.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/card_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/reports/held_reports.h"
#include "shared/table/reports/readings.h"
#include "shared/table/rounds/hands.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/odd_cards.h"
#include "shared/table/rounds/play_order.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"
#include "shared/table/rounds/waiting.h"
#include "shared/table/wagers/chip_counts.h"

#include <algorithm>

namespace pitwatch::table {

using cards::Card;
using events::Place;

namespace {

bool exposedEarly(const State& state, std::size_t stage) {
    if (!expectsDecisions(state))
        return false;
    const auto open = openStage(state);
    return open && *open <= stage;
}

// Where a card of the community area is burned a reader may count that place too: then the first
// card turned is the second of the area, and the last one after it.
CommunityRevealed amongThoseThatStay(const State& state, CommunityRevealed input) {
    const rules::DealRule& deal = state.rules().deal;
    const Round& round = *state.round;
    if (input.place != Place::Community || deal.burned == 0 || input.first <= deal.burned)
        return input;
    const std::size_t last = input.first - 1U + input.cards.size();
    const bool beyond = last > static_cast<std::size_t>(deal.community);
    // Where nobody told of the deal, only a card turned in its time shows how the reader counts.
    const bool isFirst = !round.board[0] && (!round.packets.empty() || !exposedEarly(state, 0));
    if (beyond || isFirst)
        input.first = static_cast<std::uint8_t>(input.first - deal.burned);
    return input;
}

// A reader may tell the board as it lies: what is known of it stays, and what is new is turned now.
CommunityRevealed whatIsNew(const State& state, CommunityRevealed input) {
    const BoardSpan span = boardSpan(state, input.place, input.first, input.cards.size());
    std::size_t known = 0;
    while (span.first + known < span.last &&
           state.round->board[span.first + known] == input.cards[known])
        ++known;
    if (known == input.cards.size())
        return input;
    input.cards.erase(input.cards.begin(),
                      input.cards.begin() + static_cast<std::ptrdiff_t>(known));
    input.first = static_cast<std::uint8_t>(input.first + known);
    return input;
}

// Whether that player has a decision still to make.
bool decidesYet(const State& state, core::Seat number) {
    const SeatState& seat = state.round->seat(number);
    // Where nobody told who plays, the decisions of the others tell that there are some to make.
    if (!playersKnown(state) && !seat.decisions[0] && !isBeforeFloorperson(*state.round))
        return openStage(state).has_value();
    return inPlay(state, number) && !seat.folded() &&
           !seat.decisions[stageWagers(state.rules().game).size() - 1];
}

bool mayReveal(Draft& draft, std::string_view command) {
    if (!needsLockedRound(draft, command))
        return false;
    if (draft.state().round->phase != Phase::Settled)
        return true;
    draft.refuse(command, RoundRefusal::Settled, draft.rules().procedure.reveal);
    return false;
}

Observation exposed(const CommunityRevealed& input) {
    return {events::Irregularity::CommunityExposedEarly,
            tableItself(),
            std::nullopt,
            input.cards,
            static_cast<std::uint8_t>(input.cards.size()),
            {},
            input.place};
}

// A question excuses an order, not what the rules make void. One card is enough for that.
void holdExposed(Draft& draft, const CommunityRevealed& input) {
    const auto& held = draft.state().round->held;
    const bool known = std::ranges::any_of(held, [](const HeldReport& report) {
        return report.told.irregularity == events::Irregularity::CommunityExposedEarly;
    });
    if (!known && canBeHeld(draft.state(), events::Irregularity::CommunityExposedEarly))
        hold(draft, exposed(input));
}

void reveal(Draft& draft, const CommunityRevealed& input, std::size_t stage) {
    const Round& round = *draft.state().round;
    const events::CardsRevealed revealed{round.id, input.place, std::nullopt, input.first,
                                         input.cards};
    if (round.phase == Phase::Betting) { // Whatever was called, the card lies there for all to see.
        reportEarlyCards(draft);
        return draft.emit(revealed);
    }
    checkChipsCounted(draft);
    const bool early = exposedEarly(draft.state(), stage);
    if (isBeforeFloorperson(round) || !early) {
        // Where the floorperson is asked, the card lies face up all the same.
        const bool goesOn = endDeal(draft);
        if (!draft.state().round)
            return;
        draft.emit(revealed);
        if (early)
            holdExposed(draft, input);
        return goesOn ? settleIfComplete(draft) : void();
    }
    // Where the rules are silent the floorperson may have play go on, with this card face up.
    if (draft.rules().find(rules::Irregularity::CommunityExposedEarly) == nullptr)
        draft.emit(revealed);
    observe(draft, exposed(input));
}

// Where those cards belong; nowhere where the table has no such place.
PlacesRead placesTold(const State& state, const CommunityRevealed& input) {
    if (input.place != Place::SixCardBox)
        return placesOf(boardSpan(state, input.place, input.first, input.cards.size()));
    const bool box = state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value() &&
                     input.cards.size() == state.round->sixCardBox.size();
    return box ? boxRead() : 0;
}

Observation read(const HandShown& input) {
    return {events::Irregularity::WrongCardCount,
            tableItself(),
            input.seat,
            input.cards,
            static_cast<std::uint8_t>(input.cards.size()),
            {},
            Place::Player};
}

// Of the community area the record counts what would lie there with these.
Observation read(const CommunityRevealed& input) {
    const bool area = input.place == Place::Community || input.place == Place::PlayerDealer;
    const std::size_t count = input.cards.size() + (area ? input.first - 1U : 0);
    return {{}, {}, {}, input.cards, static_cast<std::uint8_t>(count), {}, input.place};
}

// It does not go with those before it: people are asked, where it is certain what is meant. A
// reader that counts a burned card's place or not may mean another card.
void refuseOrAsk(Draft& draft, const CommunityRevealed& input, Reading reading, bool certain) {
    const bool elsewhere = compare(*draft.state().round, 0, input.cards) != Reading::New;
    const CardRefusal why = elsewhere ? CardRefusal::LiesElsewhere : CardRefusal::LiesThere;
    if (reading == Reading::Otherwise && certain && placesTold(draft.state(), input) != 0)
        return askWhichHolds(draft, input.kName, read(input), why);
    draft.refuse(input.kName, why, draft.rules().procedure.reveal);
}

} // namespace

void decideOn(Draft& draft, const CommunityRevealed& told) {
    const bool early = draft.state().round && draft.state().round->phase == Phase::Betting;
    if (!early && !mayReveal(draft, told.kName))
        return;
    const State& state = draft.state();
    const CommunityRevealed counted = amongThoseThatStay(state, told);
    const CommunityRevealed input = whatIsNew(state, counted);
    const std::string& section = draft.rules().procedure.reveal;
    if (!early && goesUnseen(state, told) && compare(*state.round, 0, told.cards) == Reading::New)
        return revealUnseen(draft, told);
    const PlacesRead places = placesTold(state, input);
    const Reading reading = compare(*state.round, places, input.cards);
    const bool again =
        reading == Reading::Otherwise && mayBeReadAgain(*state.round, places, input.cards);
    if (reading != Reading::New && !again)
        return refuseOrAsk(draft, input, reading, counted.first == told.first);
    if (input.place == Place::SixCardBox) {
        if (places == 0)
            return draft.refuse(input.kName, CardRefusal::NoSixCardBox, section);
        return reveal(draft, input, stageWagers(draft.rules().game).size() - 1);
    }
    const BoardSpan span = boardSpan(state, input.place, input.first, input.cards.size());
    if (span.empty())
        return draft.refuse(input.kName, CardRefusal::NoSuchPlace, section);
    const std::size_t stage = stageBefore(draft.rules().game, span.last - 1);
    if (wasSetAside(*state.round, input.cards))
        askAboutSetAside(draft, input.cards, {}, input.place);
    if (!early && !again && !isBeforeFloorperson(*state.round) && !exposedEarly(state, stage))
        checkTurnedInOrder(draft, stageBefore(draft.rules().game, span.first));
    reveal(draft, input, stage);
}

// A hand's cards are nobody's business before the last decision: a refusal does not name them.
void decideOn(Draft& draft, const HandShown& input) {
    if (draft.state().round && draft.state().round->phase == Phase::Betting)
        reportEarlyCards(draft);
    if (!mayReveal(draft, input.kName))
        return;
    const State& state = draft.state();
    const std::string& section = draft.rules().procedure.reveal;
    if (!validSeat(state, input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    const SeatState& seat = state.round->seat(input.seat);
    // Also of a player whose wagers are lost: the hand counts for the Envy of others (L10).
    if (((playersKnown(state) || seat.skipped) && !hasHand(state, input.seat)) ||
        wentUndealt(*state.round, input.seat))
        return draft.refuse(input.kName, CardRefusal::NoHand, section);
    if (input.cards.empty())
        return draft.refuse(input.kName, CardRefusal::OtherNumber, dealSection(state));
    const PlacesRead place = handRead(input.seat);
    const Reading reading = compare(*state.round, place, input.cards);
    if (reading == Reading::Again)
        return draft.refuse(input.kName, CardRefusal::HandIsFaceUp, section);
    const bool asked = isBeforeFloorperson(*state.round);
    if (expectsDecisions(state) && decidesYet(state, input.seat))
        return draft.refuse(input.kName, CardRefusal::DecisionsFirst, section);
    if (reading == Reading::Impossible)
        return draft.refuse(input.kName, CardRefusal::LiesElsewhere, section);
    if (reading == Reading::Otherwise && !mayBeReadAgain(*state.round, place, input.cards))
        return askWhichHolds(draft, input.kName, read(input),
                             seat.hasCards() ? CardRefusal::HandIsFaceUp
                                             : CardRefusal::LiesElsewhere);
    // A hand of another number of cards was dealt wrong or is read wrong: people have to look.
    if (input.cards.size() != static_cast<std::size_t>(draft.rules().deal.perPlayer))
        return askFloorperson(draft, read(input));
    if (wasSetAside(*state.round, input.cards))
        askAboutSetAside(draft, input.cards, input.seat, Place::Player);
    events::HandRevealed revealed{state.round->id, input.seat, input.cards, std::nullopt};
    if (const auto hand = handOf(state, input.cards))
        revealed.hand = handName(nameOf(*hand));
    checkChipsCounted(draft);
    const bool goesOn = endDeal(draft);
    if (!draft.state().round)
        return;
    if (!asked && reading == Reading::New)
        checkHandInOrder(draft, input.seat);
    draft.emit(std::move(revealed));
    return goesOn ? settleIfComplete(draft) : void();
}

namespace {

// Something is turned that comes before the hands below that seat: found, where it was.
void noteTurned(Round& round, core::Seat before) {
    for (std::uint8_t number = 1; number <= kSeats && number < before.number; ++number)
        if (SeatState& seat = round.seat({number}); seat.hasCards())
            seat.turnedEarly = true;
}

} // namespace

void applyOne(State& state, const events::CardsRevealed& event, core::Instant) {
    if (!state.round)
        return;
    Round& round = *state.round;
    round.decidedLast.reset();
    round.upheld.clear();
    const BoardSpan span = boardSpan(state, event.place, event.first, event.cards.size());
    const bool box = event.place == Place::SixCardBox;
    makeRoom(round, box ? boxRead() : placesOf(span), event.cards);
    for (const Card card : event.cards)
        round.faceUp.insert(card);
    if (box) {
        for (std::size_t i = 0; i < round.sixCardBox.size() && i < event.cards.size(); ++i)
            round.sixCardBox[i] = event.cards[i];
        return;
    }
    state.boardIsRead = true;
    noteTurned(round, {kSeats + 1});
    for (std::size_t at = span.first; at < span.last; ++at)
        round.board[at] = event.cards[at - span.first];
}

void applyOne(State& state, const events::HandRevealed& event, core::Instant) {
    if (!state.round || !validSeat(state, event.seat))
        return;
    state.round->decidedLast.reset();
    state.round->upheld.clear();
    state.handsAreRead = true;
    SeatState& seat = state.round->seat(event.seat);
    makeRoom(*state.round, handRead(event.seat), event.cards);
    noteTurned(*state.round, event.seat);
    seat.turnedEarly = false;
    for (std::size_t i = 0; i < seat.cards.size() && i < event.cards.size(); ++i)
        seat.cards[i] = event.cards[i];
    for (const Card card : event.cards)
        state.round->faceUp.insert(card);
}

} // namespace pitwatch::table
