#pragma once

#include "tests/simulation/machines/agent_process.h"
#include "tests/simulation/machines/meter_process.h"

namespace pitwatch::simulation {

// Every cent of the meters, from all journals: each wager, void and claim of a table has its one
// consequence at the meters, nothing at the meters is without a table's word, and each link is one
// account that adds up. Throws the first Violation.
void checkMeters(MeterProcess& meter, const std::vector<AgentProcess*>& agents);

} // namespace pitwatch::simulation
