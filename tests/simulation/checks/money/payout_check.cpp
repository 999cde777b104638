#include "tests/simulation/checks/money/payout_check.h"

#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/claims/payout_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/round_events.h"
#include "tests/simulation/checks/violation.h"

namespace pitwatch::simulation {

void PayoutCheck::check(bool held, const std::string& what) const {
    require(held, "payouts", m_setup.submission.table.text() + ": " + what);
}

PayoutCheck::Claim& PayoutCheck::actOn(const events::ClaimId& id) {
    Claim& claim = of(id);
    check(!claim.disputed, "a claim in dispute was acted on");
    return claim;
}

PayoutCheck::Claim& PayoutCheck::pay(const events::ClaimId& id) {
    Claim& claim = actOn(id);
    check(m_over.contains(claim.raised.round), "a claim was paid while its round could be void");
    return claim;
}

void PayoutCheck::follow(const events::Event& event, core::Instant at) {
    if (const auto* settled = event.as<events::RoundSettled>())
        m_over.insert(settled->round);
    if (const auto* completed = event.as<events::RoundCompleted>())
        m_over.insert(completed->round);
    if (const auto* voided = event.as<events::RoundVoided>())
        m_over.insert(voided->round);
    followReview(event);
    followMoney(event);
    if (const auto* asked = event.as<events::PayoutDocumentRequested>())
        checkDocument(*asked, at);
}

void PayoutCheck::followReview(const events::Event& event) {
    if (const auto* raised = event.as<events::ClaimRaised>())
        of(raised->claim) = {*raised, raised->fixedAmount, {}, {}, {}, false};
    else if (const auto* fixed = event.as<events::ClaimAmountFixed>())
        of(fixed->claim).amount = fixed->amount;
    else if (const auto* verified = event.as<events::ClaimVerified>())
        actOn(verified->claim).verifier = verified->by;
    else if (const auto* returned = event.as<events::ClaimReturned>())
        of(returned->claim).firstApprover.reset();
    else if (const auto* denied = event.as<events::ClaimDenied>())
        actOn(denied->claim);
    else if (const auto* disputed = event.as<events::ClaimDisputed>())
        of(disputed->claim).disputed = true;
    else if (const auto* resolved = event.as<events::DisputeResolved>())
        of(resolved->claim).disputed = false;
    else if (const auto* approved = event.as<events::ClaimApproved>()) {
        Claim& claim = actOn(approved->claim);
        if (!claim.firstApprover)
            claim.firstApprover = approved->by;
    }
}

void PayoutCheck::followMoney(const events::Event& event) {
    if (const auto* flagged = event.as<events::TaxFormFlagged>())
        of(flagged->claim).forms.insert(flagged->envySeat ? flagged->envySeat->number : 0);
    else if (const auto* paid = event.as<events::ClaimPaid>())
        pay(paid->claim);
    else if (const auto* held = event.as<events::ClaimUnclaimed>())
        pay(held->claim);
    else if (const auto* envy = event.as<events::EnvyLinePaid>(); envy != nullptr && envy->claim)
        pay(*envy->claim);
}

void PayoutCheck::checkDocument(const events::PayoutDocumentRequested& asked, core::Instant at) {
    const Claim& claim = of(asked.claim);
    check(asked.amount == claim.amount, "a document is over another amount than its claim");
    check(claim.verifier == asked.witness, "a document names a witness who did not verify");
    check(claim.firstApprover == asked.preparer, "a document names a preparer who did not");
    check(!needsForm(claim.amount, claim.raised.stake, at) || claim.forms.contains(0),
          "a tax form was forgotten");
    for (const events::EnvyLine& line : claim.raised.envy)
        check(!needsForm(line.amount, line.wager, at) || claim.forms.contains(line.seat.number),
              "the tax form of an Envy line was forgotten");
}

// The rule of the day: so much at least, and so many times the wager.
bool PayoutCheck::needsForm(core::Cents paid, core::Cents wager, core::Instant at) const {
    bool needs = false;
    for (const payout::TaxRule& rule : m_setup.payout.taxRules)
        if (core::Instant(rule.from) <= at)
            needs = paid >= rule.minimum && paid.value() >= rule.timesWager * wager.value();
    return needs;
}

} // namespace pitwatch::simulation
