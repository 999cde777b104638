#include "shared/desk/request.h"

namespace pitwatch::desk {

staff::Statement draftOf(const Request& request, const staff::Waiting& waiting,
                         const events::PersonId& person, staff::Role role) {
    staff::Statement one;
    one.action = request.action;
    one.addressee = request.addressee;
    one.object = request.object;
    one.objectHash = waiting.hash;
    one.nonce = waiting.nonce;
    switch (staff::ruleOf(request.action).amount) {
    case staff::AmountRule::None:
        break;
    case staff::AmountRule::OfObject:
        one.amount = waiting.amount;
        break;
    case staff::AmountRule::OfPerson:
        one.amount = request.amount;
        break;
    }
    one.arguments = request.arguments;
    one.person = person;
    one.role = role;
    return one;
}

} // namespace pitwatch::desk
