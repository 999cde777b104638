#include "tests/simulation/checks/head_check.h"

#include "tests/simulation/checks/violation.h"

#include <set>

namespace pitwatch::simulation {

namespace {

// The entries of one commit have one time, so there are at least as many commits as times.
std::size_t commitsAfter(const std::vector<wire::Envelope>& entries, std::uint64_t sequence) {
    std::set<core::Instant> times;
    for (const wire::Envelope& entry : entries)
        if (entry.sequence > sequence)
            times.insert(entry.at);
    return times.size();
}

} // namespace

void checkHeads(Process& process) {
    const auto audit = process.disk().audit();
    if (!audit)
        return;
    require(audit->ok(), "signed_heads",
            process.name() + "'s journal cannot be audited: " +
                (audit->ok() ? std::string() : audit->error().text));
    const journal::VerifyReport& report = **audit;
    const std::size_t signEvery = journal::SqliteJournal::Options{}.signEveryCommits;
    require(!report.bad, "signed_heads",
            process.name() + "'s journal is not sound: " + (report.bad ? report.bad->reason : ""));
    const std::size_t unsignedCommits = commitsAfter(process.disk().entries(), report.signedUpTo);
    require(unsignedCommits < signEvery, "signed_heads",
            process.name() + " made " + std::to_string(unsignedCommits) +
                " commits since it last signed the head of its journal");
}

} // namespace pitwatch::simulation
