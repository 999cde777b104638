#include "tests/simulation/shrink.h"

#include <algorithm>

namespace pitwatch::simulation {

namespace {

bool stillBreaks(PitOptions options, const std::string& check, const std::vector<Fault>& faults) {
    options.tellTrace = false;
    Pit pit(options);
    pit.setFaults(faults);
    try {
        pit.run();
    } catch (const Violation& violation) {
        return violation.check() == check;
    }
    return false;
}

} // namespace

std::vector<Fault> shrink(const PitOptions& options, const std::string& check) {
    std::vector<Fault> faults = Pit(options).faults();
    // Halves first, then quarters, down to single faults.
    for (std::size_t size = std::max<std::size_t>(faults.size() / 2, 1); size > 0; size /= 2) {
        for (std::size_t from = 0; from < faults.size();) {
            std::vector<Fault> fewer = faults;
            const auto first = fewer.begin() + static_cast<std::ptrdiff_t>(from);
            const auto count = std::min(size, faults.size() - from);
            fewer.erase(first, first + static_cast<std::ptrdiff_t>(count));
            if (stillBreaks(options, check, fewer))
                faults = std::move(fewer);
            else
                from += size;
        }
    }
    return faults;
}

} // namespace pitwatch::simulation
