#include "shared/staff/actions/action.h"

#include "shared/core/assertion.h"

#include <array>

namespace pitwatch::staff {

namespace {

constexpr RoleSet kFloor{Role::Floorperson, Role::Supervisor, Role::ShiftManager};
constexpr RoleSet kPit{Role::Supervisor, Role::ShiftManager};

constexpr auto kNone = AmountRule::None;
constexpr auto kOfObject = AmountRule::OfObject;
constexpr auto kOfPerson = AmountRule::OfPerson;

constexpr ArgumentRule kAgreed{Argument::Agreed, ArgumentKind::Count};
constexpr ArgumentRule kAnsweredBy{Argument::AnsweredBy, ArgumentKind::Words};
constexpr ArgumentRule kCause{Argument::Cause, ArgumentKind::Words};
constexpr ArgumentRule kChecks{Argument::Checks, ArgumentKind::Checks};
constexpr ArgumentRule kConsequence{Argument::Consequence, ArgumentKind::Consequence};
constexpr ArgumentRule kDealer{Argument::Dealer, ArgumentKind::Person};
constexpr ArgumentRule kDealingMethod{Argument::Method, ArgumentKind::DealingMethod};
constexpr ArgumentRule kDecision{Argument::Decision, ArgumentKind::Words};
constexpr ArgumentRule kDevice{Argument::Device, ArgumentKind::Device};
constexpr ArgumentRule kDispute{Argument::Dispute, ArgumentKind::Dispute};
constexpr ArgumentRule kDocument{Argument::Document, ArgumentKind::Document};
constexpr ArgumentRule kFloorperson{Argument::Floorperson, ArgumentKind::Person};
constexpr ArgumentRule kJudgement{Argument::Judgement, ArgumentKind::StubJudgement};
constexpr ArgumentRule kLevel{Argument::Level, ArgumentKind::Level};
constexpr ArgumentRule kLock{Argument::Lock, ArgumentKind::ProgressiveLock};
constexpr ArgumentRule kPaymentMethod{Argument::Method, ArgumentKind::PaymentMethod};
constexpr ArgumentRule kQuestion{Argument::Question, ArgumentKind::Irregularity};
constexpr ArgumentRule kReason{Argument::Reason, ArgumentKind::Words};
constexpr ArgumentRule kRemovalReason{Argument::Reason, ArgumentKind::RemovalReason};
constexpr ArgumentRule kSeat{Argument::Seat, ArgumentKind::Seat};
constexpr ArgumentRule kSign{Argument::Sign, ArgumentKind::OutOfOrderSign};
constexpr ArgumentRule kWager{Argument::Wager, ArgumentKind::Wager};
constexpr ArgumentRule kWithdrawn{Argument::Withdrawn, ArgumentKind::Seats};

// May be left out.
constexpr ArgumentRule maybe(ArgumentRule rule) {
    rule.optional = true;
    return rule;
}

using enum Action;
using enum ObjectKind;

// Action, object, who may, amount, limited, by another, arguments. In the order of the actions.
constexpr std::array<ActionRule, core::kEnumCount<Action>> kRules{{
    {OpenTable, Table, kFloor, kNone, false, false, {kDealer}},
    {CloseTable, Table, kFloor, kNone, false, false, {kReason}},
    {IdleTable, Table, kFloor, kNone, false, false, {}},
    {AssignDealer, Table, kFloor, kNone, false, false, {kDealer}},
    {AssignFloorperson, Table, kFloor, kNone, false, false, {kFloorperson}},
    {ChangeDealingMethod, Table, kFloor, kNone, false, false, {kDealingMethod, kReason}},
    {VerifyInspection, Deck, kFloor, kNone, false, true, {}},
    {RemoveDeck, Deck, kFloor, kNone, false, false, {kRemovalReason, kDealer}},
    {OrderRecut, Deck, kFloor, kNone, false, false, {kReason}},
    {OrderShuffle, Deck, kFloor, kNone, false, false, {kReason}},
    {CloseFault, Fault, kFloor, kNone, false, false, {kCause}},
    {MarkOutOfOrder, Table, kFloor, kNone, false, false, {kDevice, kSign}},
    {ReturnToUse, Table, kFloor, kNone, false, false, {kDevice}},
    {ClearJam, Jam, kFloor, kNone, false, false, {}},
    {UnlockProgressive, Table, kPit, kNone, false, false, {kLock}},
    {ResolveChipCount,
     Round,
     kFloor,
     kNone,
     false,
     false,
     {kWager, kAgreed, kReason, maybe(kWithdrawn)}},
    {JudgeStub, Round, kFloor, kNone, false, false, {kJudgement}},
    {AbandonWagers, Round, kFloor, kNone, false, false, {kSeat}},
    {RuleOnIrregularity,
     Round,
     kFloor,
     kNone,
     false,
     false,
     {kDecision, maybe(kConsequence), maybe(kQuestion)}},
    {VoidRound, Round, kFloor, kNone, false, false, {kReason}},
    {VerifyClaim, Claim, kFloor, kOfObject, false, true, {kChecks}},
    {ApproveClaim, Claim, kPit, kOfObject, true, true, {}},
    {DenyClaim, Claim, kPit, kOfObject, true, true, {kReason}},
    {VoidClaim, Claim, kPit, kOfObject, true, true, {kReason}},
    {PayClaim, Claim, kFloor, kOfObject, false, false, {kPaymentMethod, maybe(kDocument)}},
    {PayEnvyLine, Claim, kFloor, kOfObject, false, false, {kSeat}},
    {HoldClaim, Claim, kPit, kOfObject, true, false, {kReason, maybe(kSeat)}},
    {DisputeClaim, Claim, kFloor, kOfObject, false, false, {kReason}},
    {ResolveDispute, Claim, kPit, kOfObject, true, true, {kDecision, maybe(kDispute)}},
    {NotifySurveillance, Claim, kFloor, kOfObject, false, false, {kAnsweredBy}},
    {OpenLink, Link, kPit, kNone, false, false, {}},
    {CloseLink, Link, kPit, kNone, false, false, {kReason}},
    {CorrectMeter, Link, kPit, kOfPerson, true, false, {kLevel, kReason}},
    {ChangeParameters, Link, kPit, kNone, false, false, {kReason}},
    {ApproveOrder, Order, kPit, kOfObject, true, true, {}},
    {DenyOrder, Order, kPit, kOfObject, false, false, {kReason}},
    {VoidDocument, Claim, kPit, kOfObject, true, false, {kReason, maybe(kDocument)}},
    {ForfeitWagers, Round, kFloor, kNone, false, false, {kSeat, kReason}},
}};

} // namespace

const ActionRule& ruleOf(Action action) {
    const ActionRule& rule = kRules.at(static_cast<std::size_t>(action));
    PW_ASSERT(rule.action == action);
    return rule;
}

} // namespace pitwatch::staff
