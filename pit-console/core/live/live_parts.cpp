#include "pit-console/core/live/live_parts.h"

#include "shared/journal/memory_journal.h"
#include "shared/journal/sqlite_journal.h"

#include <cstdio>

namespace pitwatch::console {

Freshness freshnessOf(const feed::PartyView& view) {
    if (view.position == 0 && !view.age)
        return Freshness::NeverHeard;
    switch (view.standing) {
    case feed::Standing::Fresh:
        return Freshness::Live;
    case feed::Standing::Stale:
        return Freshness::Stale;
    case feed::Standing::Offline:
        return Freshness::Offline;
    case feed::Standing::Doubtful:
        return Freshness::Doubtful;
    }
    return Freshness::Doubtful;
}

feed::MqttOptions linkOptions(const LiveSource::Settings& settings) {
    feed::MqttOptions options;
    options.host = settings.brokerHost;
    options.port = settings.brokerPort;
    options.clientId = settings.console.text();
    if (!settings.tls.caFile.empty())
        options.tls = settings.tls;
    options.slowestRetry = core::Millis{2000};
    return options;
}

void writeLog(std::string_view line) {
    std::fprintf(stderr, "pit-console: %.*s\n", static_cast<int>(line.size()), line.data());
}

core::Result<std::unique_ptr<journal::Journal>> openOwn(const std::string& path) {
    if (path.empty())
        return std::unique_ptr<journal::Journal>(
            std::make_unique<journal::MemoryJournal>(journal::randomJournalId()));
    auto opened = journal::SqliteJournal::open(path, {});
    if (!opened)
        return opened.error();
    return std::unique_ptr<journal::Journal>(std::move(*opened));
}

feed::FollowerOptions followerOptions(core::Millis staleAfter) {
    feed::FollowerOptions options;
    options.staleAfter = staleAfter;
    options.log = writeLog;
    return options;
}

} // namespace pitwatch::console
