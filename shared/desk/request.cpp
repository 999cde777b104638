#include "shared/desk/request.h"

namespace pitwatch::desk {

Request asSeen(Request request, const staff::Waiting& waiting) {
    request.objectHash = waiting.hash;
    request.nonce = waiting.nonce;
    switch (staff::ruleOf(request.action).amount) {
    case staff::AmountRule::None:
        request.amount = {};
        break;
    case staff::AmountRule::OfObject:
        request.amount = waiting.amount;
        break;
    case staff::AmountRule::OfPerson:
        break;
    }
    return request;
}

staff::Statement draftOf(const Request& request, const events::PersonId& person, staff::Role role) {
    staff::Statement one;
    one.action = request.action;
    one.addressee = request.addressee;
    one.object = request.object;
    one.objectHash = request.objectHash;
    one.nonce = request.nonce;
    one.amount = request.amount;
    one.arguments = staff::named(request.arguments);
    one.person = person;
    one.role = role;
    return one;
}

} // namespace pitwatch::desk
