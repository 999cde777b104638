#include "shared/rules/returns/ratio.h"

#include <QTest>

using pitwatch::returns::Ratio;

class TestRatio : public QObject {
    Q_OBJECT

private slots:
    void keepsLowestTermsAndAPositiveDenominator() {
        QCOMPARE(Ratio(6, 4).numerator(), std::string("3"));
        QCOMPARE(Ratio(6, 4).denominator(), std::string("2"));
        QCOMPARE(Ratio(3, -6).numerator(), std::string("-1"));
        QCOMPARE(Ratio(3, -6).denominator(), std::string("2"));
        QVERIFY(Ratio(0, -7) == Ratio());
    }

    void calculatesExactly() {
        QVERIFY(Ratio(1, 6) + Ratio(1, 3) == Ratio(1, 2));
        QVERIFY(Ratio(1, 6) - Ratio(1, 3) == Ratio(-1, 6));
        QVERIFY(Ratio(2, 3) * Ratio(-3, 4) == Ratio(-1, 2));
        QVERIFY(Ratio(2, 3) / Ratio(-4, 3) == Ratio(-1, 2));
        QVERIFY(-Ratio(2, 3) == Ratio(-2, 3));
        QVERIFY(Ratio(-1, 2) < Ratio(1, 3));
        QVERIFY(!(Ratio(1, 3) < Ratio(1, 3)));
    }

    void holdsMoreThan64Bits() {
        const Ratio big = Ratio(INT64_MAX) * Ratio(INT64_MAX);
        QCOMPARE(big.numerator(), std::string("85070591730234615847396907784232501249"));
        QVERIFY(big / Ratio(INT64_MAX) == Ratio(INT64_MAX));
        QCOMPARE(Ratio(INT64_MIN).numerator(), std::string("-9223372036854775808"));
    }

    void roundsDecimalsHalfAwayFromZero_data() {
        QTest::addColumn<qint64>("numerator");
        QTest::addColumn<qint64>("denominator");
        QTest::addColumn<uint>("digits");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* tag, qint64 n, qint64 d, uint digits, const char* text) {
            QTest::newRow(tag) << n << d << digits << QString(text);
        };
        row("plain", 1, 4, 4, "0.2500");
        row("half up", 1, 8, 2, "0.13");
        row("negative half away", -1, 8, 2, "-0.13");
        row("below half", 1, 3, 3, "0.333");
        row("carry", 999, 1000, 2, "1.00");
        row("carry through", 99'999, 10'000, 3, "10.000");
        row("no digits", 5, 2, 0, "3");
        row("no negative zero", -1, 1000, 2, "0.00");
        row("whole", -42, 1, 1, "-42.0");
    }
    void roundsDecimalsHalfAwayFromZero() {
        QFETCH(qint64, numerator);
        QFETCH(qint64, denominator);
        QFETCH(uint, digits);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(Ratio(numerator, denominator).decimal(digits)), text);
    }
};

QTEST_APPLESS_MAIN(TestRatio)
#include "tst_ratio.moc"
