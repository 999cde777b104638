#include "tests/support/tables/random_table.h"
#include "tests/support/tables/table_fixture.h"

#include <benchmark/benchmark.h>

using namespace pitwatch;

namespace {

constexpr int kInputs = 20'000;

struct Step {
    table::Input input;
    core::Instant at;
};

// What a table of that rule set hears while it is played, one input a second.
std::vector<Step> record(const table::SetupPtr& setup) {
    table::State state(setup);
    support::RandomTable random(1, 0);
    std::vector<Step> steps;
    core::Instant now{core::Millis{1'794'821'400'000}};
    for (int i = 0; i < kInputs; ++i) {
        now += core::Millis{1000};
        steps.push_back({random.next(state), now});
        for (const events::Event& event : table::decide(state, steps.back().input, now))
            table::apply(state, event, now);
    }
    return steps;
}

void playTable(benchmark::State& bench, const std::string& ruleSet) {
    const table::SetupPtr setup = support::makeSetup(support::submissionText(ruleSet));
    const std::vector<Step> steps = record(setup);
    std::int64_t events = 0;
    std::uint64_t rounds = 0;
    for (auto _ : bench) {
        table::State state(setup);
        for (const Step& step : steps)
            for (const events::Event& event : table::decide(state, step.input, step.at)) {
                table::apply(state, event, step.at);
                ++events;
            }
        rounds = state.lastRound;
        benchmark::DoNotOptimize(state);
    }
    bench.SetItemsProcessed(bench.iterations() * kInputs);
    bench.counters["rounds"] = static_cast<double>(rounds);
    bench.counters["events/s"] =
        benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
}

const bool kRegistered = [] {
    for (const std::string& id : support::ruleSetIds())
        benchmark::RegisterBenchmark(id.c_str(),
                                     [id](benchmark::State& bench) { playTable(bench, id); });
    return true;
}();

} // namespace
