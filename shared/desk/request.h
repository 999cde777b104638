#pragma once

#include "shared/staff/docket.h"

namespace pitwatch::desk {

// What somebody at a console wants done.
struct Request {
    staff::Action action{};
    core::PartyId addressee{};
    staff::Object object{};
    staff::Arguments arguments{};
    // Where the person states it (a meter correction); otherwise the object's is taken.
    core::Cents amount{};

    friend bool operator==(const Request&, const Request&) = default;
};

// What the person would sign for the request on the object as it waits; who signs adds the id, the
// times and where. Enough for asking beforehand whether it would be done.
staff::Statement draftOf(const Request& request, const staff::Waiting& waiting,
                         const events::PersonId& person, staff::Role role);

} // namespace pitwatch::desk
