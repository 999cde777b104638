#pragma once

#include "shared/events/deck_events.h"
#include "shared/events/event.h"
#include "shared/events/progressive_events.h"
#include "shared/table/setup/setup.h"

#include <optional>
#include <set>
#include <string>

namespace pitwatch::simulation {

// The order of things at a table, judged from the events alone: nothing is placed after "no more
// bets" but by a decision, nothing on a progressive that is suspended, seats are settled from the
// dealer's right, a deck that has to leave is never dealt again, and
// where decks alternate none is dealt twice running but for want of the other, which is found.
class ProcedureCheck {
public:
    explicit ProcedureCheck(const table::Setup& setup) : m_setup(setup) {}

    void follow(const events::Event& event);

private:
    void followRound(const events::Event& event);
    void followDecks(const events::Event& event);
    void followTurns(const events::Event& event);
    void followSuspension(const events::Event& event);
    void checkOrder(const std::vector<core::Seat>& order) const;
    std::string name() const { return m_setup.submission.table.text(); }

    const table::Setup& m_setup;
    bool m_locked = false;
    std::optional<std::uint8_t> m_action;
    events::DeckColour m_dealt{};
    std::set<events::DeckColour> m_wrong;
    std::optional<events::DeckColour> m_lastDealt;
    std::optional<events::DeckColour> m_foundTwice; // Since the last round was locked.
    std::set<events::ProgressiveLock> m_suspended;
};

} // namespace pitwatch::simulation
