#pragma once

#include "shared/table/internal/draft.h"

// Wagers that the rules do not allow, as they lie when the bets are closed. "No more bets" locks
// them with all others; the floorperson rules on them before a card is dealt.

namespace pitwatch::table {

// Whether the seat's base wagers, if it made any, are such that cards are dealt to it.
bool takesPart(const State& state, core::Seat seat);

// Whether that side wager of the seat takes part in the round: the seat does, and its amount is
// allowed.
bool sideTakesPart(const State& state, core::Seat seat, events::Wager wager);

// Of players whose boxes are apart or too many: all but the lowest and what lies next to it, as far
// as the number that the operator states.
std::vector<core::Seat> boxesTooMany(const State& state);

// Whose bets lie there though they are reported gone, and are nobody's yet: the floorperson says
// whether they go back or are abandoned.
std::vector<core::Seat> betsOfThoseWhoLeft(const State& state);
// Whether the floorperson has that to say.
bool asksAboutThoseWhoLeft(const Round& round);
// Asks it, where there are any and no card is out.
void askAboutThoseWhoLeft(Draft& draft);

// Bets lie there and nobody covers them: all of them go back.
bool isUncovered(const State& state);

// Reports what is wrong with the wagers or the bank, and hands it to the floorperson; so are cards
// that were out before the call.
void handOverFaults(Draft& draft);

// The floorperson has play go on. Cards go to those whose wagers are as the rules ask: what is not
// takes no part in the round and goes back. Without a player-dealer's wager nothing is covered, and
// everything goes back.
void leaveFaultsOut(Draft& draft, const events::PersonId& by);

// The bets of these seats go back, with their fees; where nobody else plays, the round is void.
void sendBack(Draft& draft, const std::vector<core::Seat>& seats, std::string_view section,
              const events::PersonId& by);

} // namespace pitwatch::table
