#pragma once

#include "shared/events/deck_events.h"
#include "shared/events/event.h"
#include "shared/table/setup.h"

#include <optional>
#include <set>
#include <string>

namespace pitwatch::simulation {

// The order of things at a table, judged from the events alone: nothing is placed after "no more
// bets" but by a decision, seats are settled from the dealer's right, a deck with a wrong count is
// never dealt again, decks of a pair take turns.
class ProcedureCheck {
public:
    explicit ProcedureCheck(const table::Setup& setup) : m_setup(setup) {}

    void follow(const events::Event& event);

private:
    void followRound(const events::Event& event);
    void followDecks(const events::Event& event);
    void checkOrder(const std::vector<core::Seat>& order) const;
    std::string name() const { return m_setup.submission.table.text(); }

    const table::Setup& m_setup;
    bool m_locked = false;
    std::set<events::DeckColour> m_wrong;
};

} // namespace pitwatch::simulation
