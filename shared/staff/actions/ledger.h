#pragma once

#include "shared/staff/actions/check.h"

namespace pitwatch::staff {

// What an addressee of signed actions has to remember: always the fold of its own journal. Plain
// value; whoever holds it may copy it to try what would follow.
class Ledger {
public:
    Docket& docket() { return m_docket; }
    const Docket& docket() const { return m_docket; }
    const SeenActions& seen() const { return m_seen; }

    // When the record's time was last put back. Actions used before that may be forgotten: the time
    // ahead made them old.
    core::Instant putBackAt() const { return m_putBackAt; }

    // What was ordered and waits for a second person; null where nothing of that name does.
    const Statement* order(const Object& object) const;
    const std::map<Object, Statement>& orders() const { return m_orders; }

    void apply(const events::Event& event, core::Instant at);

private:
    void noteOrder(const events::StaffActionAccepted& accepted);

    std::map<Object, Statement> m_orders;
    Docket m_docket;
    SeenActions m_seen;
    core::Instant m_putBackAt{};
};

} // namespace pitwatch::staff
