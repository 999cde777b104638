#include "tests/simulation/checks/money/meter_check.h"

#include "shared/meter/reconcile.h"
#include "shared/staff/actions/check.h"
#include "shared/wire/event_codec.h"
#include "tests/simulation/checks/money/meter_rules_check.h"

#include <algorithm>

namespace pitwatch::simulation {

namespace {

events::Event read(const wire::Envelope& entry) {
    const auto event = wire::decodeEvent(entry.type, entry.body);
    require(event.ok(), "readable", "entry " + std::to_string(entry.sequence));
    return *event;
}

// The table ended the claim by a roster that the controller had no more: whoever signed had been
// struck off. The amount hangs there and the accounts say so, for people to correct the meter.
class RefusedEndings {
public:
    void follow(const events::Event& event) {
        const auto* refused = event.as<events::ClaimSignatureRefused>();
        if (refused != nullptr && refused->name.text() != "verify_claim" &&
            refused->name.text() != "approve_claim" &&
            refused->reason == events::Phrase(staff::Refusal::Revoked))
            m_claims.push_back("claim " + std::to_string(refused->claim.number) + " of " +
                               refused->claim.table.text() + " was denied or voided");
    }
    bool explain(const std::string& difference) const {
        return std::ranges::any_of(
            m_claims, [&](const std::string& claim) { return difference.starts_with(claim); });
    }

private:
    std::vector<std::string> m_claims;
};

} // namespace

void checkMeters(MeterProcess& meter, const std::vector<AgentProcess*>& agents) {
    meter::Reconciliation accounts;
    MeterRulesCheck rules;
    RefusedEndings refused;
    for (const wire::Envelope& entry : meter.disk().entries()) {
        const events::Event event = read(entry);
        accounts.addMeterEntry(entry.sequence, event);
        rules.follow(event);
        refused.follow(event);
    }
    for (AgentProcess* agent : agents) {
        const std::uint64_t position = meter.readOf(agent->self());
        for (const wire::Envelope& entry : agent->disk().entries())
            accounts.addTableEntry(agent->setup()->submission.table, entry.sequence, read(entry),
                                   entry.sequence <= position);
    }
    accounts.finish();
    for (const std::string& difference : accounts.differences())
        require(refused.explain(difference), "conservation", difference);
}

} // namespace pitwatch::simulation
