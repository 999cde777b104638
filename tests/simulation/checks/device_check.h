#pragma once

#include "shared/wire/envelope.h"
#include "tests/simulation/machines/tapped_connection.h"

#include <string>
#include <vector>

namespace pitwatch::simulation {

// What has to hold of everything devices said to a table since its program was last started:
// what came was taken, or is counted as lost under the device's name; a device that did not flood
// lost nothing; every press of a stuck button that was taken is refused one by one or counted.
// `entries` are the table's journal. Throws the first Violation.
void checkDevices(const std::string& table, const std::vector<wire::Envelope>& entries,
                  const TappedConnection& connection);

} // namespace pitwatch::simulation
