#include "table-agent/daemon/own_files.h"

#include "shared/events/staff_events.h"
#include "shared/text/file.h"
#include "shared/wire/event_codec.h"

namespace pitwatch::daemon {

namespace {

constexpr std::size_t kEntriesAtOnce = 1024;
constexpr std::size_t kBytesAtOnce = std::size_t{1024} * 1024;

} // namespace

core::Outcome refuseFilesOfOthers(const PartyOptions& options,
                                  const std::vector<std::string>& more) {
    std::vector<std::string> paths{options.config,         options.journal.file,
                                   options.journal.key,    options.staff.roster,
                                   options.staff.siteKeys, options.clockOrder};
    paths.insert(paths.end(), more.begin(), more.end());
    for (const std::string& path : paths)
        if (!path.empty())
            if (auto good = text::refuseIfOthersMayReplace(path); !good)
                return good;
    return core::Done{};
}

core::Outcome refuseWithoutRoster(const journal::Journal& journal, const StaffOptions& options) {
    if (!options.roster.empty())
        return core::Done{};
    for (std::uint64_t next = 1; next <= journal.head().sequence;)
        for (const wire::Envelope& entry : journal.read(next, kEntriesAtOnce, kBytesAtOnce)) {
            next = entry.sequence + 1;
            if (entry.type == events::RosterAdopted::kType)
                return core::Error{"the journal has a roster in force since entry " +
                                   std::to_string(entry.sequence) +
                                   ": start with --roster and --site-keys, or nothing that others "
                                   "say would be checked"};
        }
    return core::Done{};
}

core::Result<KeptJournal> openOwnJournal(const PartyOptions& options) {
    auto kept = openJournal(options.journal);
    if (!kept)
        return kept;
    if (const auto good = refuseWithoutRoster(*kept->journal, options.staff); !good)
        return good.error();
    tellOfMissingKey(options);
    return kept;
}

} // namespace pitwatch::daemon
