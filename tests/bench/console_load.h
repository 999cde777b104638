#pragma once

#include "pit-console/core/store/store.h"
#include "tests/support/tables/table_fixture.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

// What a pit of 500 tables writes, for the benches of the console.

namespace pitwatch::bench {

inline constexpr int kTables = 500;
inline constexpr std::uint64_t kMillion = 1'000'000;

// Entries of real play: a table is opened, then one round after the other with five players. The
// rounds are told again with new numbers, so a journal can be as long as it is wanted.
struct Play {
    std::vector<support::Recorded> opening;
    std::vector<support::Recorded> round;
};
const Play& play();

struct Party {
    core::PartyId id;
    std::uint64_t sequence = 0;
    std::uint64_t rounds = 0;
};
std::vector<Party> parties();

std::vector<wire::Envelope> openingOf(Party& party);
// Rounds follow each other after 72 seconds: 50 an hour.
std::vector<wire::Envelope> nextRound(Party& party);
void apply(console::Store& store, const Party& party, std::span<const wire::Envelope> entries);

// Ends the program where it cannot.
std::unique_ptr<console::Store> opened(const std::string& path);
// Fills a new store with a million entries of 500 tables.
void writeMillion(const std::string& path);
double residentMegabytes();

} // namespace pitwatch::bench
