#include "tests/unit/feed/follower_stage.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;
using core::Millis;

// When a party is fresh, stale or offline.
class TestFollowerStanding : public QObject {
    Q_OBJECT

private slots:
    void becomesStaleWithinThreeSecondsOfSilence() {
        Stage stage;
        stage.pass(Millis(1500));
        stage.broker.cutOff("T01");
        stage.pass(Millis(1900));
        QVERIFY(stage.view().standing == Standing::Fresh);
        stage.pass(Millis(1110));
        QVERIFY(stage.view().standing == Standing::Stale);
        QVERIFY(*stage.view().age > Millis(3000));
        stage.broker.restore("T01");
        stage.pass(Millis(1000));
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

    // A console that was held up finds heartbeats that waited for it; nobody knows how old they
    // are.
    void isNotFreshByWhatWaitedWhileItWasHeldUp() {
        Stage stage;
        stage.pass(Millis(1500));
        auto said = stage.status();
        stage.now += Millis(20'000);
        ++said.moment.beat;
        stage.reader.follower->handle({wire::statusTopic(stage.writer.self), encodeStatus(said)},
                                      stage.now);
        stage.reader.follower->tick(stage.now);
        QVERIFY(stage.view().standing == Standing::Stale);
        ++said.moment.beat;
        stage.now += Millis(1000);
        stage.giveStatus(said);
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

    // More had waited than one step takes.
    void isNotFreshByWhatWaitedAndIsTakenInALaterStep() {
        Stage stage;
        stage.pass(Millis(1500));
        auto said = stage.status();
        const auto hear = [&] {
            ++said.moment.beat;
            stage.reader.follower->handle(
                {wire::statusTopic(stage.writer.self), encodeStatus(said)}, stage.now);
        };
        stage.now += Millis(20'000);
        hear();
        stage.reader.follower->tick(stage.now, Backlog::Waits);
        stage.now += Millis(1);
        hear();
        QVERIFY(stage.view().standing == Standing::Stale);
        stage.reader.follower->tick(stage.now, Backlog::None);
        QVERIFY(stage.view().standing == Standing::Stale);
        stage.now += Millis(1);
        hear();
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

    void isStaleWhileItCannotCatchUpThoughHeartbeatsCome() {
        Stage stage;
        stage.pass(Millis(100));
        auto said = stage.status();
        said.head.sequence = 50;
        for (int i = 0; i < 4; ++i) {
            ++said.moment.beat;
            stage.now += Millis(1000);
            stage.giveStatus(said);
        }
        QVERIFY(stage.view().standing == Standing::Stale);
        QCOMPARE(stage.view().head, std::uint64_t(50));
    }

    void isNotFreshByWhatTheBrokerKept() {
        Stage stage;
        stage.pass(Millis(100));
        stage.writer.crash();
        stage.reader.crash();
        stage.pass(Millis(10));
        stage.reader.start();
        // As if the will had been lost and an old heartbeat retained.
        stage.giveStatus(stage.status(), true);
        QVERIFY(stage.view().standing == Standing::Stale);
        QVERIFY(!stage.view().age);
    }

    void isOfflineByTheWillAndBackWithTheBirth() {
        Stage stage;
        stage.pass(Millis(100));
        stage.writer.crash();
        stage.pass(Millis(10));
        QVERIFY(stage.view().standing == Standing::Offline);
        stage.writer.start(stage.now);
        stage.pass(Millis(20));
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

    void ignoresALateWill_data() {
        QTest::addColumn<int>("epoch");
        QTest::addColumn<int>("session");
        QTest::newRow("of an earlier process") << 1 << 1;
        QTest::newRow("of an earlier connection") << 2 << 1;
    }
    void ignoresALateWill() {
        QFETCH(int, epoch);
        QFETCH(int, session);
        Stage stage;
        stage.pass(Millis(100));
        stage.writer.crash();
        stage.writer.start(stage.now); // Epoch 2, session 1.
        stage.pass(Millis(100));
        stage.broker.breakConnection("T01");
        stage.pass(Millis(1100)); // Epoch 2, session 2.
        QVERIFY(stage.view().standing == Standing::Fresh);
        auto late = stage.status(Life::Lost);
        late.moment.epoch = static_cast<std::uint64_t>(epoch);
        late.moment.session = static_cast<std::uint64_t>(session);
        stage.giveStatus(late);
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

    // Its entries may overtake its first word, which then tells less than the reader holds.
    void aGoodbyeIsOverOnceTheNextProcessSpeaks() {
        Stage stage;
        stage.pass(Millis(100));
        stage.giveStatus(stage.status(Life::Offline));
        QVERIFY(stage.view().standing == Standing::Offline);
        stage.restartWriter();
        stage.writer.write(3, stage.now);
        const auto entries = stage.writer.entries();
        stage.giveEntries({entries.begin() + 1, entries.end()});
        QVERIFY(stage.view().standing == Standing::Offline);
        auto first = stage.status();
        first.moment.epoch = 2;
        first.moment.process = stage.writer.options.process;
        first.head = {entries[1].journal, entries[1].sequence, entries[1].chain};
        stage.giveStatus(first, true);
        QVERIFY(stage.view().standing == Standing::Offline);
        stage.giveStatus(first);
        QVERIFY(stage.view().standing == Standing::Stale);
    }

    // Whether it comes late or from an older journal is not known: it is no sign of life, and the
    // party is asked.
    void isNotFreshByAStatusBelowWhatItHolds() {
        Stage stage;
        stage.writer.write(9, stage.now);
        stage.pass(Millis(100));
        stage.reader.crash();
        stage.reader.start();
        stage.broker.forgetEverything();
        const auto asked = stage.reader.follower->askCount();
        auto below = stage.status();
        --below.head.sequence;
        below.moment.process = 77;
        stage.giveStatus(below);
        QVERIFY(stage.view().standing == Standing::Stale);
        stage.now += Millis(50);
        stage.reader.follower->tick(stage.now);
        QCOMPARE(stage.reader.follower->askCount(), asked + 1);
    }

    // Entries overtake the heartbeat that was sent before them.
    void staysFreshByAHeartbeatThatEntriesOvertook() {
        Stage stage;
        stage.pass(Millis(100));
        const auto asked = stage.reader.follower->askCount();
        auto overtaken = stage.status();
        overtaken.moment.process = stage.writer.options.process;
        stage.writer.write(5, stage.now);
        stage.pass(Millis(50));
        stage.now += Millis(2950);
        stage.reader.follower->tick(stage.now);
        stage.giveStatus(overtaken);
        stage.now += Millis(1000);
        QVERIFY(stage.view().standing == Standing::Fresh);
        QCOMPARE(stage.reader.follower->askCount(), asked);
    }
};

QTEST_APPLESS_MAIN(TestFollowerStanding)
#include "tst_follower_standing.moc"
