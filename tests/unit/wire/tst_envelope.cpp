#include "shared/wire/envelope.h"
#include "shared/wire/limits.h"

#include <QTest>

#include <functional>

using namespace pitwatch;
using wire::Envelope;

namespace {

Envelope sample() {
    Envelope entry;
    for (std::uint8_t index = 0; index < 16; ++index)
        entry.journal.bytes[index] = index;
    entry.sequence = 300;
    entry.at = core::Instant{core::Millis{1'794'821'400'250}};
    entry.type = {101};
    entry.body = {1, 0, 52};
    entry.chain = wire::chainHash({}, entry);
    return entry;
}

} // namespace

class TestEnvelope : public QObject {
    Q_OBJECT

private slots:
    void comesBackAsItWasWritten() {
        const Envelope entry = sample();
        const core::Bytes bytes = wire::encodeEnvelope(entry);
        const auto read = wire::decodeEnvelope(bytes);
        QVERIFY(read.ok());
        QVERIFY(*read == entry);
        QVERIFY(wire::encodeEnvelope(*read) == bytes);
    }

    void refusesEveryShorterAndLongerForm() {
        core::Bytes bytes = wire::encodeEnvelope(sample());
        for (std::size_t length = 0; length < bytes.size(); ++length)
            QVERIFY(!wire::decodeEnvelope(core::ByteView(bytes).first(length)).ok());
        bytes.push_back(0);
        QVERIFY(!wire::decodeEnvelope(bytes).ok());
    }

    void refusesAnUnknownFormat() {
        core::Bytes bytes = wire::encodeEnvelope(sample());
        bytes[0] = 2;
        QVERIFY(!wire::decodeEnvelope(bytes).ok());
    }

    void refusesSequenceZero() {
        core::Bytes bytes = wire::encodeEnvelope(sample());
        bytes[17] = 0; // 300 is 0xac 0x02; 0x00 0x02 is sequence 0 and then a time of 2.
        const auto read = wire::decodeEnvelope(bytes);
        QVERIFY(!read.ok());
    }

    void refusesABodyAboveTheLimit() {
        Envelope entry = sample();
        entry.body.assign(wire::kMaxBodyBytes, 7);
        core::Bytes bytes = wire::encodeEnvelope(entry);
        QVERIFY(wire::decodeEnvelope(bytes).ok());
        // 65536 is 80 80 04; one byte more is 81 80 04.
        const core::Bytes length{0x80, 0x80, 0x04};
        const auto at = std::search(bytes.begin(), bytes.end(), length.begin(), length.end());
        QVERIFY(at != bytes.end());
        *at = 0x81;
        bytes.insert(bytes.end() - 32, 7);
        const auto read = wire::decodeEnvelope(bytes);
        QVERIFY(!read.ok());
        QVERIFY(read.error().text.find("too large") != std::string::npos);
    }

    void theChainCoversEveryField_data() {
        using Change = std::function<void(Envelope&)>;
        QTest::addColumn<Change>("change");
        QTest::newRow("journal") << Change([](Envelope& e) { e.journal.bytes[15] ^= 1; });
        QTest::newRow("sequence") << Change([](Envelope& e) { ++e.sequence; });
        QTest::newRow("time") << Change([](Envelope& e) { e.at += core::Millis{1}; });
        QTest::newRow("type") << Change([](Envelope& e) { ++e.type.number; });
        QTest::newRow("body") << Change([](Envelope& e) { e.body[2] ^= 1; });
        QTest::newRow("body length") << Change([](Envelope& e) { e.body.push_back(0); });
    }
    void theChainCoversEveryField() {
        QFETCH(std::function<void(Envelope&)>, change);
        Envelope entry = sample();
        const wire::Hash before = wire::chainHash({}, entry);
        change(entry);
        QVERIFY(wire::chainHash({}, entry) != before);
    }

    void theChainCoversTheEntryBefore() {
        const Envelope entry = sample();
        wire::Hash previous{};
        previous[31] = 1;
        QVERIFY(wire::chainHash(previous, entry) != wire::chainHash({}, entry));
    }

    void batchesComeBackInOrder() {
        std::vector<Envelope> entries;
        for (std::uint64_t sequence = 1; sequence <= 5; ++sequence) {
            entries.push_back(sample());
            entries.back().sequence = sequence;
        }
        const core::Bytes bytes = wire::encodeBatch(entries);
        const auto read = wire::decodeBatch(bytes);
        QVERIFY(read.ok());
        QVERIFY(read->entries == entries);
        QVERIFY(!read->seal);
        for (std::size_t length = 0; length < bytes.size(); ++length)
            QVERIFY(!wire::decodeBatch(core::ByteView(bytes).first(length)).ok());
    }

    void anEmptyBatchIsABatch() {
        const auto read = wire::decodeBatch(wire::encodeBatch({}));
        QVERIFY(read.ok());
        QVERIFY(read->entries.empty());
    }

    static wire::BatchSeal seal() {
        wire::BatchSeal seal;
        seal.before.fill(0x11);
        seal.moment = {3, 2, 70, 900};
        seal.signature.fill(0x22);
        return seal;
    }

    void aSealedBatchComesBackWithItsSeal() {
        std::vector<Envelope> entries(2, sample());
        ++entries.back().sequence;
        const core::Bytes bytes = wire::encodeBatch(entries, seal());
        QCOMPARE(bytes.front(), std::uint8_t{0xb2});
        const auto read = wire::decodeBatch(bytes);
        QVERIFY(read.ok());
        QVERIFY(read->entries == entries);
        QVERIFY(read->seal == seal());
        for (std::size_t length = 0; length < bytes.size(); ++length)
            QVERIFY(!wire::decodeBatch(core::ByteView(bytes).first(length)).ok());
    }

    // There is nothing in it that could be signed.
    void refusesASealedBatchWithoutEntries() {
        core::Bytes bytes{0xb2};
        bytes.insert(bytes.end(), 32, 0); // Before.
        bytes.insert(bytes.end(), 5, 0);  // Count and moment.
        bytes.insert(bytes.end(), 64, 0);
        QVERIFY(!wire::decodeBatch(bytes).ok());
    }

    void aChainIsOneOfTheEntriesAsTheyAre() {
        std::vector<Envelope> entries(3, sample());
        wire::Hash before = seal().before;
        std::uint64_t sequence = 7;
        for (Envelope& entry : entries) {
            entry.sequence = sequence++;
            entry.chain = wire::chainHash(before, entry);
            before = entry.chain;
        }
        QVERIFY(wire::isChained(seal().before, entries));
        QVERIFY(!wire::isChained({}, entries));
        for (Envelope& entry : entries) {
            const Envelope kept = entry;
            entry.body.push_back(0);
            QVERIFY(!wire::isChained(seal().before, entries));
            entry = kept;
            ++entry.sequence;
            QVERIFY(!wire::isChained(seal().before, entries));
            entry = kept;
        }
        std::swap(entries[1], entries[2]);
        QVERIFY(!wire::isChained(seal().before, entries));
    }

    void refusesABatchThatPromisesMoreThanItHolds() {
        const core::Bytes bytes{0xb1, 0xff, 0xff, 0xff, 0xff, 0x0f};
        QVERIFY(!wire::decodeBatch(bytes).ok());
    }

    void refusesABatchAboveTheLimit() {
        const auto read = wire::decodeBatch(core::Bytes(wire::kMaxBatchBytes + 1, 0xb1));
        QVERIFY(!read.ok());
        QVERIFY(read.error().text.find("too large") != std::string::npos);
    }

    void anEntryIsNoBatchAndABatchNoEntry() {
        const std::vector<Envelope> one{sample()};
        QVERIFY(!wire::decodeEnvelope(wire::encodeBatch(one)).ok());
        QVERIFY(!wire::decodeBatch(wire::encodeEnvelope(one.front())).ok());
    }
};

QTEST_APPLESS_MAIN(TestEnvelope)
#include "tst_envelope.moc"
