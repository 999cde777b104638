#include "shared/desk/table_actions.h"

#include "shared/desk/internal/claim_actions.h"
#include "shared/events/staff_events.h"
#include "shared/table/decide.h"

namespace pitwatch::desk {

namespace {

using staff::Action;
using staff::Argument;

table::Input ruling(const table::Actor& by, const StatementFields& fields) {
    table::RuleOnIrregularity rule{by, {}, fields.reason(Argument::Decision)};
    if (fields.has(Argument::Consequence))
        rule.consequence = fields.choice<rules::Consequence>(Argument::Consequence);
    return rule;
}

table::Input chipCount(const table::Actor& by, const StatementFields& fields) {
    table::ResolveChipCount count{by, fields.choice<events::Wager>(Argument::Wager),
                                  fields.number<std::uint16_t>(Argument::Agreed),
                                  fields.reason(Argument::Reason)};
    if (fields.has(Argument::Withdrawn))
        count.withdrawn = fields.seats(Argument::Withdrawn);
    return count;
}

table::Input removal(const table::Actor& by, const StatementFields& fields) {
    return table::RemoveDeck{by, fields.objectChoice<events::DeckColour>(),
                             fields.choice<events::DeckRemovalReason>(Argument::Reason),
                             fields.name<events::PersonId>(Argument::Dealer), by.person};
}

table::Input inputOf(const staff::Statement& statement, const table::Actor& by) {
    const StatementFields fields(statement);
    switch (statement.action) {
    case Action::OpenTable:
        return table::OpenTable{by, fields.name<events::PersonId>(Argument::Dealer)};
    case Action::CloseTable:
        return table::CloseTable{by, fields.reason(Argument::Reason)};
    case Action::IdleTable:
        return table::IdleTable{by};
    case Action::AssignDealer:
        return table::AssignDealer{by, fields.name<events::PersonId>(Argument::Dealer)};
    case Action::AssignFloorperson:
        return table::AssignFloorperson{by, fields.name<events::PersonId>(Argument::Floorperson)};
    case Action::ChangeDealingMethod:
        return table::ChangeDealingMethod{by,
                                          fields.choice<events::DealingMethod>(Argument::Method),
                                          fields.reason(Argument::Reason)};
    case Action::VerifyInspection:
        return table::DoDeckStep{
            by, fields.objectChoice<events::DeckColour>(), table::DeckStep::Verify, {}};
    case Action::RemoveDeck:
        return removal(by, fields);
    case Action::OrderRecut:
        return table::OrderRecut{by, fields.objectChoice<events::DeckColour>(),
                                 fields.reason(Argument::Reason)};
    case Action::OrderShuffle:
        return table::OrderShuffle{by, fields.objectChoice<events::DeckColour>(),
                                   fields.reason(Argument::Reason)};
    case Action::CloseFault:
        return table::CloseFault{by, {fields.objectNumber()}, fields.reason(Argument::Cause)};
    case Action::MarkOutOfOrder:
        return table::MarkOutOfOrder{by, fields.name<events::DeviceId>(Argument::Device),
                                     fields.choice<events::OutOfOrderSign>(Argument::Sign)};
    case Action::ReturnToUse:
        return table::ReturnToUse{by, fields.name<events::DeviceId>(Argument::Device)};
    case Action::ClearJam:
        return table::ClearJam{by};
    case Action::UnlockProgressive:
        return table::UnlockProgressive{fields.choice<events::ProgressiveLock>(Argument::Lock), by};
    case Action::ResolveChipCount:
        return chipCount(by, fields);
    case Action::JudgeStub:
        return table::JudgeStub{by, fields.judgement(Argument::Judgement) ==
                                        events::StubJudgement::MisdealtAllPresent};
    case Action::AbandonWagers:
        return table::AbandonWagers{by, fields.seat(Argument::Seat)};
    case Action::ForfeitWagers:
        return table::ForfeitWagers{
            by, fields.seat(Argument::Seat), fields.reason(Argument::Reason), {}};
    case Action::RuleOnIrregularity:
        return ruling(by, fields);
    case Action::VoidRound:
        return table::VoidRound{by, fields.reason(Argument::Reason)};
    case Action::VerifyClaim:
    case Action::ApproveClaim:
    case Action::DenyClaim:
    case Action::VoidClaim:
    case Action::PayClaim:
    case Action::PayEnvyLine:
    case Action::HoldClaim:
    case Action::DisputeClaim:
    case Action::ResolveDispute:
    case Action::NotifySurveillance:
    case Action::VoidDocument:
        return claimInput(statement, by, fields);
    case Action::OpenLink:
    case Action::CloseLink:
    case Action::CorrectMeter:
    case Action::ChangeParameters:
    case Action::ApproveOrder:
    case Action::DenyOrder:
    case Action::ReadmitParty:
        break;
    }
    throw NotUnderstood{{staff::Misstatement::NotForATable}};
}

bool isRound(const table::State& state, const std::string& number) {
    return state.round && std::to_string(state.round->id.value) == number;
}

// What the statement names besides its object is still the one that is there; it may be left out.
bool stillThere(const core::Text* named, const std::optional<std::string>& there) {
    return named == nullptr || named->value() == there;
}

// Why the statement is about something that has been replaced since it was shown, or nothing. The
// hash of a claim does not tell one document or dispute of it from the next.
std::optional<events::Phrase> replaced(const table::State& state,
                                       const staff::Statement& statement) {
    if (statement.object.kind == staff::ObjectKind::Round &&
        !isRound(state, statement.object.id.value()))
        return events::Phrase{staff::Misstatement::RoundIsOver, statement.object.id};
    if (statement.action == Action::RuleOnIrregularity) {
        std::optional<std::string> asked;
        if (state.round && state.round->question)
            asked = core::enumName(*state.round->question);
        if (!stillThere(statement.argument(Argument::Question), asked))
            return events::Phrase{staff::Misstatement::QuestionIsAnswered};
    }
    if (statement.object.kind != staff::ObjectKind::Claim)
        return std::nullopt;
    const table::PendingClaim* claim = state.findClaim(StatementFields(statement).objectNumber());
    if (claim == nullptr)
        return std::nullopt;
    std::optional<std::string> document;
    if (claim->document)
        document = std::to_string(claim->document->value);
    if (statement.action == Action::VoidDocument &&
        !stillThere(statement.argument(Argument::Document), document))
        return events::Phrase{staff::Misstatement::OtherDocument};
    std::optional<std::string> dispute;
    if (claim->dispute)
        dispute = nameOf(*claim->dispute).value();
    if (statement.action == Action::ResolveDispute &&
        !stillThere(statement.argument(Argument::Dispute), dispute))
        return events::Phrase{staff::Misstatement::OtherDispute};
    return std::nullopt;
}

} // namespace

core::Text nameOf(const payout::Dispute& dispute) {
    return core::Text::fitted(core::toIso(dispute.at) + " " + dispute.by.text() + ": " +
                              dispute.reason.value());
}

core::Result<table::Input, events::Phrase> tableInput(const staff::Statement& statement) {
    if (!hasRank(statement.role))
        return events::Phrase{staff::Misstatement::NoRankAtATable};
    try {
        return inputOf(statement, table::Actor{statement.person, statement.role, true});
    } catch (const NotUnderstood& problem) {
        return problem.why;
    }
}

core::Result<std::vector<events::Event>, Objection>
decideAtTable(const table::State& state, const staff::Statement& statement, core::Instant now) {
    const auto input = tableInput(statement);
    if (!input)
        return Objection(input.error());
    if (const auto why = replaced(state, statement))
        return Objection(*why);
    std::vector<events::Event> led = table::decide(state, *input, now);
    for (const events::Event& event : led)
        if (const auto* refused = event.as<events::CommandRefused>())
            return Objection(refused->reason, refused->section);
    return led;
}

} // namespace pitwatch::desk
