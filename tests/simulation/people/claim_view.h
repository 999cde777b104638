#pragma once

#include "pit-console/core/live/pit.h"
#include "shared/desk/request.h"
#include "shared/payout/claim.h"
#include "shared/payout/policy.h"
#include "shared/staff/actions/docket.h"
#include "shared/staff/roster.h"

#include <string_view>
#include <vector>

namespace pitwatch::simulation {

// What somebody at a console is about to sign. Whoever is in earnest signs what the console offers;
// whoever is mistaken signs it as it is, whatever the console says.
struct PersonsRequest {
    events::PersonId person;
    desk::Request request;
    bool mistaken = false;
};

// What a console shows and knows at one moment; all of it outlives the view.
struct ConsoleView {
    const console::Snapshot& shown;
    const console::Pit& pit;
    const staff::Roster& roster; // The one that the console has adopted.

    const staff::Docket& docketOf(const core::PartyId& party) const {
        return *pit.desk()->requesterFor(party).docket;
    }
};

// One claim, as a person at the desk sees it. Everything belongs to the desk and outlives the view.
struct ClaimView {
    const payout::Claim& claim;
    const staff::Roster& roster;
    const staff::Waiting& waiting;
    const payout::Policy& policy;

    desk::Request ask(staff::Action action, staff::Arguments arguments = {}) const;
    const payout::Tier& tier() const { return policy.tierOf(claim.largestPayment()); }
    // The least rank that may approve it.
    staff::Role approverRank() const;
    bool surveillanceMissing() const { return tier().surveillance && !claim.surveillance; }
};

// Everybody of that rank at least who may still take part and whose limit allows it.
std::vector<events::PersonId> whoMay(const staff::Roster& roster, staff::Action action,
                                     const staff::Waiting& waiting, staff::Role least);

core::Text words(std::string_view text);
staff::Argument named(std::string_view name);

} // namespace pitwatch::simulation
