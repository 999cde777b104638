#include "shared/text/whole_number.h"

#include <QTest>

#include <cstdint>

using pitwatch::text::wholeNumber;

class TestWholeNumber : public QObject {
    Q_OBJECT

private slots:
    void readsTheWholeText() {
        QCOMPARE(wholeNumber<std::uint64_t>("0").value(), std::uint64_t{0});
        QCOMPARE(wholeNumber<std::uint64_t>("120").value(), std::uint64_t{120});
        QCOMPARE(wholeNumber<std::uint64_t>("18446744073709551615").value(), UINT64_MAX);
        QCOMPARE(wholeNumber<int>("-5").value(), -5);
        for (const char* wrong : {"", " 1", "1 ", "1x", "x", "+1", "-1", "1.0", "0x1"})
            QVERIFY2(!wholeNumber<std::uint64_t>(wrong), wrong);
    }

    void refusesWhatDoesNotFit() {
        QCOMPARE(int{wholeNumber<std::uint8_t>("255").value()}, 255);
        QVERIFY(!wholeNumber<std::uint8_t>("256"));
        QVERIFY(!wholeNumber<std::uint64_t>("18446744073709551616"));
    }
};

QTEST_APPLESS_MAIN(TestWholeNumber)
#include "tst_whole_number.moc"
