#include "shared/core/clock.h"

#include <QTest>

using namespace pitwatch::core;

class TestClock : public QObject {
    Q_OBJECT

private slots:
    void writesInstantsAsIso8601InUtc() {
        QCOMPARE(toIso(Instant{Millis{0}}), std::string("1970-01-01T00:00:00.000Z"));
        QCOMPARE(toIso(Instant{Millis{1'794'821'400'250}}),
                 std::string("2026-11-16T09:30:00.250Z"));
        QCOMPARE(toIso(Instant{Millis{-1}}), std::string("1969-12-31T23:59:59.999Z"));
    }

    void steadyTimeDoesNotGoBack() {
        const SystemClock clock;
        const Tick first = clock.steady();
        QVERIFY(clock.steady() >= first);
    }
};

QTEST_APPLESS_MAIN(TestClock)
#include "tst_clock.moc"
