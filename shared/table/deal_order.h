#pragma once

#include "shared/events/deal_events.h"
#include "shared/rules/rule_set.h"

#include <span>

namespace pitwatch::table {

// The packets of a deal as the method has them go out: to the box where it is offered, and to the
// seats as they are given, which is clockwise. `community` cards go to the board in all; what is
// more than the method's steps say belongs to the last of them.
std::vector<events::DealtPacket> packetsInOrder(const rules::DealingRule& method, bool box,
                                                std::span<const core::Seat> seats, int community);

// Whether a player is told to have got more cards at once than the method deals at a time. Such a
// telling sums up the deal: it shows in which order the places had their turn, not the cards.
bool isSummary(const rules::DealingRule& method, std::span<const events::DealtPacket> packets);

// The seats as they are dealt to: from the dealer's left, or from the left of the player-dealer.
std::vector<core::Seat> clockwise(std::vector<core::Seat> seats,
                                  std::optional<core::Seat> playerDealer);

} // namespace pitwatch::table
