#include "pit-console/viewmodels/claims/claim_text.h"
#include "pit-console/viewmodels/words/record_words.h"
#include "pit-console/viewmodels/words/shown_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwatch::console {

namespace {

using payout::Stage;

QString say(const char* words) {
    return QCoreApplication::translate("claim", words);
}

QString byText(const events::PersonId& person, core::Instant at) {
    return say(QT_TRANSLATE_NOOP("claim", "%1 at %2")).arg(text(person.text()), timeText(at));
}

QVariantMap step(const QString& title, const QString& words, bool done, bool current) {
    return {{"title", title}, {"text", words}, {"done", done}, {"current", current}};
}

QString approversText(const payout::Tier& tier, int missing) {
    switch (tier.approver) {
    case payout::Approver::Supervisor:
        return say(QT_TRANSLATE_NOOP("claim", "%1 more by a supervisor or above")).arg(missing);
    case payout::Approver::ShiftManager:
        return say(QT_TRANSLATE_NOOP("claim", "%1 more by a shift manager or above")).arg(missing);
    }
    return {};
}

QString approvalsText(const ClaimPicture& picture) {
    QStringList people;
    for (const payout::Approval& approval : picture.claim.approvals)
        people << byText(approval.by, approval.at);
    const int missing = picture.tier.approvals - static_cast<int>(picture.claim.approvals.size());
    if (missing > 0 && !picture.claim.documentRequested)
        people << approversText(picture.tier, missing);
    return people.join(QStringLiteral(", "));
}

QString paymentText(const ClaimPicture& picture) {
    const payout::Claim& claim = picture.claim;
    if (claim.paid)
        return byText(claim.paid->by, claim.paidAt);
    if (claim.payment == payout::Payment::Held)
        return say(QT_TRANSLATE_NOOP("claim", "held as unclaimed"));
    if (claim.amount == core::Cents{} && claim.amountKnown())
        return say(QT_TRANSLATE_NOOP("claim", "Envy only"));
    return picture.tier.cheque ? say(QT_TRANSLATE_NOOP("claim", "by cheque only")) : QString();
}

QString envyPayment(const payout::EnvyDue& due) {
    switch (due.payment) {
    case payout::Payment::Due:
        return say(QT_TRANSLATE_NOOP("claim", "unpaid"));
    case payout::Payment::Paid:
        return due.by ? say(QT_TRANSLATE_NOOP("claim", "paid by %1")).arg(byText(*due.by, due.at))
                      : say(QT_TRANSLATE_NOOP("claim", "paid"));
    case payout::Payment::Held:
        return say(QT_TRANSLATE_NOOP("claim", "held as unclaimed"));
    }
    return {};
}

} // namespace

QVariantList claimSteps(const ClaimPicture& picture) {
    const payout::Claim& claim = picture.claim;
    const Stage stage = claim.waitsFor();
    QVariantList steps;
    const QVariantMap amount = step(say(QT_TRANSLATE_NOOP("claim", "Amount")), amountText(claim),
                                    claim.amountKnown(), stage == Stage::Amount);
    const QVariantMap verified =
        step(say(QT_TRANSLATE_NOOP("claim", "Verified")),
             claim.verified ? byText(claim.verified->by, claim.verified->at) : QString(),
             claim.verified.has_value(), stage == Stage::Verification);
    if (claim.verifiedBeforeAmount())
        steps << verified << amount;
    else
        steps << amount << verified;
    const auto& told = claim.surveillance;
    if (picture.tier.surveillance)
        steps << step(say(QT_TRANSLATE_NOOP("claim", "Surveillance")),
                      told ? byText(told->by, told->at) : QString(), told.has_value(),
                      stage == Stage::Approval && !told);
    steps << step(say(QT_TRANSLATE_NOOP("claim", "Approved")), approvalsText(picture),
                  claim.documentRequested, stage == Stage::Approval);
    const QString document =
        claim.document ? say(QT_TRANSLATE_NOOP("claim", "No. %1")).arg(claim.document->value)
                       : QString();
    steps << step(say(QT_TRANSLATE_NOOP("claim", "Document")), document, claim.document.has_value(),
                  stage == Stage::Document);
    steps << step(say(QT_TRANSLATE_NOOP("claim", "Paid")), paymentText(picture),
                  claim.payment != payout::Payment::Due, stage == Stage::Payment);
    return steps;
}

QVariantList claimChecks(const ClaimPicture& picture) {
    QVariantList rows;
    const auto& verified = picture.claim.verified;
    for (const events::ActionName& check : picture.checks) {
        const bool done = verified && std::find(verified->checks.begin(), verified->checks.end(),
                                                check) != verified->checks.end();
        rows << QVariantMap{{"text", checkName(check.text())}, {"done", done}};
    }
    return rows;
}

QVariantList envyRows(const payout::Claim& claim) {
    QVariantList rows;
    for (const payout::EnvyDue& due : claim.envy)
        rows << QVariantMap{{"seat", static_cast<int>(due.line.seat.number)},
                            {"text", say(QT_TRANSLATE_NOOP("claim", "Seat %1, wager %2"))
                                         .arg(due.line.seat.number)
                                         .arg(exactMoneyText(due.line.wager))},
                            {"amount", exactMoneyText(due.line.amount)},
                            {"payment", envyPayment(due)},
                            {"due", due.payment == payout::Payment::Due}};
    return rows;
}

QVariantList slipRows(const ClaimPicture& picture) {
    const events::PayoutDocumentIssued& issued = picture.document->issued;
    QVariantList rows;
    const auto row = [&rows](const char* label, const QString& value) {
        if (!value.isEmpty())
            rows << QVariantMap{{"label", say(label)}, {"value", value}};
    };
    row(QT_TRANSLATE_NOOP("claim", "Document"), QString::number(issued.number.value));
    row(QT_TRANSLATE_NOOP("claim", "Won"), momentText(issued.wonAt));
    row(QT_TRANSLATE_NOOP("claim", "Table"), text(issued.table.text()));
    row(QT_TRANSLATE_NOOP("claim", "Hand"), handText(issued.combination));
    row(QT_TRANSLATE_NOOP("claim", "Amount"), exactMoneyText(issued.amount));
    row(QT_TRANSLATE_NOOP("claim", "Prepared by"), text(issued.preparer.text()));
    row(QT_TRANSLATE_NOOP("claim", "Witnessed by"), text(issued.witness.text()));
    if (issued.approver)
        row(QT_TRANSLATE_NOOP("claim", "Approved by"), text(issued.approver->text()));
    for (const events::EnvyLine& line : issued.envy)
        rows << QVariantMap{
            {"label", say(QT_TRANSLATE_NOOP("claim", "Envy, seat %1")).arg(line.seat.number)},
            {"value", exactMoneyText(line.amount)}};
    if (picture.document->voided)
        row(QT_TRANSLATE_NOOP("claim", "VOID"), text(picture.document->voided->reason.value()));
    return rows;
}

} // namespace pitwatch::console
