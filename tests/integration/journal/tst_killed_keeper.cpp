#include "shared/journal/journal_file.h"
#include "shared/journal/verify.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <signal.h>

#include <random>

using namespace pitwatch;

// A keeper is killed without warning, again and again, at any moment of its work, on a real disk.
class TestKilledKeeper : public QObject {
    Q_OBJECT

private:
    static constexpr int kKills = 25;
    static constexpr int kDeadlineMs = 20'000;

    // The last whole line of what the keeper said: number, chain, anchor.
    static QList<QByteArray> lastLine(const QByteArray& output) {
        const QByteArray whole = output.left(output.lastIndexOf('\n'));
        return whole.mid(whole.lastIndexOf('\n') + 1).split(' ');
    }

    // Lets a keeper acknowledge at least `count` appends and kills it. Returns its last words.
    static QList<QByteArray> runAndKill(const QString& path, qsizetype count) {
        QProcess keeper;
        keeper.start(JOURNAL_WRITER, {path});
        QByteArray output;
        while (output.count('\n') < count && keeper.waitForReadyRead(kDeadlineMs))
            output += keeper.readAllStandardOutput();
        ::kill(static_cast<pid_t>(keeper.processId()), SIGKILL);
        if (!keeper.waitForFinished(kDeadlineMs) || keeper.exitStatus() != QProcess::CrashExit)
            return {};
        output += keeper.readAllStandardOutput();
        return output.count('\n') < count ? QList<QByteArray>() : lastLine(output);
    }

private slots:
    void losesNothingThatWasAcknowledged() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("journal.db");
        constexpr unsigned kSeed = 20261116;
        std::mt19937 random(kSeed);
        std::uint64_t before = 0;
        for (int round = 0; round < kKills; ++round) {
            const auto words = runAndKill(path, 1 + static_cast<qsizetype>(random() % 30));
            QVERIFY2(words.size() == 3, qPrintable(QString("round %1").arg(round)));
            const std::uint64_t acknowledged = words[0].toULongLong();
            QVERIFY(acknowledged > before);
            const auto report = journal::verifyJournal(path.toStdString(), {});
            QVERIFY2(report.ok() && !report->bad,
                     report ? report->bad->reason.c_str() : report.error().text.c_str());
            QVERIFY(!report->inUse);
            QVERIFY(report->head.sequence >= acknowledged);
            const auto file = *journal::JournalFile::open(path.toStdString());
            QByteArray chain;
            QVERIFY(file->visit(acknowledged, [&](const wire::Envelope& entry) {
                chain = QByteArray(reinterpret_cast<const char*>(entry.chain.data()), 4);
                return false;
            }));
            QCOMPARE(chain.toHex(), words[1]);
            const auto anchors = *file->anchors();
            QVERIFY(anchors.at(0).head.sequence >= words[2].toULongLong());
            before = report->head.sequence;
        }
    }
};

QTEST_GUILESS_MAIN(TestKilledKeeper)
#include "tst_killed_keeper.moc"
