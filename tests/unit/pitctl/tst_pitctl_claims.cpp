#include "shared/journal/sqlite_journal.h"
#include "tests/support/pdf_reader.h"
#include "tests/support/sites/claim_site.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QtTest>

using namespace pitwatch;
using namespace pitwatch::support;

// The operator's claims commands as the operator runs them.
class TestPitctlClaims : public QObject {
    Q_OBJECT

private:
    struct Ran {
        int exitCode = -1;
        QString out;
        QString err;
    };

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_table;
    QString m_meter;
    QString m_claim;

    static Ran run(const QStringList& arguments) {
        QProcess pitctl;
        pitctl.start(PITCTL, arguments);
        if (!pitctl.waitForFinished(30'000) || pitctl.exitStatus() != QProcess::NormalExit)
            return {};
        return {pitctl.exitCode(), pitctl.readAllStandardOutput(), pitctl.readAllStandardError()};
    }
    QStringList with(const QStringList& words) const {
        return QStringList{"claims"} + words + QStringList{"--journal", m_table};
    }
    static void write(const QString& path, const std::vector<Recorded>& entries) {
        const auto journal = journal::SqliteJournal::open(path.toStdString(), {});
        QVERIFY(journal.ok());
        for (const Recorded& entry : entries)
            (*journal)->append(std::span(&entry.event, 1), entry.at);
    }

private slots:
    void initTestCase() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_table = m_folder->filePath("T01.db");
        m_meter = m_folder->filePath("METER.db");
        ClaimFixture fixture({100, 0, 500});
        ClaimSite site(fixture);
        const auto number = fixture.claimOf(1);
        m_claim = "T01-" + QString::number(number);
        fixture.fix(number, 1'200'000);
        fixture.verify(number);
        fixture.approve(number);
        site.issue();
        fixture.pay(number);
        write(m_table, fixture.journal());
        write(m_meter, site.journal());
    }

    void listsEveryClaimAndHowItStands() {
        const Ran ran = run(with({"list"}));
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.out.count('\n'), 4);
        QVERIFY2(ran.out.contains("$12,000.00") && ran.out.contains("waits for payment") &&
                     ran.out.contains("waits for verification"),
                 qPrintable(ran.out));
    }

    void showsOneClaimWithItsHistory() {
        const Ran ran = run(with({"show", m_claim, "--meter-journal", m_meter}));
        QCOMPARE(ran.exitCode, 0);
        for (const char* words : {"verified by fay", "approved by sue", "document 1 issued",
                                  "paid $12,000.00 by fay", "Envy of seat 3: $5,000.00 due"})
            QVERIFY2(ran.out.contains(words), qPrintable(words + ("\n" + ran.out)));
    }

    void tellsTheSameAsJson() {
        const Ran ran = run(with({"show", m_claim, "--json"}));
        const QJsonObject claim = QJsonDocument::fromJson(ran.out.toUtf8()).object();
        QCOMPARE(claim["claim"].toString(), m_claim);
        QCOMPARE(claim["amount"].toInteger(), 1'200'000);
        QVERIFY(claim["document"].isNull());
        const Ran all = run(with({"list", "--json"}));
        QCOMPARE(QJsonDocument::fromJson(all.out.toUtf8()).array().size(), 4);
    }

    void writesTheSlip() {
        const QString path = m_folder->filePath("slip.pdf");
        const Ran ran = run(with({"slip", m_claim, "--meter-journal", m_meter, "--pdf", path}));
        QCOMPARE(ran.exitCode, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string bytes = file.readAll().toStdString();
        QVERIFY2(pdfProblems(bytes).empty(), pdfProblems(bytes).c_str());
        QVERIFY(pdfText(bytes).find("$12,000.00") != std::string::npos);
    }

    void refusesWhatItCannotDo_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("why");
        const QString none = m_folder->filePath("none.db");
        QTest::newRow("no such claim") << with({"show", "T01-99"}) << "no such claim";
        QTest::newRow("no such journal")
            << QStringList{"claims", "list", "--journal", none} << "none.db";
        QTest::newRow("no document known") << with({"slip", m_claim}) << "no document was issued";
        QTest::newRow("nowhere to write")
            << with({"slip", m_claim, "--meter-journal", m_meter, "--pdf", "/nowhere/slip.pdf"})
            << "No such file or directory";
    }
    void refusesWhatItCannotDo() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, why);
        const Ran ran = run(arguments);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains(why), qPrintable(ran.err));
        QVERIFY(ran.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestPitctlClaims)
#include "tst_pitctl_claims.moc"
