#pragma once

#include "shared/events/event.h"
#include "shared/table/input.h"
#include "shared/table/state.h"
#include "shared/vocabulary/devices.h"

#include <map>
#include <span>
#include <string>
#include <utility>

// What the wager sensors are told back, as retained JSON on dev/<table>/wagers-accepted
// (docs/devices.md), so that a sensor can acknowledge a wager to its player.

namespace pitwatch::devices {

using vocabulary::kAcceptedTopic;

// The last refusal of each betting place, beside what the table's state says. A refusal is of the
// moment: it is over when the place tells something else that is taken, and with its round. There
// are no more of them than a table has places: nobody reads an answer for another. One thread.
class RefusedWagers {
public:
    // What the word of a device led to, once the table's state has taken it. Whether it changed
    // anything here.
    bool note(const table::State& state, const table::Input& input,
              std::span<const events::Event> led);

    struct Refusal {
        events::RoundId round;
        core::Cents told; // What lay there, as the sensor had it.
        std::string code;
    };
    // By seat and what is wagered there.
    using Places = std::map<std::pair<core::Seat, std::string>, Refusal>;
    const Places& places() const { return m_places; }

private:
    Places m_places;
};

std::string writeAcceptedMessage(const table::State& state, const RefusedWagers& refused);

} // namespace pitwatch::devices
