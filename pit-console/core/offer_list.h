#pragma once

#include "pit-console/core/offer.h"
#include "shared/staff/roster.h"
#include "shared/table/state.h"

namespace pitwatch::console {

// Who would act, and on what, as far as the console knows. While nobody is signed in, it is asked
// what somebody of rank could do.
struct Asking {
    events::PersonId person{};
    const staff::Person* rights = nullptr; // Null: nobody is signed in.
    const staff::Docket* docket = nullptr; // What waits at the addressee; null: not known.
};

// Why the person may not ask for it, as far as their rights go; empty where they may, or where
// nobody is signed in.
std::string objectionTo(const desk::Request& request, const Asking& asking);

// Collects offers to one table. Each is put to the table core in a dry run, which says whether it
// would be done, and if not, why and by which section; then the person's own rights are looked at.
// What it is given must outlive it.
class OfferList {
public:
    OfferList(const core::PartyId& table, const table::State& state, const Asking& asking,
              core::Instant now)
        : m_table(table), m_state(state), m_asking(asking), m_now(now) {}

    using Given = std::vector<std::pair<const char*, std::string>>; // Arguments already known.
    void add(staff::Action action, const staff::Object& object, std::string about = {},
             const Given& given = {}, std::vector<Blank> blanks = {});

    std::vector<ActionOffer> take() { return std::move(m_offers); }

private:
    void judge(ActionOffer& offer) const;

    core::PartyId m_table;
    const table::State& m_state;
    const Asking& m_asking;
    core::Instant m_now;
    std::vector<ActionOffer> m_offers;
};

Blank words(const char* argument);
Blank count(const char* argument);
Blank choice(const char* argument, std::vector<std::string> choices);
Blank money();

} // namespace pitwatch::console
