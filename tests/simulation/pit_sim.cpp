#include "shared/command_line/command_line.h"
#include "tests/simulation/campaign.h"

#include <cstdio>

// Runs simulated pits, seed after seed, and tells of every promise that is broken.

using namespace pitwatch;

int main(int argc, char** argv) {
    command_line::Program app{
        "A pit in one process, on virtual time, over a network and disks that fail.", "pit-sim"};
    simulation::Campaign campaign;
    std::int64_t minutes = 30;
    bool sqlite = false;
    app.option("--seed", campaign.pit.seed, "the first seed");
    app.option("--seeds", campaign.seeds, "how many seeds");
    app.option("--jobs", campaign.jobs, "processes that share them").between(1, 64);
    app.option("--tables", campaign.pit.tables, "over the five rule sets in turn").between(1, 500);
    app.option("--minutes", minutes, "played before everything is healed").between(1, 24 * 60);
    app.flag("--sqlite", sqlite, "journals on simulated disks instead of in memory");
    app.flag("!--no-faults", campaign.pit.withFaults, "nothing goes wrong, and nobody is wild");
    app.flag("--trace", campaign.pit.tellTrace, "tell the story line by line");
    app.flag("!--no-shrink", campaign.shrinks, "do not look for the fewest faults");
    app.flag("--go-on", campaign.goesOn, "do not stop at a violation");
    app.flag("--quiet", campaign.quiet, "no line for a seed without violation");
#ifdef PLANTED
    std::string mutant;
    app.option("--mutant", mutant, "the planted bug to run with");
#endif
    if (const auto exitCode = app.read(argc, argv))
        return *exitCode;
#ifdef PLANTED
    simulation::choosePlanted(mutant);
#endif
    campaign.pit.playFor = std::chrono::minutes(minutes);
    campaign.pit.storage = sqlite ? simulation::Storage::Sqlite : simulation::Storage::Memory;
    const simulation::Tally tally = simulation::run(campaign);
    std::fputs(simulation::toText(tally).c_str(), stdout);
    return tally.broken.empty() ? 0 : 1;
}
