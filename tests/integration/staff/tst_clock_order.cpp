#include "shared/core/clock.h"
#include "shared/events/party_events.h"
#include "shared/journal/journal_file.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/staff/clock_order.h"
#include "shared/wire/event_codec.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;

// The operator's way back from a record that was written ahead of time, with the real programs.
class TestClockOrder : public QObject {
    Q_OBJECT

    static constexpr int kDeadlineMs = 60'000;
    static constexpr const char* kSiteKey = "only for showing it";

    struct Run {
        int exitCode = -1;
        QString out;
        QString err;
    };

    std::unique_ptr<QTemporaryDir> m_folder;

    QString file(const char* name) const { return m_folder->filePath(name); }

    Run run(const QString& program, const QStringList& arguments, const QString& lines = {}) const {
        QProcess process;
        process.start(QStringLiteral(PITWATCH_BIN "/") + program, arguments);
        process.write(lines.toUtf8());
        process.closeWriteChannel();
        if (!process.waitForFinished(kDeadlineMs))
            qFatal("%s does not end", qPrintable(program));
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }
    Run order(const QStringList& more = {}, const QString& lines = {}) const {
        return run("pitctl",
                   QStringList{"clock", "order", file("T01.db"), "--party", "T01", "--reason",
                               "m-karl: battery changed", "--out", file("T01.clock")} +
                       more,
                   lines);
    }
    // Nobody answers at that port; the agent keeps its journal all the same.
    QStringList agentArguments(const QStringList& more) const {
        return QStringList{"--submission",  PITWATCH_SUBMISSIONS "/T01.toml",
                           "--journal",     file("T01.db"),
                           "--site-keys",   file("site/site-keys.json"),
                           "--roster",      file("site/roster.json"),
                           "--broker-port", "1"} +
               more;
    }
    Run refused(const QStringList& more) const { return run("table-agent", agentArguments(more)); }
    // Runs until it is asked to stop.
    Run started(const QStringList& more) const {
        return started("table-agent", agentArguments(more));
    }
    static Run started(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral(PITWATCH_BIN "/") + program, arguments);
        QString out;
        while (!out.contains("journal at entry") && process.waitForReadyRead(kDeadlineMs))
            out += QString::fromUtf8(process.readAll());
        process.terminate();
        process.waitForFinished(kDeadlineMs);
        return {process.exitCode(), out + QString::fromUtf8(process.readAll()), {}};
    }
    std::vector<wire::Envelope> entries(const char* name = "T01.db") const {
        std::vector<wire::Envelope> all;
        const auto journal = *journal::JournalFile::open(file(name).toStdString());
        if (!journal->visit(1, [&](const wire::Envelope& entry) {
                all.push_back(entry);
                return true;
            }))
            qFatal("the journal cannot be read");
        return all;
    }

    // A journal of one entry, of that much later than now.
    void write(const char* name, core::Millis ahead) const {
        const auto journal = *journal::SqliteJournal::open(file(name).toStdString(), {});
        const events::Event first = events::PartyStarted{"test"};
        journal->append({&first, 1}, core::SystemClock().wall() + ahead);
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(run("pitctl", {"staff", "demo", "--site", file("site")}).exitCode, 0);
        write("T01.db", 24h);
    }

    void twoHoldersSignAndTheTableGoesOn() {
        const Run refusedRun = refused({});
        QCOMPARE(refusedRun.exitCode, 1);
        QVERIFY2((refusedRun.err + refusedRun.out).contains("bring a clock order"),
                 qPrintable(refusedRun.err));

        // Made beside the journal, signed elsewhere; the two keys of the demonstration are asked
        // for one after the other.
        const Run made = order();
        QVERIFY2(made.exitCode == 0, qPrintable(made.err));
        const Run signedRun =
            run("pitctl", {"clock", "sign", file("T01.clock"), "--site", file("site")},
                QString("%1\n%1\n%1\n").arg(kSiteKey));
        QVERIFY2(signedRun.exitCode == 0, qPrintable(signedRun.err));
        QVERIFY(signedRun.out.contains("m-karl: battery changed"));

        const Run ran = started({"--clock-order", file("T01.clock")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.out));
        const auto all = entries();
        QVERIFY(all[1].type == events::ClockPutBack::kType);
        const auto decoded = wire::decodeEvent(all[1].type, all[1].body);
        const auto* back = decoded->as<events::ClockPutBack>();
        QVERIFY(back->isSigned && !back->signatures.empty());
        QVERIFY(all[1].at < all[0].at && all[2].at == all[1].at);
        QVERIFY(all[2].type == events::PartyStarted::kType);
        QCOMPARE(run("pitctl", {"verify", file("T01.db")}).exitCode, 0);

        // From now on it needs none, and says so of one that still lies there.
        QCOMPARE(started({}).exitCode, 0);
        QVERIFY(started({"--clock-order", file("T01.clock")}).out.contains("not needed"));
    }

    // Whoever changes the settings does not make the table believe what nobody signed.
    void aTableThatHadARosterDoesNotStartWithoutOne() {
        QFile::remove(file("T01.db"));
        QCOMPARE(started({}).exitCode, 0);
        const auto before = entries().size();
        const Run ran = run("table-agent", {"--submission", PITWATCH_SUBMISSIONS "/T01.toml",
                                            "--journal", file("T01.db"), "--broker-port", "1"});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2((ran.err + ran.out).contains("start with --roster and --site-keys"),
                 qPrintable(ran.err + ran.out));
        QCOMPARE(entries().size(), before);
        QFile settings(file("settings.toml"));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write("meter = \"METER\"\n");
        settings.close();
        QVERIFY(settings.setPermissions(settings.permissions() | QFile::WriteOther));
        const Run others = refused({"--config", file("settings.toml")});
        QCOMPARE(others.exitCode, 2);
        QVERIFY2((others.err + others.out).contains("others than its owner may change it"),
                 qPrintable(others.err + others.out));
    }

    void anUnsignedOrderIsRefusedAndTheJournalIsAsItWas() {
        QCOMPARE(order().exitCode, 0);
        const Run ran = refused({"--clock-order", file("T01.clock")});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2((ran.err + ran.out).contains("not signed by enough keys"), qPrintable(ran.err));
        QCOMPARE(entries().size(), std::size_t{1});
    }

    void aControllerWithoutSiteKeysTakesOneThatNobodySignedAndSaysSo() {
        write("METER.db", 24h);
        QCOMPARE(run("pitctl", {"clock", "order", file("METER.db"), "--party", "METER", "--reason",
                                "trying it out", "--out", file("METER.clock")})
                     .exitCode,
                 0);
        const QStringList arguments{"--journal", file("METER.db"), "--table",
                                    "T01",       "--broker-port",  "1"};
        QCOMPARE(run("progressive-controller", arguments).exitCode, 1);
        const QStringList ordered = arguments + QStringList{"--clock-order", file("METER.clock")};
        QCOMPARE(run("progressive-controller", ordered + QStringList{"--name", "OTHER"}).exitCode,
                 2);
        QCOMPARE(entries("METER.db").size(), std::size_t{1});
        const Run ran = started("progressive-controller", ordered);
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.out));
        const auto entry = entries("METER.db").at(1);
        const auto decoded = wire::decodeEvent(entry.type, entry.body);
        const auto* back = decoded->as<events::ClockPutBack>();
        QVERIFY(back != nullptr && !back->isSigned && back->signatures.empty());
    }

    void aWrongPassphraseMakesNoOrder() {
        QCOMPARE(order({"--site", file("site")}, "something else\n").exitCode, 2);
        QVERIFY(!QFile::exists(file("T01.clock")));
    }

    void whereTheClockIsNotBehindThereIsNothingToOrder() {
        QFile::remove(file("T01.db"));
        write("T01.db", 0h);
        const Run made = order();
        QCOMPARE(made.exitCode, 2);
        QVERIFY(made.err.contains("no order is needed"));
    }
};

QTEST_GUILESS_MAIN(TestClockOrder)
#include "tst_clock_order.moc"
