#include "shared/core/money.h"

#include <QTest>

using namespace pitwatch::core;

class TestMoney : public QObject {
    Q_OBJECT

private slots:
    void writesDollarsForPeople_data() {
        QTest::addColumn<qlonglong>("cents");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << 0LL << "$0.00";
        QTest::newRow("below a dollar") << 7LL << "$0.07";
        QTest::newRow("thousands") << 123456789LL << "$1,234,567.89";
        QTest::newRow("hundreds") << 99999LL << "$999.99";
        QTest::newRow("negative") << -150000LL << "-$1,500.00";
        QTest::newRow("smallest") << std::numeric_limits<qlonglong>::min()
                                  << "-$92,233,720,368,547,758.08";
    }
    void writesDollarsForPeople() {
        QFETCH(qlonglong, cents);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(toDollars(Cents{cents})), text);
    }

    void contributionOfARateInPartsPerMillionIsExact() {
        const std::int64_t rateMicro = 51'250; // 5.125 %
        const MicroCents added{500 * rateMicro};
        QCOMPARE(added.value(), 25'625'000);
        QCOMPARE(added.floorCents(), Cents{25});
    }

    void floorsTowardsMinusInfinity() {
        QCOMPARE(MicroCents{1'999'999}.floorCents(), Cents{1});
        QCOMPARE(MicroCents{-1}.floorCents(), Cents{-1});
        QCOMPARE(MicroCents{-1'000'000}.floorCents(), Cents{-1});
    }
};

QTEST_APPLESS_MAIN(TestMoney)
#include "tst_money.moc"
