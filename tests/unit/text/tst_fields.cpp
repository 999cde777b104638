#include "shared/core/ids.h"
#include "shared/text/fields.h"
#include "shared/text/json.h"
#include "shared/text/toml.h"

#include <QTest>

using namespace pitwatch;
using text::Fields;
using text::Need;

namespace {

enum class Colour { Red, Blue };
constexpr auto enumNames(Colour) {
    return core::names("red", "blue");
}

text::Value json(const char* text) {
    return *text::parseJsonObject(std::string_view(text), {1000, 8});
}

} // namespace

class TestFields : public QObject {
    Q_OBJECT

private slots:
    void readsWhatIsRight() {
        const auto value = json(R"({"text":"x","words":"y","flag":true,"whole":3,"number":0.5,
            "cents":100,"instant":"2026-11-16T09:30:00.000Z","hex":"ab01","name":"T01",
            "word":"blue","inner":{"a":1},"rows":[{"a":1},{"a":2}],"texts":["p","q"]})");
        text::Problems problems;
        Fields fields(value, problems);
        QVERIFY(fields.text("text") == "x");
        QVERIFY(fields.words("words")->value() == "y");
        QVERIFY(fields.flag("flag") == true);
        QVERIFY(fields.integer("whole") == 3);
        QVERIFY(fields.integer("whole", 3, 3) == 3);
        QVERIFY(fields.number("number") == 0.5);
        QVERIFY(fields.number("whole") == 3.0);
        QVERIFY(fields.cents("cents", 100) == core::Cents{100});
        QCOMPARE(core::toIso(*fields.instant("instant")), std::string("2026-11-16T09:30:00.000Z"));
        std::array<std::uint8_t, 2> bytes{};
        fields.hex("hex", bytes);
        QVERIFY((bytes == std::array<std::uint8_t, 2>{0xab, 1}));
        QVERIFY(fields.name<core::PartyId>("name")->text() == "T01");
        QVERIFY(fields.word<Colour>("word") == Colour::Blue);
        QVERIFY(fields.table("inner")->integer("a") == 1);
        QVERIFY(fields.tables("rows").at(1).integer("a") == 2);
        QVERIFY((fields.texts("texts") == std::vector<std::string>{"p", "q"}));
        QVERIFY(!fields.text("other", Need::Optional));
        fields.refuseUnknownKeys("this text");
        QVERIFY(problems.empty());
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char* json, const char* problem) {
            QTest::newRow(json) << QByteArray(json) << QByteArray(problem);
        };
        row(R"({})", R"("whole" is missing)");
        row(R"({"whole":"3"})", R"("whole" is not a whole number from 1 to 9)");
        row(R"({"whole":0})", R"("whole" is not a whole number from 1 to 9)");
        row(R"({"whole":1.0})", R"("whole" is not a whole number from 1 to 9)");
        row(R"({"whole":18446744073709551615})", R"("whole" is not a whole number from 1 to 9)");
        row(R"({"whole":1,"other":1})", R"("other" is not a key of this text)");
        row(R"({"whole":1,"a\nb":1})", R"("a\x0ab" is not a key of this text)");
        row(R"({"whole":1,"":1})", R"("""" is not a key of this text)");
        row(R"({"whole":1,"text":1})", R"("text" must be a string, not an integer)");
        row(R"({"whole":1,"flag":0})", R"("flag" must be true or false, not an integer)");
        row(R"({"whole":1,"cents":-1})", R"("cents" -1 is not from 0 to 1000000000000 cents)");
        row(R"({"whole":1,"cents":1.5})", R"("cents" must be an integer, not a float)");
        row(R"({"whole":1,"instant":"2026-11-16T09:30:00Z"})",
            R"("instant" is not a time such as 2026-11-16T09:30:00.000Z)");
        row(R"({"whole":1,"instant":"2026-02-30T09:30:00.000Z"})",
            R"("instant" is not a time such as 2026-11-16T09:30:00.000Z)");
        row(R"({"whole":1,"hex":"AB01"})", R"("hex" is not 4 lower-case hexadecimal digits)");
        row(R"({"whole":1,"word":"pink"})", R"("word" "pink" is not one of red, blue)");
        row(R"({"whole":1,"inner":[]})", R"("inner" must be a table, not an array)");
        row(R"({"whole":1,"inner":{"a":true}})", R"("inner.a" must be an integer, not a boolean)");
        row(R"({"whole":1,"rows":[{"a":1},2]})", R"("rows[1]" must be a table, not an integer)");
        row(R"({"whole":1,"rows":[{"a":1},{}]})", R"("rows[1].a" is missing)");
        row(R"({"whole":1,"texts":["p",null]})", R"("texts[1]" must be a string, not null)");
    }
    void refuses() {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, problem);
        const auto value = ::json(json.constData());
        text::Problems problems;
        Fields fields(value, problems);
        std::array<std::uint8_t, 2> bytes{};
        fields.integer("whole", 1, 9);
        fields.text("text", Need::Optional);
        fields.flag("flag", Need::Optional);
        fields.cents("cents", 0, Need::Optional);
        fields.instant("instant", Need::Optional);
        fields.hex("hex", bytes, Need::Optional);
        fields.word<Colour>("word", Need::Optional);
        fields.texts("texts", Need::Optional);
        if (auto inner = fields.table("inner", Need::Optional))
            inner->integer("a");
        for (Fields& one : fields.tables("rows", Need::Optional))
            one.integer("a");
        fields.refuseUnknownKeys("this text");
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(QByteArray::fromStdString(problems.front().text()), problem);
    }

    void notesEverythingInTheOrderOfAsking() {
        const auto value = text::parseToml("a = 1\nb = 2\nday = 2026-11-16\n");
        text::Problems problems;
        Fields fields(*value, problems, "root");
        fields.text("b");
        fields.flag("a");
        fields.date("day");
        fields.text("none");
        const text::Problems expected{{"root.b", "must be a string, not an integer"},
                                      {"root.a", "must be true or false, not an integer"},
                                      {"root.none", "is missing"}};
        QVERIFY(problems == expected);
    }

    void whatIsNoTableReadsLikeAnEmptyOne() {
        text::Problems problems;
        Fields fields(text::Value(std::int64_t{3}), problems, "root");
        QVERIFY(!fields.has("a"));
        QCOMPARE(problems.front().text(), std::string("\"root\" must be a table, not an integer"));
    }

    void quotesOnlyTheBeginningOfALongText() {
        QCOMPARE(text::quoted(std::string(59, 'x') + "ü and more"),
                 "\"" + std::string(59, 'x') + "…\"");
        QCOMPARE(text::quoted("a\nb"), std::string("\"a\\x0ab\""));
    }
};

QTEST_APPLESS_MAIN(TestFields)
#include "tst_fields.moc"
