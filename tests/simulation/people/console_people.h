#pragma once

#include "shared/feed/seeded_random.h"
#include "shared/table/setup/setup.h"
#include "tests/simulation/people/claim_view.h"

#include <map>
#include <optional>

namespace pitwatch::simulation {

using Setups = std::map<core::TableId, table::SetupPtr>;

// The people at one console. They look at the claims as the console shows them and do what is to be
// done next; wild ones also do it twice, or what they must not (mistakes.h).
class ConsolePeople {
public:
    ConsolePeople(const Setups& setups, std::uint64_t seed) : m_setups(setups), m_random(seed) {}

    std::optional<PersonsRequest> next(const ConsoleView& console, bool wild, core::Tick now);
    // It was signed under that number: whoever is in earnest waits for the answer, so long.
    void acted(const PersonsRequest& command, std::uint64_t id, core::Tick until);
    void answered(const std::vector<console::ActionOutcome>& outcomes);

private:
    std::optional<PersonsRequest> forClaim(const ClaimView& view, bool wild);
    std::optional<PersonsRequest> review(const ClaimView& view, bool wild);
    std::optional<PersonsRequest> pay(const ClaimView& view, bool wild);
    std::optional<PersonsRequest> aboutClaim(const ConsoleView& console, bool wild, core::Tick now);
    std::optional<PersonsRequest> atMeters(const ConsoleView& console, bool wild);
    std::optional<PersonsRequest> atTable(const ConsoleView& console);
    std::optional<events::PersonId> pick(const staff::Roster& roster, staff::Action action,
                                         const staff::Waiting& waiting, staff::Role least);
    bool waits(const desk::Request& request, core::Tick now) const;

    const Setups& m_setups;
    feed::SeededRandom m_random;
    struct Pending {
        std::uint64_t id = 0;
        core::Tick until{};
    };
    std::map<std::pair<core::PartyId, staff::Object>, Pending> m_pending;
};

} // namespace pitwatch::simulation
