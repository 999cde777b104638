#pragma once

#include "shared/staff/actions/docket.h"

namespace pitwatch::desk {

// What somebody at a console wants done, to the object as it was shown to them. Made once, with
// asSeen(), and carried along: nothing of it is looked up again before it is signed.
struct Request {
    staff::Action action{};
    core::PartyId addressee{};
    staff::Object object{};
    staff::Arguments arguments{};
    // What the person states (a meter correction), or the object's as it was shown.
    core::Cents amount{};
    // Which object of that name it was.
    events::Digest objectHash{};
    events::ActionId nonce{};

    friend bool operator==(const Request&, const Request&) = default;
};

// The request, about the object as it waits. While the same comes out of it again, the object is
// still what it was.
Request asSeen(Request request, const staff::Waiting& waiting);

// What the person would sign for the request; who signs adds the id, the times and where. Enough
// for asking beforehand whether it would be done.
staff::Statement draftOf(const Request& request, const events::PersonId& person, staff::Role role);

} // namespace pitwatch::desk
