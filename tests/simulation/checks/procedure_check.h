#pragma once

#include "shared/events/deal_events.h"
#include "shared/events/deck_events.h"
#include "shared/events/event.h"
#include "shared/events/progressive_events.h"
#include "shared/events/wager_events.h"
#include "shared/table/setup/setup.h"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace pitwatch::simulation {

// The order of things at a table, judged from the events alone: nothing is placed after "no more
// bets" but by a decision, nothing on a progressive that is suspended, seats are settled from the
// dealer's right, a deck that has to leave is never dealt again, and
// where decks alternate none is dealt twice running but for want of the other, which is found.
// Cards that go out in another order than the document says are found, those that go out rightly
// are not, no round is played on a deal of which cards are missing, what all seats settle first is
// told before any seat is settled, and where settling begins is told before the first card.
class ProcedureCheck {
public:
    explicit ProcedureCheck(const table::Setup& setup)
        : m_setup(setup), m_method(setup.submission.dealing) {}

    void follow(const events::Event& event);

private:
    void followRound(const events::Event& event);
    void followDecks(const events::Event& event);
    void followTurns(const events::Event& event);
    void followUntouched(const events::Event& event);
    void followSuspension(const events::Event& event);
    void followDeal(const events::Event& event);
    void followFirstLines(const events::Event& event);
    int atATime() const;
    bool goesToTheRack(events::Place place) const;
    std::string dealFor(const std::set<char>& seats, std::size_t board, bool box) const;
    void checkOrder(const std::vector<core::Seat>& order) const;
    std::string name() const { return m_setup.submission.table.text(); }

    const table::Setup& m_setup;
    bool m_locked = false;
    bool m_cardsSeen = false;
    std::optional<std::uint8_t> m_action;
    events::DeckColour m_dealt{};
    std::set<events::DeckColour> m_wrong;
    std::optional<events::DeckColour> m_lastDealt;
    std::optional<events::DeckColour> m_lastBefore; // The round that was locked last.
    bool m_turnTaken = false;                       // "No more bets" was called in this round.
    bool m_toRack = false;                          // Its deck, or away from the table.
    std::optional<events::DeckColour> m_dealtEarly; // In this round, before it was locked.
    std::optional<events::DeckColour> m_foundTwice; // Since the last round was locked.
    std::set<events::ProgressiveLock> m_suspended;
    events::DealingMethod m_method;
    char m_banker = '0';
    std::string m_deal;
    int m_setAside = 0; // Not yet told on their way to the rack.
    bool m_dealWhole = false;
    bool m_dealSummed = false; // Whole hands were told at once.
    bool m_dealMiscounted = false;
    bool m_dealFound = false;
    std::map<std::uint8_t, std::vector<events::Wager>> m_firstLines;
};

} // namespace pitwatch::simulation
