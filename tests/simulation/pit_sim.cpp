#include "tests/simulation/campaign.h"

#include <CLI/CLI.hpp>

#include <cstdio>

// Runs simulated pits, seed after seed, and tells of every promise that is broken.

using namespace pitwatch;

int main(int argc, char** argv) {
    CLI::App app{"A pit in one process, on virtual time, over a network and disks that fail.",
                 "pit-sim"};
    simulation::Campaign campaign;
    std::int64_t minutes = 30;
    bool sqlite = false;
    app.add_option("--seed", campaign.pit.seed, "the first seed");
    app.add_option("--seeds", campaign.seeds, "how many seeds");
    app.add_option("--jobs", campaign.jobs, "processes that share them")->check(CLI::Range(1, 64));
    app.add_option("--tables", campaign.pit.tables, "over the five rule sets in turn")
        ->check(CLI::Range(1, 500));
    app.add_option("--minutes", minutes, "played before everything is healed")
        ->check(CLI::Range(1, 24 * 60));
    app.add_flag("--sqlite", sqlite, "journals on simulated disks instead of in memory");
    app.add_flag("!--no-faults", campaign.pit.withFaults, "nothing goes wrong, and nobody is wild");
    app.add_flag("--trace", campaign.pit.tellTrace, "tell the story line by line");
    app.add_flag("!--no-shrink", campaign.shrinks, "do not look for the fewest faults");
    app.add_flag("--go-on", campaign.goesOn, "do not stop at a violation");
    app.add_flag("--quiet", campaign.quiet, "no line for a seed without violation");
#ifdef PLANTED
    std::string mutant;
    app.add_option("--mutant", mutant, "the planted bug to run with");
#endif
    CLI11_PARSE(app, argc, argv);
#ifdef PLANTED
    simulation::choosePlanted(mutant);
#endif
    campaign.pit.playFor = std::chrono::minutes(minutes);
    campaign.pit.storage = sqlite ? simulation::Storage::Sqlite : simulation::Storage::Memory;
    const simulation::Tally tally = simulation::run(campaign);
    std::fputs(simulation::toText(tally).c_str(), stdout);
    return tally.broken.empty() ? 0 : 1;
}
