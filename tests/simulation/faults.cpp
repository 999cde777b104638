#include "tests/simulation/faults.h"

#include "shared/feed/seeded_random.h"

#include <algorithm>

namespace pitwatch::simulation {

namespace {

using core::Millis;

std::int64_t between(feed::SeededRandom& random, std::int64_t low, std::int64_t high) {
    return low +
           static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(high - low + 1)));
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
    case FaultKind::Hostile:
        fault.amount = between(random, 1, 1'000'000);
        fault.lasts = Millis(between(random, 20'000, 120'000));
        break;
    case FaultKind::OldCopy:
        fault.lasts = Millis(between(random, 20'000, 60'000));
        break;
    case FaultKind::BrokerAmnesia:
    case FaultKind::BrokenLink:
    case FaultKind::Flood:
    case FaultKind::OtherFiles:
        break;
    }
}

// Those that strike by chance; the ones after them are planned.
constexpr auto kRandomKinds = static_cast<std::uint64_t>(FaultKind::Flood);

// On every other floor a button is stuck, late enough that often nobody is killed afterwards.
void addFloods(std::vector<Fault>& faults, std::uint64_t seed, core::Tick until,
               std::size_t processes) {
    feed::SeededRandom random(seed ^ 0x66'6c6f6f64ULL);
    const std::int64_t last = until.time_since_epoch().count();
    for (std::uint64_t i = random.below(3); i > 0; --i) {
        Fault fault;
        fault.at = core::Tick(Millis(between(random, last / 2, last)));
        fault.kind = FaultKind::Flood;
        fault.target = random.below(processes);
        fault.amount = between(random, 1'100, 1'500);
        faults.push_back(fault);
    }
}

constexpr std::size_t kConsoles = 2;
constexpr std::size_t kTogether = kConsoles + 1; // With the controller.

// A console that starts while somebody is cut off knows of him only what the broker kept.
void startAmongTheCutOff(std::vector<Fault>& faults, core::Tick at, std::size_t console,
                         std::size_t other, feed::SeededRandom& random) {
    faults.push_back({at, FaultKind::CutOff, other, 0, Millis(between(random, 40'000, 60'000))});
    faults.push_back({at + Millis(between(random, 9'000, 30'000)), FaultKind::Kill, console, 0,
                      Millis(between(random, 200, 2'000))});
}

// A console that was held up finds the last words of somebody who is gone since.
void wakeAfterTheLastWord(std::vector<Fault>& faults, core::Tick at, std::size_t console,
                          std::size_t other, feed::SeededRandom& random) {
    const auto held = Millis(between(random, 15'000, 40'000));
    faults.push_back({at, FaultKind::Pause, console, 0, held});
    faults.push_back({at + Millis(between(random, 1'000, 4'000)), FaultKind::CutOff, other, 0,
                      held + Millis(10'000)});
}

// A will that is slower than whoever came back.
void comeBackBeforeTheWill(std::vector<Fault>& faults, core::Tick at, std::size_t other,
                           feed::SeededRandom& random) {
    faults.push_back({at, FaultKind::Delay, 0, 2'500, Millis(30'000)});
    for (int i = 0; i < 3; ++i)
        faults.push_back(
            {at + Millis(between(random, 500, 29'000)), FaultKind::BrokenLink, other, 0, {}});
}

// Whoever writes little but what follows from others' journals: with every append a place moves.
void stopTheController(std::vector<Fault>& faults, core::Tick at, std::size_t controller,
                       feed::SeededRandom& random) {
    for (int i = 0; i < 2; ++i)
        faults.push_back({at + Millis(between(random, 0, 50'000)),
                          FaultKind::DiskStops,
                          controller,
                          between(random, 1, 6),
                          {}});
}

// Faults that show something only where they meet, or where they strike.
void addCoincidence(std::vector<Fault>& faults, core::Tick at, std::size_t processes,
                    feed::SeededRandom& random) {
    const std::size_t others = processes - kConsoles;
    const std::size_t console = others + random.below(kConsoles);
    const std::size_t other = random.below(others);
    switch (random.below(4)) {
    case 0:
        return startAmongTheCutOff(faults, at, console, other, random);
    case 1:
        return wakeAfterTheLastWord(faults, at, console, other, random);
    case 2:
        return stopTheController(faults, at, others - 1, random);
    default:
        return comeBackBeforeTheWill(faults, at, other, random);
    }
}

// Operators file something else while the floor is running, by the book or not.
void addOtherFiles(std::vector<Fault>& faults, core::Tick until, std::size_t tables,
                   std::uint64_t seed) {
    feed::SeededRandom random(seed ^ 0x66'696c6564ULL);
    for (std::uint64_t i = 2 + random.below(5); i > 0; --i) {
        Fault fault;
        fault.at = core::Tick(Millis(between(random, 1'000, until.time_since_epoch().count())));
        fault.kind = FaultKind::OtherFiles;
        fault.target = random.below(tables);
        fault.amount = between(random, 0, 1);
        faults.push_back(fault);
    }
}

// A party is restarted, and a while later somebody puts back the copy made at that time.
void addOldCopies(std::vector<Fault>& faults, std::uint64_t seed, core::Tick until,
                  std::size_t processes) {
    feed::SeededRandom random(seed ^ 0x6f6c64'636f7079ULL);
    const auto last = until.time_since_epoch().count() - 60'000;
    for (std::uint64_t i = random.below(3); i > 0 && last > 240'000; --i) {
        Fault copy;
        copy.kind = FaultKind::OldCopy;
        copy.at = core::Tick(Millis(between(random, 240'000, last)));
        copy.target = random.below(processes - kConsoles);
        fill(copy, random);
        faults.push_back({copy.at - Millis(between(random, 60'000, 180'000)), FaultKind::Kill,
                          copy.target, 0, Millis(between(random, 200, 2'000))});
        faults.push_back(copy);
    }
}

// On most floors the broker is somebody else's for a while; some of the time whoever he speaks for
// is gone.
void addHostility(std::vector<Fault>& faults, std::uint64_t seed, core::Tick until,
                  std::size_t processes) {
    feed::SeededRandom random(seed ^ 0x686f'7374'696c65ULL);
    for (std::uint64_t i = random.below(3); i > 0; --i) {
        Fault fault;
        fault.kind = FaultKind::Hostile;
        fault.at = core::Tick(Millis(between(random, 1'000, until.time_since_epoch().count())));
        fault.target = random.below(processes - kTogether);
        fill(fault, random);
        faults.push_back(fault);
        faults.push_back({fault.at + Millis(between(random, 5'000, 15'000)), FaultKind::Kill,
                          random.below(processes), 0, Millis(between(random, 12'000, 25'000))});
    }
}

} // namespace

std::string toText(const Fault& fault) {
    std::string text =
        std::string(core::enumName(fault.kind)) + " of process " + std::to_string(fault.target);
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
        fault.kind = static_cast<FaultKind>(random.below(kRandomKinds));
        fault.target = random.below(processes);
        fill(fault, random);
        faults.push_back(fault);
    }
    for (std::uint64_t i = random.below(7); i > 0; --i) {
        const auto last = std::max<std::int64_t>(1'000, until.time_since_epoch().count() - 60'000);
        const core::Tick at(Millis(between(random, 1'000, last)));
        addCoincidence(faults, at, processes, random);
    }
    addFloods(faults, seed, until, processes);
    addOtherFiles(faults, until, processes - kTogether, seed);
    addOldCopies(faults, seed, until, processes);
    addHostility(faults, seed, until, processes);
    std::ranges::stable_sort(faults, {}, &Fault::at);
    return faults;
}

} // namespace pitwatch::simulation
