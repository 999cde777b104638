#include "pit-console/viewmodels/words/duration_text.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;

class TestDurationText : public QObject {
    Q_OBJECT

private slots:
    void isAsPreciseAsThePitNeeds() {
        QCOMPARE(console::durationText(0ms), QString("0 s"));
        QCOMPARE(console::durationText(59'999ms), QString("59 s"));
        QCOMPARE(console::durationText(60s), QString("1 min"));
        QCOMPARE(console::durationText(59min + 59s), QString("59 min"));
        QCOMPARE(console::durationText(3h + 12min), QString("3 h 12 min"));
    }
};

QTEST_APPLESS_MAIN(TestDurationText)
#include "tst_duration_text.moc"
