#include "tests/simulation/campaign.h"

#include "shared/core/assertion.h"
#include "tests/simulation/shrink.h"

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <ctime>

namespace pitwatch::simulation {

namespace {

constexpr std::size_t kSlowestKept = 5;

double processorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

void tellFailure(const PitOptions& options, const Violation& violation, bool shrinks) {
    std::printf("seed %llu: %s\n", static_cast<unsigned long long>(options.seed), violation.what());
    std::fflush(stdout);
    if (!shrinks)
        return;
    const auto smallest = shrink(options, violation.check());
    std::printf("it takes %zu fault(s):\n", smallest.size());
    for (const Fault& fault : smallest)
        std::printf("  at %lld ms: %s\n",
                    static_cast<long long>(fault.at.time_since_epoch().count()),
                    toText(fault).c_str());
    std::fflush(stdout);
}

void tellSeed(std::uint64_t seed, const PitFigures& figures) {
    std::printf("seed %llu: %llu rounds, %llu entries, %llu signed actions, trace %s\n",
                static_cast<unsigned long long>(seed),
                static_cast<unsigned long long>(figures.rounds),
                static_cast<unsigned long long>(figures.entries),
                static_cast<unsigned long long>(figures.accepted + figures.refused),
                figures.fingerprint.c_str());
    std::fflush(stdout);
}

// Every jobs-th seed, beginning with that one.
Tally runJob(const Campaign& campaign, unsigned job) {
    Tally tally;
    for (std::uint64_t i = job; i < campaign.seeds; i += campaign.jobs) {
        PitOptions options = campaign.pit;
        options.seed += i;
        const double began = processorSeconds();
        Pit pit(options);
        try {
            const PitFigures figures = pit.run();
            tally.add(figures, pit.faults(), options.seed, processorSeconds() - began);
            if (!campaign.quiet)
                tellSeed(options.seed, figures);
        } catch (const Violation& violation) {
            tally.broken.push_back(options.seed);
            tellFailure(options, violation, campaign.shrinks);
            if (!campaign.goesOn)
                break;
        }
    }
    tally.seconds = processorSeconds();
    return tally;
}

std::string readAll(int pipe) {
    std::string text;
    std::array<char, 4096> buffer{};
    for (ssize_t got = ::read(pipe, buffer.data(), buffer.size()); got > 0;
         got = ::read(pipe, buffer.data(), buffer.size()))
        text.append(buffer.data(), static_cast<std::size_t>(got));
    return text;
}

// One process each: whatever is global in a program is not shared, and an assertion that fails in
// one of them ends that one.
Tally runJobs(const Campaign& campaign) {
    std::vector<std::pair<pid_t, int>> jobs;
    for (unsigned job = 0; job < campaign.jobs; ++job) {
        std::array<int, 2> pipe{};
        PW_ASSERT(::pipe(pipe.data()) == 0);
        std::fflush(stdout);
        const pid_t child = ::fork();
        PW_ASSERT(child >= 0);
        if (child == 0) {
            const std::string line = toLine(runJob(campaign, job));
            std::fflush(stdout);
            const bool told = ::write(pipe[1], line.data(), line.size()) >= 0;
            ::_exit(told ? 0 : 1);
        }
        ::close(pipe[1]);
        jobs.emplace_back(child, pipe[0]);
    }
    Tally all;
    for (const auto& [child, pipe] : jobs) {
        const std::string line = readAll(pipe);
        ::close(pipe);
        int status = 0;
        ::waitpid(child, &status, 0);
        if (status == 0)
            all.add(fromLine(line));
        else
            all.broken.push_back(0); // Which seed, the assertion's own words tell.
    }
    return all;
}

} // namespace

void Tally::add(const PitFigures& figures, const std::vector<Fault>& plan, std::uint64_t seed,
                double took) {
    ++seeds;
    rounds += figures.rounds;
    entries += figures.entries;
    accepted += figures.accepted;
    refused += figures.refused;
    claims += figures.claims;
    checks += figures.checks;
    tableHours += figures.tableHours;
    for (const Fault& fault : plan)
        ++faults[static_cast<std::size_t>(fault.kind)];
    slowest.emplace(took, seed);
    if (slowest.size() > kSlowestKept)
        slowest.erase(slowest.begin());
}

void Tally::add(const Tally& other) {
    seeds += other.seeds;
    rounds += other.rounds;
    entries += other.entries;
    accepted += other.accepted;
    refused += other.refused;
    claims += other.claims;
    checks += other.checks;
    tableHours += other.tableHours;
    seconds += other.seconds;
    for (std::size_t kind = 0; kind < faults.size(); ++kind)
        faults[kind] += other.faults[kind];
    slowest.insert(other.slowest.begin(), other.slowest.end());
    while (slowest.size() > kSlowestKept)
        slowest.erase(slowest.begin());
    broken.insert(broken.end(), other.broken.begin(), other.broken.end());
}

Tally run(const Campaign& campaign) {
    return campaign.jobs > 1 ? runJobs(campaign) : runJob(campaign, 0);
}

} // namespace pitwatch::simulation
