#include "shared/journal/sqlite_journal.h"
#include "tests/support/journals/sample_events.h"
#include "tests/unit/rules/submissions.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;

// What is printed to a disk that takes nothing: /dev/full says so at every write.
class TestLostOutput : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    void write(const char* name, const QByteArray& text) const {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

    void run(QProcess& process, const QString& program, const QStringList& arguments) const {
        process.setWorkingDirectory(m_folder.path());
        process.start(QString(PROGRAMS) + "/" + program, arguments);
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    }

    static void commands() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* command) {
            QStringList words = QString(command).split(' ');
            const QString program = words.takeFirst();
            QTest::newRow(command) << program << words;
        };
        row("pitctl --help");
        row("pitctl rules list");
        row("pitctl rules list --json");
        row("pitctl rules clauses");
        row("pitctl rules check T01.toml");
        row("pitctl settle --submission T01.toml round.json");
        row("pitctl settle --submission T01.toml --lines round.json");
        row("pitctl export T01.db");
        row("pitctl tail T01.db");
        row("pitctl tail --json T01.db");
        row("pitctl verify T01.db");
        row("pitctl verify --json T01.db");
        row("pitctl claims list --json --journal T01.db");
        row("table-agent --help");
        row("progressive-controller --help");
        row("floor-simulator --help");
    }

private slots:
    void initTestCase() {
        write("T01.toml",
              QByteArray::fromStdString(rules::test::submissionText("comar-let-it-ride")));
        write("round.json", R"({"seats": [{"seat": 1, "cards": ["Ah","Kh","Qh"], )"
                            R"("wagers": {"bet": 500}, "decisions": {"bet1": "ride", )"
                            R"("bet2": "ride"}}], "community": ["Jh","Th"], )"
                            R"("six_card_box": ["2c","3c","4d"], "meters": {"main": 100000}})");
        // More than any buffer holds, so that some of it is lost on the way and some at the end.
        const auto journal =
            *journal::SqliteJournal::open(m_folder.filePath("T01.db").toStdString(), {});
        journal->append(sampleEvents(1, 400), kSomeTime);
    }

    void everyCommandPrintsWhereThereIsRoom_data() { commands(); }
    void everyCommandPrintsWhereThereIsRoom() {
        QFETCH(QString, program);
        QFETCH(QStringList, arguments);
        QProcess process;
        run(process, program, arguments);
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
        QVERIFY(!process.readAllStandardOutput().isEmpty());
    }

    void everyCommandNoticesThatItsOutputIsLost_data() { commands(); }
    void everyCommandNoticesThatItsOutputIsLost() {
        QFETCH(QString, program);
        QFETCH(QStringList, arguments);
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        run(process, program, arguments);
        QCOMPARE(process.exitCode(), 2);
        // Why is known only where it is the last words that were lost.
        const QByteArray said = process.readAllStandardError();
        const QString expected = program + ": the output was not written whole";
        QStringList lines = QString(said).split('\n', Qt::SkipEmptyParts);
        lines.removeIf([](const QString& line) { return line.startsWith("warning: "); });
        QVERIFY2(lines.size() == 1 && lines.front().startsWith(expected), said);
    }
};

QTEST_GUILESS_MAIN(TestLostOutput)
#include "tst_lost_output.moc"
