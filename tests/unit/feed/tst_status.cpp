#include "shared/feed/replay.h"
#include "shared/feed/seeded_random.h"
#include "shared/feed/status.h"
#include "tests/support/sites/feed_parties.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;

namespace {

core::Bytes bytes(const QString& text) {
    const auto utf8 = text.toUtf8();
    return {utf8.begin(), utf8.end()};
}

QString text(const core::Bytes& bytes) {
    return QString::fromUtf8(reinterpret_cast<const char*>(bytes.data()),
                             static_cast<qsizetype>(bytes.size()));
}

journal::Head someHead() {
    journal::Head head{journalId(0xab), 42, {}};
    head.chain.fill(0x0f);
    return head;
}

Status someStatus() {
    return {party("T01"), Life::Online, someHead(), {7, 2, 9}, core::Instant(core::Millis(1234))};
}

} // namespace

class TestStatus : public QObject {
    Q_OBJECT

private slots:
    void isTheJsonOfTheReadme() {
        const QString id = QString("ab").repeated(16);
        const QString chain = QString("0f").repeated(32);
        QCOMPARE(text(encodeStatus(someStatus())),
                 QString(R"({"format":1,"party":"T01","life":"online","journal":"%1","head":42,)"
                         R"("chain":"%2","epoch":7,"session":2,"beat":9,"at_ms":1234})")
                     .arg(id, chain));
        auto named = someStatus();
        named.moment.process = 4711;
        QCOMPARE(text(encodeStatus(named)),
                 text(encodeStatus(someStatus())).chopped(1) + R"(,"process":4711})");
        QCOMPARE(text(encodeAsk({someHead(), 50})),
                 QString(R"({"format":1,"journal":"%1","after":42,"chain":"%2","to":50})")
                     .arg(id, chain));
        QCOMPARE(text(encodeAnswer({43, 50, Verdict::Follows, 7, someHead()})),
                 QString(R"({"format":1,"verdict":"follows","from":43,"through":50,)"
                         R"("journal":"%1","head":42,"chain":"%2","epoch":7})")
                     .arg(id, chain));
    }

    void comesBackAsItWas() {
        for (const auto life : {Life::Online, Life::Offline, Life::Lost}) {
            auto status = someStatus();
            status.life = life;
            QVERIFY(*decodeStatus(encodeStatus(status)) == status);
            status.moment.process = (std::uint64_t{1} << 53U) - 1;
            QVERIFY(*decodeStatus(encodeStatus(status)) == status);
        }
        for (const auto& ask : {Ask{}, Ask{std::nullopt, 12}, Ask{someHead(), 0}})
            QVERIFY(*decodeAsk(encodeAsk(ask)) == ask);
        for (const auto verdict :
             {Verdict::Follows, Verdict::Ahead, Verdict::Differs, Verdict::OtherJournal}) {
            const Answer answer{3, 9, verdict, 1, someHead()};
            QVERIFY(*decodeAnswer(encodeAnswer(answer)) == answer);
            QVERIFY(looksLikeAnswer(encodeAnswer(answer)));
        }
    }

    // Our own writing is read in a short way; a space makes it anybody's.
    void readsItsOwnWritingAsItReadsAnybodys() {
        constexpr std::string_view kLikely = "{}[]\"':,\\0123456789 nullabc-.e\xc3\xbc";
        auto named = someStatus();
        named.moment.process = 4711;
        const core::Bytes good = encodeStatus(named);
        int read = 0;
        for (std::uint64_t seed = 1; seed <= 20'000; ++seed) {
            SeededRandom random(seed);
            core::Bytes spoilt = good;
            for (std::uint64_t times = random.below(3); times > 0; --times)
                spoilt[random.below(spoilt.size())] =
                    static_cast<std::uint8_t>(kLikely[random.below(kLikely.size())]);
            if (random.percent(10))
                spoilt.resize(random.below(spoilt.size()));
            core::Bytes spaced = spoilt;
            spaced.push_back(' ');
            const auto one = decodeStatus(spoilt);
            const auto other = decodeStatus(spaced);
            QVERIFY2(one.ok() == other.ok() &&
                         (one ? *one == *other : one.error().text == other.error().text),
                     qPrintable(QString("seed %1: %2").arg(seed).arg(text(spoilt))));
            read += one.ok() ? 1 : 0;
        }
        QVERIFY(read > 5'000 && read < 15'000);
    }

    void refusesAStatusThatBreaksTheRules_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("another format") << "\"format\":1"
                                        << "\"format\":2";
        QTest::newRow("no format") << "\"format\":1,"
                                   << "";
        QTest::newRow("no party") << "\"party\":\"T01\","
                                  << "";
        QTest::newRow("a party with a wildcard") << "T01"
                                                 << "+";
        QTest::newRow("unknown life") << "online"
                                      << "undead";
        QTest::newRow("process is a text") << "\"at_ms\":1234"
                                           << "\"at_ms\":1234,\"process\":\"1\"";
        QTest::newRow("head is a text") << "\"head\":42"
                                        << "\"head\":\"42\"";
        QTest::newRow("head is negative") << "\"head\":42"
                                          << "\"head\":-42";
        QTest::newRow("head is a fraction") << "\"head\":42"
                                            << "\"head\":42.5";
        QTest::newRow("head past 2^53") << "\"head\":42"
                                        << "\"head\":9007199254740992";
        QTest::newRow("short chain") << "0f0f"
                                     << "0f";
        QTest::newRow("upper-case hex") << "abab"
                                        << "ABAB";
        QTest::newRow("not hex") << "abab"
                                 << "xyab";
        QTest::newRow("epoch 0") << "\"epoch\":7"
                                 << "\"epoch\":0";
        QTest::newRow("epoch beyond the head") << "\"epoch\":7"
                                               << "\"epoch\":43";
        QTest::newRow("no beat") << ",\"beat\":9"
                                 << "";
        QTest::newRow("a key twice") << "\"beat\":9"
                                     << "\"beat\":9,\"beat\":9";
        QTest::newRow("an unknown key twice") << "\"beat\":9"
                                              << "\"beat\":9,\"x\":1,\"x\":1";
        QTest::newRow("cut short") << "}"
                                   << "";
        QTest::newRow("something behind") << "}"
                                          << "}}";
        QTest::newRow("an array") << "{"
                                  << "[{";
        QTest::newRow("longer than the limit") << "{"
                                               << "{" + QString(2048, ' ');
    }
    void refusesAStatusThatBreaksTheRules() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QString json = text(encodeStatus(someStatus()));
        QVERIFY(json.contains(from));
        json.replace(json.indexOf(from), from.size(), to);
        const auto status = decodeStatus(bytes(json));
        QVERIFY(!status.ok());
        QVERIFY(!status.error().text.empty());
    }

    void refusesQuestionsAndAnswersThatMakeNoSense() {
        const QString zero = QString("0").repeated(64);
        QVERIFY(!decodeAsk(bytes("rubbish")).ok());
        QVERIFY(!decodeAsk(bytes(QString(R"({"format":1,"journal":null,"after":3,"chain":"%1",)"
                                         R"("to":0})")
                                     .arg(zero)))
                     .ok());
        QVERIFY(!decodeAnswer(encodeAnswer({0, 0, Verdict::Follows, 1, someHead()})).ok());
        QVERIFY(!decodeAnswer(encodeAsk({})).ok());
    }

    void ignoresKeysOfLaterVersions() {
        QString json = text(encodeStatus(someStatus()));
        json.replace("{", R"({"colour":"green",)");
        QVERIFY(*decodeStatus(bytes(json)) == someStatus());
    }

    void isOrderedByWhatItSaysNotByArrival() {
        const auto said = [](std::uint64_t epoch, std::uint64_t session, std::uint64_t beat,
                             Life life) {
            auto status = someStatus();
            status.moment.epoch = epoch;
            status.moment.session = session;
            status.moment.beat = beat;
            status.life = life;
            return status;
        };
        // Each was said after all before it.
        const std::vector<Status> order{
            said(1, 1, 1, Life::Online), said(1, 1, 2, Life::Online),  said(1, 1, 0, Life::Lost),
            said(1, 2, 1, Life::Online), said(1, 2, 2, Life::Offline), said(5, 1, 1, Life::Online),
        };
        for (std::size_t i = 0; i < order.size(); ++i)
            for (std::size_t j = 0; j < order.size(); ++j)
                QCOMPARE(isAfter(order[i], order[j]), i > j);
    }
};

QTEST_APPLESS_MAIN(TestStatus)
#include "tst_status.moc"
