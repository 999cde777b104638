#pragma once

#include "shared/events/event.h"
#include "shared/events/wager_events.h"
#include "shared/table/setup/setup.h"

#include <string>

namespace pitwatch::simulation {

// What a round pays is what was filed when its wagers were locked, judged from the events alone:
// the check reads the configurations itself and looks every paid line up in the paytable of its
// own. And no other configuration came into force while the table was not closed.
class PricingCheck {
public:
    explicit PricingCheck(std::string table) : m_table(std::move(table)) {}

    void follow(const events::Event& event);
    void finish() const;

private:
    void followTable(const events::Event& event);
    void load(const events::Event& event);
    void price(const events::SettledLine& line) const;

    std::string m_table;
    table::SetupPtr m_inForce;
    table::SetupPtr m_locked; // In force at "no more bets".
    bool m_closed = true;
    std::string m_changedOpen; // What was changed while it was not allowed.
};

} // namespace pitwatch::simulation
