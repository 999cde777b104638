#include "shared/journal/sqlite_journal.h"
#include "tests/support/journals/sample_events.h"

#include <cstdio>
#include <cstdlib>

// Keeps the journal named on the command line and appends to it until it is killed. Every append
// that was acknowledged becomes a line on standard output: the number of the last entry and the
// beginning of its chain hash.

using namespace pitwatch;

int main(int argc, char** argv) {
    if (argc != 2)
        return 2;
    journal::SqliteJournal::Options options;
    options.signer = std::make_shared<journal::Ed25519Signer>(journal::Ed25519Signer::Seed{1});
    options.signEveryCommits = 5;
    options.checkpointPages = 40;
    const auto opened = journal::SqliteJournal::open(argv[1], options);
    if (!opened) {
        std::fprintf(stderr, "%s\n", opened.error().text.c_str());
        return 2;
    }
    journal::SqliteJournal& journal = **opened;
    for (std::uint64_t turn = 0;; ++turn) {
        const std::uint64_t next = journal.head().sequence + 1;
        const journal::Anchor anchor{*core::PartyId::parse("T01"), {{{9}}, next, {1}}};
        journal.append(tests::sampleEvents(next, turn % 7 + 1), tests::kSomeTime,
                       std::span(&anchor, 1));
        const journal::Head head = journal.head();
        std::printf("%llu %02x%02x%02x%02x %llu\n", static_cast<unsigned long long>(head.sequence),
                    head.chain[0], head.chain[1], head.chain[2], head.chain[3],
                    static_cast<unsigned long long>(next));
        std::fflush(stdout);
    }
}
