#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "tests/support/sites/feed_parties.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;
using core::Millis;

namespace {

// One writer and one reader on a network that works unless told otherwise.
struct Stage {
    Stage() : writer(broker, "T01", 1), reader(broker, "C1", {party("T01")}) {
        writer.start(now);
        reader.start();
    }
    void pass(Millis time, Millis step = Millis(10)) {
        for (const auto end = now + time; now < end;) {
            now += step;
            broker.advance(now);
            writer.run(now);
            broker.advance(now);
            reader.run(now);
        }
    }
    PartyView view() { return reader.follower->view(writer.self, now); }
    std::size_t copied() { return reader.store.copyOf(writer.self).size(); }
    void give(const std::string& topic, core::Bytes payload, bool retained = false) {
        reader.follower->handle({topic, std::move(payload), retained}, now);
        reader.follower->tick(now);
    }
    void giveEntries(std::vector<wire::Envelope> entries) {
        give(wire::journalTopic(writer.self), wire::encodeBatch(entries));
    }
    Status status(Life life = Life::Online) const {
        return {writer.self, life, writer.journal->head(), 1, 1, 1000, wallAt(now)};
    }
    void giveStatus(const Status& said, bool retained = false) {
        give(wire::statusTopic(writer.self), encodeStatus(said), retained);
    }
    void restartWriter() {
        writer.crash();
        writer.start(now);
    }
    // The writer comes back with an older image of its journal, `kept` entries long.
    void restoreOldImage(std::uint64_t kept) {
        writer.crash();
        auto old = std::make_unique<journal::MemoryJournal>(journalId(1));
        for (const auto& entry : writer.journal->read(1, kept, SIZE_MAX)) {
            const std::vector event{*wire::decodeEvent(entry.type, entry.body)};
            old->append(event, entry.at);
        }
        writer.journal = std::move(old);
        writer.start(now);
    }

    core::Tick now = tickAt(1000);
    MemoryBroker broker{1};
    MemoryWriter writer;
    MemoryReader reader;
};

} // namespace

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
            ++far.beat;
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
        ++said.beat;
        stage.reader.follower->handle({wire::statusTopic(stage.writer.self), encodeStatus(said)},
                                      stage.now);
        stage.reader.follower->tick(stage.now);
        QVERIFY(stage.view().standing == Standing::Stale);
        ++said.beat;
        stage.now += Millis(1000);
        stage.giveStatus(said);
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

    void isStaleWhileItCannotCatchUpThoughHeartbeatsCome() {
        Stage stage;
        stage.pass(Millis(100));
        auto said = stage.status();
        said.head.sequence = 50;
        for (int i = 0; i < 4; ++i) {
            ++said.beat;
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
        late.epoch = static_cast<std::uint64_t>(epoch);
        late.session = static_cast<std::uint64_t>(session);
        stage.giveStatus(late);
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

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
        far.epoch = 2;
        far.process = stage.writer.options.process;
        far.head.sequence = 500;
        stage.giveStatus(far);
        QVERIFY(stage.view().standing == Standing::Fresh);
        stage.restoreOldImage(1);
        stage.pass(Millis(100));
        QVERIFY(stage.view().standing == Standing::Doubtful);
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
        first.epoch = 2;
        first.process = stage.writer.options.process;
        first.head = {entries[1].journal, entries[1].sequence, entries[1].chain};
        stage.giveStatus(first, true);
        QVERIFY(stage.view().standing == Standing::Offline);
        stage.giveStatus(first);
        QVERIFY(stage.view().standing == Standing::Stale);
    }

    void doubtsAProcessWhoseJournalShrinks() {
        Stage stage;
        stage.writer.write(9, stage.now);
        stage.pass(Millis(1100));
        auto shorter = stage.status();
        shorter.process = stage.writer.options.process;
        --shorter.head.sequence;
        stage.giveStatus(shorter);
        QVERIFY(stage.view().standing == Standing::Doubtful);
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
        below.process = 77;
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
        overtaken.process = stage.writer.options.process;
        stage.writer.write(5, stage.now);
        stage.pass(Millis(50));
        stage.now += Millis(2950);
        stage.reader.follower->tick(stage.now);
        stage.giveStatus(overtaken);
        stage.now += Millis(1000);
        QVERIFY(stage.view().standing == Standing::Fresh);
        QCOMPARE(stage.reader.follower->askCount(), asked);
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
