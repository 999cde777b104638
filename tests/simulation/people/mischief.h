#pragma once

#include "shared/core/enum_names.h"
#include "shared/events/staff_events.h"
#include "shared/feed/seeded_random.h"
#include "tests/simulation/people/claim_view.h"

#include <deque>
#include <optional>
#include <set>

namespace pitwatch::simulation {

// Ways to make a table act on what nobody entitled to has signed for it.
enum class Trick : std::uint8_t {
    Repeat,        // A signed action once more, word for word.
    FlipSignature, // One bit of it.
    SignForOther,  // The manager's name, the floorperson's key.
    RaiseRole,     // Own name, own key, a role above one's own.
    OtherClaim,    // Signed for one claim, given for another.
    OtherAmount,
    Stale, // Signed long ago.
    Lasting,
    OldRoster,
    GonePerson,   // With a good key, and rights that were revoked.
    OtherConsole, // Signed at a console that this is not.
    OtherHeader,  // The outside says something else than what was signed.
    Garbage,
    OwnVerification, // Whoever verified it approves it as well.
    EndedClaim,
};
constexpr auto enumNames(Trick) {
    return core::names("repeat", "flip_signature", "sign_for_other", "raise_role", "other_claim",
                       "other_amount", "stale", "lasting", "old_roster", "gone_person",
                       "other_console", "other_header", "garbage", "own_verification",
                       "ended_claim");
}

// Somebody who broke into a console and knows keys he should not. Everything he writes is an
// approval that the tables have to refuse.
class Mischief {
public:
    Mischief(core::PartyId console, const std::deque<events::StaffActionSigned>& overheard,
             std::uint64_t seed)
        : m_console(std::move(console)), m_overheard(overheard), m_random(~seed) {}

    // Nothing where there is no claim to play it with.
    std::optional<events::StaffActionSigned> next(const ConsoleView& console, core::Instant now);

private:
    const payout::Claim* anyClaim(const ConsoleView& console, bool ended);
    staff::Statement approval(const payout::Claim& claim, const staff::Waiting& waiting,
                              const staff::Roster& roster, core::Instant now);
    static void spoil(staff::Statement& statement, Trick trick, const payout::Claim& claim);

    core::PartyId m_console;
    const std::deque<events::StaffActionSigned>& m_overheard;
    feed::SeededRandom m_random;
    std::set<std::pair<core::TableId, std::uint64_t>> m_seen; // Claims that were open once.
};

} // namespace pitwatch::simulation
