#include "shared/table/deal/late_cards.h"

#include "shared/table/deal/board_count.h"
#include "shared/table/deal/card_counts.h"
#include "shared/table/deal/told_again.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/play_order.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/waiting.h"

#include <algorithm>

namespace pitwatch::table {

using events::Place;

namespace {

// Told when it happened: a card of the board that goes to the rack unseen.
void burn(Draft& draft, const DealReported& input) {
    const State& state = draft.state();
    const Round& round = *state.round;
    const rules::DealRule& deal = state.rules().deal;
    int count = 0;
    int byRule = 0;
    for (const events::DealtPacket& packet : input.packets) {
        count += packet.count;
        byRule += goesByRule(deal, packet.place) ? packet.count : 0;
    }
    const BoardCount board = countBoard(state);
    const int there = board.community - deal.community - round.burned;
    // That a card which was set aside goes to the rack is on record since it was found.
    const bool setAside =
        byRule == 0 && mayDiscard(state) == 0 && count <= round.setAside - board.setAside;
    if (setAside || count > there)
        return draft.refuse(input.kName, RoundRefusal::CardsDealt, dealSection(state));
    if (!isBeforeFloorperson(round))
        checkBurnOrder(draft);
    draft.emit(events::CardsBurned{round.id, static_cast<std::uint8_t>(count)});
}

Observation tooMany(const State& state, const events::DealtPacket& packet) {
    if (packet.place == Place::Player)
        return wrongNumber(*state.round, *packet.seat);
    const bool box = packet.place == Place::SixCardBox;
    return wrongNumber(box ? state.round->boxDealt : countBoard(state).community,
                       box ? IrregularityNote::SixCardBox : IrregularityNote::CommunityCards,
                       packet.place);
}

} // namespace

void dealMore(Draft& draft, const DealReported& input) {
    const Round round = *draft.state().round;
    const auto isAway = [&](const events::DealtPacket& packet) {
        return partOf(draft.rules(), packet.place) == BoardPart::Away;
    };
    const auto extra = std::ranges::find_if_not(input.packets, isAway);
    if (round.phase == Phase::Dealt && extra == input.packets.end())
        return burn(draft, input);
    if (round.phase != Phase::Dealt || isRepeated(draft.state(), input.packets))
        return draft.refuse(input.kName, RoundRefusal::CardsDealt, dealSection(draft.state()));
    draft.emit(events::CardsDealt{round.id, round.deck, input.packets, true});
    if (isWaiting(round) && !playHasBegun(round)) // Judged with the deal.
        return;
    // A deal that was told to its end is not made wrong by anybody's word alone.
    const Observation seen = tooMany(draft.state(), *extra);
    return input.byPerson ? askFloorperson(draft, seen) : observeOfDeal(draft, seen);
}

void applyOne(State& state, const events::CardsBurned& event, core::Instant) {
    if (state.round)
        state.round->burned = static_cast<std::uint8_t>(state.round->burned + event.count);
}

} // namespace pitwatch::table
