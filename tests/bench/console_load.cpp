#include "tests/bench/console_load.h"

#include "shared/wire/event_codec.h"

#include <unistd.h>

#include <fstream>

using namespace std::chrono_literals;

namespace pitwatch::bench {

using console::Store;

namespace {

// The same event in another round.
events::Event inRound(const events::Event& event, std::uint64_t number) {
    std::optional<events::Event> moved;
    events::visit(
        [&](auto value) {
            if constexpr (requires { value.round = events::RoundId{number}; })
                value.round = events::RoundId{number};
            moved = events::Event(value);
        },
        event);
    return *moved;
}

wire::Envelope entryOf(const events::Event& event, std::uint64_t sequence, core::Instant at) {
    wire::Envelope entry;
    entry.sequence = sequence;
    entry.at = at;
    entry.type = event.type();
    entry.body = wire::encodeEvent(event);
    return entry;
}

} // namespace

const Play& play() {
    static const Play kPlay = [] {
        support::TableFixture bench(
            support::makeSetup(support::submissionText("comar-let-it-ride")));
        bench.open();
        Play made;
        made.opening = bench.journal();
        bench.wholeRound({1, 2, 3, 4, 5});
        made.round.assign(bench.journal().begin() +
                              static_cast<std::ptrdiff_t>(made.opening.size()),
                          bench.journal().end());
        return made;
    }();
    return kPlay;
}

std::vector<Party> parties() {
    std::vector<Party> all;
    for (int i = 1; i <= kTables; ++i)
        all.push_back({support::named<core::PartyId>("T" + std::to_string(1000 + i)), 0, 0});
    return all;
}

std::vector<wire::Envelope> openingOf(Party& party) {
    std::vector<wire::Envelope> entries;
    const std::string text = support::submissionText("comar-let-it-ride");
    const events::ConfigurationLoaded loaded{
        support::named<events::RuleSetId>("comar-let-it-ride"), {text}, {}, 0};
    entries.push_back(entryOf(loaded, ++party.sequence, play().opening.front().at));
    for (const support::Recorded& one : play().opening)
        entries.push_back(entryOf(one.event, ++party.sequence, one.at));
    return entries;
}

std::vector<wire::Envelope> nextRound(Party& party) {
    const core::Millis later = 72s * static_cast<std::int64_t>(party.rounds++);
    std::vector<wire::Envelope> entries;
    for (const support::Recorded& one : play().round)
        entries.push_back(
            entryOf(inRound(one.event, party.rounds), ++party.sequence, one.at + later));
    return entries;
}

void apply(Store& store, const Party& party, std::span<const wire::Envelope> entries) {
    journal::Head head;
    head.sequence = entries.back().sequence;
    store.apply(entries, {party.id, head});
}

std::unique_ptr<Store> opened(const std::string& path) {
    auto store = Store::open(path);
    if (!store)
        std::abort();
    return std::move(*store);
}

void writeMillion(const std::string& path) {
    const auto store = opened(path);
    std::vector<Party> all = parties();
    for (Party& party : all)
        apply(*store, party, openingOf(party));
    while (store->entryCount() < kMillion)
        for (Party& party : all)
            apply(*store, party, nextRound(party));
}

double residentMegabytes() {
    std::ifstream file("/proc/self/statm");
    std::size_t pages = 0;
    std::size_t resident = 0;
    file >> pages >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

} // namespace pitwatch::bench
