#include "shared/journal/sqlite_journal.h"
#include "shared/staff/roster_file.h"
#include "shared/staff/roster_record.h"
#include "shared/text/file.h"
#include "tests/support/journals/journal_tampering.h"
#include "tests/support/journals/sample_events.h"
#include "tests/support/sites/staff_site.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;
using journal::SqliteJournal;

// The operator's journal commands as the operator runs them.
class TestPitctlJournal : public QObject {
    Q_OBJECT

private:
    struct Ran {
        int exitCode = -1;
        QString out;
        QString err;
    };

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_journal;
    std::shared_ptr<journal::Ed25519Signer> m_signer;
    std::vector<wire::Envelope> m_entries;

    static Ran run(const QStringList& arguments) {
        QProcess pitctl;
        pitctl.start(PITCTL, arguments);
        if (!pitctl.waitForFinished(30'000) || pitctl.exitStatus() != QProcess::NormalExit)
            return {};
        return {pitctl.exitCode(), pitctl.readAllStandardOutput(), pitctl.readAllStandardError()};
    }

    QString pathOf(const char* name) const { return m_folder->filePath(name); }

    static QString hexOf(core::ByteView bytes) {
        return QByteArray(reinterpret_cast<const char*>(bytes.data()),
                          static_cast<qsizetype>(bytes.size()))
            .toHex();
    }

    void tamper(const std::string& statements) const {
        TamperedJournal(m_journal.toStdString(), {}).run(statements);
    }

    // The journal of a party that has followed this one up to entry `sequence`.
    QString follower(std::uint64_t sequence) const {
        const QString path = pathOf("console.db");
        const journal::Anchor anchor{
            *core::PartyId::parse("T01"),
            {m_entries.at(0).journal, sequence, m_entries.at(sequence - 1).chain}};
        (*SqliteJournal::open(path.toStdString(), {}))
            ->append({}, kSomeTime, std::span(&anchor, 1));
        return path;
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_journal = pathOf("T01.db");
        m_signer = std::make_shared<journal::Ed25519Signer>(journal::Ed25519Signer::Seed{1});
        SqliteJournal::Options options;
        options.signer = m_signer;
        const auto journal = *SqliteJournal::open(m_journal.toStdString(), options);
        m_entries = journal->append(sampleEvents(1, 40), kSomeTime);
    }

    void verifiesAGoodJournal() {
        const Ran ran = run({"verify", m_journal, "--key", hexOf(m_signer->publicKey()),
                             "--against", follower(40)});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.contains("40 entries"), qPrintable(ran.out));
        QCOMPARE(ran.err, QString());
    }

    void namesTheFirstBadSequenceNumber() {
        tamper("UPDATE entries SET at = at + 1 WHERE sequence IN (17, 23)");
        const Ran ran = run({"verify", m_journal});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.out.contains("first bad sequence number 17:"), qPrintable(ran.out));
        const Ran json = run({"verify", m_journal, "--json"});
        QCOMPARE(json.exitCode, 1);
        const QJsonObject answer = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QCOMPARE(answer["first_bad_sequence"].toInt(), 17);
        QCOMPARE(answer["ok"].toBool(true), false);
    }

    void findsACutTailAgainstAnotherJournal() {
        const QString console = follower(38);
        tamper("DELETE FROM entries WHERE sequence > 30; DELETE FROM heads");
        QCOMPARE(run({"verify", m_journal}).exitCode, 0);
        for (const QStringList& witness :
             {QStringList{"--against", console},
              QStringList{"--against", console, "--party", "T01"},
              QStringList{"--anchor", "38:" + hexOf(m_entries[37].chain)}}) {
            const Ran ran = run(QStringList{"verify", m_journal} + witness);
            QCOMPARE(ran.exitCode, 1);
            QVERIFY2(ran.out.contains("first bad sequence number 31:"), qPrintable(ran.out));
        }
        const Ran unsignedRan = run({"verify", m_journal, "--key", hexOf(m_signer->publicKey())});
        QCOMPARE(unsignedRan.exitCode, 1);
    }

    void refusesBadInput_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no file") << QStringList{"verify", "/nowhere/at/all.db"};
        QTest::newRow("not a journal") << QStringList{"verify", PITCTL};
        QTest::newRow("folder") << QStringList{"verify", "/"};
        QTest::newRow("bad key") << QStringList{"verify", "JOURNAL", "--key", "abc"};
        QTest::newRow("bad anchor") << QStringList{"verify", "JOURNAL", "--anchor", "5"};
        QTest::newRow("bad hash") << QStringList{"verify", "JOURNAL", "--anchor", "5:00"};
        QTest::newRow("no anchor of it")
            << QStringList{"verify", "JOURNAL", "--against", "JOURNAL"};
        QTest::newRow("no argument") << QStringList{"verify"};
        QTest::newRow("export") << QStringList{"export", "/nowhere/at/all.db"};
        QTest::newRow("tail") << QStringList{"tail", PITCTL};
        QTest::newRow("backup") << QStringList{"backup", "/nowhere/at/all.db", "copy.db"};
        QTest::newRow("backup over a file") << QStringList{"backup", "JOURNAL", "JOURNAL"};
    }
    void refusesBadInput() {
        QFETCH(QStringList, arguments);
        arguments.replaceInStrings("JOURNAL", m_journal);
        const Ran ran = run(arguments);
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.out, QString());
        QVERIFY(!ran.err.isEmpty());
    }

    void exportsEveryEntryAsJson() {
        const Ran ran = run({"export", m_journal});
        QCOMPARE(ran.exitCode, 0);
        const QStringList lines = ran.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 40);
        for (int i = 0; i < lines.size(); ++i) {
            const QJsonObject line = QJsonDocument::fromJson(lines[i].toUtf8()).object();
            QCOMPARE(line["sequence"].toInt(), i + 1);
            QCOMPARE(line["at"].toString(), QString::fromStdString(core::toIso(kSomeTime)));
            QVERIFY(!line["event"].toObject()["event"].toString().isEmpty());
            QCOMPARE(line["chain"].toString(), hexOf(m_entries[static_cast<std::size_t>(i)].chain));
        }
        QCOMPARE(run({"export", m_journal, "--from", "39"}).out.count('\n'), 2);
        QCOMPARE(run({"export", m_journal, "--from", "5", "--count", "3"}).out.count('\n'), 3);
    }

    // What was changed is not told as if it were the record.
    void tellsNothingOfAJournalThatDoesNotVerify() {
        tamper("UPDATE entries SET at = at + 1 WHERE sequence = 17");
        for (const QStringList& arguments :
             {QStringList{"export", m_journal}, QStringList{"export", m_journal, "--count", "3"},
              QStringList{"tail", m_journal}, QStringList{"claims", "list", "--journal", m_journal},
              QStringList{"meters", "values", "--journal", m_journal},
              QStringList{"meters", "history", "--journal", m_journal}}) {
            const Ran ran = run(arguments);
            QCOMPARE(ran.exitCode, 1);
            QCOMPARE(ran.out, QString());
            QVERIFY2(ran.err.contains("entry 17") && ran.err.contains("--unverified"),
                     qPrintable(ran.err));
        }
        QCOMPARE(run({"export", m_journal, "--unverified"}).out.count('\n'), 40);
        QCOMPARE(run({"tail", m_journal, "--unverified"}).out.count('\n'), 10);
        QCOMPARE(run({"claims", "list", "--journal", m_journal, "--unverified"}).out,
                 QString("no claims\n"));
    }

    void warnsOfAnUnsignedTail() {
        SqliteJournal::Options options;
        options.signer = m_signer;
        const auto keeper = *SqliteJournal::open(m_journal.toStdString(), options);
        keeper->append(sampleEvents(41, 5), kSomeTime);
        const Ran ran = run({"verify", m_journal});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.contains("warning: from entry 41 on: the entry is not signed yet"),
                 qPrintable(ran.out));
        const Ran strict = run({"verify", m_journal, "--strict"});
        QCOMPARE(strict.exitCode, 1);
        QVERIFY2(strict.out.contains("first bad sequence number 41:"), qPrintable(strict.out));
        const auto json =
            QJsonDocument::fromJson(run({"verify", m_journal, "--json"}).out.toUtf8());
        QCOMPARE(json["proven_up_to"].toInt(), 40);
        QCOMPARE(json["warnings"][0]["sequence"].toInt(), 41);
        const journal::Head head = keeper->head();
        const QString seen = QString::number(head.sequence) + ":" + hexOf(head.chain);
        QVERIFY(!run({"verify", m_journal, "--anchor", seen}).out.contains("warning"));
    }

    // Whoever took the signatures away could write the rest anew.
    void warnsWhereNothingIsSigned() {
        tamper("DELETE FROM heads");
        const Ran ran = run({"verify", m_journal});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.contains("warning: from entry 1 on: no entry is signed by the device"),
                 qPrintable(ran.out));
        QCOMPARE(run({"verify", m_journal, "--strict"}).exitCode, 1);
    }

    // Whoever has the table's key can write what it likes, but not what people signed.
    void provesWhatPeopleSigned() {
        const support::StaffSite site;
        const auto siteKeys = pathOf("site-keys.json");
        QVERIFY(text::writeFile(siteKeys.toStdString(),
                                staff::siteKeysText(support::StaffSite::siteKeys()), 0644)
                    .ok());
        const auto action =
            staff::signStatement(site.approval("s-vera", support::StaffSite::docketWithClaim()),
                                 support::StaffSite::keyOf("s-vera"));
        events::StaffActionAccepted accepted{action.action, action.person, action.name,
                                             action.statement, action.signature};
        std::vector<events::Event> events{support::StaffSite::claim()};
        for (events::RosterKept& part : staff::recordOf(site.signedRoster()))
            events.push_back(std::move(part));
        events.push_back(events::RosterAdopted{
            site.roster().version, staff::digestOf(site.roster()), site.roster().expiresAt});
        events.push_back(accepted);
        const auto add = [&](std::span<const events::Event> more) {
            SqliteJournal::Options options;
            options.signer = m_signer;
            (*SqliteJournal::open(m_journal.toStdString(), options))
                ->append(more, support::StaffSite::kNow);
        };
        add(events);
        const QStringList check{
            "verify",      m_journal, "--strict", "--key", hexOf(m_signer->publicKey()),
            "--site-keys", siteKeys};
        const Ran good = run(check);
        QVERIFY2(good.exitCode == 0, qPrintable(good.out + good.err));
        QVERIFY2(good.out.contains("1 signatures of people are theirs"), qPrintable(good.out));
        // The roster says which key is T01's, and this journal is signed with another.
        const Ran foreign = run({"verify", m_journal, "--site-keys", siteKeys, "--party", "T01"});
        QCOMPARE(foreign.exitCode, 1);
        accepted.action[0] ^= 1U;
        const events::Event forged = accepted;
        add(std::span(&forged, 1));
        const Ran bad = run(check);
        QCOMPARE(bad.exitCode, 1);
        QVERIFY2(bad.out.contains("first bad sequence number 45: what was signed is not"),
                 qPrintable(bad.out));
        QCOMPARE(run({"verify", m_journal}).exitCode, 0);
        QCOMPARE(run({"verify", m_journal, "--roster", siteKeys}).exitCode, 2);
    }

    // Somebody may have signed there: what cannot be read is not passed over as if nothing were.
    void provesNothingOfWhatItCannotRead() {
        const auto siteKeys = pathOf("site-keys.json");
        QVERIFY(text::writeFile(siteKeys.toStdString(),
                                staff::siteKeysText(support::StaffSite::siteKeys()), 0644)
                    .ok());
        const QString path = pathOf("newer.db");
        auto entries =
            (*SqliteJournal::open(path.toStdString(), {}))->append(sampleEvents(1, 4), kSomeTime);
        wire::Envelope& last = entries.at(3);
        last.type = {65'000};
        const QString chain = hexOf(wire::chainHash(entries.at(2).chain, last));
        TamperedJournal(path.toStdString(), {})
            .run("UPDATE entries SET type = 65000, chain = x'" + chain.toStdString() +
                 "' WHERE sequence = 4");
        const Ran ran = run({"verify", path, "--site-keys", siteKeys, "--json"});
        const auto json = QJsonDocument::fromJson(ran.out.toUtf8());
        QVERIFY2(json["ok"].toBool(), qPrintable(ran.out + ran.err));
        QCOMPARE(json["staff"]["unproven"].toInt(), 1);
        QCOMPARE(json["warnings"].toArray().last()["sequence"].toInt(), 4);
        QCOMPARE(run({"verify", path, "--site-keys", siteKeys, "--strict"}).exitCode, 1);
    }

    void exportsEventsItDoesNotKnow() {
        tamper("UPDATE entries SET type = 65000 WHERE sequence = 4");
        const Ran ran = run({"export", m_journal, "--from", "4", "--count", "1", "--unverified"});
        QCOMPARE(ran.exitCode, 0);
        const QJsonObject line = QJsonDocument::fromJson(ran.out.toUtf8()).object();
        QVERIFY(line["event"].isNull());
        QCOMPARE(line["type"].toInt(), 65000);
        QCOMPARE(line["body"].toString(), hexOf(m_entries[3].body));
    }

    void showsTheTail() {
        const Ran ran = run({"tail", m_journal, "-n", "3"});
        QCOMPARE(ran.exitCode, 0);
        const QStringList lines = ran.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].trimmed().startsWith("38  2026-"));
        QVERIFY(lines[2].contains("deck_shuffled") && lines[2].contains("deck=red"));
        QCOMPARE(run({"tail", m_journal, "-n", "0"}).out, QString());
        QCOMPARE(run({"tail", m_journal, "-n", "99", "--json"}).out,
                 run({"export", m_journal}).out);
    }

    void backsUpAndVerifies() {
        const QString copy = pathOf("copy.db");
        const Ran ran = run({"backup", m_journal, copy});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.contains("40 entries copied and verified"), qPrintable(ran.out));
        QCOMPARE(run({"export", copy}).out, run({"export", m_journal}).out);
        tamper("DELETE FROM entries WHERE sequence = 9");
        const Ran bad = run({"backup", m_journal, pathOf("bad.db")});
        QCOMPARE(bad.exitCode, 1);
        QVERIFY2(bad.out.contains("first bad sequence number 9:"), qPrintable(bad.out));
    }

    void worksOnAJournalInUse() {
        SqliteJournal::Options options;
        options.signer = m_signer;
        const auto keeper = *SqliteJournal::open(m_journal.toStdString(), options);
        keeper->append(sampleEvents(41, 5), kSomeTime);
        const Ran ran = run({"verify", m_journal});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.contains("45 entries") && ran.out.contains("at work"),
                 qPrintable(ran.out));
        QCOMPARE(run({"export", m_journal}).out.count('\n'), 45);
        QCOMPARE(run({"backup", m_journal, pathOf("copy.db")}).exitCode, 0);
        keeper->append(sampleEvents(46, 1), kSomeTime);
    }
};

QTEST_GUILESS_MAIN(TestPitctlJournal)
#include "tst_pitctl_journal.moc"
