#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/party_events.h"
#include "shared/journal/sqlite_journal.h"
#include "tests/support/hostile_text.h"
#include "tests/support/sites/staff_site.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using support::isHarmless;
using support::kHostileText;
using support::kHostileWords;
using support::StaffSite;

// Nothing that a journal, a party, a device or a file says steers the terminal of whoever reads it.
class TestHostileText : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_journal;

    struct Ran {
        int exitCode = -1;
        QByteArray out;
        QByteArray err;
    };
    static Ran run(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.start(program, arguments);
        if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }
    static Ran pitctl(const QStringList& arguments) {
        return run(QStringLiteral(PROGRAMS "/pitctl"), arguments);
    }

private slots:
    void initTestCase() {
        m_journal = m_folder.filePath("T01.db");
        const events::ClaimRaised claim = StaffSite::claim();
        const std::vector<events::Event> events{
            events::PartyStarted{std::string(kHostileText)}, claim,
            events::ClaimDisputed{claim.claim, StaffSite::person("s-vera"),
                                  StaffSite::text(kHostileWords)},
            events::PartyStopped{events::Phrase::quoted(StaffSite::text(kHostileWords))}};
        (*journal::SqliteJournal::open(m_journal.toStdString(), {}))
            ->append(events, StaffSite::kNow);
        QVERIFY(!isHarmless(kHostileText) && !isHarmless(kHostileWords));
    }

    void journalsAreShownAndSteerNothing_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("tail") << QStringList{"tail", m_journal};
        QTest::newRow("tail, JSON") << QStringList{"tail", m_journal, "--json"};
        QTest::newRow("export") << QStringList{"export", m_journal};
        QTest::newRow("claims") << QStringList{"claims", "show", "4", "--journal", m_journal};
        QTest::newRow("claims, JSON")
            << QStringList{"claims", "list", "--json", "--journal", m_journal};
        QTest::newRow("verify") << QStringList{"verify", m_journal};
    }
    void journalsAreShownAndSteerNothing() {
        QFETCH(QStringList, arguments);
        const Ran ran = pitctl(arguments);
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        QVERIFY2(isHarmless(ran.out.toStdString()), ran.out.toPercentEncoding(" \n").constData());
        QVERIFY(ran.out.contains("end") || arguments.contains("list") ||
                arguments.contains("verify"));
    }

    void anEntryIsOneLine() {
        QCOMPARE(pitctl({"tail", m_journal}).out.count('\n'), 4);
        const auto lines = pitctl({"export", m_journal}).out.split('\n');
        const auto first = QJsonDocument::fromJson(lines.front());
        QCOMPARE(first["event"]["software"].toString().toStdString(), std::string(kHostileText));
    }

    // Names of files are outside text too: somebody else may have made the folder.
    void namesAndContentsOfFilesSteerNothing() {
        const QString folder = m_folder.filePath(QString::fromUtf8("data\x1b[2J\xe2\x80\xae"));
        QVERIFY(QDir().mkpath(folder + "/T01"));
        QFile broken(folder + "/T01/journal.db");
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("\x1b[31m no journal");
        broken.close();
        QFile submission(folder + "/submission.toml");
        QVERIFY(submission.open(QIODevice::WriteOnly));
        submission.write("\"\\u001b[2J\\u202e\" = 1\nrule_set = \"\x1b[2J\"\n\xff\xfe\n");
        submission.close();
        const QString journal = broken.fileName();
        for (const QStringList& arguments :
             {QStringList{"doctor", "--data", folder}, QStringList{"verify", journal},
              QStringList{"tail", journal}, QStringList{"export", journal},
              QStringList{"claims", "list", "--journal", journal},
              QStringList{"meters", "values", "--journal", journal},
              QStringList{"rules", "check", submission.fileName()},
              QStringList{"settle", "--submission", submission.fileName()},
              QStringList{"site", "check", folder},
              QStringList{"staff", "verify", "--site", folder}}) {
            const Ran ran = pitctl(arguments);
            QVERIFY2(ran.exitCode == 1 || ran.exitCode == 2, qPrintable(arguments.join(' ')));
            QVERIFY2(isHarmless(ran.out.toStdString()) && isHarmless(ran.err.toStdString()),
                     (ran.out + ran.err).toPercentEncoding(" \n").constData());
        }
    }

    void logLinesSteerNothing() {
        const QString hostile =
            m_folder.filePath(QString::fromUtf8("none\x1b[2J\xe2\x80\xae.toml"));
        for (const char* program : {"table-agent", "progressive-controller"}) {
            const Ran ran = run(QStringLiteral(PROGRAMS "/") + program,
                                {"--submission", hostile, "--settings", hostile, "--config",
                                 hostile, "--journal", m_folder.filePath("new.db")});
            QVERIFY(ran.exitCode == 2);
            QVERIFY2(isHarmless(ran.out.toStdString()) && isHarmless(ran.err.toStdString()),
                     (ran.out + ran.err).toPercentEncoding(" \n").constData());
        }
        const Ran agent = run(QStringLiteral(PROGRAMS "/table-agent"),
                              {"--submission", hostile, "--journal", m_folder.filePath("new.db")});
        QVERIFY2(agent.exitCode == 2, agent.err.constData());
        QVERIFY2(isHarmless(agent.err.toStdString()) && isHarmless(agent.out.toStdString()),
                 (agent.out + agent.err).toPercentEncoding(" \n").constData());
    }
};

QTEST_GUILESS_MAIN(TestHostileText)
#include "tst_hostile_text.moc"
