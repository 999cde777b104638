#include "pit-console/core/live/live_source.h"
#include "pit-console/core/store/store.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <SQLiteCpp/Database.h>

#include <condition_variable>
#include <mutex>

using namespace pitwatch;
using namespace std::chrono_literals;

// What cannot be recorded must not be done: a console whose files fail ends, in order and with the
// reason, and is not killed from inside.
class TestBrokenStore : public QObject {
    Q_OBJECT

    static constexpr int kDeadlineMs = 60'000;

    QTemporaryDir m_folder;
    core::SystemClock m_clock;

    QString file(const QString& name) const { return m_folder.filePath(name); }

    // A store that can be read and takes nothing more.
    void breakStore() const {
        const std::string path = file("store.db").toStdString();
        QVERIFY(console::Store::open(path).ok());
        SQLite::Database database(path, SQLite::OPEN_READWRITE);
        database.exec("CREATE TRIGGER broken BEFORE INSERT ON entries BEGIN "
                      "SELECT RAISE(ABORT, 'the disk is broken'); END");
    }

private slots:
    void init() {
        QVERIFY(m_folder.isValid());
        breakStore();
    }
    void cleanup() {
        for (const char* name : {"store.db", "store.db-wal", "own.db", "own.db-wal"})
            QFile::remove(file(name));
    }

    void theOwnerIsToldOnceAndWhy() {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<std::string> reasons;
        console::LiveSource::Settings settings;
        settings.console = *core::PartyId::parse("C01");
        settings.brokerHost = "127.0.0.1";
        settings.brokerPort = 1; // Nobody.
        settings.storePath = file("store.db").toStdString();
        settings.journalPath = file("own.db").toStdString();
        settings.failed = [&](const std::string& reason) {
            const std::scoped_lock lock(mutex);
            reasons.push_back(reason);
            changed.notify_all();
        };
        auto source = console::LiveSource::make(settings, m_clock);
        QVERIFY2(source.ok(), source.ok() ? "" : source.error().text.c_str());
        (*source)->start([](const console::Snapshot&) {});
        {
            std::unique_lock lock(mutex);
            QVERIFY(changed.wait_for(lock, 60s, [&] { return !reasons.empty(); }));
        }
        (*source)->stop();
        QCOMPARE(reasons.size(), std::size_t{1});
        QVERIFY2(reasons[0].find("the disk is broken") != std::string::npos, reasons[0].c_str());
    }

    void theProgramEndsWithTheReason() {
        QProcess program;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("QT_QUICK_BACKEND", "software");
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(PITWATCH_BIN "/pit-console"),
                      {"--name", "C01", "--table", "T01", "--broker-port", "1", "--store",
                       file("store.db"), "--journal", file("own.db")});
        QVERIFY(program.waitForFinished(kDeadlineMs));
        QVERIFY(program.exitStatus() == QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(program.readAllStandardError().contains("the disk is broken"));
    }
};

QTEST_GUILESS_MAIN(TestBrokenStore)
#include "tst_broken_store.moc"
