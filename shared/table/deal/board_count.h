#pragma once

#include "shared/table/state.h"

// What of a deal went to the board, to its places and past it.

namespace pitwatch::table {

// Which cards of the board's a packet brought.
enum class BoardPart : std::uint8_t { None, Community, Arm, Away };
BoardPart partOf(const rules::RuleSet& rules, events::Place place);
// Whether the rules themselves burn or discard what goes there.
bool goesByRule(const rules::DealRule& deal, events::Place place);

// What lies on the board, and what went past it.
struct BoardCount {
    int community = 0;
    int away = 0;
    // Of those: what the rules themselves burn or discard.
    int byRule = 0;
    // Cards that were set aside, told on their way to the rack. They are none of the above.
    int setAside = 0;
    // A place that has more than its one card.
    std::optional<events::Place> crowded;
};
BoardCount countBoard(const State& state);

// A card that the rules burn or discard lies with the community cards until that happens, or was
// told apart from them. Whatever else went past the board is none of the community's.
int mostAtBoard(const State& state, const BoardCount& board);
// No further packet makes that less.
bool boardIsCrowded(const State& state, const BoardCount& board);
bool boardIsRight(const State& state, const BoardCount& board);

} // namespace pitwatch::table
