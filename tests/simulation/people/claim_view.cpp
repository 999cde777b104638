#include "tests/simulation/people/claim_view.h"

namespace pitwatch::simulation {

using staff::Role;

desk::Request ClaimView::ask(staff::Action action, staff::Arguments arguments) const {
    desk::Request request;
    request.action = action;
    request.addressee = *core::PartyId::parse(claim.id().table.text());
    request.object = staff::objectOf(claim.id());
    request.arguments = std::move(arguments);
    return desk::asSeen(std::move(request), waiting);
}

Role ClaimView::approverRank() const {
    return tier().approver;
}

std::vector<events::PersonId> whoMay(const staff::Roster& roster, staff::Action action,
                                     const staff::Waiting& waiting, Role least) {
    const staff::ActionRule& rule = staff::ruleOf(action);
    std::vector<events::PersonId> able;
    for (const auto& [id, person] : roster.people)
        if (person.active && isAtLeast(person.role, least) && rule.roles.contains(person.role) &&
            !(rule.byAnother && waiting.involved.contains(id)) &&
            !(rule.limit == staff::LimitRule::Amount &&
              waiting.amount + waiting.alongside > person.limit))
            able.push_back(id);
    return able;
}

core::Text words(std::string_view text) {
    return core::Text::fitted(text);
}

staff::Argument named(std::string_view name) {
    return *core::enumFromName<staff::Argument>(name);
}

} // namespace pitwatch::simulation
