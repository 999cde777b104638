#include "table-agent/simulators/incidents.h"

#include <QTest>

using namespace pitwatch;
using simulators::Incident;
using simulators::Incidents;

class TestIncidents : public QObject {
    Q_OBJECT

private slots:
    void comeByScriptInTheirRoundOnly() {
        Incidents incidents;
        incidents.calm();
        const auto added = incidents.addScript("# a bad night\n\nT01 3 jam # at last\n"
                                               "T01 3 late_coin\nT02 1 jackpot\n");
        QVERIFY(added.ok());
        feed::SeededRandom random(1);
        QVERIFY(incidents.draw("T01", 2, random).empty());
        QVERIFY(incidents.draw("T01", 3, random) ==
                (std::set<Incident>{Incident::Jam, Incident::LateCoin}));
        QVERIFY(incidents.draw("T02", 1, random) == std::set<Incident>{Incident::Jackpot});
    }

    void comeAtTheirOdds() {
        Incidents incidents;
        incidents.calm();
        QVERIFY(incidents.setOdds("misdeal=10").ok());
        feed::SeededRandom random(7);
        int drawn = 0;
        for (std::uint64_t round = 1; round <= 10'000; ++round)
            drawn += incidents.draw("T01", round, random).contains(Incident::Misdeal) ? 1 : 0;
        QVERIFY2(drawn > 850 && drawn < 1150, std::to_string(drawn).c_str());
    }

    void dependOnTheSeedAlone() {
        const Incidents incidents;
        feed::SeededRandom one(5);
        feed::SeededRandom two(5);
        for (std::uint64_t round = 1; round <= 500; ++round)
            QVERIFY(incidents.draw("T01", round, one) == incidents.draw("T01", round, two));
    }

    void refuseOddsThatAreNone_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "jam", "jam=", "jam=x", "jam=-1", "earthquake=5", "=5"})
            QTest::newRow(*text == 0 ? "nothing" : text) << QString(text);
    }
    void refuseOddsThatAreNone() {
        QFETCH(QString, text);
        Incidents incidents;
        QVERIFY(!incidents.setOdds(text.toStdString()).ok());
    }

    void refuseScriptsThatAreNone_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"T01", "T01 3", "T01 three jam", "T01 3 earthquake"})
            QTest::newRow(text) << QString(text);
    }
    void refuseScriptsThatAreNone() {
        QFETCH(QString, text);
        Incidents incidents;
        QVERIFY(!incidents.addScript(text.toStdString()).ok());
    }
};

QTEST_APPLESS_MAIN(TestIncidents)
#include "tst_incidents.moc"
