#include "tests/unit/feed/checked_stage.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;
using core::Millis;

// What a reader with keys takes of a party: what it signed, and nothing else.
class TestFollowerSignatures : public QObject {
    Q_OBJECT

    // A table with a heard journal of five entries, of which a sixth and seventh are not sent yet.
    struct Heard : CheckedStage {
        Heard() {
            writer.write(4, now);
            pass(Millis(1500));
            position = copied();
            writer.write(2, now);
            next = writer.journal->read(6, 2, SIZE_MAX);
        }
        std::size_t position = 0;
        std::vector<wire::Envelope> next;
        std::shared_ptr<const journal::Signer> own = signerOf("T01");
        std::shared_ptr<const journal::Signer> other = signerOf("T02");
    };

    // Nothing came of it but a line in the log.
    static void refused(Heard& stage, const std::string& topic, const core::Bytes& payload) {
        const auto before = stage.view();
        const auto rubbish = stage.reader.follower->rubbishCount();
        stage.give(topic, payload);
        QCOMPARE(stage.reader.follower->rubbishCount(), rubbish + 1);
        QCOMPARE(stage.copied(), stage.position);
        QVERIFY(stage.view().standing == before.standing);
        QVERIFY(stage.view().doubt.empty());
        QCOMPARE(stage.view().head, before.head);
    }
    static void batchRefused(Heard& stage, const core::Bytes& payload) {
        refused(stage, "pit/T01/journal", payload);
        refused(stage, "pit/T01/replay/C1", payload);
    }

private slots:
    void readsWhatIsSigned() {
        CheckedStage stage;
        stage.writer.write(600, stage.now);
        stage.pass(Millis(1500));
        QVERIFY(stage.reader.store.copyOf(stage.writer.self) == stage.writer.entries());
        QVERIFY(stage.view().standing == Standing::Fresh);
        QCOMPARE(stage.reader.follower->rubbishCount(), std::uint64_t(0));
    }

    void catchesUpBySignedReplays() {
        CheckedStage stage;
        stage.pass(Millis(100));
        stage.broker.cutOff("C1");
        stage.writer.write(20'000, stage.now);
        stage.pass(Millis(4000));
        QVERIFY(stage.view().standing == Standing::Stale);
        stage.broker.restore("C1");
        stage.pass(Millis(3000));
        QCOMPARE(stage.copied(), std::size_t(20'001));
        QVERIFY(stage.view().standing == Standing::Fresh);
    }

    // Whatever speaks there is not the party that the roster means.
    void hearsNothingOfAPartyThatDoesNotSignWithItsKey_data() {
        QTest::addColumn<QString>("key");
        QTest::newRow("no signature") << "";
        QTest::newRow("the key of another party") << "T02";
    }
    void hearsNothingOfAPartyThatDoesNotSignWithItsKey() {
        QFETCH(QString, key);
        CheckedStage stage;
        stage.writer.crash();
        stage.writer.options.signer = key.isEmpty() ? nullptr : signerOf(key.toStdString());
        stage.writer.start(stage.now);
        stage.writer.write(5, stage.now);
        stage.pass(Millis(5000));
        QCOMPARE(stage.copied(), std::size_t(0));
        QVERIFY(stage.view().standing == Standing::Stale);
        QVERIFY(stage.view().doubt.empty());
        QVERIFY(stage.reader.follower->rubbishCount() >= 5);
    }

    // The table is still there; somebody speaks in its name as well.
    void isNotDisturbedByWhoSpeaksInItsName() {
        Heard stage;
        auto forged = stage.status(Life::Offline);
        for (int i = 0; i < 500; ++i) {
            ++forged.moment.beat;
            ++forged.moment.epoch;
            forged.head.sequence += 100;
            stage.giveStatus(forged);
            stage.giveStatus(stage.signedStatus(forged, *stage.other));
            stage.pass(Millis(10));
        }
        QVERIFY(stage.view().standing == Standing::Fresh);
        QCOMPARE(stage.copied(), std::size_t(7));
        QVERIFY(stage.reader.follower->rubbishCount() >= 1000);
    }

    void refusesStatusesThatItDidNotSign() {
        Heard stage;
        const std::string topic = "pit/T01/status";
        auto lost = stage.status(Life::Lost);
        lost.moment.process = stage.writer.options.process;
        refused(stage, topic, encodeStatus(lost));
        refused(stage, topic, encodeStatus(stage.signedStatus(lost, *stage.other)));
        const auto genuine = stage.signedStatus(stage.status(), *stage.own);
        const auto changed = [&](auto change) {
            auto forged = genuine;
            change(forged);
            refused(stage, topic, encodeStatus(forged));
        };
        changed([](Status& it) { it.life = Life::Offline; });
        changed([](Status& it) { it.life = Life::Lost; });
        changed([](Status& it) { ++it.head.sequence; });
        changed([](Status& it) { it.head.journal = journalId(9); });
        changed([](Status& it) { it.head.chain[5] ^= 1; });
        changed([](Status& it) { it.moment.epoch = 2; });
        changed([](Status& it) { ++it.moment.session; });
        changed([](Status& it) { ++it.moment.beat; });
        changed([](Status& it) { ++it.moment.process; });
        changed([](Status& it) { it.at += Millis(1); });
        changed([](Status& it) { it.up += Millis(1); });
        changed([](Status& it) { (*it.signature)[0] ^= 1; });
    }

    void refusesEntriesThatItDidNotSign() {
        Heard stage;
        const auto before = stage.chainOf(5);
        batchRefused(stage, wire::encodeBatch(stage.next));
        batchRefused(stage, stage.batch(stage.next, *stage.other));
        // A dollar made five, and chained again.
        const std::vector forged{CheckedStage::rewritten(stage.next[0], before)};
        batchRefused(stage, wire::encodeBatch(forged));
        batchRefused(stage, stage.batch(forged, *stage.other));
        const auto seal = wire::decodeBatch(stage.batch(stage.next, *stage.own))->seal;
        // The signature of a batch, with other entries.
        batchRefused(stage, wire::encodeBatch(forged, *seal));
        batchRefused(stage, wire::encodeBatch({{stage.next[0]}}, *seal));
        // The last entry's chain is the signed one, its content is not.
        const auto changed = [&](auto change) {
            auto entries = stage.next;
            auto other = *seal;
            change(entries, other);
            batchRefused(stage, wire::encodeBatch(entries, other));
        };
        changed([](auto& it, auto&) { it[1].body = wire::encodeEvent(numbered(999)); });
        changed([](auto& it, auto&) { it[0].body = wire::encodeEvent(numbered(999)); });
        changed([](auto& it, auto&) { it[0].at += Millis(1); });
        changed([](auto& it, auto&) { it[0].journal = journalId(9); });
        changed([](auto& it, auto&) { ++it[0].sequence; });
        changed([](auto& it, auto&) { std::swap(it[0], it[1]); });
        changed([](auto& it, auto&) { it.erase(it.begin()); });
        changed([](auto&, auto& it) { it.before[0] ^= 1; });
        changed([](auto&, auto& it) { ++it.moment.beat; });
        changed([](auto&, auto& it) { ++it.moment.epoch; });
        changed([](auto&, auto& it) { ++it.moment.process; });
        changed([](auto&, auto& it) { it.signature[63] ^= 1; });
        // The real ones are still welcome.
        stage.give("pit/T01/journal", stage.batch(stage.next, *stage.own));
        QCOMPARE(stage.copied(), std::size_t(7));
    }

    // Another entry of the place that was read, made by somebody else, is not even a doubt.
    void anUnsignedEntryInTheLastPlaceIsNoDoubt() {
        Heard stage;
        const auto last = stage.writer.journal->read(5, 1, SIZE_MAX).front();
        const std::vector forged{CheckedStage::rewritten(last, stage.chainOf(4))};
        batchRefused(stage, wire::encodeBatch(forged));
        auto otherJournal = forged;
        otherJournal[0].journal = journalId(9);
        batchRefused(stage, wire::encodeBatch(otherJournal));
        // Behind entries that are held, which nobody looks at any more.
        std::vector mixed{otherJournal[0], last};
        stage.give("pit/T01/journal", wire::encodeBatch(mixed));
        QVERIFY(stage.view().doubt.empty());
    }

    // Signed by the party itself it is.
    void aSignedEntryInTheLastPlaceIsADoubt() {
        Heard stage;
        const auto last = stage.writer.journal->read(5, 1, SIZE_MAX).front();
        const std::vector other{CheckedStage::rewritten(last, stage.chainOf(4))};
        stage.give("pit/T01/journal", stage.batch(other, *stage.own));
        QVERIFY(stage.view().standing == Standing::Doubtful);
    }

    void refusesAnswersThatItDidNotGiveToUs() {
        Heard stage;
        const std::string topic = "pit/T01/replay/C1";
        Answer answer;
        answer.from = 6;
        answer.through = 5;
        answer.verdict = Verdict::Differs;
        answer.epoch = 1;
        answer.head = stage.writer.journal->head();
        refused(stage, topic, encodeAnswer(answer));
        const journal::Head held{stage.writer.journal->head().journal, 5, stage.chainOf(5)};
        answer.proof =
            AnswerProof{stage.writer.self, party("C1"), {held, 0, 77}, stage.moment(5), Millis(3)};
        sign(answer, *stage.other);
        refused(stage, topic, encodeAnswer(answer));
        // Genuine, but to no question of ours.
        sign(answer, *stage.own);
        refused(stage, topic, encodeAnswer(answer));
    }

    // Somebody asks in our name for an entry that we never held: the party says truly that it has
    // another one.
    void isNotBroughtIntoDoubtByQuestionsInItsName() {
        Heard stage;
        Ask ask;
        ask.after = journal::Head{stage.writer.journal->head().journal, 3, wire::Hash{1}};
        ask.nonce = 4711;
        QVERIFY(
            stage.tap.publish({"pit/T01/ask/C1", encodeAsk(ask), false}, Delivery::AtLeastOnce));
        stage.pass(Millis(500));
        const auto answers = stage.overheard("replay/C1");
        const bool differs = std::any_of(answers.begin(), answers.end(), [](const Message& said) {
            const auto answer = decodeAnswer(said.payload);
            return answer && answer->verdict == Verdict::Differs;
        });
        QVERIFY(differs);
        QVERIFY(stage.view().standing == Standing::Fresh);
        QVERIFY(stage.view().doubt.empty());
    }

    void goesByTheKeysOfTheMoment() {
        CheckedStage stage;
        stage.pass(Millis(1500));
        QVERIFY(stage.view().standing == Standing::Fresh);
        stage.keys.add(stage.writer.self, deviceKeyOf("T02"));
        stage.writer.write(1, stage.now);
        stage.pass(Millis(1100));
        QVERIFY(stage.view().standing == Standing::Stale);
        QCOMPARE(stage.copied(), std::size_t(1));
        stage.keys.remove(stage.writer.self);
        stage.pass(Millis(3000));
        QVERIFY(stage.view().standing == Standing::Stale);
        stage.keys.add(stage.writer.self);
        stage.pass(Millis(1500));
        QVERIFY(stage.view().standing == Standing::Fresh);
        QCOMPARE(stage.copied(), std::size_t(2));
    }

    void readsSignedWordsWithoutKeysToo() {
        Stage stage;
        stage.writer.crash();
        stage.writer.options.signer = signerOf("T01");
        stage.writer.start(stage.now);
        stage.writer.write(9, stage.now);
        stage.pass(Millis(1500));
        QVERIFY(stage.reader.store.copyOf(stage.writer.self) == stage.writer.entries());
        QVERIFY(stage.view().standing == Standing::Fresh);
    }
};

QTEST_APPLESS_MAIN(TestFollowerSignatures)
#include "tst_follower_signatures.moc"
