#pragma once

#include "pit-console/core/projections/round_index.h"
#include "pit-console/core/rounds/event_text.h"

#include <optional>
#include <string>
#include <vector>

// A round step by step, as it lies on the table after each entry: the tool for a dispute. Plain
// values; cards have their text ("As") once they are face up.

namespace pitwatch::console {

class Store;

struct ReplayedWager {
    events::Wager wager{};
    core::Cents amount;

    friend bool operator==(const ReplayedWager&, const ReplayedWager&) = default;
};

struct ReplayedSeat {
    core::Seat seat;
    std::vector<std::string> cards; // Empty text: face down.
    std::vector<ReplayedWager> wagers;
    bool folded = false;
    bool left = false;
    std::optional<events::HandName> hand; // Once settled, where the table saw all of it.
    std::optional<core::Cents> paid;
    bool acted = false; // The step is about this seat.

    friend bool operator==(const ReplayedSeat&, const ReplayedSeat&) = default;
};

struct ReplayedLayout {
    bool cross = false; // Left, right, top, bottom, center; otherwise the cards in a row.
    std::vector<std::string> board;
    std::vector<std::string> box; // The six-card box, if any card lies in it.
    std::vector<ReplayedSeat> seats;

    friend bool operator==(const ReplayedLayout&, const ReplayedLayout&) = default;
};

struct ReplayStep {
    core::PartyId party;
    std::uint64_t sequence = 0;
    core::Instant at{};
    EventText text;           // Nothing where the entry cannot be read.
    ReplayedLayout layout;    // After the step.
    std::string unreadable{}; // Why the entry cannot be read; empty where it can.
};

struct RoundReplay {
    RoundSummary round;
    std::vector<ReplayStep> steps; // The claims of the round come last, also what others said.
    // Otherwise the table's configuration of then is not known; the steps are there anyway.
    bool layoutKnown = true;
};

// Nothing if the store does not know the round.
std::optional<RoundReplay> replayRound(const Store& store, const core::PartyId& table,
                                       events::RoundId round);

} // namespace pitwatch::console
