#pragma once

#include "pit-console/core/live/console_party.h"
#include "pit-console/core/live/live_source.h"
#include "shared/feed/mqtt_connection.h"
#include "shared/journal/journal.h"
#include "shared/journal/signer.h"

#include <memory>
#include <string>
#include <string_view>

// What the live source is put together from, by its settings.

namespace pitwatch::console {

feed::MqttOptions brokerOptions(const LiveSource::Settings& settings);
// Refuses staff files that cannot be used.
core::Result<ConsoleParty::Settings> partySettings(const LiveSource::Settings& settings);
void writeLog(std::string_view line);
// The console's own journal: a file, or memory where there is no path. The signer may be null.
core::Result<std::unique_ptr<journal::Journal>>
openOwn(const std::string& path, std::shared_ptr<const journal::Signer> signer);

} // namespace pitwatch::console
