#pragma once

#include "shared/core/clock.h"
#include "shared/feed/connection.h"
#include "shared/rules/submission.h"
#include "table-agent/simulators/incidents.h"
#include "table-agent/simulators/round_script.h"
#include "table-agent/simulators/table_report.h"

#include <deque>
#include <optional>

namespace pitwatch::simulators {

// Who sees to faults and to decks that must leave the table.
enum class Floorperson : std::uint8_t { AtTheTable, AtAConsole };

// The people and devices of one table. Like real ones they look at what the table says of itself
// (pit/<table>/state) and do what is to be done next: open it, change a deck, close a fault, play a
// round. So it finds its way back after any loss. One thread; time comes with the calls.
class SimulatedTable {
public:
    // `speed` 1 is life: about fifty rounds an hour. The rule set outlives the table.
    SimulatedTable(const rules::RuleSet& rules, rules::Submission submission,
                   const Incidents& incidents, std::uint64_t seed, double speed,
                   Floorperson floorperson = Floorperson::AtTheTable);

    const core::TableId& table() const { return m_submission.table; }
    std::uint64_t roundsPlayed() const { return m_rounds; }

    // What the table offers from the next round on; the rule set stays.
    void file(const rules::Submission& submission) { m_submission = submission; }

    void heard(const feed::Message& state);

    // What is to be sent now, one message at a time. `wall` is only compared with due times.
    std::optional<feed::Message> next(core::Tick now, core::Instant wall);

    // When next() may have something to say, unless the table is heard before.
    core::Tick wake() const;

private:
    // Whether the table has said anything about itself yet.
    bool look();
    bool waitsForClaim(core::Tick now);
    core::Millis patience() const;
    void plan(core::Instant wall);
    bool planOpening();
    bool planTrouble();
    bool planRound();
    bool planDecks(core::Instant wall);
    bool planBank();
    void prepareDeck(const DeckReport& deck);
    ordered_json whoDoes(std::size_t step);
    void shuffleDeck(const std::string& colour);
    void receiveDeck();
    bool isDue(const DeckReport& deck, core::Instant wall) const;

    const rules::RuleSet& m_rules;
    rules::Submission m_submission;
    const Incidents& m_incidents;
    feed::SeededRandom m_random;
    double m_speed;
    Floorperson m_floorperson;

    core::Bytes m_heard; // The last picture, not yet looked at.
    std::optional<TableReport> m_report;
    Sayings m_plan;
    std::size_t m_said = 0;
    std::optional<core::Tick> m_lastSaid;
    std::optional<core::Tick> m_waitsSince;
    std::uint64_t m_rounds = 0;
    std::set<Incident> m_drawn;
    std::uint32_t m_overdueRounds = 0;
    bool m_otherInspects = false; // The next deck.
    std::uint64_t m_deckNumber = 0;
};

} // namespace pitwatch::simulators
