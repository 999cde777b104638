#pragma once

#include "shared/table/internal/draft.h"

#include <span>

// Cards that lie face up and should not: one that the rules send to the rack unseen, and one that
// was set aside and is played all the same. Each is a breach, and money may hang on it: the
// floorperson is asked before anything is settled.

namespace pitwatch::table {

// What lies face up in the round, without the cards that were set aside and are not played.
cards::CardSet cardsPlayed(const Round& round);

// Whether the card is one that is burned or discarded: all that stay lie face up besides it.
bool goesUnseen(const State& state, const CommunityRevealed& told);
void revealUnseen(Draft& draft, const CommunityRevealed& told);

bool wasSetAside(const Round& round, std::span<const cards::Card> cards);
void askAboutSetAside(Draft& draft, const std::vector<cards::Card>& cards,
                      std::optional<core::Seat> seat = {}, std::optional<events::Place> place = {});

} // namespace pitwatch::table
