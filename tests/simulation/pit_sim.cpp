#include "shared/core/mutant.h"
#include "tests/simulation/pit.h"
#include "tests/simulation/shrink.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdio>

// Runs simulated pits, seed after seed, and tells of the first that breaks a promise.

using namespace pitwatch;
using simulation::Pit;
using simulation::PitOptions;

namespace {

struct Settings {
    PitOptions pit;
    std::uint64_t seeds = 1;
    std::int64_t minutes = 30;
    bool sqlite = false;
    bool quiet = false;
    bool shrinks = true;
};

void tellFailure(const PitOptions& options, const simulation::Violation& violation, bool shrinks) {
    std::printf("seed %llu: %s\n", static_cast<unsigned long long>(options.seed), violation.what());
    std::fflush(stdout);
    if (!shrinks)
        return;
    const auto smallest = simulation::shrink(options, violation.check());
    std::printf("it takes %zu fault(s):\n", smallest.size());
    for (const simulation::Fault& fault : smallest)
        std::printf("  at %lld ms: %s\n",
                    static_cast<long long>(fault.at.time_since_epoch().count()),
                    simulation::toText(fault).c_str());
}

int run(const Settings& settings) {
    PitOptions options = settings.pit;
    double tableHours = 0;
    std::uint64_t rounds = 0;
    const auto began = std::chrono::steady_clock::now();
    for (std::uint64_t i = 0; i < settings.seeds; ++i, ++options.seed) {
        try {
            const auto figures = Pit(options).run();
            tableHours += figures.tableHours;
            rounds += figures.rounds;
            if (!settings.quiet)
                std::printf("seed %llu: %llu rounds, %llu entries, trace %s\n",
                            static_cast<unsigned long long>(options.seed),
                            static_cast<unsigned long long>(figures.rounds),
                            static_cast<unsigned long long>(figures.entries),
                            figures.fingerprint.c_str());
        } catch (const simulation::Violation& violation) {
            tellFailure(options, violation, settings.shrinks);
            return 1;
        }
    }
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    std::printf("%llu seed(s), %llu rounds, %.0f table-hours, no violation; "
                "%.0f table-hours a minute\n",
                static_cast<unsigned long long>(settings.seeds),
                static_cast<unsigned long long>(rounds), tableHours, tableHours / seconds * 60);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"A pit in one process, on virtual time, over a network and disks that fail.",
                 "pit-sim"};
    Settings settings;
    app.add_option("--seed", settings.pit.seed, "the first seed");
    app.add_option("--seeds", settings.seeds, "how many seeds, one after the other");
    app.add_option("--tables", settings.pit.tables, "over the five rule sets in turn")
        ->check(CLI::Range(1, 500));
    app.add_option("--minutes", settings.minutes, "played before everything is healed")
        ->check(CLI::Range(1, 24 * 60));
    app.add_flag("--sqlite", settings.sqlite, "journals on simulated disks instead of in memory");
    app.add_flag("--trace", settings.pit.tellTrace, "tell the story line by line");
    app.add_flag("!--no-shrink", settings.shrinks, "do not look for the fewest faults");
    app.add_flag("--quiet", settings.quiet, "no line for a seed without violation");
#ifdef PITWATCH_MUTANTS
    std::string mutant;
    app.add_option("--mutant", mutant, "the planted bug to run with");
#endif
    CLI11_PARSE(app, argc, argv);
#ifdef PITWATCH_MUTANTS
    core::chooseMutant(mutant);
#endif
    settings.pit.playFor = std::chrono::minutes(settings.minutes);
    settings.pit.storage =
        settings.sqlite ? simulation::Storage::Sqlite : simulation::Storage::Memory;
    return run(settings);
}
