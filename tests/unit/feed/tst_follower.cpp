#include "tests/unit/feed/follower_stage.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;
using core::Millis;

// What a reader reads and asks for.
class TestFollower : public QObject {
    Q_OBJECT

private slots:
    void appliesWhatIsWrittenAndIsFresh() {
        Stage stage;
        stage.writer.write(10, stage.now);
        stage.pass(Millis(100));
        QVERIFY(stage.reader.store.copyOf(stage.writer.self) == stage.writer.entries());
        QVERIFY(stage.view().standing == Standing::Fresh);
        QCOMPARE(stage.view().position, std::uint64_t(11));
    }

    void appliesTogetherWhatWaitsTogether() {
        Stage stage;
        stage.pass(Millis(100));
        const auto before = stage.reader.store.applyCalls();
        for (int i = 0; i < 5; ++i) {
            stage.writer.write(2, stage.now);
            stage.writer.run(stage.now);
        }
        stage.pass(Millis(10));
        QCOMPARE(stage.copied(), std::size_t(11));
        QCOMPARE(stage.reader.store.applyCalls(), before + 1);
    }

    void readsALongJournalFromTheBeginning() {
        Stage stage;
        stage.writer.write(20'000, stage.now);
        stage.pass(Millis(3000));
        QVERIFY(stage.reader.store.copyOf(stage.writer.self) == stage.writer.entries());
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

    void ignoresWhatItHoldsAlready() {
        Stage stage;
        stage.writer.write(5, stage.now);
        stage.pass(Millis(100));
        const auto calls = stage.reader.store.applyCalls();
        stage.giveEntries(stage.writer.entries());
        QCOMPARE(stage.reader.store.applyCalls(), calls);
    }

    void putsInOrderWhatArrivesOutOfOrder() {
        Stage stage;
        stage.pass(Millis(100));
        stage.writer.write(3, stage.now);
        const auto entries = stage.writer.entries();
        stage.giveEntries({entries[3]});
        stage.giveEntries({entries[2]});
        QCOMPARE(stage.copied(), std::size_t(1));
        stage.giveEntries({entries[1]});
        QCOMPARE(stage.copied(), std::size_t(4));
        QCOMPARE(stage.reader.follower->askCount(), std::uint64_t(1)); // For the first entry.
    }

    void asksForExactlyWhatIsMissing() {
        Stage stage;
        stage.pass(Millis(100));
        const auto asked = stage.reader.follower->askCount();
        stage.broker.cutOff("C1");
        stage.writer.write(3, stage.now);
        stage.pass(Millis(20));
        stage.broker.restore("C1");
        stage.writer.write(1, stage.now);
        stage.pass(Millis(10));
        QCOMPARE(stage.copied(), std::size_t(1));
        stage.pass(Millis(40));
        QCOMPARE(stage.copied(), std::size_t(5));
        QCOMPARE(stage.reader.follower->askCount(), asked + 1);
    }

    void noticesSilenceByTheHeadInTheHeartbeat() {
        Stage stage;
        stage.pass(Millis(100));
        stage.broker.cutOff("C1");
        stage.writer.write(3, stage.now);
        stage.pass(Millis(20));
        stage.broker.restore("C1");
        stage.pass(Millis(1100));
        QCOMPARE(stage.copied(), std::size_t(4));
    }

    void asksMoreAndMoreRarelyInVain() {
        Stage stage;
        stage.pass(Millis(100));
        // Heartbeats come through, answers do not.
        auto far = stage.status();
        far.head.sequence = 100;
        std::vector<std::int64_t> times;
        auto asked = stage.reader.follower->askCount();
        for (int i = 0; i < 2000; ++i) {
            stage.now += Millis(10);
            ++far.moment.beat;
            stage.giveStatus(far);
            if (stage.reader.follower->askCount() != asked)
                times.push_back(stage.now.time_since_epoch().count());
            asked = stage.reader.follower->askCount();
        }
        QVERIFY(times.size() >= 7);
        QCOMPARE(times[1] - times[0], 200);
        QCOMPARE(times[2] - times[1], 400);
        QCOMPARE(times[6] - times[5], 4000);
        QCOMPARE(times.back() - times[times.size() - 2], 4000);
    }

    void beginsWhereTheReaderStands() {
        Stage stage;
        stage.writer.write(9, stage.now);
        stage.reader.crash();
        stage.reader.store.startAt({stage.writer.self, stage.writer.journal->head()});
        stage.writer.write(1, stage.now);
        stage.reader.start();
        stage.pass(Millis(200));
        QCOMPARE(stage.copied(), std::size_t(1));
    }

    void dropsAndCountsRubbish_data() {
        QTest::addColumn<QString>("topic");
        QTest::addColumn<QByteArray>("payload");
        for (const auto* topic : {"pit/T01/status", "pit/T01/journal", "pit/T01/replay/C1"}) {
            QTest::addRow("%s bytes", topic) << topic << QByteArray("\x01\xff\x00\x80", 4);
            QTest::addRow("%s nothing", topic) << topic << QByteArray();
            QTest::addRow("%s brace", topic) << topic << QByteArray("{");
        }
        auto other = Stage().status();
        other.party = party("T02");
        const auto bytes = encodeStatus(other);
        QTest::newRow("somebody else's status")
            << "pit/T01/status"
            << QByteArray(reinterpret_cast<const char*>(bytes.data()),
                          static_cast<qsizetype>(bytes.size()));
    }
    void dropsAndCountsRubbish() {
        QFETCH(QString, topic);
        QFETCH(QByteArray, payload);
        Stage stage;
        stage.pass(Millis(100));
        const auto before = stage.view();
        stage.give(topic.toStdString(), {payload.begin(), payload.end()});
        QCOMPARE(stage.reader.follower->rubbishCount(), std::uint64_t(1));
        QVERIFY(stage.view().standing == before.standing);
        QCOMPARE(stage.view().head, before.head);
    }
};

QTEST_APPLESS_MAIN(TestFollower)
#include "tst_follower.moc"
