#pragma once

#include "shared/desk/action_desk.h"
#include "shared/feed/seeded_random.h"
#include "shared/payout/claim_book.h"
#include "shared/table/setup/setup.h"
#include "tests/simulation/people/claim_look.h"

#include <map>
#include <optional>

namespace pitwatch::simulation {

using Setups = std::map<core::TableId, table::SetupPtr>;

// The people at one console. They look at the claims as the console shows them and do what is to be
// done next; wild ones also do it twice, or what they must not (mistakes.h).
class ConsolePeople {
public:
    ConsolePeople(const Setups& setups, std::uint64_t seed) : m_setups(setups), m_random(seed) {}

    std::optional<PersonsWish> next(desk::ActionDesk& desk, const payout::ClaimBook& claims,
                                    bool wild, core::Instant now);
    // It was signed: whoever is in earnest waits for the answer.
    void acted(const PersonsWish& command, const events::ActionId& action);

private:
    std::optional<PersonsWish> forClaim(const ClaimLook& look, bool wild);
    std::optional<PersonsWish> review(const ClaimLook& look, bool wild);
    std::optional<PersonsWish> pay(const ClaimLook& look, bool wild);
    std::optional<PersonsWish> atMeters(desk::ActionDesk& desk, bool wild);
    std::optional<PersonsWish> atTable(desk::ActionDesk& desk);
    std::optional<events::PersonId> pick(const staff::Roster& roster, staff::Action action,
                                         const staff::Waiting& waiting, staff::Role least);
    bool waits(const desk::ActionDesk& desk, const desk::Request& request, core::Instant now) const;

    const Setups& m_setups;
    feed::SeededRandom m_random;
    std::map<std::pair<core::PartyId, staff::Object>, events::ActionId> m_last;
};

} // namespace pitwatch::simulation
