#include "pit-console/core/live/live_source.h"
#include "tests/support/sites/broker.h"
#include "tests/support/sites/device_connection.h"

#include <QMutex>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using feed::Standing;

// Real processes, a real broker, the console's own source: from a shuffler's message to what the
// console would show, through the loss of every part on the way.
class TestPit : public QObject {
    Q_OBJECT

    static constexpr int kDeadlineMs = 20'000;

    QTemporaryDir m_folder;
    support::Broker m_broker;
    QMutex m_mutex;
    console::Snapshot m_latest;
    core::SystemClock m_clock;
    std::unique_ptr<console::Source> m_console;

    QString file(const char* name) const { return m_folder.filePath(name); }

    std::unique_ptr<QProcess> runAgent() const {
        auto process = std::make_unique<QProcess>();
        process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process->start(QStringLiteral(PITWATCH_BIN "/table-agent"),
                       {"--submission", PITWATCH_SUBMISSIONS "/T01.toml", "--journal",
                        file("T01.db"), "--broker-port", QString::number(m_broker.port())});
        if (!process->waitForStarted())
            qFatal("the agent did not start");
        return process;
    }

    console::TableSummary shown() {
        const QMutexLocker lock(&m_mutex);
        return m_latest.tables.empty() ? console::TableSummary{} : m_latest.tables.front();
    }
    feed::Standing standing() { return shown().standing; }

    static void stop(QProcess& process) {
        process.terminate();
        QVERIFY(process.waitForFinished(kDeadlineMs));
        QCOMPARE(process.exitCode(), 0);
    }

    void openConsole() {
        console::LiveSource::Settings settings;
        settings.console = core::PartyId::parse("console-1").value();
        settings.tables = {core::PartyId::parse("T01").value()};
        settings.brokerHost = "127.0.0.1";
        settings.brokerPort = m_broker.port();
        settings.storePath = file("console.db").toStdString();
        auto source = console::LiveSource::make(settings, m_clock);
        QVERIFY(source.ok());
        m_console = std::move(*source);
        m_console->start([this](console::Snapshot snapshot) {
            const QMutexLocker lock(&m_mutex);
            m_latest = std::move(snapshot);
        });
    }

private slots:
    void init() {
        QVERIFY(m_folder.isValid());
        QVERIFY(m_broker.start());
    }
    void cleanup() {
        m_console.reset();
        m_broker.stop();
        for (const char* name : {"T01.db", "T01.db-wal", "T01.db-reserve", "console.db"})
            QFile::remove(file(name));
    }

    void aPadsMessageBecomesADeckOnTheTile() {
        openConsole();
        auto agent = runAgent();
        support::DeviceConnection devices(m_broker.port());
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Fresh, kDeadlineMs);
        QVERIFY(shown().decks.empty());
        QVERIFY(devices.openTable() && devices.bringDeck("red", "R-1"));
        QVERIFY(devices.bringDeck("blue", "B-1"));
        QTRY_COMPARE_WITH_TIMEOUT(shown().decks.size(), std::size_t{2}, kDeadlineMs);
        QVERIFY(shown().decks[0].colour == events::DeckColour::Red);
        const auto deck = shown().decks[0];
        QVERIFY(deck.dueAt && deck.enteredPlayAt && *deck.dueAt - *deck.enteredPlayAt == 4h);
        stop(*agent);
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Offline, kDeadlineMs);
    }

    void aRemovedDeckLeavesTheTile() {
        openConsole();
        auto agent = runAgent();
        support::DeviceConnection devices(m_broker.port());
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Fresh, kDeadlineMs);
        QVERIFY(devices.openTable() && devices.bringDeck("red", "R-1"));
        QTRY_COMPARE_WITH_TIMEOUT(shown().decks.size(), std::size_t{1}, kDeadlineMs);
        QVERIFY(devices.removeDeck("red"));
        QTRY_VERIFY_WITH_TIMEOUT(shown().decks.empty(), kDeadlineMs);
        stop(*agent);
    }

    void aKilledBrokerGreysTheTileAndLosesNothing() {
        openConsole();
        auto agent = runAgent();
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Fresh, kDeadlineMs);
        {
            support::DeviceConnection devices(m_broker.port());
            QVERIFY(devices.openTable() && devices.bringDeck("red", "R-1"));
            QTRY_COMPARE_WITH_TIMEOUT(shown().decks.size(), std::size_t{1}, kDeadlineMs);
        }
        m_broker.kill();
        QTRY_VERIFY_WITH_TIMEOUT(standing() != feed::Standing::Fresh, kDeadlineMs);
        QCOMPARE(shown().decks.size(), std::size_t{1});

        QVERIFY(m_broker.start());
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Fresh, kDeadlineMs);
        support::DeviceConnection devices(m_broker.port());
        QVERIFY(devices.bringDeck("blue", "B-1"));
        QTRY_COMPARE_WITH_TIMEOUT(shown().decks.size(), std::size_t{2}, kDeadlineMs);
        stop(*agent);
    }

    void aKilledAgentComesBackWithItsDecksClock() {
        openConsole();
        auto agent = runAgent();
        support::DeviceConnection devices(m_broker.port());
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Fresh, kDeadlineMs);
        QVERIFY(devices.openTable() && devices.bringDeck("red", "R-1"));
        QTRY_VERIFY_WITH_TIMEOUT(shown().decks.size() == 1 && shown().decks[0].dueAt, kDeadlineMs);
        const auto before = shown().decks;
        agent->kill();
        QVERIFY(agent->waitForFinished(kDeadlineMs));
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Offline, kDeadlineMs);

        agent = runAgent();
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Fresh, kDeadlineMs);
        QVERIFY(devices.bringDeck("blue", "B-1"));
        QTRY_COMPARE_WITH_TIMEOUT(shown().decks.size(), std::size_t{2}, kDeadlineMs);
        QVERIFY(shown().decks[0] == before[0]);
        stop(*agent);
    }

    void aConsoleThatWasAwayCatchesUp() {
        openConsole();
        auto agent = runAgent();
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Fresh, kDeadlineMs);
        m_console.reset();
        support::DeviceConnection devices(m_broker.port());
        QVERIFY(devices.openTable() && devices.bringDeck("red", "R-1"));
        QVERIFY(devices.bringDeck("blue", "B-1"));
        QVERIFY(devices.until(
            [&] { return devices.state().find("\"opening\":\"open\"") != std::string::npos; }));
        stop(*agent);
        agent = runAgent();
        openConsole();
        QTRY_COMPARE_WITH_TIMEOUT(shown().decks.size(), std::size_t{2}, kDeadlineMs);
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Fresh, kDeadlineMs);
        stop(*agent);
    }

    void sensorsHearWhatWasAccepted() {
        auto agent = runAgent();
        auto devices = std::make_unique<support::DeviceConnection>(m_broker.port());
        const auto hear = [&](const std::string& words) {
            return devices->until(
                [&] { return devices->accepted().find(words) != std::string::npos; });
        };
        const auto wager = [&](const char* name, int amount) {
            return devices->say("wagers", R"({"v":1,"event":"wager","seat":3,"wager":")" +
                                              std::string(name) + R"(","amount":)" +
                                              std::to_string(amount) + "}");
        };
        QVERIFY(hear(R"("round":null)")); // The agent is there.
        QVERIFY(devices->openTable() && devices->bringDeck("red", "R-1"));
        QVERIFY(devices->bringDeck("blue", "B-1"));
        QVERIFY(wager("bet1", 500));
        QVERIFY(hear(R"({"seat":3,"wager":"bet1","accepted":500})"));
        QVERIFY(hear(R"("locked":false)"));
        QVERIFY(wager("progressive", 300));
        QVERIFY(hear(R"("wager":"progressive","accepted":)"));
        QVERIFY(devices->say("pad", R"({"v":1,"command":"call_no_more_bets"})"));
        QVERIFY(hear(R"("locked":true)"));
        QVERIFY(wager("bet1", 900));
        QVERIFY(hear(R"("accepted":500,"refused":{"told":900,"code":"late"}})"));
        // Whoever plugs a sensor in later is told by an agent that was started anew.
        agent->kill();
        QVERIFY(agent->waitForFinished(kDeadlineMs));
        devices = nullptr;
        agent = runAgent();
        devices = std::make_unique<support::DeviceConnection>(m_broker.port());
        QVERIFY(hear(R"({"seat":3,"wager":"bet1","accepted":500})"));
        stop(*agent);
    }

    void aSubmissionWithFindingsDoesNotStart() {
        QFile wrong(file("wrong.toml"));
        QVERIFY(wrong.open(QIODevice::WriteOnly));
        wrong.write("rule_set = \"mlgca-let-it-ride\"\ntable = \"T01\"\n");
        wrong.close();
        QProcess agent;
        agent.start(QStringLiteral(PITWATCH_BIN "/table-agent"),
                    {"--submission", file("wrong.toml"), "--journal", file("T01.db")});
        QVERIFY(agent.waitForFinished(kDeadlineMs));
        QCOMPARE(agent.exitCode(), 2);
        QVERIFY(agent.readAllStandardError().contains("min_bet: "));
        QVERIFY(!QFile::exists(file("T01.db")));
    }
};

QTEST_GUILESS_MAIN(TestPit)
#include "tst_pit.moc"
