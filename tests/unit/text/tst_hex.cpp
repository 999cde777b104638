#include "shared/text/hex.h"

#include <QTest>

using namespace pitwatch;

class TestHex : public QObject {
    Q_OBJECT

private slots:
    void everyByteComesBack() {
        core::Bytes bytes;
        for (int value = 0; value < 256; ++value)
            bytes.push_back(static_cast<std::uint8_t>(value));
        const std::string digits = text::toHex(bytes);
        QCOMPARE(digits.substr(0, 8), std::string("00010203"));
        QCOMPARE(digits.substr(504), std::string("fcfdfeff"));
        core::Bytes back(256);
        QVERIFY(text::fromHex(digits, back));
        QVERIFY(back == bytes);
        QCOMPARE(text::toHex({}), std::string());
        QVERIFY(text::fromHex("", {}));
    }

    void writesIntoMemoryOfTheCaller() {
        const std::array<std::uint8_t, 2> bytes{0xab, 0x01};
        std::array<std::uint8_t, 5> into{};
        text::writeHex(bytes, into);
        QVERIFY((into == std::array<std::uint8_t, 5>{'a', 'b', '0', '1', 0}));
    }

    void takesAsManyLowerCaseDigitsAsFit() {
        QVERIFY((text::fromHex<2>("ab01") == std::array<std::uint8_t, 2>{0xab, 1}));
        for (const char* digits : {"", "ab0", "ab010", "ab0102", "AB01", "aB01", "ag01", "ab 1",
                                   " ab01", "0xab", "ab:01", "-b01"})
            QVERIFY2(!text::fromHex<2>(digits), digits);
        QVERIFY(!text::fromHex<2>(std::string_view("ab0\0", 4)));
    }

    void takesUpperCaseWhereItMay() {
        std::array<std::uint8_t, 2> bytes{};
        QVERIFY(text::fromHex("aB0F", bytes, text::HexCase::Any));
        QVERIFY((bytes == std::array<std::uint8_t, 2>{0xab, 0x0f}));
        QVERIFY(!text::fromHex("aB0G", bytes, text::HexCase::Any));
    }
};

QTEST_APPLESS_MAIN(TestHex)
#include "tst_hex.moc"
