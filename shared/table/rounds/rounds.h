#pragma once

#include "shared/table/internal/draft.h"
#include "shared/table/stages.h"

#include <span>

// Questions about a round that several topics ask.

namespace pitwatch::table {

// Bet 1 to 3, or the two antes.
std::span<const events::Wager> baseWagers(rules::Game game);
// The base wager that is never withdrawn.
events::Wager lastingWager(rules::Game game);
// What is decided at each stage, in order.
std::span<const events::Wager> stageWagers(rules::Game game);

bool isOffered(const State& state, events::Wager wager);

bool validSeat(const State& state, core::Seat seat);

// Sensors or the shoe have told who plays. Where neither did, decisions are all there is.
bool playersKnown(const State& state);
// Whether that seat plays this round, its wagers lost or not.
bool hasHand(const State& state, core::Seat seat);
// The wagers were lost before the deal, and the dealer gave no cards for them.
bool lostUndealt(const Round& round, core::Seat seat);
// The deal was told, and the dealer gave no cards for wagers that are lost or whose player had
// left.
bool wentUndealt(const Round& round, core::Seat seat);
// Whether it decides and wins yet.
bool inPlay(const State& state, core::Seat seat);

// Somebody has decided on cards, or cards lie open.
bool playHasBegun(const Round& round);

// A card has left the deck, whatever tells it.
bool dealHasBegun(const Round& round);
// Or lies face up, one that was set aside too.
bool anyCardSeen(const Round& round);

// Opened for bets of which none lies there any more, and nothing else has come of it.
bool isEmpty(const Round& round);

// No card has left the deck, whoever would be dealt to: at a table where deals are told, or where
// no round has shown yet that they are not.
bool nothingDealt(const State& state);
// The same of a round that runs to its end: cards that nobody told of went to those who had bet and
// had not lost it before.
bool nobodyDealtTo(const State& state);

// The first stage at which a player has still to decide; none when all have. Whoever left is not
// waited for.
std::optional<std::size_t> openStage(const State& state);
// The player left with a decision still to make, and nobody has declared the wagers lost.
bool leftUndecided(const State& state, core::Seat seat);
// Whether a decision that is not told was not made: where the site says so, and in a round in which
// people tell them. Chips tell of those who move them, not of those who let them lie.
bool expectsDecisions(const State& state);

// The stage whose decisions come before that card of the board is turned: Let It Ride turns one
// card a stage; Run 'Em Twice the horizontal pair, the vertical pair, the center.
std::size_t stageBefore(rules::Game game, std::size_t boardPlace);
// Whether a card of the board lies open that a decision still to be made comes before.
bool boardIsEarly(const State& state);

// Cards that were set aside and are told among those of the deal, too.
int setAsideTold(const State& state);
// Cards that went to neither a player nor the box and were not set aside: as told, or by the deal
// rule.
int cardsOffHand(const State& state);
// Of these, how many a shoe that reshuffles by itself may give besides and the dealer discards.
int mayDiscard(const State& state);
// Whether the dealer takes such chips in, and counts them, before the deal.
bool isCollected(const rules::RuleSet& rules, events::Wager wager);
bool hasSideWager(const SeatState& seat);
// Whether a count of collected chips waits for the floorperson.
bool chipsDisputed(const Round& round);
bool chipsDisputed(const Round& round, events::Wager wager);
// Whether any wager of the seat lies on the layout.
bool hasBets(const State& state, core::Seat seat);
// Whether cards of the round were told before "no more bets" was called.
bool cardsCameEarly(const Round& round);
// Whether bets may be made and changed: until "no more bets", and until a card is out.
bool betsAreOpen(const Round& round);
// The player at a seat: as now while bets are open, as at "no more bets" afterwards; empty where
// nobody is known.
const events::PlayerId& playerOf(const State& state, core::Seat seat);

// What the document says of the dealing method in use: how cards are dealt, how collected chips are
// counted, and what an irregularity leads to.
const std::string& dealSection(const State& state);
const std::string& chipCountSection(const State& state);
// That "no more bets" is called before a card is dealt.
const std::string& callSection(const State& state);
// What is said of wagers whose player left.
const std::string& playerLeftSection(const rules::RuleSet& rules);
const std::string& irregularitySection(const State& state, const rules::IrregularityRule& rule);

// Whether a round is open and "no more bets" has been called; refuses the command otherwise.
bool needsLockedRound(Draft& draft, std::string_view command);

// Opens a round where none is open. False where that is refused.
bool ensureRoundOpen(Draft& draft, std::string_view command);

} // namespace pitwatch::table
