#pragma once

#include "shared/core/clock.h"
#include "shared/events/event.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"

#include <set>
#include <string>
#include <vector>

namespace pitwatch::simulation {

// Who inspected and verified, and whom the roster does not know, from the events alone: what the
// wrong person did is found at once, and an unknown name once a gaming day.
class PeopleCheck {
public:
    explicit PeopleCheck(std::string table) : m_table(std::move(table)) {}

    void follow(const events::Event& event, core::Instant at);
    void finish() const;

private:
    void followPeople(const events::Event& event, core::Instant at);
    void followDeclarations(const events::Event& event);
    void followInspection(const events::Event& event);
    void followNames(const events::Event& event, core::Instant at);

    std::string m_table;
    events::PersonId m_dealer;
    events::PersonId m_floorperson;
    bool m_open = false;
    bool m_wrong = false;  // Somebody else did it; the finding comes next.
    bool m_may = false;    // A finding may come now.
    bool m_roster = false; // The process has read one.
    // The dealer who stands in, who is on no roster, inspected a deck with a roster in force.
    bool m_unknownInspected = false;
    std::set<events::PersonId> m_assigned; // To the table, in the course of time.
    core::Instant m_dayBegan{};
    std::vector<events::Phrase> m_found; // In this gaming day.
};

} // namespace pitwatch::simulation
