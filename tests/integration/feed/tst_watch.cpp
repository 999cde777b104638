#include "shared/core/clock.h"
#include "shared/events/party_events.h"
#include "shared/journal/sqlite_journal.h"
#include "tests/support/hostile_text.h"
#include "tests/support/sites/broker.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;

namespace {

constexpr int kLimitMs = 60'000;

// A running program whose lines are read as they come.
class Program {
public:
    Program(const QString& path, const QStringList& arguments) {
        m_process.start(path, arguments);
        if (!m_process.waitForStarted(kLimitMs))
            qWarning("%s does not start", qPrintable(path));
    }
    ~Program() {
        m_process.kill();
        m_process.waitForFinished(kLimitMs);
    }
    // The next line, empty if none comes in time.
    QByteArray line() {
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(kLimitMs))
                return {};
        return m_process.readLine().trimmed();
    }
    int stop() {
        m_process.terminate();
        m_process.waitForFinished(kLimitMs);
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }

private:
    QProcess m_process;
};

} // namespace

class TestWatch : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_broker.start()); }

    void showsAWholeJournalWithoutGapsAndGoesOnLive() {
        auto writer = start("red");
        Program watch(PITCTL, {"watch", "red", "--json", "--from-start", "--port", port()});
        int entries = 0;
        while (entries < 300) {
            const auto json = QJsonDocument::fromJson(watch.line()).object();
            QVERIFY(json["party"].toString() == "red");
            if (json.contains("standing"))
                continue;
            QCOMPARE(json["sequence"].toInt(), ++entries);
            QCOMPARE(json["event"].toObject()["event"].toString(),
                     QString(entries == 1 ? "party_started" : "deck_due_set"));
        }
        QCOMPARE(watch.stop(), 0);
    }

    void showsOnlyWhatComesFromNowOnAndOnlyTheNamed() {
        auto red = start("red");
        auto blue = start("blue");
        Program watch(PITCTL, {"watch", "blue", "--port", port()});
        for (int i = 0; i < 50; ++i) {
            const auto line = watch.line();
            QVERIFY2(line.contains(" blue "), line.constData());
            QVERIFY2(!line.contains("party_started"), line.constData());
        }
    }

    void saysThatAPartyWentOffline() {
        auto red = start("red");
        Program watch(PITCTL, {"watch", "--port", port()});
        QVERIFY(!watch.line().isEmpty());
        QCOMPARE(red->stop(), 0);
        QByteArray line = watch.line();
        while (!line.isEmpty() && line != "-- red is offline")
            line = watch.line();
        QCOMPARE(line, QByteArray("-- red is offline"));
    }

    // Whatever a party says is a line of text for whoever reads it.
    void showsWhatWouldSteerTheTerminal() {
        {
            const auto journal =
                journal::SqliteJournal::open(m_folder.filePath("loud.db").toStdString(), {});
            QVERIFY(journal.ok());
            const events::Event event = events::PartyStarted{std::string(support::kHostileText)};
            (*journal)->append(std::span(&event, 1), core::SystemClock().wall());
        }
        const auto loud = start("loud");
        for (const QStringList& form : {QStringList{}, QStringList{"--json"}}) {
            Program watch(PITCTL,
                          QStringList{"watch", "loud", "--from-start", "--port", port()} + form);
            QByteArray line = watch.line();
            while (!line.isEmpty() && !line.contains("mine"))
                line = watch.line();
            QVERIFY(line.contains("root#") && line.contains("end"));
            QVERIFY2(support::isHarmless(line.toStdString()), line.toPercentEncoding().constData());
        }
    }

    void refusesNamesThatAreNone() {
        QProcess process;
        process.start(PITCTL, {"watch", "a/b"});
        QVERIFY(process.waitForFinished(kLimitMs));
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(!process.readAllStandardError().isEmpty());
    }

private:
    QString port() const { return QString::number(m_broker.port()); }

    std::unique_ptr<Program> start(const QString& name) {
        auto program = std::make_unique<Program>(
            FEED_PEER, QStringList{"write", name, m_folder.filePath(name + ".db"), port(), "1",
                                   name.toUpper()});
        program->line(); // It is ready.
        return program;
    }

    support::Broker m_broker;
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestWatch)
#include "tst_watch.moc"
