#pragma once

#include "tests/simulation/pit.h"

#include <array>
#include <map>
#include <vector>

namespace pitwatch::simulation {

// What many seeds together amount to.
struct Tally {
    std::uint64_t seeds = 0;
    std::uint64_t rounds = 0;
    std::uint64_t entries = 0;
    std::uint64_t accepted = 0;
    std::uint64_t refused = 0;
    std::uint64_t claims = 0;
    std::uint64_t checks = 0;
    double tableHours = 0;
    double seconds = 0; // Of processors.
    std::array<std::uint64_t, core::kEnumCount<FaultKind>> faults{};
    std::map<double, std::uint64_t> slowest; // Seeds by the seconds they took.
    std::vector<std::uint64_t> broken;

    void add(const PitFigures& figures, const std::vector<Fault>& plan, std::uint64_t seed,
             double took);
    void add(const Tally& other);
};

// As lines of text: what was played, which faults were injected, which seeds took longest.
std::string toText(const Tally& tally);

// For a parent that waits for several such processes: one line each way.
std::string toLine(const Tally& tally);
Tally fromLine(const std::string& line);

struct Campaign {
    PitOptions pit; // With the first seed.
    std::uint64_t seeds = 1;
    unsigned jobs = 1;
    bool quiet = false;
    bool shrinks = true;
    bool goesOn = false; // After a seed that broke a promise.
};

// Runs them all, each job in a process of its own, and tells of every promise that is broken.
Tally run(const Campaign& campaign);

} // namespace pitwatch::simulation
