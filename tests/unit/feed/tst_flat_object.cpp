#include "shared/feed/internal/flat_object.h"
#include "shared/feed/seeded_random.h"
#include "shared/feed/status.h"
#include "tests/support/feed_parties.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using feed::internal::FlatObject;

namespace {

constexpr std::string_view kPlain = "{\x22"
                                    "a\x22:\x22"
                                    "b\x22}";
constexpr std::string_view kSpaced = "{ \x22"
                                     "a\x22:\x22"
                                     "b\x22}";

core::Bytes bytes(std::string_view text) {
    return {text.begin(), text.end()};
}

// Name, kind and value of every member, whatever their order.
QStringList told(const std::optional<FlatObject>& object) {
    if (!object)
        return {"no object"};
    QStringList list;
    for (const FlatObject::Member& member : object->members())
        list << QString("%1|%2|%3|%4")
                    .arg(QString::fromUtf8(member.key.data(), qsizetype(member.key.size())))
                    .arg(int(member.kind))
                    .arg(member.number)
                    .arg(QString::fromUtf8(member.text.data(), qsizetype(member.text.size())));
    list.sort();
    return list;
}

} // namespace

class TestFlatObject : public QObject {
    Q_OBJECT

private slots:
    void readsAsTheLibraryReads_data() {
        QTest::addColumn<QString>("text");
        // With ' for ".
        for (const char* text : {"{}",
                                 "{'a':1}",
                                 "{'a':'b','c':null,'d':18446744073709551615}",
                                 "{'a':01}",
                                 "{'a':1.5}",
                                 "{'a':-1}",
                                 "{'a':1e3}",
                                 "{'a':18446744073709551616}",
                                 "{'a':'\\u0062'}",
                                 "{'a':'\u00fc'}",
                                 " {'a':1}",
                                 "{'a' : 1 }",
                                 "{'a':1}x",
                                 "{'a':1,'a':'b'}",
                                 "{'a':[1],'b':{'c':1}}",
                                 "{'a':true}",
                                 "{'a':nul}",
                                 "{'a':1,}",
                                 "{'a'",
                                 "{'a':'b",
                                 "[1]",
                                 "'a'",
                                 "",
                                 "{'a':'\x01'}"})
            QTest::newRow(*text == '\0' ? "nothing" : text)
                << QString::fromUtf8(text).replace('\'', '"');
    }
    void readsAsTheLibraryReads() {
        QFETCH(QString, text);
        const core::Bytes given = bytes(text.toStdString());
        QCOMPARE(told(FlatObject::parse(given)), told(FlatObject::parseSlowly(given)));
    }

    void readsSpoiltMessagesAsTheLibraryReads() {
        const feed::Status status{support::party("T01"),
                                  feed::Life::Online,
                                  {support::journalId(3), 42, {}},
                                  7,
                                  2,
                                  9,
                                  {}};
        const core::Bytes good = feed::encodeStatus(status);
        QCOMPARE(told(FlatObject::parse(good)), told(FlatObject::parseSlowly(good)));
        constexpr std::string_view kLikely = "{}[]\x22:,\x5c"
                                             "0123456789 nullabc-.e\xc3\xbc";
        for (std::uint64_t seed = 1; seed <= 5000; ++seed) {
            feed::SeededRandom random(seed);
            core::Bytes spoilt = good;
            for (std::uint64_t times = 1 + random.below(3); times > 0; --times)
                spoilt[random.below(spoilt.size())] =
                    static_cast<std::uint8_t>(kLikely[random.below(kLikely.size())]);
            if (random.percent(20))
                spoilt.resize(random.below(spoilt.size()));
            QVERIFY2(told(FlatObject::parse(spoilt)) == told(FlatObject::parseSlowly(spoilt)),
                     qPrintable(QString("seed %1").arg(seed)));
        }
    }

    void keepsItsTextsWhenItMoves() {
        auto object = FlatObject::parse(bytes(kPlain));
        const FlatObject moved = std::move(*object);
        QCOMPARE(moved.find("a")->text, std::string_view("b"));
        auto slow = FlatObject::parse(bytes(kSpaced));
        const FlatObject movedToo = std::move(*slow);
        QCOMPARE(movedToo.find("a")->text, std::string_view("b"));
        QVERIFY(movedToo.find("c") == nullptr);
    }
};

QTEST_GUILESS_MAIN(TestFlatObject)
#include "tst_flat_object.moc"
