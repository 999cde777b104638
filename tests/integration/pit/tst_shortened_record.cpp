#include "pit-console/core/live/live_source.h"
#include "tests/support/sites/broker.h"
#include "tests/support/sites/device_connection.h"
#include "tests/support/sites/programs.h"

#include <QMutex>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using feed::Standing;

// Real programs whose disk is replaced by an older copy while they are stopped: whoever has read
// more says so at once, and nothing is wagered on a meter that is in doubt.
class TestShortenedRecord : public QObject {
    Q_OBJECT

    static constexpr int kDeadlineMs = 30'000;

    QTemporaryDir m_folder;
    support::Broker m_broker;
    std::unique_ptr<support::Programs> m_programs;
    QMutex m_mutex;
    console::Snapshot m_latest;
    bool m_wasLive = false; // Since it was last asked.
    core::SystemClock m_clock;
    std::unique_ptr<console::Source> m_console;

    QString file(const QString& name) const { return m_folder.filePath(name); }

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
            if (!m_latest.tables.empty())
                m_wasLive |= m_latest.tables.front().standing == feed::Standing::Fresh;
        });
    }
    feed::Standing standing() {
        const QMutexLocker lock(&m_mutex);
        return m_latest.tables.empty() ? feed::Standing::Offline : m_latest.tables.front().standing;
    }
    std::size_t decksShown() {
        const QMutexLocker lock(&m_mutex);
        return m_latest.tables.empty() ? 0 : m_latest.tables.front().decks.size();
    }
    bool wasLive() {
        const QMutexLocker lock(&m_mutex);
        return std::exchange(m_wasLive, false);
    }
    void startAll() {
        m_programs->start("METER", "progressive-controller",
                          {"--table", "T01", "--open-links", "--journal", file("METER.db")});
        m_programs->start(
            "T01", "table-agent",
            {"--submission", PITWATCH_SUBMISSIONS "/T01.toml", "--journal", file("T01.db")});
    }
    void copy(const QString& from, const QString& to) const {
        for (const QString end : {"", "-wal"}) {
            QFile::remove(file(to + end));
            if (QFile::exists(file(from + end)))
                QVERIFY(QFile::copy(file(from + end), file(to + end)));
        }
    }

private slots:
    void init() {
        QVERIFY(m_folder.isValid());
        QVERIFY(m_broker.start());
        m_programs = std::make_unique<support::Programs>(PITWATCH_BIN, m_folder.path(), m_broker);
    }
    void cleanup() {
        m_console.reset();
        m_programs.reset();
        m_broker.stop();
        for (const QString name : {"T01", "METER", "console"})
            for (const QString end : {".db", ".db-wal", ".db-reserve", "-old.db", "-old.db-wal"})
                QFile::remove(file(name + end));
    }

    void aTablesOlderCopyIsInDoubtAtOnceAndNeverLive() {
        openConsole();
        startAll();
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Fresh, kDeadlineMs);
        QVERIFY(m_programs->stop("T01"));
        copy("T01.db", "T01-old.db");
        m_programs->start("T01");
        support::DeviceConnection devices(m_broker.port());
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Fresh, kDeadlineMs);
        QVERIFY(devices.openTable() && devices.bringDeck("red", "R-1"));
        QTRY_COMPARE_WITH_TIMEOUT(decksShown(), std::size_t{1}, kDeadlineMs);
        QVERIFY(m_programs->stop("T01"));
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Offline, kDeadlineMs);
        wasLive();
        copy("T01-old.db", "T01.db");
        m_programs->start("T01");
        QTRY_COMPARE_WITH_TIMEOUT(standing(), feed::Standing::Doubtful, kDeadlineMs);
        QVERIFY(!wasLive());
        QCOMPARE(decksShown(), std::size_t{1});
    }

    void aControllersOlderCopyLocksTheProgressive() {
        startAll();
        support::DeviceConnection devices(m_broker.port());
        const auto says = [&](const char* words) {
            return devices.until([&] { return devices.state().find(words) != std::string::npos; });
        };
        QVERIFY(says("\"progressive_locked\":false"));
        QVERIFY(m_programs->stop("METER"));
        QVERIFY(says("\"meter_lost\""));
        copy("METER.db", "METER-old.db");
        m_programs->start("METER");
        QVERIFY(says("\"progressive_locked\":false"));
        m_programs->kill("METER");
        QVERIFY(says("\"meter_lost\""));
        copy("METER-old.db", "METER.db");
        m_programs->start("METER");
        QVERIFY(says("\"meter_doubted\""));
        QVERIFY(devices.state().find("\"progressive_locked\":true") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestShortenedRecord)
#include "tst_shortened_record.moc"
