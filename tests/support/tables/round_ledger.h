#pragma once

#include "shared/events/event.h"
#include "shared/table/state.h"

#include <map>
#include <string>
#include <utility>

namespace pitwatch::support {

// The chips of the open round, kept from the events alone and not from the state: every wager is
// settled, returned or taken, once.
class RoundLedger {
public:
    // What is wrong with the event, or nothing.
    std::string follow(const events::Event& event);

private:
    std::string settle(const events::Event& event);
    std::string giveBack(const events::Event& event);
    bool everythingGone() const;

    std::map<std::pair<std::uint8_t, events::Wager>, std::int64_t> m_lies;
};

// Whether some card of the open round lies in two places, or there are more than a deck has.
std::string misplacedCards(const table::State& state);

} // namespace pitwatch::support
