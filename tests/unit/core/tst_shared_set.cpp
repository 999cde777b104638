#include "shared/core/shared_set.h"

#include <QTest>

using pitwatch::core::SharedSet;

class TestSharedSet : public QObject {
    Q_OBJECT

private slots:
    void holdsWhatWasPutIn() {
        SharedSet<int> set;
        QVERIFY(!set.contains(1));
        QCOMPARE(set.size(), std::size_t{0});
        set.insert(1);
        set.insert(2);
        set.insert(2);
        QVERIFY(set.contains(1) && set.contains(2) && !set.contains(3));
        QCOMPARE(set.size(), std::size_t{2});
    }

    void aCopyKeepsItsOwn() {
        SharedSet<int> first;
        first.insert(1);
        SharedSet<int> second = first;
        second.insert(2);
        QVERIFY(!first.contains(2) && second.contains(1) && second.contains(2));
        first.insert(3);
        QVERIFY(first.contains(3) && !second.contains(3));
    }

    void isEqualByWhatItHolds() {
        SharedSet<int> first;
        SharedSet<int> second;
        QVERIFY(first == second);
        first.insert(1);
        QVERIFY(!(first == second) && !(second == first));
        second.insert(1);
        QVERIFY(first == second);
        second.insert(2);
        first.insert(3);
        QVERIFY(!(first == second));
    }
};

QTEST_APPLESS_MAIN(TestSharedSet)
#include "tst_shared_set.moc"
