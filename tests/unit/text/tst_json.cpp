#include "shared/text/json.h"

#include <QTest>

using namespace pitwatch;
using text::JsonLimits;

namespace {

constexpr JsonLimits kLimits{200, 4};

} // namespace

class TestJson : public QObject {
    Q_OBJECT

private slots:
    void readsEveryKindAsItIs() {
        const auto read = text::parseJson(
            R"({"t":"\u00fc","n":-3,"f":1.0,"l":[true,null],"o":{"b":1,"a":2}})", kLimits);
        QVERIFY(read.ok());
        QVERIFY(read->find("t")->isText("ü"));
        QVERIFY(read->find("n")->integer() == -3);
        QVERIFY(!read->find("f")->integer());
        QVERIFY(read->find("f")->number() == 1.0);
        QVERIFY(read->find("l")->list()->at(0).flag() == true);
        QVERIFY(read->find("l")->list()->at(1).isNull());
        QVERIFY(read->find("o")->table()->front().key == "a");
        QVERIFY(read->find("none") == nullptr);
        QVERIFY(read->find("t")->find("none") == nullptr);
    }

    void aNumberTooLargeIsAnIntegerThatFitsNowhere() {
        const auto read = text::parseJson("18446744073709551615", kLimits);
        QVERIFY(read->isInteger());
        QVERIFY(!read->integer());
        QVERIFY(!read->number());
        QVERIFY(text::parseJson("9223372036854775807", kLimits)->integer() == INT64_MAX);
        QVERIFY(text::parseJson("-9223372036854775808", kLimits)->integer() == INT64_MIN);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* tag, const QByteArray& json, const char* reason) {
            QTest::newRow(tag) << json << QByteArray(reason);
        };
        row("nothing", "", "not a JSON object");
        row("words", "hello", "not a JSON object");
        row("an array", "[]", "not a JSON object");
        row("something behind", "{}}", "not a JSON object");
        row("cut short", R"({"a":1)", "not a JSON object");
        row("a comment", "{} // so", "not a JSON object");
        row("not a number", R"({"a":NaN})", "not a JSON object");
        row("a number past any", R"({"a":1e999})", "not a JSON object");
        row("broken UTF-8", "{\"a\":\"\xff\"}", "not a JSON object");
        row("a key twice", R"({"a":1,"b":2,"a":1})", R"(the key "a" is there twice)");
        row("a key twice further in", R"({"a":[{"b":1,"b":1}]})", R"(the key "b" is there twice)");
        row("a key twice, once escaped", R"({"a":1,"\u0061":2})", R"(the key "a" is there twice)");
        row("too deep", R"({"a":[[[[]]]]})", "nested too deeply");
        row("far too deep", QByteArray(150, '['), "nested too deeply");
        row("too long", "{}" + QByteArray(200, ' '), "longer than 200 bytes");
    }
    void refuses() {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, reason);
        const auto read = text::parseJsonObject(json.toStdString(), kLimits);
        QVERIFY(!read.ok());
        QCOMPARE(QByteArray::fromStdString(read.error().text), reason);
        QVERIFY(json == "[]" || !text::parseJson(json.toStdString(), kLimits).ok());
    }

    void theLimitsThemselvesAreAllowed() {
        QVERIFY(text::parseJsonObject(R"({"a":[[[]]]})", kLimits).ok());
        QVERIFY(text::parseJsonObject("{}" + std::string(198, ' '), kLimits).ok());
    }

    void saysWhereItIsNoJson() {
        QCOMPARE(text::parseJson(R"({"a":x})", kLimits).error().text,
                 std::string("not JSON at byte 6"));
    }
};

QTEST_APPLESS_MAIN(TestJson)
#include "tst_json.moc"
