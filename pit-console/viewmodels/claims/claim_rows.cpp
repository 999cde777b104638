#include "pit-console/viewmodels/claims/claim_rows.h"

#include "pit-console/viewmodels/words/claim_text.h"
#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/hand_words.h"
#include "pit-console/viewmodels/words/phrase_text.h"
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

ClaimStepRow step(const QString& title, const QString& words, bool done, bool current) {
    return {.title = title, .words = words, .done = done, .current = current};
}

QString approversText(const payout::Tier& tier, int missing) {
    const bool managers = tier.approver == events::Role::ShiftManager;
    return say(managers ? QT_TRANSLATE_NOOP("claim", "%1 more by a shift manager or above")
                        : QT_TRANSLATE_NOOP("claim", "%1 more by a supervisor or above"))
        .arg(missing);
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

ClaimRow claimRow(const ClaimPicture& picture, core::Instant now, bool chosen) {
    const payout::Claim& claim = picture.claim;
    return {.claimName = claimName(claim.id()),
            .handText = QStringLiteral("%1 · %2").arg(handText(claim.raised.hand),
                                                      wagerName(claim.raised.wager)),
            .placeText = say(QT_TRANSLATE_NOOP("claim", "%1, seat %2"))
                             .arg(text(claim.id().table.text()))
                             .arg(claim.raised.seat.number),
            .amountText = amountText(claim),
            .waitText = waitText(picture),
            .ageText = durationText(std::max(core::Millis{0}, now - claim.raisedAt)),
            .envyText = envyText(claim),
            .disputed = claim.dispute.has_value(),
            .current = picture.standing == feed::Standing::Fresh,
            .chosen = chosen};
}

QList<ClaimStepRow> claimSteps(const ClaimPicture& picture) {
    const payout::Claim& claim = picture.claim;
    const Stage stage = claim.waitsFor();
    QList<ClaimStepRow> steps;
    const ClaimStepRow amount = step(say(QT_TRANSLATE_NOOP("claim", "Amount")), amountText(claim),
                                     claim.amountKnown(), stage == Stage::Amount);
    const ClaimStepRow verified =
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

QList<ClaimCheckRow> claimChecks(const ClaimPicture& picture) {
    QList<ClaimCheckRow> rows;
    const auto& verified = picture.claim.verified;
    for (const events::CheckName& check : picture.checks) {
        const bool done = verified && std::find(verified->checks.begin(), verified->checks.end(),
                                                check) != verified->checks.end();
        rows << ClaimCheckRow{.words = checkName(check.text()), .done = done};
    }
    return rows;
}

QList<EnvyRow> envyRows(const payout::Claim& claim) {
    QList<EnvyRow> rows;
    for (const payout::EnvyDue& due : claim.envy)
        rows << EnvyRow{.seat = static_cast<int>(due.line.seat.number),
                        .words = say(QT_TRANSLATE_NOOP("claim", "Seat %1, wager %2"))
                                     .arg(due.line.seat.number)
                                     .arg(exactMoneyText(due.line.wager)),
                        .amount = exactMoneyText(due.line.amount),
                        .payment = envyPayment(due),
                        .due = due.payment == payout::Payment::Due};
    return rows;
}

QList<FactRow> slipRows(const ClaimPicture& picture) {
    const events::PayoutDocumentIssued& issued = picture.document->issued;
    QList<FactRow> rows;
    const auto row = [&rows](const char* label, const QString& value) {
        if (!value.isEmpty())
            rows << FactRow{say(label), value};
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
        rows << FactRow{say(QT_TRANSLATE_NOOP("claim", "Envy, seat %1")).arg(line.seat.number),
                        exactMoneyText(line.amount)};
    if (picture.document->voided)
        row(QT_TRANSLATE_NOOP("claim", "VOID"), phraseText(picture.document->voided->reason));
    return rows;
}

} // namespace pitwatch::console
