#include "tests/simulation/checks/procedure_check.h"

#include "shared/events/bank_events.h"
#include "shared/events/deal_events.h"
#include "shared/events/finding_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/round_events.h"
#include "shared/events/shuffler_events.h"
#include "shared/events/wager_events.h"
#include "tests/simulation/checks/violation.h"

#include <algorithm>

namespace pitwatch::simulation {

void ProcedureCheck::follow(const events::Event& event) {
    followRound(event);
    followDecks(event);
    followTurns(event);
    followSuspension(event);
}

void ProcedureCheck::followSuspension(const events::Event& event) {
    if (const auto* locked = event.as<events::ProgressiveLocked>())
        m_suspended.insert(locked->reason);
    if (const auto* unlocked = event.as<events::ProgressiveUnlocked>())
        m_suspended.erase(unlocked->reason);
    const auto* placed = event.as<events::WagerPlaced>();
    require(placed == nullptr || placed->wager != events::Wager::Progressive || m_suspended.empty(),
            "suspended_wager", name() + ": a progressive wager was taken while it was suspended");
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
    if (event.as<events::RoundOpened>() != nullptr)
        m_action.reset();
    if (const auto* told = event.as<events::ActionSeatTold>())
        m_action = told->seat.number;
    if (const auto* settled = event.as<events::RoundSettled>())
        checkOrder(settled->order);
}

// House rules collect from all who lost before anybody is paid: two runs from right to left.
void ProcedureCheck::checkOrder(const std::vector<core::Seat>& order) const {
    const auto rises = [](core::Seat a, core::Seat b) { return a.number < b.number; };
    const auto first = std::adjacent_find(order.begin(), order.end(), rises);
    if (first == order.end())
        return;
    // From the action seat on, or losers before winners.
    const bool fromAction =
        m_action && order.front().number <= *m_action && order[0].number < order.back().number;
    const bool twoRuns = (m_setup.rules.settlement.losersFirst || fromAction) &&
                         std::adjacent_find(first + 1, order.end(), rises) == order.end();
    require(twoRuns, "settlement_order", name() + ": the seats were settled in the wrong order");
}

void ProcedureCheck::followDecks(const events::Event& event) {
    if (const auto* counted = event.as<events::ShufflerCounted>())
        if (counted->counted != counted->expected)
            m_wrong.insert(counted->deck);
    // What a wrong stub leads to is the rule set's to say; where it says nothing, the
    // floorperson's.
    if (const auto* observed = event.as<events::IrregularityObserved>())
        if (observed->consequence == events::Consequence::VoidAndRemoveDeck && m_locked)
            m_wrong.insert(m_dealt);
    if (const auto* removed = event.as<events::DeckRemoved>())
        m_wrong.erase(removed->deck);
    if (const auto* locked = event.as<events::NoMoreBetsCalled>()) {
        m_dealt = locked->deck;
        require(m_wrong.empty(), "wrong_deck",
                name() + ": a round began while a deck that had to leave was at the table");
    }
    // Cards can come from another deck than the one whose turn it was.
    if (const auto* dealt = event.as<events::CardsDealt>())
        m_dealt = dealt->deck;
}

void ProcedureCheck::followTurns(const events::Event& event) {
    if (const auto* found = event.as<events::ComplianceFound>())
        if (found->kind == events::FindingKind::DecksNotAlternated)
            m_foundTwice = found->deck;
    if (const auto* dealt = event.as<events::CardsDealt>())
        m_lastDealt = dealt->deck;
    const auto* locked = event.as<events::NoMoreBetsCalled>();
    if (locked == nullptr)
        return;
    if (m_setup.submission.decks() > 1 && m_lastDealt == locked->deck) {
        require(!m_wrong.empty(), "alternation",
                name() + ": a deck was dealt twice running though the other could be dealt");
        require(m_foundTwice == locked->deck, "alternation",
                name() + ": a deck was dealt twice running and nothing was found");
    }
    m_lastDealt = locked->deck;
    m_foundTwice.reset();
}

} // namespace pitwatch::simulation
