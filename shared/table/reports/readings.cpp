#include "shared/table/reports/readings.h"

#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/reports/held_reports.h"
#include "shared/table/rounds/odd_cards.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/waiting.h"

#include <algorithm>

namespace pitwatch::table {

using cards::Card;
using cards::CardSet;
using events::Place;

namespace {

constexpr PlacesRead kBoard = (PlacesRead{1} << rules::kBoardPlaces) - 1;
constexpr PlacesRead kBox = kBoard + 1;

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

// Calls `each(place, card)` for every place of the round, known card or not.
template <typename SomeRound, typename Each>
void eachPlace(SomeRound& round, Each each) {
    for (std::size_t at = 0; at < round.board.size(); ++at)
        each(PlacesRead{1} << at, round.board[at]);
    for (auto& card : round.sixCardBox)
        each(kBox, card);
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        for (auto& card : round.seat({number}).cards)
            each(handRead({number}), card);
}

CardSet cardsAt(const Round& round, PlacesRead places) {
    CardSet cards;
    eachPlace(round, [&](PlacesRead place, const std::optional<Card>& card) {
        if (card && (place & places) != 0)
            cards.insert(*card);
    });
    return cards;
}

PlacesRead placesWith(const Round& round, std::span<const Card> cards) {
    PlacesRead places = 0;
    eachPlace(round, [&](PlacesRead place, const std::optional<Card>& card) {
        if (card && std::ranges::find(cards, *card) != cards.end())
            places |= place;
    });
    return places;
}

// Of the community area the record counts the cards that would lie there with these.
PlacesRead placesOf(const State& state, const events::IrregularityObserved& event) {
    if (event.seat)
        return validSeat(state, *event.seat) ? handRead(*event.seat) : 0;
    if (event.place == Place::SixCardBox)
        return kBox;
    if (!event.place || event.cardCount < event.cards.size())
        return 0;
    const auto first = static_cast<std::uint8_t>(event.cardCount - event.cards.size() + 1);
    return placesOf(
        boardSpan(state, *event.place, namedPlace(*event.place) ? 1 : first, event.cards.size()));
}

} // namespace

BoardSpan boardSpan(const State& state, Place place, std::uint8_t first, std::size_t count) {
    const auto community = static_cast<std::size_t>(state.rules().deal.community);
    if (const auto named = namedPlace(place)) {
        const auto at = static_cast<std::size_t>(*named);
        return at < community && count == 1 && first <= 1 ? BoardSpan{at, at + 1} : BoardSpan{};
    }
    const bool stack = place == Place::Community ||
                       (place == Place::PlayerDealer && state.rules().bank.has_value());
    if (!stack || first < 1 || count == 0 || first - 1U + count > community)
        return {};
    return {first - 1U, first - 1U + count};
}

PlacesRead placesOf(const BoardSpan& span) {
    PlacesRead places = 0;
    for (std::size_t at = span.first; at < span.last; ++at)
        places |= PlacesRead{1} << at;
    return places;
}

PlacesRead boxRead() {
    return kBox;
}

PlacesRead handRead(core::Seat seat) {
    return kBox << seat.number;
}

Reading compare(const Round& round, PlacesRead places, std::span<const Card> cards) {
    CardSet told;
    for (const Card card : cards)
        if (!told.insert(card))
            return Reading::Impossible;
    const CardSet there = cardsAt(round, places);
    if (!((cardsPlayed(round) - there) & told).empty() || !(there - told).empty())
        return Reading::Otherwise;
    if (there.empty())
        return Reading::New;
    // A reader may tell a part of the board with what is known of it.
    return there.size() == told.size() || (places & kBoard) != 0 ? Reading::Again
                                                                 : Reading::Otherwise;
}

bool mayBeReadAgain(const Round& round, PlacesRead places, std::span<const Card> cards) {
    const PlacesRead anew = places | placesWith(round, cards);
    return places != 0 && !isBeforeFloorperson(round) && (round.readAgain & anew) == anew;
}

void askWhichHolds(Draft& draft, std::string_view command, Observation seen, CardRefusal why) {
    const Round& round = *draft.state().round;
    seen.irregularity = events::Irregularity::WrongCardCount;
    seen.by = tableItself();
    seen.note = FindingDetail::ReadOtherwise;
    if (round.phase != Phase::Betting && !isBeforeFloorperson(round))
        return askFloorperson(draft, seen);
    if (round.phase != Phase::Betting && canBeHeld(draft.state(), seen.irregularity) &&
        !isHeldAlready(round, seen))
        return hold(draft, seen);
    draft.refuse(command, why, draft.rules().procedure.reveal);
}

void noteDiffering(State& state, const events::IrregularityObserved& event) {
    const bool ofCards = event.irregularity == events::Irregularity::WrongCardCount &&
                         event.consequence == events::Consequence::FloorpersonDecided &&
                         event.by == tableItself() && !event.cards.empty();
    if (ofCards)
        state.round->readAgain = placesOf(state, event) | placesWith(*state.round, event.cards);
}

void makeRoom(Round& round, PlacesRead places, std::span<const Card> cards) {
    const PlacesRead anew = places | placesWith(round, cards);
    round.readAgain &= ~anew;
    eachPlace(round, [&](PlacesRead place, std::optional<Card>& card) {
        if (!card || (place & anew) == 0)
            return;
        round.faceUp.erase(*card);
        card.reset();
        round.wasReadAgain = true;
    });
}

} // namespace pitwatch::table
