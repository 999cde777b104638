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

using enum Action;
using enum ObjectKind;

// Action, object, who may, amount, limited, by another, arguments. In the order of the actions.
constexpr std::array<ActionRule, core::kEnumCount<Action>> kRules{{
    {OpenTable, Table, kFloor, kNone, false, false, "dealer"},
    {CloseTable, Table, kFloor, kNone, false, false, "reason"},
    {IdleTable, Table, kFloor, kNone, false, false, ""},
    {AssignDealer, Table, kFloor, kNone, false, false, "dealer"},
    {AssignFloorperson, Table, kFloor, kNone, false, false, "floorperson"},
    {ChangeDealingMethod, Table, kFloor, kNone, false, false, "method reason"},
    {VerifyInspection, Deck, kFloor, kNone, false, true, ""},
    {RemoveDeck, Deck, kFloor, kNone, false, false, "reason dealer"},
    {OrderRecut, Deck, kFloor, kNone, false, false, "reason"},
    {OrderShuffle, Deck, kFloor, kNone, false, false, "reason"},
    {CloseFault, Fault, kFloor, kNone, false, false, "cause"},
    {MarkOutOfOrder, Table, kFloor, kNone, false, false, "device sign"},
    {ReturnToUse, Table, kFloor, kNone, false, false, "device"},
    {ClearJam, Jam, kFloor, kNone, false, false, ""},
    {UnlockProgressive, Table, kPit, kNone, false, false, "lock"},
    {ResolveChipCount, Round, kFloor, kNone, false, false, "wager agreed reason withdrawn?"},
    {JudgeStub, Round, kFloor, kNone, false, false, "judgement"},
    {AbandonWagers, Round, kFloor, kNone, false, false, "seat"},
    {RuleOnIrregularity, Round, kFloor, kNone, false, false, "decision consequence? question?"},
    {VoidRound, Round, kFloor, kNone, false, false, "reason"},
    {VerifyClaim, Claim, kFloor, kOfObject, false, true, "checks"},
    {ApproveClaim, Claim, kPit, kOfObject, true, true, ""},
    {DenyClaim, Claim, kPit, kOfObject, true, true, "reason"},
    {VoidClaim, Claim, kPit, kOfObject, true, true, "reason"},
    {PayClaim, Claim, kFloor, kOfObject, false, false, "method document?"},
    {PayEnvyLine, Claim, kFloor, kOfObject, false, false, "seat"},
    {HoldClaim, Claim, kPit, kOfObject, true, false, "reason seat?"},
    {DisputeClaim, Claim, kFloor, kOfObject, false, false, "reason"},
    {ResolveDispute, Claim, kPit, kOfObject, true, true, "decision dispute?"},
    {NotifySurveillance, Claim, kFloor, kOfObject, false, false, "answered_by"},
    {OpenLink, Link, kPit, kNone, false, false, ""},
    {CloseLink, Link, kPit, kNone, false, false, "reason"},
    {CorrectMeter, Link, kPit, kOfPerson, true, false, "level reason"},
    {ChangeParameters, Link, kPit, kNone, false, false, "reason"},
    {ApproveOrder, Order, kPit, kOfObject, true, true, ""},
    {DenyOrder, Order, kPit, kOfObject, false, false, "reason"},
    {VoidDocument, Claim, kPit, kOfObject, true, false, "reason document?"},
}};

} // namespace

const ActionRule& ruleOf(Action action) {
    const ActionRule& rule = kRules.at(static_cast<std::size_t>(action));
    PW_ASSERT(rule.action == action);
    return rule;
}

} // namespace pitwatch::staff
