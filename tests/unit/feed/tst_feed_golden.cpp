#include "shared/feed/replay.h"
#include "shared/feed/signing.h"
#include "shared/feed/status.h"
#include "shared/text/hex.h"
#include "shared/wire/event_codec.h"
#include "tests/support/sites/feed_parties.h"
#include "tests/support/sites/party_keys.h"

#include <QFile>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;
using core::Millis;

namespace {

journal::Head someHead() {
    journal::Head head{journalId(0xab), 42, {}};
    head.chain.fill(0x0f);
    return head;
}

Status someStatus() {
    Status status{party("T01"),
                  Life::Online,
                  someHead(),
                  {7, 2, 9},
                  core::Instant(Millis(1'794'821'400'250))};
    status.moment.process = 4711;
    return status;
}

Answer someAnswer() {
    return {43, 50, Verdict::Follows, 7, someHead()};
}

std::vector<wire::Envelope> someEntries() {
    journal::MemoryJournal journal(journalId(0xab));
    const std::vector<events::Event> all{events::PartyStarted{"table-agent"}, numbered(1),
                                         numbered(2)};
    return journal.append(all, core::Instant(Millis(1'794'821'400'250)));
}

std::string textOf(const core::Bytes& bytes) {
    return {bytes.begin(), bytes.end()};
}

} // namespace

// What parties say, byte for byte, in every format there ever was: a file stays as it is for ever.
// To write those of a new format, run this with PITWATCH_REGENERATE=1 and read the diff.
class TestFeedGolden : public QObject {
    Q_OBJECT

    static std::string pathOf(const char* name) {
        return std::string(PITWATCH_FEED_GOLDEN_DIR "/") + name + ".txt";
    }
    static QByteArray contentOf(const char* name) {
        QFile file(QString::fromStdString(pathOf(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void isWrittenAsEver(const char* name, const std::string& said) {
        const QByteArray content = QByteArray::fromStdString(said + "\n");
        if (qEnvironmentVariableIsSet("PITWATCH_REGENERATE")) {
            QFile file(QString::fromStdString(pathOf(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(content), content.size());
        }
        QCOMPARE(contentOf(name), content);
    }
    static core::Bytes bytesOf(const char* name) {
        const QByteArray content = contentOf(name).trimmed();
        return {content.begin(), content.end()};
    }

private slots:
    void statuses() {
        auto signedNow = someStatus();
        signedNow.up = Millis(90'250);
        sign(signedNow, *signerOf("T01"));
        isWrittenAsEver("status.v1", textOf(encodeStatus(someStatus())));
        isWrittenAsEver("status.v2", textOf(encodeStatus(signedNow)));
        QVERIFY(*decodeStatus(bytesOf("status.v1")) == someStatus());
        const auto read = decodeStatus(bytesOf("status.v2"));
        QVERIFY(read.ok());
        QVERIFY(*read == signedNow);
        QVERIFY(isGenuine(*read, deviceKeyOf("T01")));
        QVERIFY(!isGenuine(*read, deviceKeyOf("T02")));
    }

    // Written by other software: in another order, with a key that is new.
    void aStatusIsReadInAnyForm() {
        auto signedNow = someStatus();
        sign(signedNow, *signerOf("T01"));
        std::string said = textOf(encodeStatus(signedNow));
        said.replace(said.find("\"format\":2,"), 11, "\"later\": true, ");
        said.insert(said.size() - 1, ", \"format\": 2");
        const auto read = decodeStatus(core::Bytes(said.begin(), said.end()));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
        QVERIFY(*read == signedNow);
        QVERIFY(isGenuine(*read, deviceKeyOf("T01")));
    }

    void answers() {
        auto signedNow = someAnswer();
        signedNow.proof = AnswerProof{
            party("T01"), party("C01"), {someHead(), 0, 815}, {7, 2, 9, 4711}, Millis(90'250)};
        sign(signedNow, *signerOf("T01"));
        isWrittenAsEver("answer.v1", textOf(encodeAnswer(someAnswer())));
        isWrittenAsEver("answer.v2", textOf(encodeAnswer(signedNow)));
        QVERIFY(*decodeAnswer(bytesOf("answer.v1")) == someAnswer());
        const auto read = decodeAnswer(bytesOf("answer.v2"));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
        QVERIFY(*read == signedNow);
        QVERIFY(isGenuine(*read, deviceKeyOf("T01")));
        QVERIFY(!isGenuine(*read, deviceKeyOf("C01")));
    }

    void questions() {
        const Ask plain{someHead(), 50};
        Ask numberedAsk = plain;
        numberedAsk.nonce = 815;
        isWrittenAsEver("question.v1", textOf(encodeAsk(plain)));
        isWrittenAsEver("question.nonce.v1", textOf(encodeAsk(numberedAsk)));
        QVERIFY(*decodeAsk(bytesOf("question.v1")) == plain);
        QVERIFY(*decodeAsk(bytesOf("question.nonce.v1")) == numberedAsk);
    }

    void batches() {
        const auto entries = someEntries();
        const auto seal = sealBatch(entries, {}, {1, 1, 0, 4711}, *signerOf("T01"));
        isWrittenAsEver("batch.v1", text::toHex(wire::encodeBatch(entries)));
        isWrittenAsEver("batch.v2", text::toHex(wire::encodeBatch(entries, seal)));
        for (const char* name : {"batch.v1", "batch.v2"}) {
            const QByteArray raw = QByteArray::fromHex(contentOf(name).trimmed());
            const auto read = wire::decodeBatch(core::Bytes(raw.begin(), raw.end()));
            QVERIFY(read.ok());
            QVERIFY(read->entries == entries);
            QCOMPARE(isGenuine(*read, deviceKeyOf("T01")), read->seal.has_value());
            QVERIFY(!isGenuine(*read, deviceKeyOf("T02")));
        }
    }
};

QTEST_APPLESS_MAIN(TestFeedGolden)
#include "tst_feed_golden.moc"
