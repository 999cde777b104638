#include "shared/staff/actions/ledger.h"

#include "shared/events/party_events.h"

namespace pitwatch::staff {

void Ledger::apply(const events::Event& event, core::Instant at) {
    m_docket.apply(event, at);
    // Only an action whose signature was good is noted as received; it is used up by that, whatever
    // became of it. One that anybody could have forged does not use up the person's own.
    if (const auto* received = event.as<events::StaffActionReceived>())
        m_seen.add(received->action, at);
    else if (const auto* accepted = event.as<events::StaffActionAccepted>())
        noteOrder(*accepted);
    else if (event.as<events::ClockPutBack>() != nullptr)
        m_putBackAt = at;
}

void Ledger::noteOrder(const events::StaffActionAccepted& accepted) {
    auto statement = parseStatement(accepted.statement);
    if (!statement)
        return;
    const Object given = orderOf(statement->id);
    m_orders.erase(statement->object);
    if (m_docket.find(given) != nullptr)
        m_orders.emplace(given, std::move(*statement));
}

const Statement* Ledger::order(const Object& object) const {
    const auto found = m_orders.find(object);
    return found == m_orders.end() ? nullptr : &found->second;
}

} // namespace pitwatch::staff
