#include "shared/journal/sqlite_journal.h"
#include "shared/table/decide.h"
#include "shared/table/setup/configuration.h"
#include "shared/wire/event_codec.h"
#include "tests/support/sites/broker.h"
#include "tests/support/sites/device_connection.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;

// The real agent, started again with other files than the ones it was playing under.
class TestOtherFiles : public QObject {
    Q_OBJECT

    static constexpr int kDeadlineMs = 20'000;

    QTemporaryDir m_folder;
    support::Broker m_broker;

    QString file(const char* name) const { return m_folder.filePath(name); }

    static QString other(QString text) { return text.replace("base = \"A\"", "base = \"B\""); }

    QString write(const char* name, const QString& text) const {
        QFile to(file(name));
        if (!to.open(QIODevice::WriteOnly) || to.write(text.toUtf8()) < 0)
            qFatal("no submission could be written");
        return to.fileName();
    }

    std::unique_ptr<QProcess> runAgent(const QString& submission) const {
        auto process = std::make_unique<QProcess>();
        process->start(QStringLiteral(PITWATCH_BIN "/table-agent"),
                       {"--submission", submission, "--journal", file("T01.db"), "--broker-port",
                        QString::number(m_broker.port())});
        if (!process->waitForStarted())
            qFatal("the agent did not start");
        return process;
    }
    static void stop(QProcess& process) {
        process.terminate();
        QVERIFY(process.waitForFinished(kDeadlineMs));
        QCOMPARE(process.exitCode(), 0);
    }
    std::vector<wire::Envelope> entries() const {
        journal::SqliteJournal::Options options;
        options.mayCreate = false;
        const auto opened =
            journal::SqliteJournal::open(file("T01.db").toStdString(), std::move(options));
        if (!opened)
            qFatal("%s", opened.error().text.c_str());
        return (*opened)->read(1, SIZE_MAX, SIZE_MAX);
    }
    // The table as the journal tells it to whoever begins with those files.
    table::State folded(const QString& submission) const {
        table::State state(*table::makeSetup(submission.toStdString(), {}));
        for (const wire::Envelope& entry : entries())
            table::apply(state, *wire::decodeEvent(entry.type, entry.body), entry.at);
        return state;
    }
    static bool says(support::DeviceConnection& devices, const std::string& words) {
        return devices.until([&] { return devices.state().find(words) != std::string::npos; });
    }

private slots:
    void aTableIsGivenOtherFilesOnlyWhenItIsClosed() {
        QVERIFY(m_folder.isValid() && m_broker.start());
        QFile demo(PITWATCH_SUBMISSIONS "/T01.toml");
        QVERIFY(demo.open(QIODevice::ReadOnly));
        const QString filed = QString::fromUtf8(demo.readAll());
        QVERIFY(other(filed) != filed);
        const QString inForce = write("T01.toml", filed);
        const QString changed = write("other.toml", other(filed));

        auto agent = runAgent(inForce);
        support::DeviceConnection devices(m_broker.port());
        QVERIFY(says(devices, R"("opening":"closed")"));
        QVERIFY(devices.openTable() && devices.bringDeck("red", "R-1") &&
                devices.bringDeck("blue", "B-1"));
        QVERIFY(says(devices, R"("opening":"open")"));
        QVERIFY(devices.say("wagers",
                            R"({"v":1,"event":"wager","seat":1,"wager":"bet1","amount":500})"));
        QVERIFY(says(devices, R"("phase":"betting")"));
        stop(*agent);

        const auto before = entries();
        agent = runAgent(changed);
        QVERIFY(agent->waitForFinished(kDeadlineMs));
        QCOMPARE(agent->exitCode(), 2);
        const QString said = agent->readAllStandardError() + agent->readAllStandardOutput();
        QVERIFY2(said.contains("wagers.base is 'A' in force, 'B' in the file"), qPrintable(said));
        QVERIFY2(said.contains("close the table first"), qPrintable(said));
        QVERIFY(entries() == before);

        // The files in force, and the round where it was.
        devices.forgetState();
        agent = runAgent(inForce);
        QVERIFY(says(devices, R"("phase":"betting")"));
        const std::string by = R"("by":{"person":"f-omar","role":"floorperson"})";
        QVERIFY(devices.say("pad", R"({"v":1,"command":"void_round",)" + by +
                                       R"(,"reason":"the day ends"})"));
        QVERIFY(says(devices, R"("round":null)"));
        QVERIFY(devices.say("pad", R"({"v":1,"command":"close_table",)" + by +
                                       R"(,"reason":"the day ends"})"));
        QVERIFY(says(devices, R"("opening":"closed")"));
        stop(*agent);

        devices.forgetState();
        agent = runAgent(changed);
        QVERIFY(says(devices, R"("opening":"closed")"));
        QVERIFY(devices.openTable());
        QVERIFY(says(devices, R"("opening":"opening")"));
        stop(*agent);
        const table::State state = folded(filed);
        QVERIFY(state == folded(other(filed)));
        QCOMPARE(state.submission().letterOf(rules::WagerKind::Base), std::string("B"));
    }
};

QTEST_GUILESS_MAIN(TestOtherFiles)
#include "tst_other_files.moc"
