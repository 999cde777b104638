#include "shared/wire/topics.h"
#include "tests/support/sites/feed_parties.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;
using core::Millis;

namespace {

// A writer, and an observer that sees all its topics.
struct Stage {
    explicit Stage(PublisherOptions options = {})
        : writer(broker, "T01", 1, std::move(options)), observer(broker, "observer") {
        observer.subscribe("pit/#", Delivery::AtLeastOnce);
        writer.start(now);
        settle();
    }
    void settle() {
        broker.advance(now);
        writer.run(now);
        broker.advance(now);
    }
    void pass(Millis time) {
        now += time;
        settle();
    }
    void ask(const std::string& reader, const Ask& question) {
        observer
            .publish({wire::askTopic(writer.self, party(reader)), encodeAsk(question), false},
                     Delivery::AtLeastOnce)
            .ok();
        settle();
    }
    // Everything seen since the last call on the topics that end like this.
    std::vector<Message> seen(const std::string& topicEnd) {
        std::vector<Message> found;
        while (auto event = observer.take())
            if (auto* message = std::get_if<Message>(&*event))
                all.push_back(std::move(*message));
        std::erase_if(all, [&](Message& message) {
            const bool wanted = message.topic.ends_with(topicEnd);
            if (wanted)
                found.push_back(std::move(message));
            return wanted;
        });
        return found;
    }
    std::vector<std::uint64_t> sequences(const std::string& topicEnd) {
        std::vector<std::uint64_t> numbers;
        for (const auto& message : seen(topicEnd)) {
            if (looksLikeAnswer(message.payload))
                continue;
            const auto batch = wire::decodeBatch(message.payload);
            for (const auto& entry : batch->entries)
                numbers.push_back(entry.sequence);
        }
        return numbers;
    }

    core::Tick now = tickAt(1000);
    MemoryBroker broker{1};
    MemoryWriter writer;
    MemoryConnection observer;
    std::vector<Message> all;
};

std::vector<std::uint64_t> range(std::uint64_t first, std::uint64_t last) {
    std::vector<std::uint64_t> numbers;
    for (auto i = first; i <= last; ++i)
        numbers.push_back(i);
    return numbers;
}

} // namespace

class TestPublisher : public QObject {
    Q_OBJECT

private slots:
    void itsLogSaysOnceThatAReaderHoldsMore() {
        std::vector<std::string> lines;
        PublisherOptions options;
        options.log = [&](std::string_view line) { lines.emplace_back(line); };
        Stage stage(options);
        auto beyond = stage.writer.journal->head();
        ++beyond.sequence;
        for (int i = 0; i < 3; ++i)
            stage.ask("C1", {beyond, 0});
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY(lines.front().starts_with("C1 has read an entry 2"));
    }

    void publishesWhatIsCommittedOnceAndInOrder() {
        Stage stage;
        QCOMPARE(stage.sequences("/journal"), range(1, 1));
        stage.writer.write(3, stage.now);
        stage.settle();
        stage.settle();
        QCOMPARE(stage.sequences("/journal"), range(2, 4));
    }

    void greetsWithARetainedBirthAndBeatsEverySecond() {
        Stage stage;
        auto seen = stage.seen("/status");
        QCOMPARE(seen.size(), std::size_t(1));
        const auto birth = *decodeStatus(seen.front().payload);
        QVERIFY(birth.life == Life::Online);
        QCOMPARE(birth.moment.epoch, std::uint64_t(1));
        QVERIFY(birth.head == stage.writer.journal->head());
        stage.pass(Millis(999));
        QCOMPARE(stage.seen("/status").size(), std::size_t(0));
        stage.pass(Millis(1));
        seen = stage.seen("/status");
        QCOMPARE(seen.size(), std::size_t(1));
        QVERIFY(isAfter(*decodeStatus(seen.front().payload), birth));
    }

    void leavesAWillThatComesAfterItsHeartbeatsAndBeforeTheNextConnection() {
        Stage stage;
        stage.pass(Millis(1000));
        const auto beat = *decodeStatus(stage.seen("/status").back().payload);
        stage.broker.breakConnection("T01");
        stage.settle();
        const auto will = *decodeStatus(stage.seen("/status").back().payload);
        QVERIFY(will.life == Life::Lost);
        QCOMPARE(will.at, wallAt(tickAt(1000))); // When that connection began.
        QVERIFY(isAfter(will, beat));
        stage.pass(Millis(1000));
        const auto again = *decodeStatus(stage.seen("/status").back().payload);
        QVERIFY(again.life == Life::Online);
        QVERIFY(isAfter(again, will));
    }

    void saysOfflineBeforeACleanStop() {
        Stage stage;
        stage.writer.publisher->sayOffline(wallAt(stage.now));
        stage.writer.connection->close(Millis(0));
        stage.broker.advance(stage.now);
        const auto last = *decodeStatus(stage.seen("/status").back().payload);
        QVERIFY(last.life == Life::Offline);
    }

    void replaysWhatIsAskedForAndSaysHowFar() {
        Stage stage;
        stage.writer.write(20, stage.now);
        stage.settle();
        const auto entries = stage.writer.entries();
        stage.ask("C1", {journal::Head{entries[4].journal, 5, entries[4].chain}, 9});
        const auto seen = stage.seen("/replay/C1");
        QCOMPARE(seen.size(), std::size_t(2));
        const auto answer = *decodeAnswer(seen[0].payload);
        QVERIFY(answer.verdict == Verdict::Follows);
        QCOMPARE(answer.from, std::uint64_t(6));
        QCOMPARE(answer.through, std::uint64_t(9));
        QVERIFY(answer.head == stage.writer.journal->head());
        const std::vector<wire::Envelope> wanted(entries.begin() + 5, entries.begin() + 9);
        QVERIFY(wire::decodeBatch(seen[1].payload)->entries == wanted);
    }

    void boundsOneReplayAndItsBatches() {
        PublisherOptions options;
        options.replayWindow = 100;
        options.batchEntries = 30;
        Stage stage(options);
        stage.writer.write(500, stage.now);
        stage.settle();
        stage.ask("C1", {});
        for (int i = 0; i < 20; ++i)
            stage.settle();
        QCOMPARE(stage.sequences("/replay/C1"), range(1, 100));
    }

    // A question is small and its answer large: whoever asks on and on gets no more for it.
    void sendsTheSameEntriesAgainOnlyAfterAPause() {
        PublisherOptions options;
        options.replayWindow = 100;
        Stage stage(options);
        stage.writer.write(200, stage.now);
        stage.settle();
        for (int i = 0; i < 1000; ++i)
            stage.ask("C1", {});
        QCOMPARE(stage.sequences("/replay/C1"), range(1, 100));
        QCOMPARE(stage.writer.publisher->rubbishCount(), std::uint64_t(999));

        // Another reader, and whoever comes further, does not wait.
        stage.ask("C2", {});
        QCOMPARE(stage.sequences("/replay/C2"), range(1, 100));
        const auto entries = stage.writer.entries();
        stage.ask("C1", {journal::Head{entries[99].journal, 100, entries[99].chain}, 0});
        QCOMPARE(stage.sequences("/replay/C1"), range(101, 200));

        stage.pass(Millis(101));
        stage.ask("C1", {});
        QCOMPARE(stage.sequences("/replay/C1"), range(1, 100));
    }

    void judgesWhatTheReaderHolds_data() {
        QTest::addColumn<int>("journal");
        QTest::addColumn<int>("sequence");
        QTest::addColumn<bool>("rightChain");
        QTest::addColumn<int>("verdict");
        QTest::newRow("holds the head") << 1 << 6 << true << int(Verdict::Follows);
        QTest::newRow("holds an earlier entry") << 1 << 2 << true << int(Verdict::Follows);
        QTest::newRow("beyond the end") << 1 << 7 << false << int(Verdict::Ahead);
        QTest::newRow("another entry") << 1 << 3 << false << int(Verdict::Differs);
        QTest::newRow("nothing, with a chain") << 1 << 0 << false << int(Verdict::Differs);
        QTest::newRow("another journal") << 2 << 3 << true << int(Verdict::OtherJournal);
    }
    void judgesWhatTheReaderHolds() {
        QFETCH(int, journal);
        QFETCH(int, sequence);
        QFETCH(bool, rightChain);
        QFETCH(int, verdict);
        Stage stage;
        stage.writer.write(5, stage.now);
        stage.settle();
        const auto entries = stage.writer.entries();
        journal::Head held{journalId(static_cast<std::uint8_t>(journal)),
                           static_cast<std::uint64_t>(sequence),
                           {}};
        if (rightChain)
            held.chain = entries[static_cast<std::size_t>(sequence) - 1].chain;
        else
            held.chain.fill(9);
        stage.ask("C1", {held, 0});
        const auto seen = stage.seen("/replay/C1");
        QVERIFY(!seen.empty());
        QCOMPARE(int(decodeAnswer(seen.front().payload)->verdict), verdict);
        if (verdict != int(Verdict::Follows))
            QCOMPARE(seen.size(), std::size_t(1));
    }

    void isFairToAReaderThatLacksLittle() {
        PublisherOptions options;
        options.batchEntries = 10;
        options.replayWindow = 1000;
        options.messagesPerTick = 4;
        Stage stage(options);
        stage.writer.write(1000, stage.now);
        for (int i = 0; i < 100; ++i)
            stage.settle();
        stage.seen("/journal");
        const auto entries = stage.writer.entries();
        const Ask little{journal::Head{entries[997].journal, 998, entries[997].chain}, 0};
        auto& publisher = *stage.writer.publisher;
        publisher.handle({"pit/T01/ask/greedy", encodeAsk({}), false}, stage.now);
        publisher.tick(stage.now, wallAt(stage.now));
        publisher.handle({"pit/T01/ask/modest", encodeAsk(little), false}, stage.now);
        publisher.tick(stage.now, wallAt(stage.now));
        stage.broker.advance(stage.now);
        QCOMPARE(stage.sequences("/replay/modest"), range(999, 1001));
        QVERIFY(stage.sequences("/replay/greedy").size() < 100);
    }

    void skipsLiveWhenFarBehindAndSaysSoByItsHead() {
        PublisherOptions options;
        options.liveWindow = 50;
        Stage stage(options);
        stage.seen("/journal");
        stage.writer.write(51, stage.now);
        stage.pass(Millis(1000));
        QCOMPARE(stage.sequences("/journal").size(), std::size_t(0));
        QCOMPARE(stage.writer.publisher->skippedCount(), std::uint64_t(51));
        QCOMPARE(decodeStatus(stage.seen("/status").back().payload)->head.sequence,
                 std::uint64_t(52));
    }

    void dropsAndCountsRubbishOnItsTopics_data() {
        QTest::addColumn<QString>("topic");
        QTest::addColumn<QByteArray>("payload");
        QTest::newRow("bytes") << "pit/T01/ask/C1" << QByteArray("\x00\xff\x80", 3);
        QTest::newRow("nothing") << "pit/T01/ask/C1" << QByteArray();
        QTest::newRow("other JSON") << "pit/T01/ask/C1" << QByteArray("{\"format\":1}");
        QTest::newRow("a level too many") << "pit/T01/ask/C1/x" << QByteArray("{}");
        QTest::newRow("no name") << "pit/T01/ask/" << QByteArray("{}");
    }
    void dropsAndCountsRubbishOnItsTopics() {
        QFETCH(QString, topic);
        QFETCH(QByteArray, payload);
        QStringList lines;
        PublisherOptions options;
        options.log = [&](std::string_view line) {
            lines << QString::fromStdString(std::string(line));
        };
        Stage stage(options);
        stage.seen("");
        QVERIFY(stage.writer.publisher->handle(
            {topic.toStdString(), {payload.begin(), payload.end()}, false}, stage.now));
        stage.settle();
        QCOMPARE(stage.writer.publisher->rubbishCount(), std::uint64_t(1));
        QCOMPARE(lines.size(), 1);
        QCOMPARE(stage.seen("").size(), std::size_t(0));
    }

    void answersABoundedNumberOfReadersAtOneTime() {
        PublisherOptions options;
        options.maxReaders = 3;
        Stage stage(options);
        for (int i = 0; i < 5; ++i)
            stage.writer.publisher->handle(
                {"pit/T01/ask/C" + std::to_string(i), encodeAsk({}), false}, stage.now);
        QCOMPARE(stage.writer.publisher->rubbishCount(), std::uint64_t(2));
    }

    void doesNotMakeItsOwnerSpinWhileTheLinkIsDown() {
        Stage stage;
        stage.broker.breakConnection("T01");
        stage.writer.write(3, stage.now);
        stage.now += Millis(5000); // Past the heartbeat.
        const auto next = stage.writer.publisher->tick(stage.now, wallAt(stage.now));
        QVERIFY(next > stage.now);
    }

    void leavesOtherTopicsAlone() {
        Stage stage;
        QVERIFY(!stage.writer.publisher->handle({"pit/T02/ask/C1", {}, false}, stage.now));
        QVERIFY(!stage.writer.publisher->handle({"dev/T01/pad", {}, false}, stage.now));
        QCOMPARE(stage.writer.publisher->rubbishCount(), std::uint64_t(0));
    }
};

QTEST_APPLESS_MAIN(TestPublisher)
#include "tst_publisher.moc"
