#include "shared/desk/meter_actions.h"

#include "shared/desk/internal/statement_fields.h"

namespace pitwatch::desk {

namespace {

using staff::Action;
using staff::Argument;
using MaybeInput = std::optional<meter::Input>;

events::LinkId linkOf(const staff::Statement& statement) {
    auto link = events::LinkId::parse(statement.object.id.value());
    if (!link)
        throw NotUnderstood{{staff::Misstatement::ObjectNoLink}};
    return std::move(*link);
}

// The meter shall show a whole number of cents that is not below nothing.
meter::CorrectMeter correctionOf(const staff::Statement& order) {
    const StatementFields fields(order);
    if (order.amount < core::Cents{})
        throw NotUnderstood{{staff::Misstatement::AmountBelowNothing}};
    meter::CorrectMeter correction;
    correction.link = linkOf(order);
    correction.level = fields.name<events::LevelName>(Argument::Level);
    correction.to = core::MicroCents::fromCents(order.amount);
    correction.cause = fields.reason(Argument::Reason);
    correction.orderedBy = order.person;
    return correction;
}

MaybeInput approved(const staff::Statement& approval, const staff::Statement* order) {
    if (order == nullptr)
        throw NotUnderstood{{staff::Misstatement::NoSuchOrder}};
    if (order->action == Action::ChangeParameters)
        return meter::ChangeParameters{linkOf(*order), order->person, approval.person};
    meter::CorrectMeter correction = correctionOf(*order);
    correction.approvedBy = approval.person;
    return correction;
}

MaybeInput inputOf(const staff::Statement& statement, const staff::Statement* order) {
    const StatementFields fields(statement);
    if (statement.action == Action::OpenLink)
        return meter::OpenLink{linkOf(statement), statement.person};
    if (statement.action == Action::CloseLink)
        return meter::CloseLink{linkOf(statement), statement.person,
                                fields.reason(Argument::Reason)};
    if (statement.action == Action::CorrectMeter) {
        // An order that could never be carried out is refused at once.
        correctionOf(statement);
        return std::nullopt;
    }
    if (statement.action == Action::ChangeParameters || statement.action == Action::DenyOrder)
        return std::nullopt;
    if (statement.action == Action::ApproveOrder)
        return approved(statement, order);
    throw NotUnderstood{{staff::Misstatement::NotForAController}};
}

} // namespace

core::Result<std::optional<meter::Input>, events::Phrase>
meterInput(const staff::Statement& statement, const staff::Statement* order) {
    try {
        return inputOf(statement, order);
    } catch (const NotUnderstood& problem) {
        return problem.why;
    }
}

} // namespace pitwatch::desk
