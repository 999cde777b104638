#include "pit-console/core/live/live_source.h"
#include "pit-console/viewmodels/meters/sign_model.h"
#include "tests/support/sites/broker.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace pitwatch;
using namespace std::chrono_literals;

// The players' sign beside a real table and a real controller, which it follows and nothing else.
class TestLiveSign : public QObject {
    Q_OBJECT

    static constexpr int kSoonMs = 20'000;
    static constexpr int kPlayMs = 120'000;

    QTemporaryDir m_folder;
    support::Broker m_broker;
    std::unique_ptr<QProcess> m_agent;
    std::unique_ptr<QProcess> m_controller;
    std::unique_ptr<QProcess> m_floor;
    console::SignModel m_sign{QStringLiteral("LINK1")};
    core::SystemClock m_clock;
    std::unique_ptr<console::Source> m_source;

    static QString submission() { return QStringLiteral(PITWATCH_SUBMISSIONS "/T01.toml"); }

    std::unique_ptr<QProcess> run(const QString& program, QStringList arguments) const {
        auto process = std::make_unique<QProcess>();
        process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        arguments << "--broker-port" << QString::number(m_broker.port());
        process->start(QStringLiteral(PITWATCH_BIN "/") + program, arguments);
        if (!process->waitForStarted())
            qFatal("%s did not start", qPrintable(program));
        return process;
    }
    std::unique_ptr<QProcess> runController() const {
        return run("progressive-controller",
                   {"--table", "T01", "--open-links", "--journal", m_folder.filePath("METER.db")});
    }
    void startSign() {
        console::LiveSource::Settings live;
        live.console = *core::PartyId::parse("C09");
        live.others = {*core::PartyId::parse("METER")};
        live.brokerHost = "127.0.0.1";
        live.brokerPort = m_broker.port();
        live.storePath = m_folder.filePath("sign.db").toStdString();
        live.staleAfter = 2500ms;
        auto source = console::LiveSource::make(live, m_clock);
        if (!source)
            qFatal("%s", source.error().text.c_str());
        m_source = std::move(*source);
        m_sign.setPatience(2s);
        m_source->start([this](console::Snapshot snapshot) {
            QMetaObject::invokeMethod(
                &m_sign, [this, snapshot = std::move(snapshot)] { m_sign.show(snapshot); },
                Qt::QueuedConnection);
        });
    }

private slots:
    void initTestCase() {
        QVERIFY(m_broker.start());
        m_agent = run("table-agent",
                      {"--submission", submission(), "--journal", m_folder.filePath("T01.db")});
        startSign();
    }

    void aSignWithoutAControllerShowsNothing() {
        QTRY_VERIFY_WITH_TIMEOUT(!m_sign.available(), kSoonMs);
        QCOMPARE(m_sign.hint(), QString("No contact with the meter"));
    }

    void showsTheLevelsOnceTheLinkIsOpen() {
        m_controller = runController();
        QTRY_VERIFY_WITH_TIMEOUT(m_sign.available(), kSoonMs);
        QCOMPARE(m_sign.levels()->count(), 3);
        QCOMPARE(m_sign.levels()->at(0).levelName, QString("Mega"));
        QCOMPARE(m_sign.wins()->count(), 0);
    }

    void showsWhoWon() {
        QFile script(m_folder.filePath("script.txt"));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("T01 2 jackpot\n");
        script.close();
        QStringList arguments{"--submission", submission(), "--script", script.fileName(),
                              "--speed",      "60",         "--seed",   "11"};
        for (const char* rare : {"jam", "wrong_count", "misdeal", "late_coin", "missed_stub",
                                 "wrong_stub", "overdue_deck", "player_left", "jackpot"})
            arguments << "--odds" << QString(rare) + "=0";
        m_floor = run("floor-simulator", arguments);
        QTRY_COMPARE_WITH_TIMEOUT(m_sign.wins()->count(), 1, kPlayMs);
        QCOMPARE(m_sign.wins()->at(0).what, QString("Mega · Table T01"));
        m_floor->kill();
        QVERIFY(m_floor->waitForFinished(kSoonMs));
    }

    void aControllerThatHangsIsNoContact() {
        QVERIFY(QProcess::execute("kill", {"-STOP", QString::number(m_controller->processId())}) ==
                0);
        QTRY_VERIFY_WITH_TIMEOUT(!m_sign.available(), kSoonMs);
        QCOMPARE(m_sign.levels()->count(), 0);
        QCOMPARE(m_sign.wins()->count(), 0);
        QVERIFY(QProcess::execute("kill", {"-CONT", QString::number(m_controller->processId())}) ==
                0);
        QTRY_VERIFY_WITH_TIMEOUT(m_sign.available(), kSoonMs);
        QCOMPARE(m_sign.levels()->count(), 3);
    }

    void aBrokerThatIsKilledIsNoContact() {
        m_broker.kill();
        QTRY_VERIFY_WITH_TIMEOUT(!m_sign.available(), kSoonMs);
        QCOMPARE(m_sign.levels()->count(), 0);
        QVERIFY(m_broker.start());
        QTRY_VERIFY_WITH_TIMEOUT(m_sign.available(), kSoonMs);
    }

    void cleanupTestCase() {
        m_source->stop();
        for (QProcess* process : {m_controller.get(), m_agent.get()}) {
            process->terminate();
            QVERIFY(process->waitForFinished(kSoonMs));
        }
        m_broker.stop();
    }
};

QTEST_GUILESS_MAIN(TestLiveSign)
#include "tst_live_sign.moc"
