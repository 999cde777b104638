#include "tests/simulation/checks/money/meter_check.h"

#include "shared/meter/reconcile.h"
#include "shared/wire/event_codec.h"
#include "tests/simulation/checks/money/meter_rules_check.h"

namespace pitwatch::simulation {

namespace {

events::Event read(const wire::Envelope& entry) {
    const auto event = wire::decodeEvent(entry.type, entry.body);
    require(event.ok(), "readable", "entry " + std::to_string(entry.sequence));
    return *event;
}

} // namespace

void checkMeters(MeterProcess& meter, const std::vector<AgentProcess*>& agents) {
    meter::Reconciliation accounts;
    MeterRulesCheck rules;
    for (const wire::Envelope& entry : meter.disk().entries()) {
        const events::Event event = read(entry);
        accounts.addMeterEntry(entry.sequence, event);
        rules.follow(event);
    }
    for (AgentProcess* agent : agents) {
        const std::uint64_t position = meter.readOf(agent->self());
        for (const wire::Envelope& entry : agent->disk().entries())
            accounts.addTableEntry(agent->setup()->submission.table, entry.sequence, read(entry),
                                   entry.sequence <= position);
    }
    accounts.finish();
    const auto& differences = accounts.differences();
    require(differences.empty(), "conservation",
            differences.empty() ? std::string() : differences.front());
}

} // namespace pitwatch::simulation
