#include "tests/support/table_properties.h"

#include "shared/table/next_steps.h"
#include "shared/wire/event_codec.h"
#include "tests/support/claim_ledger.h"
#include "tests/support/random_table.h"
#include "tests/support/round_ledger.h"

namespace pitwatch::support {

using core::Cents;
using events::Wager;
using table::State;

namespace {

// What a table may hear without having anything to say about it.
bool maySayNothing(const table::Input& input) {
    return std::holds_alternative<table::TimePassed>(input) ||
           std::holds_alternative<table::WagerSensed>(input) ||
           std::holds_alternative<table::SeatPlayer>(input) ||
           std::holds_alternative<table::ShufflerReported>(input) ||
           std::holds_alternative<table::ShufflerModeReported>(input) ||
           std::holds_alternative<table::DoorReported>(input) ||
           std::holds_alternative<table::ShufflerLost>(input) ||
           std::holds_alternative<table::ShufflerFound>(input) ||
           std::holds_alternative<table::ReportFault>(input) ||
           std::holds_alternative<table::ReportIrregularity>(input) ||
           std::holds_alternative<table::ShuffleFinished>(input) ||
           std::holds_alternative<table::DeckInserted>(input) ||
           std::holds_alternative<table::LockProgressive>(input) ||
           std::holds_alternative<table::RecordDocument>(input);
}

std::string checkCoding(const events::Event& event) {
    const auto bytes = wire::encodeEvent(event);
    const auto read = wire::decodeEvent(event.type(), bytes);
    if (!read.ok())
        return std::string(event.name()) + " cannot be read back: " + read.error().text;
    return *read == event ? std::string() : std::string(event.name()) + " changed on the wire";
}

std::string checkReplay(const TableBench& bench) {
    State again(bench.state().setup);
    for (const Recorded& entry : bench.journal())
        table::apply(again, entry.event, entry.at);
    return again == bench.state() ? std::string() : "the journal gives another state";
}

std::string checkEvents(const TableBench& bench, const table::Input& input, RoundLedger& ledger,
                        ClaimLedger& claims) {
    if (bench.last().empty() && !maySayNothing(input))
        return "nothing was said about " + std::string(table::nameOf(input));
    for (const events::Event& event : bench.last()) {
        if (auto problem = ledger.follow(event); !problem.empty())
            return problem;
        if (auto problem = claims.follow(event); !problem.empty())
            return problem;
        if (auto problem = checkCoding(event); !problem.empty())
            return problem;
    }
    return misplacedCards(bench.state());
}

} // namespace

std::string playAtRandom(std::string_view ruleSet, std::uint64_t seed, int inputs, int& settled) {
    const table::Signals signalled{seed % 2 == 0, seed % 3 != 0, seed % 5 != 0};
    TableBench bench(makeSetup(submissionText(ruleSet), signalled));
    RandomTable random(seed, static_cast<int>(seed % 4) * 8);
    RoundLedger ledger;
    ClaimLedger claims;
    for (int i = 0; i < inputs; ++i) {
        bench.wait(core::Millis{1000});
        const table::Input input = random.next(bench.state());
        bench.give(input);
        std::string problem = checkEvents(bench, input, ledger, claims);
        if (problem.empty() && i % 64 == 0 && bench.state().opening != table::Opening::Closed)
            table::nextSteps(bench.state(), bench.now());
        if (!problem.empty())
            return problem + " (" + std::string(ruleSet) + ", seed " + std::to_string(seed) +
                   ", input " + std::to_string(i) + " " + std::string(table::nameOf(input)) + ": " +
                   bench.names() + ")";
    }
    settled += bench.count<events::RoundSettled>();
    if (auto problem = checkReplay(bench); !problem.empty())
        return problem + " (" + std::string(ruleSet) + ", seed " + std::to_string(seed) + ")";
    return {};
}

} // namespace pitwatch::support
