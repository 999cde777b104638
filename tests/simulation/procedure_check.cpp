#include "tests/simulation/procedure_check.h"

#include "shared/events/irregularity_events.h"
#include "shared/events/round_events.h"
#include "shared/events/shuffler_events.h"
#include "shared/events/wager_events.h"
#include "tests/simulation/violation.h"

#include <algorithm>

namespace pitwatch::simulation {

void ProcedureCheck::follow(const events::Event& event) {
    followRound(event);
    followDecks(event);
}

void ProcedureCheck::followRound(const events::Event& event) {
    if (event.as<events::RoundOpened>() != nullptr)
        m_locked = false;
    if (event.as<events::NoMoreBetsCalled>() != nullptr)
        m_locked = true;
    if (event.as<events::RoundCompleted>() != nullptr || event.as<events::RoundVoided>() != nullptr)
        m_locked = false;
    require(!m_locked || event.as<events::WagerPlaced>() == nullptr, "late_coin",
            name() + ": a wager was taken after \"no more bets\"");
    if (const auto* settled = event.as<events::RoundSettled>())
        checkOrder(settled->order);
}

// House rules collect from all who lost before anybody is paid: two runs from right to left.
void ProcedureCheck::checkOrder(const std::vector<core::Seat>& order) const {
    const auto rises = [](core::Seat a, core::Seat b) { return a.number < b.number; };
    const auto first = std::adjacent_find(order.begin(), order.end(), rises);
    if (first == order.end())
        return;
    const bool twoRuns = m_setup.rules.settlement.losersFirst &&
                         std::adjacent_find(first + 1, order.end(), rises) == order.end();
    require(twoRuns, "settlement_order", name() + ": the seats were settled in the wrong order");
}

void ProcedureCheck::followDecks(const events::Event& event) {
    if (const auto* counted = event.as<events::ShufflerCounted>())
        if (counted->counted != counted->expected)
            m_wrong.insert(counted->deck);
    if (const auto* removed = event.as<events::DeckRemoved>())
        m_wrong.erase(removed->deck);
    if (const auto* locked = event.as<events::NoMoreBetsCalled>())
        require(!m_wrong.contains(locked->deck), "wrong_count",
                name() + ": a deck with a wrong count was dealt");
}

} // namespace pitwatch::simulation
