#include "shared/journal/sqlite_journal.h"
#include "tests/support/journals/journal_tampering.h"
#include "tests/unit/meter/meter_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;

// The operator's meters commands as the operator runs them, on the journals of two tables and the
// controller that reads them: wagers, a void round, a jackpot and a denied one.
class TestPitctlMeters : public QObject {
    Q_OBJECT

    struct Ran {
        int exitCode = -1;
        QString out;
        QString err;
    };

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MeterFixture> m_bench;

    static Ran run(const QStringList& arguments) {
        QProcess pitctl;
        pitctl.start(PITCTL, arguments);
        if (!pitctl.waitForFinished(30'000) || pitctl.exitStatus() != QProcess::NormalExit)
            return {};
        return {pitctl.exitCode(), pitctl.readAllStandardOutput(), pitctl.readAllStandardError()};
    }
    QString file(const QString& name) const { return m_folder->filePath(name + ".db"); }
    Ran meters(const QString& command, const QStringList& more = {}) const {
        return run(QStringList{"meters", command, "--journal", file("METER")} + more);
    }
    Ran reconcile(const QStringList& more = {}) const {
        return meters("reconcile", QStringList{file("T01"), file("T02")} + more);
    }
    void tamper(const QString& name, const char* statements) const {
        TamperedJournal(file(name).toStdString(), {}).run(statements);
    }

    journal::Anchor write(const char* party, const std::vector<events::Event>& events,
                          const std::vector<journal::Anchor>& anchors = {}) const {
        const auto journal = journal::SqliteJournal::open(file(party).toStdString(), {});
        PW_ASSERT(journal.ok());
        (*journal)->append(events, m_bench->now, anchors);
        return {*core::PartyId::parse(party), (*journal)->head()};
    }
    static events::ContributionsMade wagered(std::uint64_t round, std::int64_t cents) {
        return {linkId(), {round}, {{{1}, core::Cents{cents}}}};
    }
    static events::ClaimRaised raised(std::uint64_t number) {
        events::ClaimRaised claim;
        claim.claim = {tableId("T02"), number};
        claim.round = {1};
        claim.seat = {static_cast<std::uint8_t>(number)};
        claim.wager = events::Wager::Progressive;
        claim.stake = core::Cents{100};
        claim.paytable = *events::PaytableId::parse("A");
        claim.hand = *events::HandName::parse("straight_flush");
        claim.basis = events::ClaimBasis::PercentOfMeter;
        claim.link = linkId();
        claim.level = levelName("main");
        claim.percentPpm = 100'000;
        return claim;
    }
    static events::ConfigurationLoaded filed(const char* table) {
        Submission submission;
        submission.table = table;
        return {*events::RuleSetId::parse("mlgca-let-it-ride"), submission.lines(), {}, 0};
    }

private slots:
    // Every test has files of its own, so that it may spoil them.
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<MeterFixture>();
        std::vector<events::Event> first{filed("T01")};
        std::vector<events::Event> second{filed("T02")};
        m_bench->say("T01", first[0]);
        m_bench->say("T02", second[0]);
        m_bench->take(meter::OpenLink{linkId(), person("s-ana")});
        const auto say = [&](const char* table, std::vector<events::Event>& own,
                             const events::Event& event) {
            own.push_back(event);
            m_bench->say(table, event);
        };
        say("T01", first, wagered(1, 500));
        say("T01", first, wagered(2, 100));
        events::RoundVoided voided;
        voided.round = {2};
        say("T01", first, voided);
        events::ContributionsMade both = wagered(1, 100);
        both.wagers.push_back({{2}, core::Cents{100}});
        say("T02", second, both);
        say("T02", second, raised(1));
        say("T02", second, raised(2));
        say("T02", second, events::ClaimDenied{{tableId("T02"), 2}, person("s-ana"), {}, {}});
        const std::vector<journal::Anchor> read{write("T01", first), write("T02", second)};
        write("METER", m_bench->journal, read);
    }

    // $10,000 and 5% of $7, less the 10% that the one paid jackpot took: $9,000.32.
    void valuesAreWhatTheMetersHold() {
        const Ran ran = meters("values");
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.out, QString("LINK1: open\n  main: $9,000.32, 1 hit(s), paid $1,000.03\n"));
        const auto json = QJsonDocument::fromJson(meters("values", {"--json"}).out.toUtf8());
        const QJsonValue level = json["links"][0]["levels"][0];
        QCOMPARE(level["value"]["cents"].toInteger(), 900'032);
        QCOMPARE(level["by_table"]["T01"]["cents"].toInteger(), 25);
        QCOMPARE(level["account"]["reversed"]["cents"].toInteger(), 5);
    }

    void historyHasEveryMoveInOrder() {
        const Ran ran = meters("history", {"--json"});
        QCOMPARE(ran.exitCode, 0);
        QStringList moves;
        for (const QString& line : ran.out.split('\n', Qt::SkipEmptyParts))
            moves << QJsonDocument::fromJson(line.toUtf8())["what"].toString();
        QCOMPARE(moves, QStringList({"opened", "contributed", "contributed", "reversed",
                                     "contributed", "fixed", "fixed", "returned"}));
        const Ran text = meters("history");
        QVERIFY2(text.out.contains("LINK1/main  reversed") &&
                     text.out.contains("(round 2 of T01)") && text.out.contains("(claim 1 of T02)"),
                 qPrintable(text.out));
        QCOMPARE(meters("history", {"--link", "LINK2"}).out, QString());
    }

    void reconcilesToTheMicroCent() {
        const Ran ran = reconcile();
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.endsWith("reconciled: no difference\n"), qPrintable(ran.out));
        const auto json = QJsonDocument::fromJson(reconcile({"--json"}).out.toUtf8());
        QVERIFY(json["reconciles"].toBool());
        QCOMPARE(json["unread_entries"].toInt(), 0);
        const QJsonValue meter = json["meters"][0];
        QCOMPARE(meter["contributed"], meter["by_tables_journals"]);
        QCOMPARE(meter["contributed"]["cents"].toInteger(), 35);
    }

    void entriesThatWaitAreNoDifference() {
        const auto journal = journal::SqliteJournal::open(file("T01").toStdString(), {});
        const events::Event later = wagered(3, 500);
        (*journal)->append(std::span(&later, 1), m_bench->now);
        const Ran ran = reconcile();
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.contains("1 entries of tables are not read by the controller yet"),
                 qPrintable(ran.out));
    }

    void aSpoiledJournalIsNamed_data() {
        QTest::addColumn<QString>("journal");
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<QString>("why");
        // No sum changes by it; only the chain does not fit any more.
        const QByteArray change = "UPDATE entries SET at = at + 1 WHERE sequence = 2";
        QTest::newRow("a table's entry changed") << "T01" << change << "entry 2: ";
        QTest::newRow("a table's entry gone")
            << "T02" << QByteArray("DELETE FROM entries WHERE sequence = 3") << "entry 3: ";
        QTest::newRow("a table's tail cut off")
            << "T02" << QByteArray("DELETE FROM entries WHERE sequence > 4")
            << "entry 5: the entry is missing";
        QTest::newRow("the controller's entry changed") << "METER" << change << "entry 2: ";
    }
    void aSpoiledJournalIsNamed() {
        QFETCH(QString, journal);
        QFETCH(QByteArray, statements);
        QFETCH(QString, why);
        tamper(journal, statements.constData());
        const Ran ran = reconcile();
        QCOMPARE(ran.exitCode, 1);
        const QString first = ran.out.section('\n', 0, 0);
        QVERIFY2(first.startsWith(file(journal) + ": " + why), qPrintable(ran.out));
        QVERIFY(!ran.out.contains("reconciled"));
        const auto json = QJsonDocument::fromJson(reconcile({"--json"}).out.toUtf8());
        QVERIFY(!json["reconciles"].toBool());
        QCOMPARE(json["differences"][0].toString(), first);
    }

    void aSpoiledControllerTellsNothing() {
        tamper("METER", "UPDATE entries SET at = at + 1 WHERE sequence = 3");
        for (const char* command : {"values", "history"}) {
            const Ran ran = meters(command);
            QCOMPARE(ran.exitCode, 1);
            QCOMPARE(ran.out, QString());
            QVERIFY2(ran.err.startsWith(file("METER") + ": entry 3: "), qPrintable(ran.err));
            QCOMPARE(meters(command, {"--unverified"}).exitCode, 0);
        }
    }

    void aTableThatWasNotGivenIsNamed() {
        const Ran ran = meters("reconcile", {file("T01")});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.out.startsWith("the journal of T02 was not given"), qPrintable(ran.out));
    }

    void aJournalOfSomebodyElseIsNamed() {
        write("T09", {filed("T09")});
        const Ran ran = reconcile({file("T09")});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.out.startsWith(file("T09") + " is not a journal that the controller reads"),
                 qPrintable(ran.out));
        QCOMPARE(reconcile({file("T01")}).exitCode, 1);
    }

    void refusesWhatIsNoJournal_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("values") << QStringList{"values", "--journal"};
        QTest::newRow("history") << QStringList{"history", "--journal"};
        QTest::newRow("reconcile") << QStringList{"reconcile", file("T01"), "--journal"};
    }
    void refusesWhatIsNoJournal() {
        QFETCH(QStringList, arguments);
        QFile rubbish(m_folder->filePath("rubbish.db"));
        QVERIFY(rubbish.open(QIODevice::WriteOnly) && rubbish.write("rubbish") == 7);
        rubbish.close();
        for (const QString& path : {m_folder->filePath("none.db"), rubbish.fileName()}) {
            const Ran ran = run(QStringList{"meters"} + arguments + QStringList{path});
            QCOMPARE(ran.exitCode, 2);
            QCOMPARE(ran.out, QString());
            QVERIFY2(ran.err.contains(path), qPrintable(ran.err));
        }
    }
    void refusesATableThatIsNoJournal() {
        const Ran ran = reconcile({m_folder->filePath("none.db")});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("none.db"), qPrintable(ran.err));
    }
};

QTEST_GUILESS_MAIN(TestPitctlMeters)
#include "tst_pitctl_meters.moc"
