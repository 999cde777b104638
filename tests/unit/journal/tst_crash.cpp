#include "shared/journal/sqlite_journal.h"
#include "tests/support/journals/crash_vfs.h"
#include "tests/support/journals/sample_events.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;
using journal::Anchor;
using journal::Head;
using journal::SqliteJournal;

namespace {

// One append of the scenario: how many events, and where the anchor of T01 is afterwards.
struct Append {
    std::size_t count;
    std::uint64_t anchor; // 0: not moved.
};

// Several kinds of events, single and in batches, with and without anchors, anchors alone; long
// enough for checkpoints, page splits and signed heads. 0 events and no anchor: close and reopen.
constexpr Append kScenario[] = {{1, 0}, {1, 1}, {7, 0},  {0, 2},  {30, 3}, {1, 0},
                                {1, 4}, {0, 0}, {1, 5},  {2, 6},  {60, 0}, {0, 7},
                                {1, 8}, {5, 0}, {1, 9},  {0, 0},  {3, 10}, {1, 0},
                                {1, 0}, {1, 0}, {90, 0}, {1, 11}, {0, 0},  {1, 12}};

// What the keeper knows: what was acknowledged, and what it was doing when the disk stopped.
struct Known {
    std::vector<wire::Envelope> entries;
    std::uint64_t anchor = 0;
    std::uint64_t pendingCount = 0;
    std::uint64_t pendingAnchor = 0;
};

const char* lossName(Loss loss) {
    switch (loss) {
    case Loss::Nothing:
        return "nothing lost";
    case Loss::Everything:
        return "everything lost";
    case Loss::Random:
        return "random loss";
    }
    return "";
}

} // namespace

// The power fails at every single operation of a scenario.
class TestCrash : public QObject {
    Q_OBJECT

private:
    static constexpr const char* kPath = "/journal.db";

    static SqliteJournal::Options optionsFor(const CrashVfs& vfs) {
        SqliteJournal::Options options;
        options.vfs = vfs.name();
        options.newId = [] { return core::JournalId{{42}}; };
        options.signer = std::make_shared<journal::Ed25519Signer>(journal::Ed25519Signer::Seed{});
        options.signEveryCommits = 3;
        options.checkpointPages = 12;
        options.reserveBytes = 2048;
        return options;
    }

    static std::vector<Anchor> anchorsAt(std::uint64_t sequence) {
        if (sequence == 0)
            return {};
        return {{*core::PartyId::parse("T01"), Head{{{9}}, sequence, {3}}}};
    }

    static void appendOne(SqliteJournal& journal, const Append& append, Known& known) {
        known.pendingCount = append.count;
        known.pendingAnchor = append.anchor != 0 ? append.anchor : known.anchor;
        const auto events = sampleEvents(known.entries.size(), append.count);
        const auto written = journal.append(events, kSomeTime, anchorsAt(append.anchor));
        known.entries.insert(known.entries.end(), written.begin(), written.end());
        known.anchor = known.pendingAnchor;
        known.pendingCount = 0;
    }

    // Runs until the end or until the disk stops; returns whether it came to the end.
    static bool run(const SqliteJournal::Options& options, Known& known) {
        auto opened = SqliteJournal::open(kPath, options);
        if (!opened)
            return false;
        std::unique_ptr<SqliteJournal> journal = *std::move(opened);
        for (const Append& append : kScenario) {
            if (append.count == 0 && append.anchor == 0) {
                journal.reset();
                auto again = SqliteJournal::open(kPath, options);
                if (!again)
                    return false;
                journal = *std::move(again);
                continue;
            }
            try {
                appendOne(*journal, append, known);
            } catch (const journal::StorageFailure&) {
                return false;
            }
        }
        return true;
    }

    // Empty if the journal holds all that was acknowledged and, of what was being done, all or
    // nothing, and goes on working.
    static QString problemAfter(const SqliteJournal::Options& options, const Known& known) {
        auto opened = SqliteJournal::open(kPath, options);
        if (!opened)
            return QString::fromStdString("does not open: " + opened.error().text);
        SqliteJournal& journal = **opened;
        const std::uint64_t acknowledged = known.entries.size();
        const std::uint64_t head = journal.head().sequence;
        if (head != acknowledged && head != acknowledged + known.pendingCount)
            return QString("reaches to %1 instead of %2").arg(head).arg(acknowledged);
        const auto entries = journal.read(1, 10'000, 100'000'000);
        if (entries.size() != head ||
            !std::equal(known.entries.begin(), known.entries.end(), entries.begin()))
            return "holds other entries than were acknowledged";
        const auto anchors = journal.anchors();
        const bool before = head == acknowledged && anchors == anchorsAt(known.anchor);
        const bool after =
            head == acknowledged + known.pendingCount && anchors == anchorsAt(known.pendingAnchor);
        if (!before && !after)
            return "the anchor did not move together with the entries";
        if (journal.append(sampleEvents(1, 2), kSomeTime).size() != 2)
            return "does not go on";
        return {};
    }

    static std::uint64_t operationsOfScenario() {
        SimulatedDisk disk;
        const CrashVfs vfs(disk);
        Known known;
        const bool finished = run(optionsFor(vfs), known);
        return finished ? disk.operations() : 0;
    }

    static void losses() {
        QTest::addColumn<Loss>("loss");
        QTest::addColumn<std::uint64_t>("seeds");
        QTest::newRow("nothing lost") << Loss::Nothing << std::uint64_t{1};
        QTest::newRow("everything lost") << Loss::Everything << std::uint64_t{1};
        QTest::newRow("torn at random") << Loss::Random << std::uint64_t{4};
    }

private slots:
    void finishesTheScenarioOnAGoodDisk() {
        SimulatedDisk disk;
        const CrashVfs vfs(disk);
        Known known;
        QVERIFY(run(optionsFor(vfs), known));
        QCOMPARE(problemAfter(optionsFor(vfs), known), QString());
        // The scenario must be worth crashing: checkpoints write to the main file.
        QVERIFY(disk.contents(kPath).size() > 7 * 4096);
    }

    void recoversFromAStopAtEveryOperation_data() { losses(); }
    void recoversFromAStopAtEveryOperation() {
        QFETCH(Loss, loss);
        QFETCH(std::uint64_t, seeds);
        const std::uint64_t operations = operationsOfScenario();
        QVERIFY(operations > 200);
        for (std::uint64_t n = 1; n <= operations; ++n) {
            for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                SimulatedDisk disk;
                const CrashVfs vfs(disk);
                disk.stopAtOperation(n);
                Known known;
                // At the last operations nothing but closing is left, which hides its errors.
                run(optionsFor(vfs), known);
                QVERIFY(disk.stopped());
                disk.restart(loss, n * 1000 + seed);
                const QString problem = problemAfter(optionsFor(vfs), known);
                QVERIFY2(problem.isEmpty(), qPrintable(QString("stop at %1, %2, seed %3: %4")
                                                           .arg(n)
                                                           .arg(lossName(loss))
                                                           .arg(n * 1000 + seed)
                                                           .arg(problem)));
            }
        }
    }

    void recoversFromAStopDuringRecovery_data() { losses(); }
    void recoversFromAStopDuringRecovery() {
        QFETCH(Loss, loss);
        const std::uint64_t operations = operationsOfScenario();
        QVERIFY(operations > 200);
        for (std::uint64_t n = 1; n <= operations; n += 5) {
            for (std::uint64_t second = 1; second <= 12; ++second) {
                SimulatedDisk disk;
                const CrashVfs vfs(disk);
                disk.stopAtOperation(n);
                Known known;
                run(optionsFor(vfs), known);
                disk.restart(loss, n);
                disk.stopAtOperation(second);
                // Only opening, and closing, which signs and folds in the log.
                (void)SqliteJournal::open(kPath, optionsFor(vfs));
                disk.restart(loss, n + second);
                const QString problem = problemAfter(optionsFor(vfs), known);
                QVERIFY2(problem.isEmpty(), qPrintable(QString("stop at %1, then at %2, %3: %4")
                                                           .arg(n)
                                                           .arg(second)
                                                           .arg(lossName(loss))
                                                           .arg(problem)));
            }
        }
    }

    // A sync that failed is never taken for one that will succeed next time.
    void losesNothingWhenAnySyncFails() {
        SimulatedDisk counting;
        const CrashVfs countingVfs(counting);
        Known all;
        QVERIFY(run(optionsFor(countingVfs), all));
        QVERIFY(counting.syncs() > 20);
        for (std::uint64_t n = 1; n <= counting.syncs(); ++n) {
            SimulatedDisk disk;
            const CrashVfs vfs(disk);
            disk.failSyncAt(n);
            Known known;
            run(optionsFor(vfs), known);
            QVERIFY(disk.syncs() >= n);
            disk.restart(Loss::Everything, n);
            const QString problem = problemAfter(optionsFor(vfs), known);
            QVERIFY2(problem.isEmpty(), qPrintable(QString("sync %1: %2").arg(n).arg(problem)));
        }
    }

    void isUnusableAfterAFailedSync() {
        SimulatedDisk disk;
        const CrashVfs vfs(disk);
        auto journal = *SqliteJournal::open(kPath, optionsFor(vfs));
        const Head before = journal->head();
        disk.failSyncAt(1);
        QVERIFY_EXCEPTION_THROWN(journal->append(sampleEvents(1, 1), kSomeTime),
                                 journal::StorageFailure);
        QVERIFY_EXCEPTION_THROWN(journal->append(sampleEvents(1, 1), kSomeTime),
                                 journal::StorageFailure);
        QVERIFY_EXCEPTION_THROWN(journal->read(1, 1, 1), journal::StorageFailure);
        QVERIFY_EXCEPTION_THROWN(journal->anchors(), journal::StorageFailure);
        QVERIFY_EXCEPTION_THROWN(journal->signHead(), journal::StorageFailure);
        QCOMPARE(journal->head(), before);
        // Closing must not touch a disk of which nobody knows what it holds.
        const std::uint64_t operations = disk.operations();
        journal.reset();
        QCOMPARE(disk.operations(), operations);
    }

    void recordsTheStopOnAFullDisk() {
        SimulatedDisk disk;
        const CrashVfs vfs(disk);
        auto options = optionsFor(vfs);
        options.reserveBytes = 65536;
        Known known;
        std::uint64_t stopSequence = 0;
        {
            auto journal = *SqliteJournal::open(kPath, options);
            disk.setCapacity(400'000);
            bool full = false;
            while (!full && known.entries.size() < 10'000) {
                try {
                    appendOne(*journal, {3, known.anchor + 1}, known);
                } catch (const journal::DiskFull& failure) {
                    full = true;
                    QVERIFY(std::string(failure.what()).find("is full") != std::string::npos);
                }
            }
            QVERIFY(full);
            QVERIFY_EXCEPTION_THROWN(journal->append(sampleEvents(1, 1), kSomeTime),
                                     journal::StorageFailure);
            stopSequence = journal->recordStop(sampleEvents(0, 1), kSomeTime).at(0).sequence;
            QVERIFY_EXCEPTION_THROWN(journal->append(sampleEvents(1, 1), kSomeTime),
                                     journal::StorageFailure);
        }
        QCOMPARE(stopSequence, known.entries.size() + 1);
        disk.restart(Loss::Everything, 1);
        disk.setCapacity(disk.usedBytes() + options.reserveBytes / 2);
        // While the disk stays full there is no room for a new reserve: no start without one.
        const auto refused = SqliteJournal::open(kPath, options);
        QVERIFY(!refused);
        QVERIFY2(refused.error().text.find("is full") != std::string::npos,
                 refused.error().text.c_str());
        disk.setCapacity(10'000'000);
        const auto journal = *SqliteJournal::open(kPath, options);
        QCOMPARE(journal->head().sequence, stopSequence);
        QVERIFY(journal->anchors() == anchorsAt(known.anchor));
    }
};

QTEST_APPLESS_MAIN(TestCrash)
#include "tst_crash.moc"
