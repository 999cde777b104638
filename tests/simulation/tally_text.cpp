#include "tests/simulation/campaign.h"

#include <cstdio>
#include <sstream>

namespace pitwatch::simulation {

std::string toText(const Tally& tally) {
    std::ostringstream text;
    text << tally.seeds << " seed(s), " << tally.rounds << " rounds, " << tally.entries
         << " entries, " << tally.claims << " claims, " << tally.accepted
         << " signed actions taken and " << tally.refused << " refused, " << tally.checks
         << " checks\nfaults:";
    std::uint64_t all = 0;
    for (std::size_t kind = 0; kind < tally.faults.size(); ++kind) {
        text << ' ' << core::enumName(static_cast<FaultKind>(kind)) << ' ' << tally.faults[kind]
             << (kind + 1 < tally.faults.size() ? "," : "");
        all += tally.faults[kind];
    }
    text << "; " << all << " in all\nslowest:";
    for (auto slow = tally.slowest.rbegin(); slow != tally.slowest.rend(); ++slow)
        text << " seed " << slow->second << " (" << static_cast<int>(slow->first * 1000) << " ms)";
    const double minutes = tally.seconds / 60;
    char speed[160];
    std::snprintf(speed, sizeof speed,
                  "\n%.0f table-hours, %.0f a processor minute; %.1f seeds a processor second\n",
                  tally.tableHours, minutes > 0 ? tally.tableHours / minutes : 0.0,
                  tally.seconds > 0 ? static_cast<double>(tally.seeds) / tally.seconds : 0.0);
    text << speed;
    if (tally.broken.empty())
        text << "no violation\n";
    else
        text << tally.broken.size() << " seed(s) with a violation\n";
    return text.str();
}

std::string toLine(const Tally& tally) {
    std::ostringstream line;
    line << tally.seeds << ' ' << tally.rounds << ' ' << tally.entries << ' ' << tally.accepted
         << ' ' << tally.refused << ' ' << tally.claims << ' ' << tally.checks << ' '
         << tally.tableHours << ' ' << tally.seconds;
    for (const std::uint64_t count : tally.faults)
        line << ' ' << count;
    line << ' ' << tally.slowest.size();
    for (const auto& [took, seed] : tally.slowest)
        line << ' ' << took << ' ' << seed;
    line << ' ' << tally.broken.size();
    for (const std::uint64_t seed : tally.broken)
        line << ' ' << seed;
    return line.str();
}

Tally fromLine(const std::string& text) {
    std::istringstream line(text);
    Tally tally;
    line >> tally.seeds >> tally.rounds >> tally.entries >> tally.accepted >> tally.refused >>
        tally.claims >> tally.checks >> tally.tableHours >> tally.seconds;
    for (std::uint64_t& count : tally.faults)
        line >> count;
    std::size_t count = 0;
    line >> count;
    for (; count > 0 && line; --count) {
        double took = 0;
        std::uint64_t seed = 0;
        line >> took >> seed;
        tally.slowest.emplace(took, seed);
    }
    line >> count;
    for (std::uint64_t seed = 0; count > 0 && line >> seed; --count)
        tally.broken.push_back(seed);
    return tally;
}

} // namespace pitwatch::simulation
