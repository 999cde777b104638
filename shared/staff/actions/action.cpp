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

constexpr auto kFree = LimitRule::None;
constexpr auto kByAmount = LimitRule::Amount;
constexpr auto kByChange = LimitRule::Change;

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

// Action, object, who may, amount, limit, by another, arguments. In the order of the actions. A
// limit is for what changes hands. What ends, holds or disputes a claim hands nothing over, and who
// had a hand in a claim may void it or settle a dispute of somebody else's: a claim above
// everybody's limit, or whose holder is gone, must not stay open for ever.
constexpr std::array<ActionRule, core::kEnumCount<Action>> kRules{{
    {OpenTable, Table, kFloor, kNone, kFree, false, {kDealer}},
    {CloseTable, Table, kFloor, kNone, kFree, false, {kReason}},
    {IdleTable, Table, kFloor, kNone, kFree, false, {}},
    {AssignDealer, Table, kFloor, kNone, kFree, false, {kDealer}},
    {AssignFloorperson, Table, kFloor, kNone, kFree, false, {kFloorperson}},
    {ChangeDealingMethod, Table, kFloor, kNone, kFree, false, {kDealingMethod, kReason}},
    {VerifyInspection, Deck, kFloor, kNone, kFree, true, {}},
    {RemoveDeck, Deck, kFloor, kNone, kFree, false, {kRemovalReason, kDealer}},
    {OrderRecut, Deck, kFloor, kNone, kFree, false, {kReason}},
    {OrderShuffle, Deck, kFloor, kNone, kFree, false, {kReason}},
    {CloseFault, Fault, kFloor, kNone, kFree, false, {kCause}},
    {MarkOutOfOrder, Table, kFloor, kNone, kFree, false, {kDevice, kSign}},
    {ReturnToUse, Table, kFloor, kNone, kFree, false, {kDevice}},
    {ClearJam, Jam, kFloor, kNone, kFree, false, {}},
    {UnlockProgressive, Table, kPit, kNone, kFree, false, {kLock}},
    {ResolveChipCount,
     Round,
     kFloor,
     kNone,
     kFree,
     false,
     {kWager, kAgreed, kReason, maybe(kWithdrawn)}},
    {JudgeStub, Round, kFloor, kNone, kFree, false, {kJudgement}},
    {AbandonWagers, Round, kFloor, kNone, kFree, false, {kSeat}},
    {RuleOnIrregularity,
     Round,
     kFloor,
     kNone,
     kFree,
     false,
     {kDecision, maybe(kConsequence), maybe(kQuestion)}},
    {VoidRound, Round, kFloor, kNone, kFree, false, {kReason}},
    {VerifyClaim, Claim, kFloor, kOfObject, kFree, true, {kChecks}},
    {ApproveClaim, Claim, kPit, kOfObject, kByAmount, true, {}},
    {DenyClaim, Claim, kPit, kOfObject, kFree, true, {kReason}},
    {VoidClaim, Claim, kPit, kOfObject, kFree, false, {kReason}},
    {PayClaim, Claim, kFloor, kOfObject, kFree, false, {kPaymentMethod, maybe(kDocument)}},
    {PayEnvyLine, Claim, kFloor, kOfObject, kFree, false, {kSeat}},
    {HoldClaim, Claim, kPit, kOfObject, kFree, false, {kReason, maybe(kSeat)}},
    {DisputeClaim, Claim, kFloor, kOfObject, kFree, false, {kReason}},
    {ResolveDispute, Claim, kPit, kOfObject, kFree, false, {kDecision, maybe(kDispute)}},
    {NotifySurveillance, Claim, kFloor, kOfObject, kFree, false, {kAnsweredBy}},
    {OpenLink, Link, kPit, kNone, kFree, false, {}},
    {CloseLink, Link, kPit, kNone, kFree, false, {kReason}},
    {CorrectMeter, Link, kPit, kOfPerson, kByChange, false, {kLevel, kReason}},
    {ChangeParameters, Link, kPit, kNone, kByChange, false, {kReason}},
    {ApproveOrder, Order, kPit, kOfObject, kByChange, true, {}},
    {DenyOrder, Order, kPit, kOfObject, kFree, false, {kReason}},
    {VoidDocument, Claim, kPit, kOfObject, kFree, false, {kReason, maybe(kDocument)}},
    {ForfeitWagers, Round, kFloor, kNone, kFree, false, {kSeat, kReason}},
    {ReadmitParty, Party, kPit, kNone, kFree, false, {kReason}},
}};

} // namespace

const ActionRule& ruleOf(Action action) {
    const ActionRule& rule = kRules.at(static_cast<std::size_t>(action));
    PW_ASSERT(rule.action == action);
    return rule;
}

} // namespace pitwatch::staff
