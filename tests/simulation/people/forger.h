#pragma once

#include "shared/events/claims/claim_events.h"
#include "shared/feed/publisher.h"
#include "shared/journal/memory_journal.h"
#include "shared/staff/actions/action.h"
#include "tests/simulation/world.h"

#include <optional>
#include <string_view>

namespace pitwatch::simulation {

inline constexpr std::string_view kForgedTable = "T99";

// Somebody who stole what a table proves itself to the broker with, and nothing else: he writes in
// its name that a hand was declared, verified, approved and is to be paid, again and again, and
// that the table read one which takes nearly all of a meter. What people really signed he has only
// for hands that came to nothing, and tells it once more.
class Forger {
public:
    Forger(World& world, std::uint64_t seed);

    void run();
    core::Tick wake() const { return m_wake; }

private:
    void forge();
    void declareUnseen();
    void repeatEnded();
    void denyUnsigned();
    void readUnfiled();
    // A fixed amount.
    events::ClaimRaised nextClaim();
    // The same claim, for a tenth of a meter.
    events::ClaimRaised shareOf(const events::ClaimRaised& amount) const;
    events::StaffActionAccepted acceptance(const events::ClaimRaised& raised, core::Instant at,
                                           staff::Action action, std::string_view key);

    World& m_world;
    SkewedClock m_clock;
    std::uint64_t m_seed;
    journal::MemoryJournal m_journal;
    feed::MemoryConnection m_connection;
    std::optional<feed::Publisher> m_publisher;
    core::Tick m_wake{};
    core::Tick m_nextForgery{core::Millis{60'000}};
    std::uint64_t m_claims = 0;
};

} // namespace pitwatch::simulation
