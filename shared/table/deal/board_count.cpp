#include "shared/table/deal/board_count.h"

#include "shared/table/rounds/rounds.h"

#include <algorithm>

namespace pitwatch::table {

using events::Place;

namespace {

// A card found face up goes to the rack, and may be told so among the cards of the deal: whatever
// went there beyond what the rules send, up to the number that was set aside.
void leaveOutSetAside(const State& state, BoardCount& count) {
    const rules::DealRule& deal = state.rules().deal;
    const int lie = std::max(0, count.community - deal.community);
    const int ruled = std::min(count.byRule, std::max(0, deal.burned + deal.discarded - lie));
    const int byShoe = std::max(0, mayDiscard(state) - lie);
    count.setAside = std::clamp(count.away - ruled - byShoe, 0, int{state.round->setAside});
    count.away -= count.setAside;
    count.byRule = std::min(count.byRule, count.away);
}

} // namespace

BoardPart partOf(const rules::RuleSet& rules, Place place) {
    switch (place) {
    case Place::Community:
        return BoardPart::Community;
    case Place::CommunityLeft:
    case Place::CommunityRight:
    case Place::CommunityTop:
    case Place::CommunityBottom:
    case Place::CommunityCenter:
        return BoardPart::Arm;
    case Place::PlayerDealer: // The player-dealer's cards become the community cards.
        return rules.bank ? BoardPart::Community : BoardPart::Away;
    case Place::Burned:
    case Place::Discarded:
        return BoardPart::Away;
    case Place::Player:
    case Place::SixCardBox:
        return BoardPart::None;
    }
    return BoardPart::None;
}

bool goesByRule(const rules::DealRule& deal, Place place) {
    return (place == Place::Burned && deal.burned > 0) ||
           (place == Place::Discarded && deal.discarded > 0);
}

BoardCount countBoard(const State& state) {
    BoardCount count;
    core::EnumMap<Place, int> arms{};
    for (const events::DealtPacket& packet : state.round->packets) {
        const BoardPart part = partOf(state.rules(), packet.place);
        if (part == BoardPart::Away) {
            count.away += packet.count;
            count.byRule += goesByRule(state.rules().deal, packet.place) ? packet.count : 0;
        } else if (part != BoardPart::None)
            count.community += packet.count;
        if (part == BoardPart::Arm && (arms[packet.place] += packet.count) > 1 && !count.crowded)
            count.crowded = packet.place;
    }
    leaveOutSetAside(state, count);
    return count;
}

int setAsideTold(const State& state) {
    return countBoard(state).setAside;
}

int mostAtBoard(const State& state, const BoardCount& board) {
    const rules::DealRule& deal = state.rules().deal;
    const int besides = deal.burned + deal.discarded;
    return deal.community + besides - std::min(board.byRule, besides) + mayDiscard(state);
}

bool boardIsCrowded(const State& state, const BoardCount& board) {
    return board.crowded || board.community > mostAtBoard(state, board);
}

bool boardIsRight(const State& state, const BoardCount& board) {
    const rules::DealRule& deal = state.rules().deal;
    return !boardIsCrowded(state, board) && board.community >= deal.community &&
           board.community + board.away >= deal.community + deal.burned + deal.discarded;
}

} // namespace pitwatch::table
