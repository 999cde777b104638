#include "tests/simulation/checks/approval_check.h"

#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/claims/payout_events.h"
#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"
#include "shared/staff/actions/docket.h"
#include "table-agent/simulators/device_json.h"
#include "tests/simulation/checks/violation.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace pitwatch::simulation {

using staff::Action;
using staff::Role;

namespace {

// "pitwatch object 1", the type, the time, the bytes: worked out here once more.
events::Digest hashOf(const wire::Envelope& entry) {
    const std::string purpose = "pitwatch object 1\n";
    core::Bytes bytes(purpose.begin(), purpose.end());
    const auto put = [&](std::uint64_t value, int size) {
        while (size-- > 0)
            bytes.push_back(static_cast<std::uint8_t>(value >> (8 * size)));
    };
    put(entry.type.number, 2);
    put(static_cast<std::uint64_t>(entry.at.time_since_epoch().count()), 8);
    bytes.insert(bytes.end(), entry.body.begin(), entry.body.end());
    events::Digest digest{};
    crypto_generichash(digest.data(), digest.size(), bytes.data(), bytes.size(), nullptr, 0);
    return digest;
}

bool isDecision(Action action) {
    return action == Action::VerifyClaim || action == Action::ApproveClaim ||
           action == Action::DenyClaim;
}

} // namespace

void ApprovalCheck::check(bool held, const std::string& what) const {
    require(held, "approvals", m_party + ": " + what);
}

void ApprovalCheck::accept(const staff::Statement& statement, const staff::Roster& roster) {
    if (statement.object.kind == staff::ObjectKind::Claim)
        acceptForClaim(statement, roster);
    const bool anyOrder = statement.action == Action::ApproveOrder;
    ++m_signed[{statement.action, anyOrder ? "" : statement.object.id.value(), statement.person}];
}

void ApprovalCheck::acceptForClaim(const staff::Statement& statement, const staff::Roster& roster) {
    const auto found = m_claims.find(statement.object.id.value());
    check(found != m_claims.end(), "something was accepted for a claim that was never raised");
    const Claim& claim = found->second;
    check(statement.objectHash == claim.hash && statement.nonce == claim.nonce,
          "something was accepted that was signed for another claim");
    check(statement.amount == claim.amount, "something was accepted for another amount");
    const staff::Person& person = roster.people.at(statement.person);
    const bool money = statement.action == Action::ApproveClaim ||
                       statement.action == Action::DenyClaim ||
                       statement.action == Action::VoidClaim;
    check(!money || person.role != Role::Floorperson, "a floorperson decided about money");
    check(statement.action != Action::ApproveClaim || claim.amount + claim.envy <= person.limit,
          "somebody approved above their limit");
    check(!isDecision(statement.action) || !claim.involved.contains(statement.person),
          "one person had two parts in a claim");
}

void ApprovalCheck::use(Action action, const std::string& object, const events::PersonId& by) {
    const auto found = m_signed.find({action, object, by});
    check(found != m_signed.end() && found->second > 0, std::string(core::enumName(action)) +
                                                            " of " + object + " by " + by.text() +
                                                            " was done without a signature");
    --found->second;
}

void ApprovalCheck::follow(const events::Event& event, const wire::Envelope& entry,
                           const staff::Roster* roster) {
    if (const auto* raised = event.as<events::ClaimRaised>())
        raise(*raised, entry);
    followReview(event, roster);
    followPayment(event, roster);
    followMeters(event, roster);
}

void ApprovalCheck::raise(const events::ClaimRaised& raised, const wire::Envelope& entry) {
    Claim& claim = m_claims[std::to_string(raised.claim.number)];
    claim.hash = hashOf(entry);
    claim.round = staff::objectOf(raised.round).id.value();
    claim.nonce = raised.nonce;
    claim.amount = claim.largest = raised.fixedAmount;
    for (const events::EnvyLine& line : raised.envy) {
        claim.envy += line.amount;
        claim.largest = std::max(claim.largest, line.amount);
    }
    for (const auto& person : {raised.dealer, raised.declaredBy})
        if (person)
            claim.makers.insert(*person);
    claim.involved = claim.makers;
}

void ApprovalCheck::followReview(const events::Event& event, const staff::Roster* roster) {
    const auto of = [this](const events::ClaimId& id) -> Claim& {
        return m_claims[std::to_string(id.number)];
    };
    if (const auto* fixed = event.as<events::ClaimAmountFixed>()) {
        Claim& claim = of(fixed->claim);
        claim.amount = fixed->amount;
        claim.largest = std::max(claim.largest, fixed->amount);
    } else if (const auto* verified = event.as<events::ClaimVerified>()) {
        use(Action::VerifyClaim, verified->claim, verified->by);
        of(verified->claim).involved.insert(verified->by);
    } else if (const auto* approved = event.as<events::ClaimApproved>()) {
        use(Action::ApproveClaim, approved->claim, approved->by);
        Claim& claim = of(approved->claim);
        claim.involved.insert(approved->by);
        claim.approvers.insert(approved->by);
        if (roster == nullptr || roster->people.at(approved->by).role != Role::ShiftManager)
            claim.managersOnly = false;
    } else if (const auto* returned = event.as<events::ClaimReturned>()) {
        Claim& claim = of(returned->claim);
        claim.involved = claim.makers;
        claim.approvers.clear();
        claim.managersOnly = true;
    } else if (const auto* told = event.as<events::SurveillanceNotified>()) {
        use(Action::NotifySurveillance, told->claim, told->by);
        of(told->claim).surveillance = true;
    } else if (const auto* denied = event.as<events::ClaimDenied>()) {
        use(Action::DenyClaim, denied->claim, denied->by);
    } else if (const auto* asked = event.as<events::PayoutDocumentRequested>()) {
        checkTier(asked->claim);
    }
}

void ApprovalCheck::checkTier(const events::ClaimId& id) const {
    const Claim& claim = m_claims.at(std::to_string(id.number));
    const payout::Tier* tier = nullptr;
    for (const payout::Tier& one : m_policy->tiers)
        if (one.from <= claim.largest)
            tier = &one;
    check(claim.approvers.size() >= tier->approvals,
          "a claim was approved by fewer people than its tier asks");
    check(tier->approver != events::Role::ShiftManager || claim.managersOnly,
          "a claim was approved below the rank its tier asks");
    check(!tier->surveillance || claim.surveillance,
          "a claim was approved before surveillance was told");
}

void ApprovalCheck::followPayment(const events::Event& event, const staff::Roster* roster) {
    if (const auto* paid = event.as<events::ClaimPaid>()) {
        use(Action::PayClaim, paid->claim, paid->by);
        const payout::Tier* tier = nullptr;
        for (const payout::Tier& one : m_policy->tiers)
            if (one.from <= paid->amount)
                tier = &one;
        check(!tier->cheque || paid->method == events::PaymentMethod::Cheque,
              "something else than a cheque was handed over");
    } else if (const auto* envy = event.as<events::EnvyLinePaid>()) {
        if (envy->claim && envy->by)
            use(Action::PayEnvyLine, *envy->claim, *envy->by);
        check(!envy->claim || envy->by.has_value(), "an Envy line of a claim was paid by nobody");
    } else if (const auto* held = event.as<events::ClaimUnclaimed>()) {
        use(Action::HoldClaim, held->claim, held->by);
    } else if (const auto* disputed = event.as<events::ClaimDisputed>()) {
        use(Action::DisputeClaim, disputed->claim, disputed->by);
    } else if (const auto* resolved = event.as<events::DisputeResolved>()) {
        use(Action::ResolveDispute, resolved->claim, resolved->by);
    } else if (const auto* voided = event.as<events::ClaimVoided>()) {
        // With a void round, the floorperson's word at the table is enough, but for what was
        // signed.
        const bool atTable = voided->by && voided->by->text() == simulators::kFloorperson;
        const bool signer = voided->by && roster != nullptr && roster->people.contains(*voided->by);
        const bool ended = signer && endedRound(voided->claim, *voided->by);
        if (signer && !atTable && !ended)
            use(Action::VoidClaim, voided->claim, *voided->by);
        const Claim& claim = m_claims[std::to_string(voided->claim.number)];
        check((signer && !atTable) || ended || claim.involved == claim.makers,
              "what a device told made a claim void that people had signed for");
    }
}

// Whether that person signed what makes the claim's round void, and every claim of it.
bool ApprovalCheck::endedRound(const events::ClaimId& id, const events::PersonId& by) const {
    const std::string& round = m_claims.at(std::to_string(id.number)).round;
    constexpr std::array kEnding{Action::VoidRound, Action::JudgeStub, Action::RuleOnIrregularity};
    return std::ranges::any_of(kEnding, [&](Action action) {
        return m_signed.contains({action, round, by});
    });
}

// By the change that was made, not by what the meter shall show.
void ApprovalCheck::checkChange(const events::MeterCorrected& corrected,
                                const staff::Roster& roster) const {
    const auto micro =
        std::max(corrected.before - corrected.after, corrected.after - corrected.before);
    for (const events::PersonId& person : {corrected.orderedBy, corrected.approvedBy}) {
        const auto found = roster.people.find(person);
        check(found != roster.people.end() &&
                  micro <= core::MicroCents::fromCents(found->second.limit),
              person.text() + " changed a meter by more than their limit");
    }
}

void ApprovalCheck::followMeters(const events::Event& event, const staff::Roster* roster) {
    const auto itself = events::PersonId::parse("controller");
    if (const auto* opened = event.as<events::LinkOpened>()) {
        if (opened->by != *itself)
            use(Action::OpenLink, opened->link.text(), opened->by);
    } else if (const auto* closed = event.as<events::LinkClosed>()) {
        if (closed->by != *itself)
            use(Action::CloseLink, closed->link.text(), closed->by);
    } else if (const auto* corrected = event.as<events::MeterCorrected>()) {
        check(corrected->orderedBy != corrected->approvedBy,
              "one person both ordered and approved a correction");
        use(Action::CorrectMeter, corrected->link.text(), corrected->orderedBy);
        use(Action::ApproveOrder, "", corrected->approvedBy);
        check(roster != nullptr, "a meter was corrected by nobody's roster");
        checkChange(*corrected, *roster);
    }
}

} // namespace pitwatch::simulation
