#include "shared/table/rounds/odd_cards.h"

#include "shared/table/finding_detail.h"
#include "shared/table/reasons.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settlement_input.h"
#include "shared/table/rounds/waiting.h"

#include <algorithm>

namespace pitwatch::table {

using cards::Card;
using events::Place;

namespace {

template <typename List>
void addKnown(cards::CardSet& set, const List& list) {
    for (const auto& card : list)
        if (card)
            set.insert(*card);
}

bool burnTold(const Round& round) {
    return round.burned > 0 ||
           std::ranges::any_of(round.packets, [](const events::DealtPacket& packet) {
               return packet.place == Place::Burned;
           });
}

} // namespace

cards::CardSet cardsPlayed(const Round& round) {
    cards::CardSet played = round.faceUp;
    for (const Card card : round.setAsideCards)
        played.erase(card);
    addKnown(played, round.board);
    addKnown(played, round.sixCardBox);
    for (const SeatState& seat : round.seats)
        addKnown(played, seat.cards);
    return played;
}

// A reader may count the burned card's place: then the last place is that of the last card. Where
// the burning was told, a third card is a slip of the reader.
bool goesUnseen(const State& state, const CommunityRevealed& told) {
    const rules::DealRule& deal = state.rules().deal;
    const bool stack = told.place == Place::Community ||
                       (told.place == Place::PlayerDealer && state.rules().bank.has_value());
    if (!stack || told.cards.size() != 1)
        return false;
    const int besides = deal.burned + deal.discarded + mayDiscard(state);
    if (told.first <= deal.community || told.first > deal.community + besides)
        return false;
    return deal.burned == 0 || (boardKnown(state) && !burnTold(*state.round));
}

void revealUnseen(Draft& draft, const CommunityRevealed& told) {
    const rules::RuleSet& rules = draft.rules();
    const Round round = *draft.state().round;
    const bool burned = rules.deal.burned > 0;
    draft.report(events::FindingKind::PlayedOutOfOrder, round.deck,
                 burned ? rules.procedure.reveal : dealSection(draft.state()),
                 burned ? FindingDetail::NoneBurned : FindingDetail::UnseenCardTurned);
    draft.emit(events::CardsRevealed{round.id, told.place, std::nullopt, told.first, told.cards});
    if (!isBeforeFloorperson(round)) // Otherwise somebody is looking already.
        askFloorperson(draft,
                       {events::Irregularity::WrongCardCount, tableItself(), std::nullopt,
                        told.cards, told.first, IrregularityNote::CommunityFaceUp, told.place});
}

bool wasSetAside(const Round& round, std::span<const Card> cards) {
    return std::ranges::any_of(cards,
                               [&](Card card) { return round.setAsideCards.contains(card); });
}

void askAboutSetAside(Draft& draft, const std::vector<Card>& cards, std::optional<core::Seat> seat,
                      std::optional<Place> place) {
    const State& state = draft.state();
    const auto* rule = state.rules().find(rules::Irregularity::OneCardFaceUp);
    draft.report(events::FindingKind::Other, state.round->deck,
                 rule != nullptr ? irregularitySection(state, *rule) : std::string(),
                 FindingDetail::SetAsidePlayed);
    if (!isBeforeFloorperson(*draft.state().round))
        askFloorperson(draft, {events::Irregularity::OneCardFaceUp, tableItself(), seat, cards,
                               static_cast<std::uint8_t>(cards.size()),
                               IrregularityNote::SetAsidePlayed, place});
}

} // namespace pitwatch::table
