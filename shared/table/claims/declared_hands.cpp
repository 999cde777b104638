#include "shared/table/claims/declared_hands.h"

#include "shared/table/refusals/declaration_refusals.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>
#include <array>

// Cards that somebody says a seat held, against the cards the table has read.

namespace pitwatch::table {

using cards::Card;
using events::Wager;

namespace {

bool runsTwice(const State& state) {
    return state.rules().game == rules::Game::RunEmTwice;
}

bool looksAtHand(const State& state, Wager wager) {
    return wager != Wager::FiveCard || !runsTwice(state);
}

bool looksAtBoard(Wager wager) {
    return wager != Wager::ThreeCard && wager != Wager::UltimatePairs && wager != Wager::SixCard;
}

template <typename List>
void addKnown(std::vector<Card>& cards, const List& list) {
    for (const auto& card : list)
        if (card)
            cards.push_back(*card);
}

rules::HandClass fiveOf(const State& state, std::span<const Card> all,
                        const std::array<std::size_t, 5>& places) {
    const std::array<Card, 5> five{all[places[0]], all[places[1]], all[places[2]], all[places[3]],
                                   all[places[4]]};
    return rules::classOf(cards::evaluateFive(five, state.setup->tableRules.aceLow));
}

// Two own cards, then left, right, top, bottom, center.
rules::HandClass runOf(const State& state, Wager wager, std::span<const Card> seven) {
    const rules::HandClass run1 = fiveOf(state, seven, {0, 1, 2, 6, 3});
    const rules::HandClass run2 = fiveOf(state, seven, {0, 1, 4, 6, 5});
    if (wager == Wager::Run1 || wager == Wager::Ante1)
        return run1;
    if (wager == Wager::Run2 || wager == Wager::Ante2)
        return run2;
    return std::max(run1, run2);
}

} // namespace

std::vector<Card> cardsOf(const State& state, core::Seat seat, Wager wager) {
    const Round& round = *state.round;
    std::vector<Card> cards;
    if (looksAtHand(state, wager))
        addKnown(cards, round.seat(seat).cards);
    if (wager == Wager::SixCard)
        addKnown(cards, round.sixCardBox);
    else if (looksAtBoard(wager))
        addKnown(cards, round.board);
    return cards;
}

bool cardsKnown(const State& state, core::Seat seat, Wager wager) {
    const Round& round = *state.round;
    if (looksAtHand(state, wager) && !round.seat(seat).hasCards())
        return false;
    if (state.setup->tableRules.offered(kindOf(wager))->cards == rules::CardsUsed::Three)
        return true;
    if (wager == Wager::SixCard)
        return round.sixCardBox[0].has_value();
    return !looksAtBoard(wager) ||
           std::all_of(round.board.begin(), round.board.begin() + state.rules().deal.community,
                       [](const auto& card) { return card.has_value(); });
}

std::optional<rules::HandClass> classOf(const State& state, Wager wager,
                                        std::span<const Card> cards) {
    const auto& offered = state.setup->tableRules.offered(kindOf(wager));
    switch (offered->cards) {
    case rules::CardsUsed::Two:
        if (cards.size() == 2)
            return rules::classOfTwo(cards.first<2>());
        break;
    case rules::CardsUsed::Three:
        if (cards.size() >= 3)
            return rules::classOf(cards::evaluateThree(cards.first<3>()));
        break;
    case rules::CardsUsed::Five:
        if (cards.size() == 5)
            return fiveOf(state, cards, {0, 1, 2, 3, 4});
        if (cards.size() == 7 && runsTwice(state))
            return runOf(state, wager, cards);
        break;
    case rules::CardsUsed::Six:
        if (cards.size() == 6)
            return rules::classOfSix(cards.first<6>());
        break;
    }
    return std::nullopt;
}

namespace {

// What of the cards that were read a declared hand has to hold: the seat's own, and the community
// cards where all of these are part of the hand.
std::vector<Card> expectedCards(const State& state, core::Seat seat, Wager wager) {
    std::vector<Card> cards;
    if (looksAtHand(state, wager))
        addKnown(cards, state.round->seat(seat).cards);
    const bool five =
        state.setup->tableRules.offered(kindOf(wager))->cards == rules::CardsUsed::Five;
    if (five && looksAtBoard(wager) && !runsTwice(state))
        addKnown(cards, state.round->board);
    return cards;
}

// Two seats share the community cards and no others.
bool heldByAnother(const State& state, core::Seat seat, const cards::CardSet& cards) {
    return std::any_of(state.claims.begin(), state.claims.end(), [&](const PendingClaim& claim) {
        if (claim.raised.round != state.round->id || claim.raised.seat == seat)
            return false;
        const auto shared = std::count_if(claim.raised.cards.begin(), claim.raised.cards.end(),
                                          [&](Card card) { return cards.contains(card); });
        return shared > state.rules().deal.community;
    });
}

} // namespace

std::optional<DeclarationRefusal> misplacedCard(const State& state, core::Seat seat, Wager wager,
                                                std::span<const Card> cards) {
    const std::vector<Card> known = cardsOf(state, seat, wager);
    const auto isKnown = [&](Card card) {
        return std::find(known.begin(), known.end(), card) != known.end();
    };
    cards::CardSet seen;
    for (const Card card : cards) {
        if (seen.contains(card))
            return DeclarationRefusal::CardTwice;
        seen.insert(card);
        if (state.round->faceUp.contains(card) && !isKnown(card))
            return DeclarationRefusal::CardElsewhere;
        if (cardsKnown(state, seat, wager) && !isKnown(card))
            return DeclarationRefusal::OtherCards;
    }
    for (const Card card : expectedCards(state, seat, wager))
        if (!seen.contains(card))
            return DeclarationRefusal::OtherCards;
    if (heldByAnother(state, seat, seen))
        return DeclarationRefusal::HeldByAnother;
    return std::nullopt;
}

} // namespace pitwatch::table
