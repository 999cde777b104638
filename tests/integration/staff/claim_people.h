#pragma once

#include "shared/feed/seeded_random.h"
#include "shared/table/state.h"
#include "tests/support/sites/real_console.h"

#include <map>
#include <tuple>

namespace pitwatch::support {

enum class Fate : std::uint8_t { Paid, TornDocument, Denied, Voided };

// The people who deal with claims, each at a console. What somebody signed is signed again only
// when it was refused or has expired, whatever happens to the console. Some payments two people
// sign at once, at two consoles: only one of them can be the one who paid.
class ClaimPeople {
public:
    ClaimPeople(RealConsole& floor, RealConsole& office, const core::Clock& clock,
                feed::SeededRandom& random);

    // Signs what is next for the claims of the table, as far as the consoles run and know of them;
    // how many signatures that took.
    int attend(const table::State& state);
    // Declares the open round void. A pad's word is not enough once people signed for its claims.
    int declareVoid(const table::State& state);
    // What was signed and, as far as the consoles know, not yet answered by a table.
    int unanswered() const;
    int signatures() const { return m_signatures; }
    int twice() const { return m_twice; } // Payments that two people signed.
    int again() const { return m_again; } // Signed again after a refusal or its expiry.

private:
    struct Plan {
        Fate fate{};
        payout::Stage at{}; // When the claim is denied or voided.
    };
    struct Step {
        std::string who;
        staff::Action action{};
        std::string argument{}; // Its name; empty where the action takes none.
        std::string value{};
    };
    struct Signed {
        events::ActionId action{};
        core::Tick at{};
    };
    // What it is signed about, and at which table.
    struct About {
        core::PartyId table;
        staff::Object object;
        core::Cents amount{};
    };
    using Key = std::tuple<core::PartyId, staff::Object, std::string, staff::Action, std::string>;

    const Plan& planOf(const events::ClaimId& claim);
    std::optional<Step> next(const table::State& state, const payout::Claim& claim);
    std::optional<Step> payment(const table::State& state, const payout::Claim& claim);
    static About aboutOf(const payout::Claim& claim);
    static Key keyOf(const About& about, const Step& step) {
        return {about.table, about.object, step.who, step.action, step.value};
    }
    bool sign(const About& about, const Step& step);
    bool mayBeSigned(const Key& key, RealConsole& console);
    RealConsole& consoleOf(const std::string& who);

    RealConsole& m_floor;
    RealConsole& m_office;
    const core::Clock& m_clock;
    feed::SeededRandom& m_random;
    std::vector<Fate> m_fates;
    std::map<events::ClaimId, Plan> m_plans;
    std::map<Key, Signed> m_signed;
    int m_signatures = 0;
    int m_twice = 0;
    int m_again = 0;
};

} // namespace pitwatch::support
