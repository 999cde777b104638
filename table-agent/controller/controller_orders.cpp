#include "shared/desk/meter_actions.h"
#include "shared/events/party_events.h"
#include "shared/events/staff_events.h"
#include "shared/wording/wording.h"
#include "table-agent/controller/controller.h"

// What the controller makes of the consoles' journals.

namespace pitwatch::controller {

// How a table stands is judged, and journaled, with all tables.
void Controller::doubt(const core::PartyId& party, const wire::Envelope& entry,
                       const events::Phrase& why) {
    if (m_consoles.contains(party))
        add({events::JournalDoubted{party, entry.journal, entry.sequence, why}}, now());
}

// Checked offline, and done in the same transaction as the record of it. What the meters do not
// allow is told as the reason of the refused action, and not twice.
void Controller::takeAction(const core::PartyId& console, const events::StaffActionSigned& action) {
    const core::Instant at = now();
    const auto decide = [this, at](const staff::Statement& statement, const staff::Statement* order)
        -> core::Result<std::vector<events::Event>, desk::Objection> {
        // Nothing is decided that was not checked by a roster.
        return desk::decideAtController(m_state, statement, order, *m_desk.roster(), at);
    };
    const auto led = m_desk.take(action, console, {}, at, decide);
    add(led, at);
    for (const events::Event& event : led)
        if (const auto* returned = event.as<events::PeerReturned>())
            m_readmitted.push_back(returned->peer);
}

} // namespace pitwatch::controller
