#include "deploy/doctor/file_checks.h"
#include "shared/staff/roster_file.h"
#include "shared/text/file.h"
#include "shared/wording/wording.h"

namespace pitwatch::doctor {

namespace {

constexpr std::size_t kMaxBytes = 16U << 20U;
constexpr std::chrono::hours kWarnBefore{24 * 14};
constexpr auto kRemedy = "issue a new roster with pitctl staff, then copy it to every machine";
constexpr auto kMissing = "copy roster.json and site-keys.json here from the folder where pitctl "
                          "staff made them";

template <typename T>
core::Result<T> readAs(const Path& path, core::Result<T> (*parse)(std::string_view)) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return core::Error{path.filename().string() + " is not there"};
    const auto content = text::readFile(path.string(), kMaxBytes);
    if (!content)
        return content.error();
    auto parsed = parse(*content);
    if (!parsed)
        return core::Error{path.filename().string() + ": " + parsed.error().text};
    return parsed;
}

std::string dayOf(core::Instant at) {
    return core::toIso(at).substr(0, 10);
}

} // namespace

Verdicts checkRoster(const Path& staff, core::Instant now) {
    const std::string subject = staff.string();
    const auto keys = readAs(staff / "site-keys.json", staff::parseSiteKeys);
    if (!keys)
        return {{State::Fault, "roster", subject, keys.error().text, kMissing}};
    const auto given = readAs(staff / "roster.json", staff::parseRoster);
    if (!given)
        return {{State::Fault, "roster", subject, given.error().text, kMissing}};
    const staff::Roster& roster = given->roster;
    const std::string detail =
        "version " + std::to_string(roster.version) + " of " + dayOf(roster.issuedAt) + ", " +
        std::to_string(roster.people.size()) + " people, in force until " + dayOf(roster.expiresAt);
    if (const auto problem = staff::problemOf(*given, *keys, {}, now))
        return {{State::Fault, "roster", subject, detail + "; " + wording::sentence({*problem}),
                 kRemedy}};
    if (roster.expiresAt - now < kWarnBefore)
        return {{State::Warning, "roster", subject, detail, kRemedy}};
    return {{State::Good, "roster", subject, detail, ""}};
}

} // namespace pitwatch::doctor
