#include "pit-console/viewmodels/words/record_words.h"

#include "pit-console/viewmodels/words/phrase_text.h"
#include "pit-console/viewmodels/words/shown_text.h"
#include "pit-console/viewmodels/words/worded.h"
#include "shared/vocabulary/devices.h"
#include "shared/vocabulary/meters.h"

namespace pitwatch::console {

QString removalName(events::DeckRemovalReason reason) {
    using enum events::DeckRemovalReason;
    return worded(reason,
                  {{Due, QT_TRANSLATE_NOOP("words", "due for change")},
                   {Overdue, QT_TRANSLATE_NOOP("words", "overdue")},
                   {WrongCount, QT_TRANSLATE_NOOP("words", "wrong count")},
                   {Defect, QT_TRANSLATE_NOOP("words", "defect")},
                   {StubCount, QT_TRANSLATE_NOOP("words", "wrong stub")},
                   {FloorpersonOrder, QT_TRANSLATE_NOOP("words", "the floorperson's order")},
                   {TableClosed, QT_TRANSLATE_NOOP("words", "the table closed")},
                   {Irregularity, QT_TRANSLATE_NOOP("words", "irregularity")}});
}

// What is said of it in sentences, too.
QString faultName(events::FaultKind kind) {
    return phraseText(kind);
}

QString irregularityName(events::Irregularity kind) {
    return phraseText(kind);
}

QString consequenceName(events::Consequence consequence) {
    using enum events::Consequence;
    return worded(consequence,
                  {{SetAside, QT_TRANSLATE_NOOP("words", "set aside")},
                   {UseAsNext, QT_TRANSLATE_NOOP("words", "use as next")},
                   {Reshuffle, QT_TRANSLATE_NOOP("words", "reshuffle")},
                   {Void, QT_TRANSLATE_NOOP("words", "void")},
                   {VoidAndReshuffle, QT_TRANSLATE_NOOP("words", "void and reshuffle")},
                   {VoidAndRemoveDeck, QT_TRANSLATE_NOOP("words", "void and remove deck")},
                   {CoverOrSign, QT_TRANSLATE_NOOP("words", "cover or sign")},
                   {PlaysNextHand, QT_TRANSLATE_NOOP("words", "plays next hand")},
                   {MayBeAbandoned, QT_TRANSLATE_NOOP("words", "may be abandoned")},
                   {FloorpersonDecided, QT_TRANSLATE_NOOP("words", "floorperson decided")}});
}

QString lockName(events::ProgressiveLock lock) {
    using enum events::ProgressiveLock;
    return worded(lock, {{MeterLost, QT_TRANSLATE_NOOP("words", "meter lost")},
                         {MeterDoubted, QT_TRANSLATE_NOOP("words", "meter doubted")},
                         {LinkClosed, QT_TRANSLATE_NOOP("words", "link closed")},
                         {LinkSuspended, QT_TRANSLATE_NOOP("words", "link suspended")},
                         {SensorFault, QT_TRANSLATE_NOOP("words", "sensor fault")},
                         {DisplayMismatch, QT_TRANSLATE_NOOP("words", "display mismatch")},
                         {FloorpersonOrder, QT_TRANSLATE_NOOP("words", "the floorperson's order")},
                         {NoMoreBets, QT_TRANSLATE_NOOP("words", "no more bets")}});
}

QString signName(events::OutOfOrderSign sign) {
    using enum events::OutOfOrderSign;
    return worded(sign, {{Covered, QT_TRANSLATE_NOOP("words", "a cover")},
                         {Signed, QT_TRANSLATE_NOOP("words", "a sign")}});
}

QString paymentName(events::PaymentMethod method) {
    using enum events::PaymentMethod;
    return worded(method, {{Chips, QT_TRANSLATE_NOOP("words", "Chips")},
                           {Cash, QT_TRANSLATE_NOOP("words", "Cash")},
                           {Cheque, QT_TRANSLATE_NOOP("words", "Cheque")}});
}

QString dealingMethodName(events::DealingMethod method) {
    using enum events::DealingMethod;
    return worded(method, {{Hand, QT_TRANSLATE_NOOP("words", "by hand")},
                           {ManualShoe, QT_TRANSLATE_NOOP("words", "manual shoe")},
                           {AutomatedShoe, QT_TRANSLATE_NOOP("words", "automated shoe")}});
}

QString judgementName(events::StubJudgement judgement) {
    return judgement == events::StubJudgement::MisdealtAllPresent
               ? spoken(QT_TRANSLATE_NOOP("words", "misdealt, all cards are there"))
               : spoken(QT_TRANSLATE_NOOP("words", "the deck is wrong"));
}

QString shortName(events::StubJudgement judgement) {
    return judgement == events::StubJudgement::MisdealtAllPresent
               ? spoken(QT_TRANSLATE_NOOP("words", "misdealt"))
               : spoken(QT_TRANSLATE_NOOP("words", "deck wrong"));
}

QString levelName(const events::LevelName& level) {
    using enum vocabulary::MeterLevel;
    const auto known = core::enumFromName<vocabulary::MeterLevel>(level.text());
    return known ? worded(*known, {{Main, QT_TRANSLATE_NOOP("words", "main")},
                                   {Mega, QT_TRANSLATE_NOOP("words", "mega")},
                                   {Major, QT_TRANSLATE_NOOP("words", "major")},
                                   {Minor, QT_TRANSLATE_NOOP("words", "minor")}})
                 : wordsText(level.text());
}

QString deviceName(const std::string& device) {
    using enum vocabulary::TableDevice;
    const auto known = core::enumFromName<vocabulary::TableDevice>(device);
    return known ? worded(*known, {{Shuffler, QT_TRANSLATE_NOOP("words", "shuffler")},
                                   {Shoe, QT_TRANSLATE_NOOP("words", "shoe")},
                                   {Wagers, QT_TRANSLATE_NOOP("words", "wager sensors")},
                                   {Pad, QT_TRANSLATE_NOOP("words", "dealer pad")},
                                   {Cards, QT_TRANSLATE_NOOP("words", "card reader")},
                                   {Display, QT_TRANSLATE_NOOP("words", "table display")}})
                 : text(device);
}

// What has to be compared is the site's to say; these are the checks that every site has.
QString checkName(const std::string& check) {
    if (check == "cards")
        return spoken(QT_TRANSLATE_NOOP("words", "These cards lie on the layout"));
    if (check == "hand")
        return spoken(QT_TRANSLATE_NOOP("words", "They make this hand"));
    if (check == "seat")
        return spoken(QT_TRANSLATE_NOOP("words", "It is this seat"));
    if (check == "wager")
        return spoken(QT_TRANSLATE_NOOP("words", "This wager was made"));
    return wordsText(check);
}

} // namespace pitwatch::console
