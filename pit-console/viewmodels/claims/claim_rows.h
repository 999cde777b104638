#pragma once

#include "pit-console/core/pictures/claim_picture.h"
#include "pit-console/viewmodels/signing/signing_rows.h"

#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Rows of the Jackpots page.

// One claim of the queue.
struct ClaimRow {
    Q_GADGET
    Q_PROPERTY(QString claimName MEMBER claimName CONSTANT)
    Q_PROPERTY(QString handText MEMBER handText CONSTANT)
    Q_PROPERTY(QString placeText MEMBER placeText CONSTANT)
    Q_PROPERTY(QString amountText MEMBER amountText CONSTANT)
    Q_PROPERTY(QString waitText MEMBER waitText CONSTANT)
    Q_PROPERTY(QString ageText MEMBER ageText CONSTANT)
    Q_PROPERTY(QString envyText MEMBER envyText CONSTANT)
    Q_PROPERTY(bool disputed MEMBER disputed CONSTANT)
    Q_PROPERTY(bool current MEMBER current CONSTANT)
    Q_PROPERTY(bool chosen MEMBER chosen CONSTANT)

public:
    QString claimName;  // "T01-5"
    QString handText;   // "Royal flush · Progr.": one hand may be claimed on several wagers.
    QString placeText;  // "T01, seat 3"
    QString amountText; // "$62,345.67", "waits for the meter"
    QString waitText;   // "Verify the hand at the table"
    QString ageText;    // "4 min"
    QString envyText;   // "2 of 6 Envy lines paid"; empty where there are none.
    bool disputed = false;
    bool current = false; // Its table is heard.
    bool chosen = false;

    const QString& key() const { return claimName; }
    bool operator==(const ClaimRow&) const = default;
};

// One step from the amount to the payment.
struct ClaimStepRow {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString words MEMBER words CONSTANT)
    Q_PROPERTY(bool done MEMBER done CONSTANT)
    Q_PROPERTY(bool current MEMBER current CONSTANT)

public:
    QString title;
    QString words;
    bool done = false;
    bool current = false;

    bool operator==(const ClaimStepRow&) const = default;
};

// One thing to compare at the table.
struct ClaimCheckRow {
    Q_GADGET
    Q_PROPERTY(QString words MEMBER words CONSTANT)
    Q_PROPERTY(bool done MEMBER done CONSTANT)

public:
    QString words;
    bool done = false;

    bool operator==(const ClaimCheckRow&) const = default;
};

struct EnvyRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat CONSTANT)
    Q_PROPERTY(QString words MEMBER words CONSTANT)
    Q_PROPERTY(QString amount MEMBER amount CONSTANT)
    Q_PROPERTY(QString payment MEMBER payment CONSTANT)
    Q_PROPERTY(bool due MEMBER due CONSTANT)

public:
    int seat = 0;
    QString words;
    QString amount;
    QString payment;
    bool due = false;

    bool operator==(const EnvyRow&) const = default;
};

ClaimRow claimRow(const ClaimPicture& picture, core::Instant now, bool chosen);
QList<ClaimStepRow> claimSteps(const ClaimPicture& picture);
QList<ClaimCheckRow> claimChecks(const ClaimPicture& picture);
QList<EnvyRow> envyRows(const payout::Claim& claim);
// The payout document line by line; the claim must have one.
QList<FactRow> slipRows(const ClaimPicture& picture);

} // namespace pitwatch::console
