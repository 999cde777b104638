#include "shared/text/money.h"

#include <QTest>

using namespace pitwatch;
using text::MoneyProblem;

class TestMoney : public QObject {
    Q_OBJECT

private slots:
    void readsWhatIsShownAndWhatIsTyped_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("cents");
        const auto row = [](const char* typed, qint64 cents) {
            QTest::newRow(typed) << QString(typed) << cents;
        };
        row("0", 0);
        row("10010", 1'001'000);
        row("10010.50", 1'001'050);
        row("10,010.50", 1'001'050);
        row("$1,234,567.89", 123'456'789);
        row("  7.05 ", 705);
        row("10000000000", 1'000'000'000'000);
        row(core::toDollars(core::Cents{123'456'789}).c_str(), 123'456'789);
    }
    void readsWhatIsShownAndWhatIsTyped() {
        QFETCH(QString, typed);
        QFETCH(qint64, cents);
        const auto read = text::readMoney(typed.toStdString());
        QVERIFY(read.ok());
        QCOMPARE(qint64{read->value()}, cents);
    }

    void refusesWhatCouldBeAnotherSum_data() {
        QTest::addColumn<QString>("typed");
        for (const char* typed :
             {"10010,50", "1,00", "1,0000",  "10,01",     "1001,050", ",100",      "1,,000",
              "1,000,",   "1.5",  "1.505",   ".50",       "1.",       "1.000.000", "1 000",
              "-5",       "+5",   "5-",      "$",         "$ 5",      "5$",        "1e3",
              "0x10",     "five", "1.00.00", "1,000.5,0", "\xd9\xa3"})
            QTest::newRow(typed) << QString::fromUtf8(typed);
    }
    void refusesWhatCouldBeAnotherSum() {
        QFETCH(QString, typed);
        const auto read = text::readMoney(typed.toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(read.error(), MoneyProblem::NoAmount);
    }

    void saysWhatIsMissingOrTooMuch() {
        QCOMPARE(text::readMoney("").error(), MoneyProblem::Empty);
        QCOMPARE(text::readMoney("   ").error(), MoneyProblem::Empty);
        QCOMPARE(text::readMoney("10000000000.01").error(), MoneyProblem::TooLarge);
        QCOMPARE(text::readMoney("99999999999999999999999").error(), MoneyProblem::TooLarge);
    }
};

QTEST_APPLESS_MAIN(TestMoney)
#include "tst_money.moc"
