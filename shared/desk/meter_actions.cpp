#include "shared/desk/meter_actions.h"

#include "shared/desk/internal/statement_fields.h"
#include "shared/events/staff_events.h"
#include "shared/meter/decide.h"
#include "shared/meter/weights.h"
#include "shared/staff/actions/check.h"

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

core::PartyId partyOf(const staff::Statement& statement) {
    auto party = core::PartyId::parse(statement.object.id.value());
    if (!party)
        throw NotUnderstood{{staff::Misstatement::ObjectNoParty}};
    return std::move(*party);
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
    if (order->action == Action::ReadmitParty)
        return meter::ReadmitParty{partyOf(*order), order->person, approval.person};
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
    if (statement.action == Action::ReadmitParty) {
        partyOf(statement);
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

namespace {

bool isOrder(const staff::Statement& statement) {
    return statement.action == Action::CorrectMeter || statement.action == Action::ChangeParameters;
}

// Why whoever ordered something this heavy may not have, or not any more; nothing where they may.
std::optional<Objection> objectionTo(const staff::Statement& order, core::Cents weight,
                                     const staff::Roster& roster) {
    const staff::Person* person = roster.find(order.person);
    if (person == nullptr || !person->active ||
        !staff::ruleOf(order.action).roles.contains(person->role))
        return Objection({staff::Misstatement::OrdererMayNot, order.person});
    if (weight > person->limit)
        return Objection(
            {staff::Misstatement::ChangeOverLimit, weight, person->limit, order.person});
    return std::nullopt;
}

} // namespace

std::optional<core::Cents> weightOf(const meter::State& state, const staff::Statement& statement,
                                    const staff::Statement* order) {
    const bool approves = statement.action == Action::ApproveOrder && order != nullptr;
    const staff::Statement& ordered = approves ? *order : statement;
    if (!isOrder(ordered))
        return std::nullopt;
    try {
        if (ordered.action == Action::ChangeParameters)
            return meter::weightOf(state, meter::ChangeParameters{linkOf(ordered), {}, {}});
        return meter::weightOf(state, correctionOf(ordered));
    } catch (const NotUnderstood&) {
        return std::nullopt;
    }
}

core::Result<std::vector<events::Event>, Objection>
decideAtController(const meter::State& state, const staff::Statement& statement,
                   const staff::Statement* order, const staff::Roster& roster, core::Instant now) {
    const auto input = meterInput(statement, order);
    if (!input)
        return Objection(input.error());
    if (const auto weight = weightOf(state, statement, order)) {
        if (const auto why = objectionTo(statement, *weight, roster))
            return *why;
        if (order != nullptr)
            if (const auto why = objectionTo(*order, *weight, roster))
                return *why;
    }
    if (!*input)
        return std::vector<events::Event>{};
    auto led = meter::decide(state, **input, now);
    for (const events::Event& event : led)
        if (const auto* refused = event.as<events::CommandRefused>())
            return Objection(refused->reason, refused->section);
    return led;
}

} // namespace pitwatch::desk
