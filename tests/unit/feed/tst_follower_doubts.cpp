#include "tests/unit/feed/follower_stage.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;
using core::Millis;

// When a journal is doubted, and when not.
class TestFollowerDoubts : public QObject {
    Q_OBJECT

private slots:
    void doubtsAJournalThatLostItsTail_data() {
        QTest::addColumn<int>("grown");
        QTest::addColumn<bool>("readerRestarts");
        QTest::newRow("still shorter") << 0 << false;
        QTest::newRow("still shorter, reader restarted") << 0 << true;
        QTest::newRow("exactly as long") << 5 << false;
        QTest::newRow("exactly as long, reader restarted") << 5 << true;
        QTest::newRow("longer") << 20 << false;
        QTest::newRow("longer, reader restarted") << 20 << true;
    }
    void doubtsAJournalThatLostItsTail() {
        QFETCH(int, grown);
        QFETCH(bool, readerRestarts);
        Stage stage;
        stage.writer.write(9, stage.now);
        stage.pass(Millis(100));
        QCOMPARE(stage.copied(), std::size_t(10));
        if (readerRestarts)
            stage.reader.crash();
        stage.restoreOldImage(4);
        stage.writer.write(static_cast<std::uint64_t>(grown), stage.now + Millis(7));
        if (readerRestarts)
            stage.reader.start();
        stage.pass(Millis(2000));
        QVERIFY(stage.view().standing == Standing::Doubtful);
        QVERIFY(!stage.view().doubt.empty());
        QCOMPARE(stage.copied(), std::size_t(10));
    }

    // A copy made while the table was stopped: its next start has the very sequence number that the
    // last one had, so the epochs are the same.
    void doubtsAtOnceAJournalThatBeginsAgainWhereItsProcessBegan_data() {
        QTest::addColumn<bool>("named");
        QTest::addColumn<bool>("readerRestarts");
        QTest::newRow("processes are told apart") << true << false;
        QTest::newRow("processes are told apart, reader restarted") << true << true;
        QTest::newRow("an old program, which names no process") << false << false;
        QTest::newRow("an old program, reader restarted") << false << true;
    }
    void doubtsAtOnceAJournalThatBeginsAgainWhereItsProcessBegan() {
        QFETCH(bool, named);
        QFETCH(bool, readerRestarts);
        Stage stage;
        stage.writer.named = named;
        stage.restartWriter();
        stage.writer.write(30, stage.now);
        stage.pass(Millis(5000));
        QVERIFY(stage.view().standing == Standing::Fresh);
        if (readerRestarts)
            stage.reader.crash();
        stage.restoreOldImage(1);
        if (readerRestarts)
            stage.reader.start();
        stage.pass(Millis(100));
        QVERIFY(stage.view().standing == Standing::Doubtful);
        QCOMPARE(stage.copied(), std::size_t(32));
    }

    // It has not read that far yet, but it was told how far the record reached.
    void doubtsAJournalShorterThanItWasSaidToBe() {
        Stage stage;
        stage.restartWriter();
        stage.pass(Millis(100));
        auto far = stage.status();
        far.moment.epoch = 2;
        far.moment.process = stage.writer.options.process;
        far.head.sequence = 500;
        stage.giveStatus(far);
        QVERIFY(stage.view().standing == Standing::Fresh);
        stage.restoreOldImage(1);
        stage.pass(Millis(100));
        QVERIFY(stage.view().standing == Standing::Doubtful);
    }

    void doubtsAProcessWhoseJournalShrinks() {
        Stage stage;
        stage.writer.write(9, stage.now);
        stage.pass(Millis(1100));
        auto shorter = stage.status();
        shorter.moment.process = stage.writer.options.process;
        --shorter.head.sequence;
        stage.giveStatus(shorter);
        QVERIFY(stage.view().standing == Standing::Doubtful);
    }

    // "Ended at 32 once, and then at 19": never the other way round.
    void namesWhereTheJournalEndedOnceAndThen_data() {
        QTest::addColumn<std::uint64_t>("process");
        QTest::addColumn<std::uint64_t>("epoch");
        QTest::addColumn<std::uint64_t>("head");
        QTest::addColumn<std::uint64_t>("then");
        QTest::newRow("another process that has written more since")
            << std::uint64_t{77} << std::uint64_t{20} << std::uint64_t{50} << std::uint64_t{19};
        QTest::newRow("another process, begun at the very end")
            << std::uint64_t{77} << std::uint64_t{32} << std::uint64_t{32} << std::uint64_t{31};
        QTest::newRow("the same process")
            << std::uint64_t{0} << std::uint64_t{2} << std::uint64_t{25} << std::uint64_t{25};
    }
    void namesWhereTheJournalEndedOnceAndThen() {
        QFETCH(std::uint64_t, process);
        QFETCH(std::uint64_t, epoch);
        QFETCH(std::uint64_t, head);
        QFETCH(std::uint64_t, then);
        Stage stage;
        stage.restartWriter();
        stage.writer.write(30, stage.now);
        stage.pass(Millis(1100));
        QCOMPARE(stage.writer.journal->head().sequence, std::uint64_t{32});
        auto told = stage.status();
        told.moment.process = process != 0 ? process : stage.writer.options.process;
        told.moment.epoch = epoch;
        told.head.sequence = head;
        stage.giveStatus(told);
        QVERIFY((stage.view().doubt ==
                 events::Phrase{events::JournalDoubt::EndsEarlier, std::uint64_t{32}, then}));
    }

    void doubtsAnotherJournalUnderTheSameName() {
        Stage stage;
        stage.writer.write(3, stage.now);
        stage.pass(Millis(100));
        stage.writer.crash();
        stage.writer.journal = std::make_unique<journal::MemoryJournal>(journalId(2));
        stage.writer.start(stage.now);
        stage.writer.write(10, stage.now);
        stage.pass(Millis(2000));
        QVERIFY(stage.view().standing == Standing::Doubtful);
        QCOMPARE(stage.copied(), std::size_t(4));
    }

    void doubtsAnEntryThatDoesNotFollowAndAppliesNothing() {
        Stage stage;
        stage.pass(Millis(100));
        stage.writer.write(2, stage.now);
        auto entries = stage.writer.entries();
        entries[2].at += Millis(1);
        stage.giveEntries({entries[1], entries[2]});
        QVERIFY(stage.view().standing == Standing::Doubtful);
        QCOMPARE(stage.copied(), std::size_t(1));
    }

    void staysInDoubtUntilSomebodyReconsiders() {
        Stage stage;
        stage.pass(Millis(100));
        auto other = stage.status();
        other.head.journal = journalId(9);
        stage.giveStatus(other);
        stage.writer.write(2, stage.now);
        stage.pass(Millis(3000));
        QVERIFY(stage.view().standing == Standing::Doubtful);
        QCOMPARE(stage.copied(), std::size_t(1));
        stage.reader.follower->reconsider(stage.writer.self);
        stage.pass(Millis(1100));
        QVERIFY(stage.view().standing == Standing::Fresh);
        QCOMPARE(stage.copied(), std::size_t(3));
    }

    void doesNotDoubtForALateHeartbeat() {
        Stage stage;
        stage.writer.write(2, stage.now);
        stage.pass(Millis(100));
        const auto early = stage.status();
        stage.writer.crash();
        stage.writer.start(stage.now);
        stage.writer.write(5, stage.now);
        stage.pass(Millis(1000));
        stage.giveStatus(early);
        stage.pass(Millis(500));
        QVERIFY(stage.view().standing == Standing::Fresh);
    }
};

QTEST_APPLESS_MAIN(TestFollowerDoubts)
#include "tst_follower_doubts.moc"
