#include "pit-console/viewmodels/words.h"

#include <QCoreApplication>

namespace pitwatch::console {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("words", text);
}

} // namespace

QString actionName(ActionKind kind) {
    switch (kind) {
    case ActionKind::OpenTable:
        return say(QT_TRANSLATE_NOOP("words", "Open the table"));
    case ActionKind::CloseTable:
        return say(QT_TRANSLATE_NOOP("words", "Close the table"));
    case ActionKind::IdleTable:
        return say(QT_TRANSLATE_NOOP("words", "Spread the cards: table idle"));
    case ActionKind::VerifyInspection:
        return say(QT_TRANSLATE_NOOP("words", "Verify the inspection"));
    case ActionKind::RemoveDeck:
        return say(QT_TRANSLATE_NOOP("words", "Remove the deck"));
    case ActionKind::OrderRecut:
        return say(QT_TRANSLATE_NOOP("words", "Order a recut"));
    case ActionKind::OrderShuffle:
        return say(QT_TRANSLATE_NOOP("words", "Order a shuffle"));
    case ActionKind::CloseFault:
        return say(QT_TRANSLATE_NOOP("words", "Close the fault with its cause"));
    case ActionKind::MarkOutOfOrder:
        return say(QT_TRANSLATE_NOOP("words", "Cover it: out of order"));
    case ActionKind::ReturnToUse:
        return say(QT_TRANSLATE_NOOP("words", "Return to use"));
    case ActionKind::ClearJam:
        return say(QT_TRANSLATE_NOOP("words", "The jam is cleared"));
    case ActionKind::UnlockProgressive:
        return say(QT_TRANSLATE_NOOP("words", "Unlock the progressive"));
    case ActionKind::ResolveChipCount:
        return say(QT_TRANSLATE_NOOP("words", "Settle the chip count"));
    case ActionKind::JudgeStub:
        return say(QT_TRANSLATE_NOOP("words", "Judge the stub"));
    case ActionKind::AbandonWagers:
        return say(QT_TRANSLATE_NOOP("words", "Declare the wagers abandoned"));
    case ActionKind::RuleOnIrregularity:
        return say(QT_TRANSLATE_NOOP("words", "Decide on the irregularity"));
    case ActionKind::VoidRound:
        return say(QT_TRANSLATE_NOOP("words", "Void the round"));
    }
    return {};
}

QString alarmSentence(const AlarmCause& cause) {
    const QString detail = QString::fromStdString(cause.detail);
    switch (cause.kind) {
    case AlarmKind::JackpotWaiting:
        return say(QT_TRANSLATE_NOOP("words", "Jackpot waits to be verified: %1")).arg(detail);
    case AlarmKind::WrongCount:
        return say(QT_TRANSLATE_NOOP("words", "Wrong card count: %1")).arg(detail);
    case AlarmKind::ShufflerFault:
        return say(QT_TRANSLATE_NOOP("words", "Shuffler fault: %1")).arg(detail);
    case AlarmKind::DeviceFault:
        return say(QT_TRANSLATE_NOOP("words", "Device fault: %1")).arg(detail);
    case AlarmKind::DeckOverdue:
        return say(QT_TRANSLATE_NOOP("words", "Deck overdue for change: %1")).arg(detail);
    case AlarmKind::DeckDueSoon:
        return say(QT_TRANSLATE_NOOP("words", "Deck due for change soon: %1")).arg(detail);
    case AlarmKind::StubCountDue:
        return say(QT_TRANSLATE_NOOP("words", "Stub count due this round"));
    case AlarmKind::ChipCountDisputed:
        return say(QT_TRANSLATE_NOOP("words", "Chip count does not agree"));
    case AlarmKind::FloorDecisionWanted:
        return say(QT_TRANSLATE_NOOP("words", "Floorperson decides: %1")).arg(detail);
    case AlarmKind::ProgressiveSuspended:
        return say(QT_TRANSLATE_NOOP("words", "Progressive suspended; base play goes on"));
    case AlarmKind::TableSilent:
        return say(QT_TRANSLATE_NOOP("words", "The table is not heard"));
    case AlarmKind::RecordInDoubt:
        return say(QT_TRANSLATE_NOOP("words", "The table's record contradicts itself"));
    case AlarmKind::LinkLost:
        return say(QT_TRANSLATE_NOOP("words", "Link to the pit lost"));
    }
    return {};
}

} // namespace pitwatch::console
