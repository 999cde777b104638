#include "shared/table/claims/declared_hands.h"

#include "shared/table/refusals/declaration_refusals.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>
#include <array>
#include <bit>

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

// Where the cards of a hand lie: those of its seat, and which of the places everybody shares.
struct Places {
    bool own = true;
    std::uint32_t shared = 0; // A bit for each place of the board, then the six-card box.
};
constexpr std::uint32_t kBox = 1U << rules::kBoardPlaces;
constexpr std::uint32_t kRun1 = 0b10011; // Left, right and center.
constexpr std::uint32_t kRun2 = 0b11100; // Top, bottom and center.

// What the wager looks at; one that looks at the better run, at either of them.
std::vector<Places> runPlaces(Wager wager, std::size_t count, bool own) {
    if (count == 7 || wager == Wager::FiveCard)
        return {{own, kRun1 | kRun2}};
    if (wager == Wager::Run1 || wager == Wager::Ante1)
        return {{own, kRun1}};
    if (wager == Wager::Run2 || wager == Wager::Ante2)
        return {{own, kRun2}};
    return {{own, kRun1}, {own, kRun2}};
}

// Where the cards may lie; nothing where it is not all the cards that the wager looks at.
std::vector<Places> placesOf(const State& state, Wager wager, std::size_t count) {
    const auto& offered = state.setup->tableRules.offered(kindOf(wager));
    if (!offered)
        return {};
    const bool own = looksAtHand(state, wager);
    const auto only = [&](std::size_t cards, std::uint32_t shared) {
        return count == cards ? std::vector{Places{own, shared}} : std::vector<Places>{};
    };
    switch (offered->cards) {
    case rules::CardsUsed::Two:
        return only(2, 0);
    case rules::CardsUsed::Three:
        return only(3, 0);
    case rules::CardsUsed::Six:
        return only(6, kBox);
    case rules::CardsUsed::Five:
        break;
    }
    if (!runsTwice(state))
        return only(5, 0b11);
    return count == 5 || count == 7 ? runPlaces(wager, count, own) : std::vector<Places>{};
}

// Whether a hand at these places has the community cards that lie face up there, and no other.
bool fitsBoard(const State& state, const Places& places, std::span<const Card> cards) {
    const auto& board = state.round->board;
    for (std::size_t at = 0; at < board.size(); ++at) {
        if (!board[at])
            continue;
        const bool has = std::ranges::find(cards, *board[at]) != cards.end();
        if (has != ((places.shared >> at & 1U) != 0) ||
            (cards.size() == 7 && cards[at + 2] != *board[at]))
            return false;
    }
    return true;
}

// Where a hand with the board may lie, by the community cards that are face up.
std::vector<Places> possiblePlaces(const State& state, Wager wager, std::span<const Card> cards) {
    std::vector<Places> places = placesOf(state, wager, cards.size());
    if (looksAtBoard(wager))
        std::erase_if(places, [&](const Places& one) { return !fitsBoard(state, one, cards); });
    return places;
}

// How many cards two hands of one round have in common: no fewer, and no more.
std::size_t cardsInCommon(const State& state, const Places& one, const Places& other,
                          bool sameSeat) {
    const std::uint32_t shared = one.shared & other.shared;
    const std::size_t box = (shared & kBox) != 0 ? state.round->sixCardBox.size() : 0;
    const std::size_t board = static_cast<std::size_t>(std::popcount(shared & (kBox - 1)));
    const bool own = sameSeat && one.own && other.own;
    return box + board + (own ? static_cast<std::size_t>(state.rules().deal.perPlayer) : 0);
}

// Whether a hand that was declared before leaves room for this one.
std::optional<DeclarationRefusal> againstOtherClaims(const State& state, core::Seat seat,
                                                     Wager wager, std::span<const Card> cards) {
    const auto mine = possiblePlaces(state, wager, cards);
    for (const PendingClaim& claim : state.claims) {
        const events::ClaimRaised& raised = claim.raised;
        if (raised.round != state.round->id || raised.cards.empty())
            continue;
        const auto common = static_cast<std::size_t>(
            std::count_if(raised.cards.begin(), raised.cards.end(), [&](Card card) {
                return std::ranges::find(cards, card) != cards.end();
            }));
        const bool sameSeat = raised.seat == seat;
        if (!sameSeat && common > static_cast<std::size_t>(state.rules().deal.community))
            return DeclarationRefusal::HeldByAnother;
        const auto theirs = possiblePlaces(state, raised.wager, raised.cards);
        const auto leavesRoom = [&](const Places& one) {
            return std::ranges::any_of(theirs, [&](const Places& other) {
                return common == cardsInCommon(state, one, other, sameSeat);
            });
        };
        if (!mine.empty() && !theirs.empty() && std::ranges::none_of(mine, leavesRoom))
            return DeclarationRefusal::AgainstOtherClaim;
    }
    return std::nullopt;
}

} // namespace

std::optional<DeclarationRefusal> againstTheTable(const State& state, core::Seat seat, Wager wager,
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
    // A run is a line of the cross with both its ends.
    if (runsTwice(state) && !placesOf(state, wager, cards.size()).empty() &&
        possiblePlaces(state, wager, cards).empty())
        return DeclarationRefusal::OtherCards;
    return std::nullopt;
}

std::optional<DeclarationRefusal> misplacedCard(const State& state, core::Seat seat, Wager wager,
                                                std::span<const Card> cards) {
    const auto why = againstTheTable(state, seat, wager, cards);
    return why ? why : againstOtherClaims(state, seat, wager, cards);
}

namespace {

bool isRoyal(const events::HandName& hand) {
    using enum vocabulary::PaidHand;
    const auto named = core::enumFromName<vocabulary::PaidHand>(hand.text());
    return named == RoyalFlush || named == SuperRoyalDiamonds || named == SuperRoyalOther;
}

} // namespace

bool isHeldElsewhere(const State& state, core::Seat seat, Wager wager,
                     const events::HandName& hand) {
    const auto usedBy = [&](Wager other) {
        return state.setup->tableRules.offered(kindOf(other))->cards;
    };
    if (!isRoyal(hand) || usedBy(wager) < rules::CardsUsed::Five)
        return false;
    return std::ranges::any_of(state.claims, [&](const PendingClaim& claim) {
        const events::ClaimRaised& raised = claim.raised;
        return raised.round == state.round->id && raised.seat != seat && isRoyal(raised.hand) &&
               usedBy(raised.wager) == usedBy(wager) &&
               (looksAtHand(state, wager) || looksAtHand(state, raised.wager));
    });
}

} // namespace pitwatch::table
