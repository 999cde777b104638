#include "shared/wire/json_writer.h"
#include "tests/unit/wire/archive_samples.h"

#include <QTest>

using namespace pitwatch;
using boost::serialization::make_nvp;

namespace {

template <typename T>
std::string shown(T value) {
    wire::JsonWriter writer;
    writer << make_nvp("it", value);
    return writer.take().at("it").dump();
}

struct Named {
    static constexpr std::string_view kName = "named";
    std::uint16_t value = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        archive& make_nvp("value", value);
    }
};

} // namespace

class TestJsonWriter : public QObject {
    Q_OBJECT

private slots:
    void showsEachKindOfValue_data() {
        QTest::addColumn<std::string>("json");
        QTest::addColumn<std::string>("expected");
        QTest::newRow("bool") << shown(true) << std::string("true");
        QTest::newRow("number") << shown(std::int32_t{-5}) << std::string("-5");
        QTest::newRow("largest number")
            << shown(~std::uint64_t{0}) << std::string("18446744073709551615");
        QTest::newRow("enum") << shown(Fruit::Pear) << std::string("\"pear\"");
        QTest::newRow("cents") << shown(core::Cents{-1250}) << std::string("-1250");
        QTest::newRow("micro-cents") << shown(core::MicroCents{7}) << std::string("7");
        QTest::newRow("instant") << shown(core::Instant{core::Millis{250}})
                                 << std::string("\"1970-01-01T00:00:00.250Z\"");
        QTest::newRow("duration") << shown(core::Millis{250}) << std::string("250");
        QTest::newRow("name") << shown(core::TableId::parse("T01").value())
                              << std::string("\"T01\"");
        QTest::newRow("text") << shown(core::Text::fitted("say \"hi\""))
                              << std::string("\"say \\\"hi\\\"\"");
        QTest::newRow("seat") << shown(core::Seat{3}) << std::string("3");
        QTest::newRow("card") << shown(*cards::Card::parse("Td")) << std::string("\"Td\"");
        QTest::newRow("bytes") << shown(core::Bytes{0xab, 0x01}) << std::string("\"ab01\"");
        QTest::newRow("fixed bytes")
            << shown(std::array<std::uint8_t, 2>{0, 255}) << std::string("\"00ff\"");
        QTest::newRow("list") << shown(std::vector<std::uint16_t>{1, 2}) << std::string("[1,2]");
        QTest::newRow("empty list") << shown(std::vector<std::uint16_t>{}) << std::string("[]");
        QTest::newRow("set") << shown(std::set<std::uint16_t>{2, 1}) << std::string("[1,2]");
        QTest::newRow("map") << shown(std::map<std::uint16_t, bool>{{1, true}})
                             << std::string("[[1,true]]");
        QTest::newRow("nothing") << shown(std::optional<bool>{}) << std::string("null");
        QTest::newRow("something") << shown(std::optional<bool>{true}) << std::string("true");
        QTest::newRow("variant") << shown(std::variant<Named>{Named{5}})
                                 << std::string("{\"named\":{\"value\":5}}");
        QTest::newRow("class with a base")
            << shown(Derived{{3}, 4}) << std::string("{\"below\":3,\"above\":4}");
    }
    void showsEachKindOfValue() {
        QFETCH(std::string, json);
        QFETCH(std::string, expected);
        QCOMPARE(json, expected);
    }
};

QTEST_APPLESS_MAIN(TestJsonWriter)
#include "tst_json_writer.moc"
