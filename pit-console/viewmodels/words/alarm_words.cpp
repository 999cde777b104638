#include "pit-console/viewmodels/words/record_words.h"
#include "pit-console/viewmodels/words/shown_text.h"
#include "pit-console/viewmodels/words/worded.h"

namespace pitwatch::console {

namespace {

using events::AlarmSubject;

QString faultText(const AlarmSubject& subject) {
    const QString fault = subject.fault ? faultName(*subject.fault) : QString();
    return subject.device ? QStringLiteral("%1, %2").arg(fault, deviceName(subject.device->text()))
                          : fault;
}

QString lossText(const AlarmSubject& subject) {
    if (!subject.device)
        return spoken(QT_TRANSLATE_NOOP("words", "various devices"));
    const QString device = deviceName(subject.device->text());
    return subject.link ? QStringLiteral("%1, %2").arg(text(subject.link->text()), device) : device;
}

// What the alarm is about, for the kinds that say it.
QString subjectText(const AlarmCause& cause) {
    const AlarmSubject& subject = cause.subject;
    switch (cause.kind) {
    case AlarmKind::JackpotWaiting:
        return subject.seat && subject.round
                   ? spoken(QT_TRANSLATE_NOOP("words", "seat %1, round %2"))
                         .arg(subject.seat->number)
                         .arg(subject.round->value)
                   : QString();
    case AlarmKind::WrongCount:
        return subject.deck ? deckName(*subject.deck) : spoken(QT_TRANSLATE_NOOP("words", "stub"));
    case AlarmKind::DeckOverdue:
    case AlarmKind::DeckDueSoon:
        return subject.deck ? deckName(*subject.deck) : QString();
    case AlarmKind::ShufflerFault:
    case AlarmKind::DeviceFault:
        return faultText(subject);
    case AlarmKind::FloorDecisionWanted:
        return subject.question ? irregularityName(*subject.question) : QString();
    case AlarmKind::MessagesLost:
        return lossText(subject);
    case AlarmKind::StubCountDue:
    case AlarmKind::ChipCountDisputed:
    case AlarmKind::ProgressiveSuspended:
    case AlarmKind::TableSilent:
    case AlarmKind::RecordInDoubt:
    case AlarmKind::BrokerLost:
        break;
    }
    return {};
}

} // namespace

QString alarmSentence(const AlarmCause& cause) {
    using enum AlarmKind;
    const QString subject = subjectText(cause);
    const QString sentence =
        worded(cause.kind,
               {{JackpotWaiting, QT_TRANSLATE_NOOP("words", "Jackpot waits to be verified: %1")},
                {WrongCount, QT_TRANSLATE_NOOP("words", "Wrong card count: %1")},
                {ShufflerFault, QT_TRANSLATE_NOOP("words", "Shuffler fault: %1")},
                {DeviceFault, QT_TRANSLATE_NOOP("words", "Device fault: %1")},
                {DeckOverdue, QT_TRANSLATE_NOOP("words", "Deck overdue for change: %1")},
                {DeckDueSoon, QT_TRANSLATE_NOOP("words", "Deck due for change soon: %1")},
                {StubCountDue, QT_TRANSLATE_NOOP("words", "Stub count due this round")},
                {ChipCountDisputed, QT_TRANSLATE_NOOP("words", "Chip count does not agree")},
                {FloorDecisionWanted, QT_TRANSLATE_NOOP("words", "Floorperson decides: %1")},
                {ProgressiveSuspended,
                 QT_TRANSLATE_NOOP("words", "Progressive suspended; base play goes on")},
                {TableSilent, QT_TRANSLATE_NOOP("words", "The table is not heard")},
                {RecordInDoubt, QT_TRANSLATE_NOOP("words", "The table's record is in doubt")},
                {BrokerLost, QT_TRANSLATE_NOOP("words", "Connection to the pit lost")},
                {MessagesLost,
                 QT_TRANSLATE_NOOP("words", "A device says too much; messages were lost: %1")}});
    return sentence.contains(QStringLiteral("%1")) ? sentence.arg(subject) : sentence;
}

} // namespace pitwatch::console
