#pragma once

#include "shared/events/event.h"
#include "shared/events/wager_events.h"

#include <map>
#include <set>
#include <string>
#include <utility>

namespace pitwatch::simulation {

// What lies on the layout of a table and whose it is, judged from the events alone: a chip count
// that agrees comes to the wagers that lie there, no round is settled or ended over a count in
// dispute, nobody who was dealt to was skipped or had unequal bets, nothing is bet once a card is
// out and cards that came before "no more bets" or the ruling were found, and nobody
// is paid Envy for a hand of their own, in whichever of their boxes.
class WagerCheck {
public:
    explicit WagerCheck(std::string table) : m_table(std::move(table)) {}

    void follow(const events::Event& event);

private:
    void followPlayers(const events::Event& event);
    void followWagers(const events::Event& event);
    void followDisputes(const events::Event& event);
    void followCards(const events::Event& event);
    void checkEqual(std::uint8_t seat) const;
    void checkCount(events::Wager wager, std::uint16_t chips) const;
    void checkEnvy(const events::EnvyLine& line) const;

    std::string m_table;
    std::map<std::uint8_t, std::string> m_seated;  // Who sits there now.
    std::map<std::uint8_t, std::string> m_players; // Who sat there at "no more bets".
    std::map<std::pair<std::uint8_t, events::Wager>, std::int64_t> m_lies;
    std::set<std::pair<std::uint8_t, events::Wager>> m_takenBack; // By a decision.
    std::set<events::Wager> m_disputed;
    std::set<std::uint8_t> m_haveCards;
    bool m_locked = false;
    bool m_cardsOut = false;
    bool m_judged = false;     // The bets, when the cards came into play.
    bool m_foundEarly = false; // Something of the round was out of its order.
    bool m_dealTold = false;
    bool m_asked = false; // The floorperson has a question to answer.
};

} // namespace pitwatch::simulation
