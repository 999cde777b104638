#include "shared/table/deal/late_cards.h"

#include "shared/table/deal/board_count.h"
#include "shared/table/deal/card_counts.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/play_order.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/waiting.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

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

// Of the board's only how many: what goes past it is told apart by one and not by another.
std::map<std::pair<Place, std::uint8_t>, int>
cardsByPlace(const rules::RuleSet& rules, std::span<const events::DealtPacket> packets) {
    std::map<std::pair<Place, std::uint8_t>, int> cards;
    for (const events::DealtPacket& packet : packets) {
        const bool board = partOf(rules, packet.place) != BoardPart::None;
        const core::Seat seat = board ? core::Seat{} : packet.seat.value_or(core::Seat{});
        cards[{board ? Place::Community : packet.place, seat.number}] += packet.count;
    }
    return cards;
}

// The same message again, or the whole deal told by another device. One card at a time says the
// same many times over, so of such messages only the last can be meant.
bool isRepeated(const State& state, const std::vector<events::DealtPacket>& packets) {
    const Round& round = *state.round;
    const std::span<const events::DealtPacket> told(round.packets);
    std::size_t begin = 0;
    for (const std::size_t end : round.packetsTold) {
        const bool oneCard = packets.size() == 1 && packets.front().count == 1;
        if ((!oneCard || end == told.size()) &&
            std::ranges::equal(told.subspan(begin, end - begin), packets))
            return true;
        begin = end;
    }
    return cardsByPlace(state.rules(), told) == cardsByPlace(state.rules(), packets);
}

Observation tooMany(const State& state, const events::DealtPacket& packet) {
    if (packet.place == Place::Player)
        return wrongNumber(*state.round, *packet.seat);
    const bool box = packet.place == Place::SixCardBox;
    return wrongNumber(box ? state.round->boxDealt : countBoard(state).community,
                       box ? "six-card box" : "community cards", packet.place);
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
