#include "pit-console/core/live/live_parts.h"

#include "shared/core/printable.h"
#include "shared/journal/key_file.h"
#include "shared/journal/memory_journal.h"
#include "shared/journal/sqlite_journal.h"

#include <cstdio>
#include <random>

namespace pitwatch::console {

namespace {

constexpr core::Millis kBetweenSnapshots{100};

} // namespace

feed::MqttOptions brokerOptions(const LiveSource::Settings& settings) {
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
    std::fprintf(stderr, "pit-console: %s\n", core::printable(line).c_str());
}

core::Result<std::unique_ptr<journal::Journal>>
openOwn(const std::string& path, std::shared_ptr<const journal::Signer> signer) {
    if (path.empty())
        return std::unique_ptr<journal::Journal>(
            std::make_unique<journal::MemoryJournal>(journal::randomJournalId()));
    journal::SqliteJournal::Options options;
    options.signer = std::move(signer);
    auto opened = journal::SqliteJournal::open(path, options);
    if (!opened)
        return opened.error();
    return std::unique_ptr<journal::Journal>(std::move(*opened));
}

core::Result<ConsoleParty::Settings> partySettings(const LiveSource::Settings& settings) {
    ConsoleParty::Settings party;
    party.self = settings.console;
    party.tables = settings.tables;
    party.others = settings.others;
    party.speaks = !settings.journalPath.empty();
    party.staleAfter = settings.staleAfter;
    party.observeEvery = kBetweenSnapshots;
    const feed::SeededRandom random(std::random_device{}());
    party.jitter = random;
    party.process = feed::newProcess(random);
    party.log = writeLog;
    if (!settings.journalKey.empty()) {
        auto signer = journal::readSigner(settings.journalKey);
        if (!signer)
            return signer.error();
        party.signer = *std::move(signer);
    }
    if (!settings.staff.signs()) {
        auto roster = desk::rosterSource(settings.staff.roster, settings.staff.siteKeys);
        if (!roster)
            return roster.error();
        party.roster = *std::move(roster);
        return party;
    }
    auto desk = deskSettings(settings.staff, settings.console, settings.tables);
    if (!desk)
        return desk.error();
    party.desk = std::move(*desk);
    return party;
}

} // namespace pitwatch::console
