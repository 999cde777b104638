#include "shared/core/enum_map.h"

#include <QTest>

using namespace pitwatch;

namespace {

enum class Light : std::uint8_t { Red, Green };
constexpr auto enumNames(Light) {
    return core::names("red", "green");
}

} // namespace

class TestEnumNames : public QObject {
    Q_OBJECT

private slots:
    void namesAndValuesGoBothWays() {
        QCOMPARE(core::kEnumCount<Light>, std::size_t{2});
        QCOMPARE(core::enumName(Light::Green), std::string_view("green"));
        QVERIFY(core::enumFromName<Light>("green") == Light::Green);
        QVERIFY(!core::enumFromName<Light>("amber").has_value());
    }

    void valuesAreListedInTheirOrder() {
        QVERIFY((core::kEnumValues<Light> == std::array{Light::Red, Light::Green}));
    }

    void aMapHoldsOneValueForEachWord() {
        core::EnumMap<Light, int> counts;
        counts[Light::Green] = 2;
        QCOMPARE(counts[Light::Red], 0);
        QCOMPARE(counts[Light::Green], 2);
    }

    void aSetHoldsSomeOfTheWords() {
        core::EnumSet<Light> lights;
        QVERIFY(lights.empty());
        lights.insert(Light::Green);
        QVERIFY(lights.contains(Light::Green) && !lights.contains(Light::Red));
        QVERIFY(lights.without(Light::Green).empty() && !lights.without(Light::Red).empty());
        lights.erase(Light::Green);
        QVERIFY(lights == core::EnumSet<Light>{});
    }

    void aValueWithoutNameIsShownAsUnknown() {
        QCOMPARE(core::enumName(static_cast<Light>(7)), std::string_view("?"));
    }
};

QTEST_APPLESS_MAIN(TestEnumNames)
#include "tst_enum_names.moc"
