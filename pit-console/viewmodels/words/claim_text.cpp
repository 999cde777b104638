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

// As a name stands in a sentence: "royal flush", but "A-K-Q of spades".
QString inSentence(QString name) {
    if (name.size() > 1 && name[1].isLower())
        name[0] = name[0].toLower();
    return name;
}

QString paysText(const rules::Payout& pays, const events::ClaimRaised& raised) {
    const QString value = QString::number(pays.value);
    switch (pays.kind) {
    case rules::Payout::Kind::To1:
        return say(QT_TRANSLATE_NOOP("claim", "%1 to 1")).arg(value);
    case rules::Payout::Kind::For1:
        return say(QT_TRANSLATE_NOOP("claim", "%1 for 1")).arg(value);
    case rules::Payout::Kind::Amount:
        return exactMoneyText(core::Cents{pays.value});
    case rules::Payout::Kind::Percent:
        return say(QT_TRANSLATE_NOOP("claim", "%1% of the %2 meter of %3"))
            .arg(value, raised.level ? levelName(*raised.level) : QString(),
                 raised.link ? text(raised.link->text()) : QString());
    case rules::Payout::Kind::Push:
    case rules::Payout::Kind::Nothing:
        break;
    }
    return {};
}

} // namespace

QString claimName(const events::ClaimId& claim) {
    return text(claim.table.text()) + "-" + QString::number(claim.number);
}

QString amountText(const payout::Claim& claim) {
    return claim.amountKnown() ? exactMoneyText(claim.amount)
                               : say(QT_TRANSLATE_NOOP("claim", "waits for the meter"));
}

QString waitText(const ClaimPicture& picture) {
    const payout::Claim& claim = picture.claim;
    switch (claim.waitsFor()) {
    case Stage::Amount:
        return say(QT_TRANSLATE_NOOP("claim", "The meter fixes the amount"));
    case Stage::Verification:
        return claim.returned ? say(QT_TRANSLATE_NOOP("claim", "Verify the hand again: %1"))
                                    .arg(phraseText(*claim.returned))
                              : say(QT_TRANSLATE_NOOP("claim", "Verify the hand at the table"));
    case Stage::Approval:
        return picture.tier.surveillance && !claim.surveillance
                   ? say(QT_TRANSLATE_NOOP("claim", "Notify surveillance, then approve"))
                   : say(QT_TRANSLATE_NOOP("claim", "Approve or deny"));
    case Stage::Document:
        return say(QT_TRANSLATE_NOOP("claim", "The payout document is issued"));
    case Stage::Payment:
        return claim.payment == payout::Payment::Due && claim.amount > core::Cents{}
                   ? say(QT_TRANSLATE_NOOP("claim", "Pay the holder of the hand"))
                   : say(QT_TRANSLATE_NOOP("claim", "Pay the Envy lines"));
    case Stage::Dispute:
        return say(QT_TRANSLATE_NOOP("claim", "Resolve the dispute"));
    case Stage::None:
        break;
    }
    return {};
}

QString envyText(const payout::Claim& claim) {
    if (claim.envy.empty())
        return {};
    const auto paid = std::count_if(claim.envy.begin(), claim.envy.end(), [](const auto& due) {
        return due.payment == payout::Payment::Paid;
    });
    return say(QT_TRANSLATE_NOOP("claim", "%1 of %2 Envy lines paid"))
        .arg(paid)
        .arg(claim.envy.size());
}

QString paytableText(const ClaimPicture& picture) {
    const events::ClaimRaised& raised = picture.claim.raised;
    const QString paytable =
        say(QT_TRANSLATE_NOOP("claim", "Paytable %1")).arg(text(raised.paytable.text()));
    if (!picture.line)
        return paytable;
    return say(QT_TRANSLATE_NOOP("claim", "%1: %2 pays %3 (%4)"))
        .arg(paytable, inSentence(handText(raised.hand)), paysText(picture.line->pays, raised),
             text(picture.line->section));
}

QString silenceText(const ClaimPicture& picture) {
    if (picture.standing == feed::Standing::Fresh)
        return {};
    if (picture.standing == feed::Standing::Doubtful)
        return say(QT_TRANSLATE_NOOP("claim", "The table's record is in doubt"));
    return say(QT_TRANSLATE_NOOP("claim", "Table not heard for %1: this is how it was then"))
        .arg(durationText(picture.age));
}

} // namespace pitwatch::console
