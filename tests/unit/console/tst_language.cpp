#include "pit-console/app/language.h"
#include "pit-console/viewmodels/base/store_view.h"
#include "pit-console/viewmodels/decks/deck_rows.h"
#include "pit-console/viewmodels/words/argument_words.h"
#include "pit-console/viewmodels/words/hand_words.h"
#include "pit-console/viewmodels/words/record_words.h"
#include "pit-console/viewmodels/words/words.h"
#include "shared/vocabulary/devices.h"
#include "shared/vocabulary/hands.h"
#include "shared/vocabulary/meters.h"

#include <QSet>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;

class TestLanguage : public QObject {
    Q_OBJECT

    static QString silent(std::size_t tables) {
        Snapshot snapshot;
        snapshot.brokerConnected = true;
        snapshot.tables.resize(tables);
        return staleTextOf(snapshot);
    }

    template <core::NamedEnum E, typename Say>
    static QStringList said(const QString& language, Say say) {
        speak(language);
        QStringList words;
        for (std::size_t index = 0; index < core::kEnumCount<E>; ++index)
            words << say(static_cast<E>(index));
        return words;
    }
    template <core::NamedEnum E, typename Say>
    static void everyValueOf(Say say) {
        const QStringList english = said<E>("en", say);
        const QStringList spanish = said<E>("es", say);
        QVERIFY(!english.contains(QString()) && !spanish.contains(QString()));
        QCOMPARE(QSet<QString>(english.begin(), english.end()).size(), english.size());
        QCOMPARE(QSet<QString>(spanish.begin(), spanish.end()).size(), spanish.size());
        QVERIFY(english != spanish); // A single word may be the same, as "Auditor" is.
    }

    static void everyJudgement(QString (*say)(events::StubJudgement)) {
        QSet<QString> words;
        for (const char* language : {"en", "es"}) {
            speak(language);
            for (const staff::SignedJudgement& one : staff::kSignedJudgements)
                words << say(one.judgement);
        }
        QVERIFY(!words.contains(QString()));
        QCOMPARE(static_cast<std::size_t>(words.size()), 2 * staff::kSignedJudgements.size());
    }

private slots:
    // One translator after the other: the newest is asked first.
    void speaksWithPluralForms_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("two");
        QTest::newRow("English") << "en"
                                 << "1 table not heard"
                                 << "2 tables not heard";
        QTest::newRow("Spanish") << "es"
                                 << "1 mesa no oída"
                                 << "2 mesas no oídas";
        QTest::newRow("a language that is not there is English") << "fi"
                                                                 << "1 table not heard"
                                                                 << "2 tables not heard";
    }
    void speaksWithPluralForms() {
        QFETCH(QString, language);
        speak(language);
        QTEST(silent(1), "one");
        QTEST(silent(2), "two");
    }

    // The record keeps the cause as a value; everybody reads it in their own words.
    void saysWhatAnAlarmIsAbout() {
        speak("es");
        QCOMPARE(alarmSentence({AlarmKind::JackpotWaiting,
                                {},
                                {.seat = core::Seat{3}, .round = events::RoundId{25}}}),
                 QString("Premio por verificar: puesto 3, ronda 25"));
        QCOMPARE(alarmSentence({AlarmKind::DeckOverdue, {}, {.deck = events::DeckColour::Blue}}),
                 QString("Cambio de baraja atrasado: Baraja azul"));
    }

    // What the reader of files says is quoted as it is.
    void saysThatAConfigurationCannotBeRead() {
        TableSummary table;
        QCOMPARE(setupText(table), QString());
        table.unreadableSetup = "line 3: no such key";
        speak("en");
        QCOMPARE(setupText(table),
                 QString("Its configuration cannot be read: line 3: no such key"));
        speak("es");
        QCOMPARE(setupText(table),
                 QString("No se puede leer su configuración: line 3: no such key"));
    }

    void everyJudgementThatPeopleSignIsWordedInBothLanguages() {
        everyJudgement(judgementName);
        everyJudgement(shortName);
    }

    // No value without words, none with those of another, none left in English.
    void everyValueIsWordedInBothLanguages() {
        everyValueOf<staff::Action>(actionName);
        everyValueOf<staff::Role>(roleName);
        everyValueOf<staff::Argument>(argumentName);
        everyValueOf<events::DeckColour>(deckName);
        everyValueOf<events::Wager>(wagerName);
        everyValueOf<events::Choice>(choiceName);
        everyValueOf<table::Opening>(openingName);
        everyValueOf<table::Phase>(phaseName);
        everyValueOf<ShufflerStatus>(shufflerName);
        everyValueOf<events::AlarmPriority>(priorityName);
        everyValueOf<events::DeckRemovalReason>(removalName);
        everyValueOf<events::FaultKind>(faultName);
        everyValueOf<events::Irregularity>(irregularityName);
        everyValueOf<events::Consequence>(consequenceName);
        everyValueOf<events::ProgressiveLock>(lockName);
        everyValueOf<events::OutOfOrderSign>(signName);
        everyValueOf<events::PaymentMethod>(paymentName);
        everyValueOf<events::DealingMethod>(dealingMethodName);
        everyValueOf<table::Ceremony>(ceremonyName);
        everyValueOf<vocabulary::TableDevice>([](vocabulary::TableDevice device) {
            return deviceName(std::string(core::enumName(device)));
        });
        everyValueOf<vocabulary::MeterLevel>([](vocabulary::MeterLevel level) {
            return levelName(*events::LevelName::parse(core::enumName(level)));
        });
        everyValueOf<vocabulary::PaidHand>([](vocabulary::PaidHand hand) {
            return handText(*events::HandName::parse(core::enumName(hand)));
        });
        everyValueOf<BreachKind>([](BreachKind kind) {
            Breach breach;
            breach.kind = kind;
            breach.rounds = 2;
            return breachRow(breach).what;
        });
        everyValueOf<AlarmKind>([](AlarmKind kind) { return alarmSentence({kind, {}, {}}); });
    }
};

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
