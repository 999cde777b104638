#include "deploy/doctor/machine_checks.h"

#include <sys/timex.h>

#include <cstdio>
#include <set>

namespace pitwatch::doctor {

namespace {

constexpr std::uint64_t kGiB = 1ULL << 30U;
constexpr std::uint64_t kFaultFree = kGiB / 2;
constexpr std::uint64_t kWarningFree = 5 * kGiB;
constexpr std::uint64_t kFaultPercent = 3;
constexpr std::uint64_t kWarningPercent = 10;

} // namespace

Verdict judgeClock(bool synchronised) {
    if (synchronised)
        return {State::Good, "clock", "this machine", "set by a time service", ""};
    return {
        State::Warning, "clock", "this machine", "the kernel does not count it as synchronised",
        "start a time service (systemd-timesyncd or chrony); deck clocks and records rest on it"};
}

Verdicts checkClock() {
    timex state{};
    const int result = adjtimex(&state);
    return {judgeClock(result >= 0 && result != TIME_ERROR && (state.status & STA_UNSYNC) == 0)};
}

std::string sizeText(std::uint64_t bytes) {
    constexpr const char* kUnits[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    double value = static_cast<double>(bytes);
    std::size_t unit = 0;
    while (value >= 1024 && unit + 1 < std::size(kUnits)) {
        value /= 1024;
        ++unit;
    }
    char text[32];
    std::snprintf(text, sizeof text, unit == 0 ? "%.0f %s" : "%.1f %s", value, kUnits[unit]);
    return text;
}

Verdict judgeDisk(const std::string& subject, std::uint64_t freeBytes, std::uint64_t totalBytes) {
    const std::string detail = sizeText(freeBytes) + " free of " + sizeText(totalBytes);
    const auto below = [&](std::uint64_t bytes, std::uint64_t percent) {
        // A small disk may be fine with less than the bytes, a big one with less than the share.
        return freeBytes < bytes && freeBytes < totalBytes / 100 * percent;
    };
    constexpr auto kRemedy = "make room before it is full: a table that cannot write stops; move "
                             "old backups away, then see disk per table-year in site-guide.md";
    if (freeBytes < kFaultFree / 8 || below(kFaultFree, kFaultPercent))
        return {State::Fault, "disk", subject, detail, kRemedy};
    if (below(kWarningFree, kWarningPercent))
        return {State::Warning, "disk", subject, detail, kRemedy};
    return {State::Good, "disk", subject, detail, ""};
}

Verdicts checkDisks(const std::vector<std::filesystem::path>& folders) {
    Verdicts verdicts;
    std::set<std::string> seen;
    for (const std::filesystem::path& folder : folders) {
        if (!seen.insert(folder.lexically_normal().string()).second)
            continue;
        std::error_code error;
        const auto space = std::filesystem::space(folder, error);
        if (error)
            verdicts.push_back({State::Fault, "disk", folder.string(), error.message(),
                                "name a folder that exists, or create it"});
        else
            verdicts.push_back(judgeDisk(folder.string(), space.available, space.capacity));
    }
    return verdicts;
}

} // namespace pitwatch::doctor
