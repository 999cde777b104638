#include "shared/core/enum_names.h"

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

    void aValueWithoutNameIsShownAsUnknown() {
        QCOMPARE(core::enumName(static_cast<Light>(7)), std::string_view("?"));
    }
};

QTEST_APPLESS_MAIN(TestEnumNames)
#include "tst_enum_names.moc"
