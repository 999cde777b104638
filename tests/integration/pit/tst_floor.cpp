#include "shared/events/all_events.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/wire/event_codec.h"
#include "tests/support/sites/broker.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace pitwatch;

// A floor of real processes: two agents and the simulator with a client per device, rare things by
// script. What happened is read from the agents' journals afterwards.
class TestFloor : public QObject {
    Q_OBJECT

    static constexpr int kPlayMs = 180'000;
    static constexpr int kStopMs = 20'000;

    QTemporaryDir m_folder;
    support::Broker m_broker{{"log_type notice", "connection_messages true"}};

    QString file(const QString& name) const { return m_folder.filePath(name); }

    static QString submission(const QString& table) {
        return QStringLiteral(PITWATCH_SUBMISSIONS "/%1.toml").arg(table);
    }
    std::unique_ptr<QProcess> run(const QString& program, QStringList arguments) const {
        auto process = std::make_unique<QProcess>();
        process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        arguments << "--broker-port" << QString::number(m_broker.port());
        process->start(QStringLiteral(PITWATCH_BIN "/") + program, arguments);
        if (!process->waitForStarted())
            qFatal("%s did not start", qPrintable(program));
        return process;
    }
    std::unique_ptr<QProcess> runAgent(const QString& table) const {
        return run("table-agent",
                   {"--submission", submission(table), "--journal", file(table + ".db")});
    }

    template <typename T>
    std::size_t count(const QString& table) const {
        auto journal = journal::SqliteJournal::open(file(table + ".db").toStdString(), {});
        if (!journal)
            qFatal("%s", journal.error().text.c_str());
        std::size_t found = 0;
        for (std::uint64_t next = 1; next <= (*journal)->head().sequence;)
            for (const wire::Envelope& entry : (*journal)->read(next, 1024, 1 << 20)) {
                found += entry.type == T::kType ? 1U : 0U;
                next = entry.sequence + 1;
            }
        return found;
    }

private slots:
    void initTestCase() { QVERIFY(m_broker.start()); }
    void cleanupTestCase() { m_broker.stop(); }

    void playsItsScriptWithAClientPerDevice() {
        QFile script(file("script.txt"));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("T01 2 jam\nT01 3 late_coin\nT01 4 jackpot\nT05 2 misdeal\nT05 3 late_coin\n");
        script.close();
        auto first = runAgent("T01");
        auto second = runAgent("T05");
        QStringList arguments{"--submission",
                              submission("T01"),
                              "--submission",
                              submission("T05"),
                              "--script",
                              script.fileName(),
                              "--speed",
                              "100",
                              "--seed",
                              "11",
                              "--rounds",
                              "5",
                              "--client-per-device"};
        for (const char* rare : {"jam", "wrong_count", "misdeal", "late_coin", "missed_stub",
                                 "wrong_stub", "overdue_deck", "player_left", "jackpot"})
            arguments << "--odds" << QString(rare) + "=0";
        auto floor = run("floor-simulator", arguments);
        QVERIFY(floor->waitForFinished(kPlayMs));
        QCOMPARE(floor->exitCode(), 0);
        for (QProcess* agent : {first.get(), second.get()}) {
            agent->terminate();
            QVERIFY(agent->waitForFinished(kStopMs));
            QCOMPARE(agent->exitCode(), 0);
        }
    }

    void leavesEverythingInTheJournals() {
        QCOMPARE(count<events::ShufflerJammed>("T01"), std::size_t{1});
        QCOMPARE(count<events::ShufflerJamCleared>("T01"), std::size_t{1});
        QCOMPARE(count<events::LateWagerRefused>("T01"), std::size_t{1});
        QVERIFY(count<events::ClaimRaised>("T01") >= 1);
        QVERIFY(count<events::RoundSettled>("T01") >= 4);
        QCOMPARE(count<events::RoundVoided>("T05"), std::size_t{1});
        QCOMPARE(count<events::LateWagerRefused>("T05"), std::size_t{1});
        QVERIFY(count<events::RoundSettled>("T05") >= 3);
    }

    void connectsEachDeviceByItself() {
        const QString log = m_broker.log();
        for (const char* table : {"T01", "T05"})
            for (const char* device : {"shuffler", "wagers", "pad", "cards"})
                QVERIFY2(log.contains(QString("as %1-%2 ").arg(table, device)), qPrintable(log));
        QVERIFY(!log.contains("as floor-simulator "));
    }
};

QTEST_GUILESS_MAIN(TestFloor)
#include "tst_floor.moc"
