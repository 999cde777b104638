#include "shared/events/claims/claim_note_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/staff_events.h"
#include "table-agent/controller/controller.h"

#include <algorithm>

// What the controller makes of a table's words, and how much of what it refuses it keeps.

namespace pitwatch::controller {

namespace {

// Why nothing came of it but a refusal.
std::optional<events::CodeName> refusalIn(const events::Event& event) {
    if (const auto* refused = event.as<events::CommandRefused>())
        return refused->reason.code.name;
    if (const auto* withheld = event.as<events::PayoutDocumentWithheld>())
        return withheld->reason.code.name;
    if (event.as<events::ClaimSignatureRefused>() != nullptr)
        return *events::CodeName::parse(events::ClaimSignatureRefused::kName);
    return std::nullopt;
}

std::optional<events::CodeName> refusalIn(const std::vector<events::Event>& led) {
    const auto refused = led.empty() ? std::nullopt : refusalIn(led.front());
    const bool only = std::all_of(led.begin(), led.end(), [](const events::Event& event) {
        return refusalIn(event).has_value();
    });
    return only ? refused : std::nullopt;
}

} // namespace

// Whoever writes in a table's name cannot fill the controller's disk: so many refusals of a table
// are told one by one, the others together with the place in its journal then reached.
void Controller::addOrCount(const core::TableId& table, const std::vector<events::Event>& led,
                            core::Instant at) {
    const auto refused = refusalIn(led);
    core::PerMinute& told =
        m_refusalsTold.try_emplace(table, staff::kRefusalsPerMinute).first->second;
    if (refused && !told.allows(at))
        m_wordsRefused.add(core::partyOf(table), *refused);
    else
        add(led, at);
}

void Controller::readWord(const meter::TableSaid& said) {
    const core::Instant at = now();
    addOrCount(said.table, meter::decide(m_state, said, at), at);
}

void Controller::readSignature(const core::TableId& table,
                               const events::StaffActionAccepted& accepted, core::Instant entryAt) {
    if (!m_state.setup->signatures)
        return;
    const core::Instant at = now();
    const meter::SignatureRead read{table, accepted, m_desk.roster(), entryAt};
    addOrCount(table, meter::decide(m_state, read, at), at);
}

staff::RefusalCounter& Controller::countedOf(const core::PartyId& party) {
    return m_consoles.contains(party) ? m_desk.counted() : m_wordsRefused;
}

void Controller::tellCounted(const std::vector<core::PartyId>& parties) {
    for (const core::PartyId& party : parties) {
        add(countedOf(party).take(party, m_clock.steady()), now());
        m_party.record().release(party);
    }
}

} // namespace pitwatch::controller
