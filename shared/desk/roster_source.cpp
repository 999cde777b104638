#include "shared/desk/roster_source.h"

#include "shared/desk/secret_files.h"
#include "shared/desk/watched_file.h"
#include "shared/staff/roster_file.h"
#include "shared/text/file.h"

#include <memory>

namespace pitwatch::desk {

namespace {

constexpr std::size_t kMaxRosterBytes = std::size_t{4} * 1024 * 1024;

} // namespace

std::optional<core::Result<staff::SignedRoster>> RosterSource::read() const {
    const auto text = newRoster ? newRoster() : std::nullopt;
    return text ? std::optional(staff::parseRoster(*text)) : std::nullopt;
}

core::Result<RosterSource> rosterSource(const std::string& roster, const std::string& siteKeys) {
    RosterSource source;
    if (roster.empty() != siteKeys.empty())
        return core::Error{"--roster and --site-keys belong together"};
    if (roster.empty())
        return source;
    if (const auto good = text::refuseIfOthersMayWrite(roster); !good)
        return good.error();
    auto keys = readSiteKeys(siteKeys);
    if (!keys)
        return keys.error();
    source.siteKeys = std::move(*keys);
    auto file = std::make_shared<WatchedFile>(roster, kMaxRosterBytes);
    source.newRoster = [file] { return file->newContent(); };
    return source;
}

} // namespace pitwatch::desk
