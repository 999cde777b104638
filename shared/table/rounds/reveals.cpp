#include "shared/table/deal/dealing.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/card_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/reports/held_reports.h"
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

std::optional<rules::BoardPlace> namedPlace(Place place) {
    switch (place) {
    case Place::CommunityLeft:
        return rules::BoardPlace::Left;
    case Place::CommunityRight:
        return rules::BoardPlace::Right;
    case Place::CommunityTop:
        return rules::BoardPlace::Top;
    case Place::CommunityBottom:
        return rules::BoardPlace::Bottom;
    case Place::CommunityCenter:
        return rules::BoardPlace::Center;
    case Place::Player:
    case Place::Community:
    case Place::SixCardBox:
    case Place::PlayerDealer:
    case Place::Burned:
    case Place::Discarded:
        break;
    }
    return std::nullopt;
}

// Where the cards of a reveal belong on the board: [first, last) by rules::BoardPlace. Empty where
// they belong nowhere. The player-dealer's stack becomes the community cards.
struct Span {
    std::size_t first = 0;
    std::size_t last = 0;
};

Span boardSpan(const State& state, Place place, std::uint8_t first, std::size_t count) {
    const auto community = static_cast<std::size_t>(state.rules().deal.community);
    if (const auto named = namedPlace(place)) {
        const auto at = static_cast<std::size_t>(*named);
        return at < community && count == 1 && first <= 1 ? Span{at, at + 1} : Span{};
    }
    const bool stack = place == Place::Community ||
                       (place == Place::PlayerDealer && state.rules().bank.has_value());
    if (!stack || first < 1 || count == 0 || first - 1U + count > community)
        return {};
    return {first - 1U, first - 1U + count};
}

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
    const Span span = boardSpan(state, input.place, input.first, input.cards.size());
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

// Whether the cards could all lie there face up besides what is face up already.
bool possible(const Round& round, std::span<const Card> cards) {
    cards::CardSet seen = cardsPlayed(round);
    return std::all_of(cards.begin(), cards.end(), [&](Card card) { return seen.insert(card); });
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

void revealBox(Draft& draft, const CommunityRevealed& input) {
    const State& state = draft.state();
    const std::string& section = draft.rules().procedure.reveal;
    const bool offered = state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value();
    if (!offered || input.cards.size() != state.round->sixCardBox.size() ||
        state.round->sixCardBox[0])
        return draft.refuse(input.kName, CardRefusal::NoSixCardBox, section);
    reveal(draft, input, stageWagers(draft.rules().game).size() - 1);
}

} // namespace

void decideOn(Draft& draft, const CommunityRevealed& told) {
    const bool early = draft.state().round && draft.state().round->phase == Phase::Betting;
    if (!early && !mayReveal(draft, told.kName))
        return;
    const State& state = draft.state();
    const CommunityRevealed input = whatIsNew(state, amongThoseThatStay(state, told));
    const std::string& section = draft.rules().procedure.reveal;
    if (!possible(*state.round, input.cards))
        return draft.refuse(input.kName, CardRefusal::LiesElsewhere, section);
    if (!early && goesUnseen(state, told))
        return revealUnseen(draft, told);
    if (input.place == Place::SixCardBox)
        return revealBox(draft, input);
    const Span span = boardSpan(state, input.place, input.first, input.cards.size());
    if (span.first == span.last)
        return draft.refuse(input.kName, CardRefusal::NoSuchPlace, section);
    for (std::size_t at = span.first; at < span.last; ++at)
        if (state.round->board[at])
            return draft.refuse(input.kName, CardRefusal::LiesThere, section);
    const std::size_t stage = stageBefore(draft.rules().game, span.last - 1);
    if (wasSetAside(*state.round, input.cards))
        askAboutSetAside(draft, input.cards, {}, input.place);
    if (!early && !isBeforeFloorperson(*state.round) && !exposedEarly(state, stage))
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
        lostUndealt(*state.round, input.seat))
        return draft.refuse(input.kName, CardRefusal::NoHand, section);
    if (input.cards.empty())
        return draft.refuse(input.kName, CardRefusal::OtherNumber, dealSection(state));
    if (seat.hasCards())
        return draft.refuse(input.kName, CardRefusal::HandIsFaceUp, section);
    const bool asked = isBeforeFloorperson(*state.round);
    if (expectsDecisions(state) && decidesYet(state, input.seat))
        return draft.refuse(input.kName, CardRefusal::DecisionsFirst, section);
    if (!possible(*state.round, input.cards))
        return draft.refuse(input.kName, CardRefusal::LiesElsewhere, section);
    // A hand of another number of cards was dealt wrong or is read wrong: people have to look.
    if (input.cards.size() != static_cast<std::size_t>(draft.rules().deal.perPlayer))
        return askFloorperson(draft, {events::Irregularity::WrongCardCount,
                                      tableItself(),
                                      input.seat,
                                      input.cards,
                                      static_cast<std::uint8_t>(input.cards.size()),
                                      {},
                                      Place::Player});
    if (wasSetAside(*state.round, input.cards))
        askAboutSetAside(draft, input.cards, input.seat, Place::Player);
    events::HandRevealed revealed{state.round->id, input.seat, input.cards, std::nullopt};
    if (const auto hand = handOf(state, input.cards))
        revealed.hand = handName(nameOf(*hand));
    checkChipsCounted(draft);
    const bool goesOn = endDeal(draft);
    if (!draft.state().round)
        return;
    if (!asked)
        checkHandInOrder(draft, input.seat);
    draft.emit(std::move(revealed));
    return goesOn ? settleIfComplete(draft) : void();
}

void applyOne(State& state, const events::CardsRevealed& event, core::Instant) {
    if (!state.round)
        return;
    Round& round = *state.round;
    round.decidedLast.reset();
    for (const Card card : event.cards)
        round.faceUp.insert(card);
    if (event.place == Place::SixCardBox) {
        for (std::size_t i = 0; i < round.sixCardBox.size() && i < event.cards.size(); ++i)
            round.sixCardBox[i] = event.cards[i];
        return;
    }
    state.boardIsRead = true;
    const Span span = boardSpan(state, event.place, event.first, event.cards.size());
    for (std::size_t at = span.first; at < span.last; ++at)
        round.board[at] = event.cards[at - span.first];
}

void applyOne(State& state, const events::HandRevealed& event, core::Instant) {
    if (!state.round || !validSeat(state, event.seat))
        return;
    state.round->decidedLast.reset();
    state.handsAreRead = true;
    SeatState& seat = state.round->seat(event.seat);
    for (std::size_t i = 0; i < seat.cards.size() && i < event.cards.size(); ++i)
        seat.cards[i] = event.cards[i];
    for (const Card card : event.cards)
        state.round->faceUp.insert(card);
}

} // namespace pitwatch::table
