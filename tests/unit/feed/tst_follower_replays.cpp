#include "tests/unit/feed/checked_stage.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;
using core::Millis;

// What genuine words are worth that somebody kept, held back or left out on the way.
class TestFollowerReplays : public QObject {
    Q_OBJECT

private slots:
    // The party is dead, and all it ever said is said again to a reader that has just come.
    void isNotFreshByWordsOfAnEarlierTime() {
        CheckedStage stage;
        stage.writer.write(3, stage.now);
        stage.pass(Millis(8000));
        const auto kept = stage.overheard("/status");
        const auto answers = stage.overheard("replay/C1");
        QVERIFY(kept.size() >= 8);
        stage.writer.crash();
        stage.reader.crash();
        stage.broker.forgetEverything();
        stage.reader.start();
        for (const auto& message : kept) {
            stage.give(message.topic, message.payload);
            for (const auto& answer : answers)
                stage.give(answer.topic, answer.payload);
            stage.pass(Millis(500));
            QVERIFY(stage.view().standing != Standing::Fresh);
            QVERIFY(stage.view().doubt.empty());
        }
    }

    // Each comes before the last one is three seconds old, and is older itself.
    void isNotFreshByWordsThatAreHeldBack() {
        CheckedStage stage;
        stage.pass(Millis(3000));
        QVERIFY(stage.view().standing == Standing::Fresh);
        stage.broker.cutOff("C1");
        std::size_t given = stage.overheard("/status").size();
        bool wasStale = false;
        for (int i = 0; i < 6; ++i) {
            stage.pass(Millis(2500));
            const auto said = stage.overheard("/status");
            const auto& old = said.at(given++);
            stage.give(old.topic, old.payload);
            wasStale = wasStale || stage.view().standing == Standing::Stale;
            QVERIFY(i < 2 || stage.view().standing == Standing::Stale);
        }
        QVERIFY(wasStale);
        stage.broker.restore("C1");
        stage.pass(Millis(2500));
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

    void isStaleWithinThreeSecondsWhereEntriesAreWithheld() {
        CheckedStage stage;
        stage.pass(Millis(1500));
        stage.broker.cutOff("C1");
        stage.writer.write(5, stage.now);
        const auto from = stage.now;
        while (stage.now - from < Millis(3100)) {
            stage.pass(Millis(500));
            const auto said = stage.overheard("/status");
            stage.give(said.back().topic, said.back().payload);
        }
        QVERIFY(stage.view().standing == Standing::Stale);
        QCOMPARE(stage.view().head, std::uint64_t(6));
    }

    void ignoresAKeptWill() {
        CheckedStage stage;
        stage.pass(Millis(100));
        stage.writer.crash();
        stage.pass(Millis(10));
        QVERIFY(stage.view().standing == Standing::Offline);
        const auto will = stage.overheard("/status").back();
        stage.writer.start(stage.now);
        stage.pass(Millis(1200));
        QVERIFY(stage.view().standing == Standing::Fresh);
        stage.give(will.topic, will.payload);
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

    // The new process is heard before its start can be read, and only then a last heartbeat of the
    // process that it took the place of, and that one's will.
    void aLateHeartbeatBringsBackNoWill() {
        CheckedStage stage;
        stage.writer.write(3, stage.now);
        stage.pass(Millis(1500));
        stage.broker.cutOff("C1");
        stage.writer.write(1, stage.now);
        stage.pass(Millis(1000));
        const auto heartbeat = stage.overheard("/status").back();
        stage.writer.crash();
        stage.pass(Millis(10));
        const auto will = stage.overheard("/status").back();
        stage.writer.start(stage.now);
        stage.pass(Millis(100));
        const auto restarted = stage.overheard("/status").back();
        for (const auto& said : {restarted, heartbeat, will})
            stage.give(said.topic, said.payload);
        QVERIFY(stage.view().standing != Standing::Offline);
    }

    // Entries that a party sent are in its journal with every word that it says afterwards.
    void doubtsAtOnceAHeadBelowWhatWasSentBefore() {
        CheckedStage stage;
        stage.writer.write(3, stage.now);
        const auto before = stage.status();
        stage.writer.write(3, stage.now);
        stage.pass(Millis(20)); // The entries and one status.
        auto shrunk = before;
        shrunk.moment.beat = 50;
        stage.giveStatus(stage.signedStatus(shrunk, *signerOf("T01")));
        QVERIFY(stage.view().standing == Standing::Doubtful);
    }

    // The same head in a word from before them is only late.
    void doesNotDoubtAHeadThatEntriesOvertook() {
        CheckedStage stage;
        stage.pass(Millis(500));
        const auto before = stage.status();
        stage.writer.write(3, stage.now);
        const auto entries = stage.writer.journal->read(2, 3, SIZE_MAX);
        auto overtaken = before;
        overtaken.moment.beat = 40;
        stage.give("pit/T01/journal", stage.batch(entries, *signerOf("T01"), 40));
        QCOMPARE(stage.copied(), std::size_t(4));
        stage.giveStatus(stage.signedStatus(overtaken, *signerOf("T01")));
        QVERIFY(stage.view().doubt.empty());
        overtaken.moment.beat = 41;
        stage.giveStatus(stage.signedStatus(overtaken, *signerOf("T01")));
        QVERIFY(stage.view().standing == Standing::Doubtful);
    }

    // One status that tells of a start nobody has read, or of a journal without end.
    void oneAbsurdStatusSilencesNobody_data() {
        QTest::addColumn<bool>("checked");
        QTest::addColumn<qulonglong>("epoch");
        QTest::addColumn<qulonglong>("head");
        for (const bool checked : {false, true}) {
            const char* how = checked ? "signed" : "unchecked";
            QTest::addRow("%s: an epoch to come", how) << checked << 500ULL << 600ULL;
            QTest::addRow("%s: the last epoch", how)
                << checked << ((1ULL << 53U) - 1) << ((1ULL << 53U) - 1);
            QTest::addRow("%s: a head without end", how) << checked << 1ULL << ((1ULL << 53U) - 1);
        }
    }
    void oneAbsurdStatusSilencesNobody() {
        QFETCH(bool, checked);
        QFETCH(qulonglong, epoch);
        QFETCH(qulonglong, head);
        Stage stage(checked ? Words::Checked : Words::Unchecked);
        stage.writer.write(9, stage.now);
        stage.pass(Millis(1500));
        auto absurd = stage.status();
        absurd.moment.epoch = epoch;
        absurd.head.sequence = head;
        absurd.moment.process = 4242;
        if (checked)
            sign(absurd, *signerOf("T01"));
        stage.giveStatus(absurd);
        stage.writer.write(1, stage.now);
        stage.pass(Millis(2000));
        QVERIFY(stage.view().standing == Standing::Fresh);
        QCOMPARE(stage.copied(), std::size_t(11));
        QCOMPARE(stage.view().head, std::uint64_t(11));
    }
};

QTEST_APPLESS_MAIN(TestFollowerReplays)
#include "tst_follower_replays.moc"
