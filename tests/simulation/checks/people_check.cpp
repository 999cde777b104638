#include "tests/simulation/checks/people_check.h"

#include "shared/events/claims/claim_events.h"
#include "shared/events/deck_preparation_events.h"
#include "shared/events/finding_events.h"
#include "shared/events/opening_events.h"
#include "shared/events/party_events.h"
#include "shared/events/staff_events.h"
#include "shared/wording/wording.h"
#include "table-agent/simulators/device_json.h"
#include "tests/simulation/checks/violation.h"

#include <algorithm>

namespace pitwatch::simulation {

using events::FindingKind;

void PeopleCheck::follow(const events::Event& event, core::Instant at) {
    followInspection(event);
    followPeople(event, at);
    m_assigned.insert({m_dealer, m_floorperson});
    followDeclarations(event);
    followNames(event, at);
}

void PeopleCheck::followPeople(const events::Event& event, core::Instant at) {
    if (const auto* opened = event.as<events::OpeningStarted>()) {
        m_open = true;
        m_dealer = opened->dealer;
        m_floorperson = opened->floorperson;
        m_dayBegan = at;
        m_found.clear();
        m_unknownInspected = false;
    } else if (event.as<events::TableClosed>() != nullptr) {
        finish();
        m_open = m_unknownInspected = false;
    } else if (const auto* dealer = event.as<events::DealerAssigned>())
        m_dealer = dealer->dealer;
    else if (const auto* floorperson = event.as<events::FloorpersonAssigned>())
        m_floorperson = floorperson->floorperson;
    else if (event.as<events::PartyStarted>() != nullptr)
        m_roster = false;
    else if (event.as<events::RosterAdopted>() != nullptr)
        m_roster = true;
}

// All who declare hands in a simulated pit are dealers. A claim may be raised anew when another
// dealer is there.
void PeopleCheck::followDeclarations(const events::Event& event) {
    const auto* raised = event.as<events::ClaimRaised>();
    if (raised != nullptr && raised->declaredBy && m_roster)
        require(m_assigned.contains(*raised->declaredBy), "people",
                m_table + ": " + raised->declaredBy->text() +
                    " declared a hand at a table of others");
}

void PeopleCheck::followInspection(const events::Event& event) {
    const auto* found = event.as<events::ComplianceFound>();
    const bool told = found != nullptr && found->kind == FindingKind::WrongPerson;
    require(told || !m_wrong, "people", m_table + ": the wrong person did it unnoticed");
    require(!told || m_may, "people", m_table + ": the right person was found to be the wrong one");
    m_wrong = false;
    const auto* inspected = event.as<events::DeckInspected>();
    const auto* verified = event.as<events::DeckVerified>();
    if (m_open && inspected != nullptr) {
        m_wrong = inspected->dealer != m_dealer;
        if (m_roster && inspected->dealer.text() == simulators::kOtherDealer)
            m_unknownInspected = true;
    }
    if (m_open && verified != nullptr)
        m_wrong = verified->floorperson != m_floorperson;
    // What was inspected at a closed table is held against the opening.
    m_may = m_wrong || event.as<events::OpeningStarted>() != nullptr || (told && m_may);
}

void PeopleCheck::followNames(const events::Event& event, core::Instant at) {
    const auto* found = event.as<events::ComplianceFound>();
    if (found == nullptr || found->kind != FindingKind::NotOnRoster)
        return;
    constexpr auto kDay = std::chrono::hours(24);
    while (at - m_dayBegan >= kDay && m_open) {
        m_dayBegan += kDay;
        m_found.clear();
    }
    if (!m_open)
        return;
    require(std::ranges::find(m_found, found->detail) == m_found.end(), "people",
            m_table + ": " + wording::sentence(found->detail) + " was told twice in a gaming day");
    m_found.push_back(found->detail);
}

void PeopleCheck::finish() const {
    const auto name = events::argument(core::Text::fitted(simulators::kOtherDealer));
    const bool told = std::ranges::any_of(m_found, [&](const events::Phrase& one) {
        return !one.arguments.empty() && one.arguments.front() == name;
    });
    require(told || !m_unknownInspected || !m_open, "people",
            m_table + ": a name that is on no roster was taken unnoticed");
}

} // namespace pitwatch::simulation
