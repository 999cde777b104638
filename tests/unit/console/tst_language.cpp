#include "pit-console/app/language.h"
#include "pit-console/viewmodels/shell/store_view.h"
#include "pit-console/viewmodels/words/words.h"

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

    // The cause is recorded in English whatever people read.
    void saysWhatAnAlarmIsAbout_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("seat and round")
            << static_cast<int>(AlarmKind::JackpotWaiting) << "seat 3, round 25"
            << "Premio por verificar: puesto 3, ronda 25";
        QTest::newRow("deck") << static_cast<int>(AlarmKind::DeckOverdue) << "blue"
                              << "Cambio de baraja atrasado: Baraja azul";
    }
    void saysWhatAnAlarmIsAbout() {
        QFETCH(int, kind);
        QFETCH(QString, detail);
        speak("es");
        QTEST(alarmSentence({static_cast<AlarmKind>(kind), {}, detail.toStdString()}), "sentence");
    }
};

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
