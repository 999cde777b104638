#include "shared/desk/internal/claim_actions.h"

#include <algorithm>

namespace pitwatch::desk {

namespace {

using staff::Action;
using staff::Argument;

// "cards,wager,hand": what was compared at the table.
std::vector<events::CheckName> checksOf(const std::string& words) {
    std::vector<events::CheckName> checks;
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find(',', at), words.size());
        auto check = events::CheckName::parse(words.substr(at, end - at));
        if (!check)
            throw NotUnderstood{{staff::Misstatement::ArgumentNoName, Argument::Checks}};
        checks.push_back(std::move(*check));
        at = end + 1;
    }
    return checks;
}

table::Input payment(const table::Actor& by, std::uint64_t claim, const StatementFields& fields) {
    table::PayClaim pay{by, claim, fields.choice<events::PaymentMethod>(Argument::Method), {}};
    if (fields.has(Argument::Document))
        pay.document = events::DocumentNumber{fields.number<std::uint64_t>(Argument::Document)};
    return pay;
}

table::Input holding(const table::Actor& by, std::uint64_t claim, const StatementFields& fields) {
    table::HoldClaim hold{by, claim, fields.reason(Argument::Reason), {}};
    if (fields.has(Argument::Seat))
        hold.envySeat = fields.seat(Argument::Seat);
    return hold;
}

} // namespace

table::Input claimInput(const staff::Statement& statement, const table::Actor& by,
                        const StatementFields& fields) {
    const std::uint64_t claim = fields.objectNumber();
    const events::ActionId& id = statement.id;
    if (statement.action == Action::VerifyClaim)
        return table::VerifyClaim{by, claim, checksOf(fields.text(Argument::Checks).value()), id};
    if (statement.action == Action::ApproveClaim)
        return table::ApproveClaim{by, claim, statement.amount, statement.rosterVersion, id};
    if (statement.action == Action::DenyClaim)
        return table::DenyClaim{by, claim, fields.reason(Argument::Reason), id};
    if (statement.action == Action::VoidClaim)
        return table::VoidClaim{by, claim, fields.reason(Argument::Reason)};
    if (statement.action == Action::NotifySurveillance)
        return table::NotifySurveillance{by, claim, fields.reason(Argument::AnsweredBy)};
    if (statement.action == Action::VoidDocument)
        return table::VoidDocument{by, claim, fields.reason(Argument::Reason)};
    if (statement.action == Action::PayClaim)
        return payment(by, claim, fields);
    if (statement.action == Action::PayEnvyLine)
        return table::PayEnvyLine{by, claim, fields.seat(Argument::Seat)};
    if (statement.action == Action::HoldClaim)
        return holding(by, claim, fields);
    if (statement.action == Action::DisputeClaim)
        return table::DisputeClaim{by, claim, fields.reason(Argument::Reason)};
    if (statement.action == Action::ResolveDispute)
        return table::ResolveDispute{by, claim, fields.reason(Argument::Decision)};
    throw NotUnderstood{{staff::Misstatement::NotForAClaim}};
}

} // namespace pitwatch::desk
