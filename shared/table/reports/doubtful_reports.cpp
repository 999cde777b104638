#include "shared/table/reports/doubtful_reports.h"

#include "shared/table/deal/board_count.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>

namespace pitwatch::table {

using events::Irregularity;
using events::Place;

namespace {

bool stubIsRight(const Round& round) {
    return round.stubCounted && !round.stubWrong;
}

// To its end, and nobody found it wrong.
bool dealIsTold(const Round& round) {
    return round.phase == Phase::Dealt && !round.packets.empty() && !round.dealHeld;
}

bool voidsByRule(const State& state, Irregularity irregularity) {
    const rules::IrregularityRule* rule = state.rules().find(irregularity);
    return rule != nullptr && voids(rule->consequence);
}

// How many cards went to the place that is named, and how many go there by the rules; nothing where
// the deal does not tell these apart.
struct CardsAt {
    int told = 0;
    int right = 0;
};

std::optional<CardsAt> cardsAt(const State& state, const Observation& seen) {
    const rules::DealRule& deal = state.rules().deal;
    const bool player = seen.place == Place::Player || !seen.place;
    if (player && seen.seat)
        return CardsAt{state.round->seat(*seen.seat).dealt, deal.perPlayer};
    if (seen.place == Place::SixCardBox)
        return CardsAt{state.round->boxDealt, deal.sixCardBox};
    if (seen.place == Place::Community)
        return CardsAt{countBoard(state).community, deal.community};
    return std::nullopt;
}

bool countsDisagree(const State& state, const Observation& seen) {
    const Round& round = *state.round;
    if (stubIsRight(round) || round.packets.empty())
        return stubIsRight(round);
    const auto at = cardsAt(state, seen);
    if (round.phase == Phase::Dealt)
        return !at || at->told != seen.cardCount;
    return at && at->told == at->right && at->told != seen.cardCount;
}

// A reader that tells of the board tells of a card that is turned too early.
bool cardsAreRead(const State& state) {
    return state.boardIsRead || std::ranges::any_of(state.round->seats, [](const auto& seat) {
               return seat.hasCards();
           });
}

} // namespace

bool signalsDisagree(const State& state, const Observation& seen) {
    const Round& round = *state.round;
    const Irregularity counted = asCounted(state, seen).irregularity;
    switch (counted) {
    case Irregularity::OneCardFaceUp:
    case Irregularity::SeveralCardsFaceUp: // While the cards are being dealt.
        return voidsByRule(state, counted) && (dealIsTold(round) || stubIsRight(round));
    case Irregularity::WrongCardCount:
        return countsDisagree(state, seen);
    case Irregularity::CommunityExposedEarly:
        return cardsAreRead(state);
    case Irregularity::ShoeJam: // There is nothing left to deal.
        return dealIsTold(round) || stubIsRight(round) || playHasBegun(round);
    case Irregularity::PlayerSkipped: // Where a deal is told, it tells who was skipped.
        return round.packets.empty() && playHasBegun(round);
    case Irregularity::CardDrawnInError:
    case Irregularity::ShufflerJam:
    case Irregularity::DeviceOutOfUse:
    case Irregularity::PlayerLeft:
    case Irregularity::StubWrongMisdealt:
    case Irregularity::StubWrongNotMisdealt:
    case Irregularity::Other:
        return false;
    }
    return false;
}

} // namespace pitwatch::table
