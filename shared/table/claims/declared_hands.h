#pragma once

#include "shared/rules/hand_class.h"
#include "shared/table/internal/draft.h"
#include "shared/table/refusals/declaration_refusals.h"

#include <span>

namespace pitwatch::table {

// The cards the wager looks at as far as they are face up, own cards first.
std::vector<cards::Card> cardsOf(const State& state, core::Seat seat, events::Wager wager);

// Whether all the cards that the wager looks at are face up.
bool cardsKnown(const State& state, core::Seat seat, events::Wager wager);

// What the cards are to the wager's paytable. Run 'Em Twice: a run of five, or the two own cards
// and the board in the order of its places. Nothing where it is not the right number of cards.
std::optional<rules::HandClass> classOf(const State& state, events::Wager wager,
                                        std::span<const cards::Card> cards);

// Why these cannot be the cards of that seat's wager, by what lies face up; nothing where they can.
std::optional<DeclarationRefusal> againstTheTable(const State& state, core::Seat seat,
                                                  events::Wager wager,
                                                  std::span<const cards::Card> cards);
// The same, and by the hands that were declared before.
std::optional<DeclarationRefusal> misplacedCard(const State& state, core::Seat seat,
                                                events::Wager wager,
                                                std::span<const cards::Card> cards);

// Whether another seat has a hand by a claim of the round that leaves no such hand to this one,
// whatever its cards: there is one royal flush in two hands that share cards.
bool isHeldElsewhere(const State& state, core::Seat seat, events::Wager wager,
                     const events::HandName& hand);

} // namespace pitwatch::table
