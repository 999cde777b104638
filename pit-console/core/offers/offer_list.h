#pragma once

#include "pit-console/core/offers/offer.h"
#include "shared/staff/roster.h"

#include <functional>

namespace pitwatch::console {

// Who would act, and on what, as far as the console knows. While nobody is signed in, it is asked
// what somebody of rank could do.
struct Requester {
    events::PersonId person{};
    const staff::Person* rights = nullptr; // Null: nobody is signed in.
    const staff::Docket* docket = nullptr; // What waits at the addressee; null: not known.
};

// What the addressee says to a statement in a dry run: nothing where it would be done.
using DryRun = std::function<std::optional<desk::Objection>(const staff::Statement&)>;

// Collects offers to one addressee. For each the person's own rights are looked at, and then the
// addressee's core is asked in a dry run whether it would be done, and if not, why and by which
// section. What it is given must outlive it.
class OfferList {
public:
    OfferList(const core::PartyId& addressee, const Requester& requester, DryRun dryRun)
        : m_addressee(addressee), m_requester(requester), m_dryRun(std::move(dryRun)) {}

    using Given = std::vector<std::pair<staff::Argument, std::string>>; // Already known.
    // The offer can be told more about until the next one is added.
    ActionOffer& add(staff::Action action, const staff::Object& object, const Given& given = {},
                     std::vector<Blank> blanks = {});

    std::vector<ActionOffer> take() { return std::move(m_offers); }

private:
    // With the first choice of every blank.
    std::optional<desk::Objection> objectionTo(const ActionOffer& offer) const;
    // Where that is refused: with every other choice; those that are refused leave the blank. A
    // large claim is paid by cheque, and cash is the first of the ways to pay.
    std::optional<desk::Objection> objectionToAnyChoice(ActionOffer& offer) const;

    core::PartyId m_addressee;
    const Requester& m_requester;
    DryRun m_dryRun;
    std::vector<ActionOffer> m_offers;
};

Blank words(staff::Argument argument);
Blank count(staff::Argument argument);
Blank choice(staff::Argument argument, std::vector<std::string> choices);
// So many of these seats.
Blank seats(staff::Argument argument, std::vector<std::string> choices, std::size_t many);
Blank money(const MoneyBounds& bounds);

} // namespace pitwatch::console
