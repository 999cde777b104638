#include "tests/simulation/faults.h"

#include "shared/feed/seeded_random.h"

#include <algorithm>

namespace pitwatch::simulation {

namespace {

using core::Millis;

std::int64_t between(feed::SeededRandom& random, std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(high - low + 1)));
}

// How bad, and for how long.
void fill(Fault& fault, feed::SeededRandom& random) {
    switch (fault.kind) {
    case FaultKind::Loss:
    case FaultKind::Duplication:
        fault.amount = between(random, 5, 60);
        fault.lasts = Millis(between(random, 5'000, 120'000));
        break;
    case FaultKind::Delay:
        fault.amount = between(random, 50, 2'500);
        fault.lasts = Millis(between(random, 5'000, 60'000));
        break;
    case FaultKind::CutOff:
    case FaultKind::Pause:
        fault.lasts = Millis(between(random, 500, 60'000));
        break;
    case FaultKind::Kill:
    case FaultKind::PowerLoss:
        fault.lasts = Millis(between(random, 200, 90'000));
        break;
    case FaultKind::DiskStops:
    case FaultKind::SyncFails:
        fault.amount = between(random, 1, 40);
        break;
    case FaultKind::DiskFull:
        fault.lasts = Millis(between(random, 1'000, 60'000));
        break;
    case FaultKind::ClockJump:
        fault.amount = between(random, -90'000, 90'000);
        fault.lasts = Millis(between(random, 1'000, 60'000));
        break;
    case FaultKind::Rubbish:
        fault.amount = between(random, 0, 1'000'000);
        break;
    case FaultKind::BrokerAmnesia:
    case FaultKind::BrokenLink:
        break;
    }
}

} // namespace

std::string toText(const Fault& fault) {
    std::string text = std::string(core::enumName(fault.kind)) + " of process " +
                       std::to_string(fault.target);
    if (fault.amount != 0)
        text += ", " + std::to_string(fault.amount);
    if (fault.lasts.count() != 0)
        text += ", for " + std::to_string(fault.lasts.count()) + " ms";
    return text;
}

std::vector<Fault> planFaults(std::uint64_t seed, core::Tick until, std::size_t processes) {
    feed::SeededRandom random(seed ^ 0x66'61756c7473ULL);
    // Some floors are calm, others fall apart.
    const std::uint64_t count = 4 + random.below(40);
    std::vector<Fault> faults;
    for (std::uint64_t i = 0; i < count; ++i) {
        Fault fault;
        fault.at = core::Tick(Millis(between(random, 1'000, until.time_since_epoch().count())));
        fault.kind = static_cast<FaultKind>(random.below(core::kEnumCount<FaultKind>));
        fault.target = random.below(processes);
        fill(fault, random);
        faults.push_back(fault);
    }
    std::ranges::stable_sort(faults, {}, &Fault::at);
    return faults;
}

} // namespace pitwatch::simulation
