#include "shared/staff/clock_watch.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;

class TestClockWatch : public QObject {
    Q_OBJECT

    static constexpr core::Instant kStart{core::Millis{1'794'821'400'000}};

private slots:
    void anHonestClockIsBelieved() {
        staff::ClockWatch watch;
        for (int minute = 0; minute < 10; ++minute) {
            const auto reading = watch.read(kStart + minute * 1min, core::Tick{minute * 1min}, {});
            QVERIFY(reading.now == kStart + minute * 1min);
            QVERIFY(!reading.setBack);
        }
    }

    void timeGoesOnWhenTheClockIsSetBack() {
        staff::ClockWatch watch;
        watch.read(kStart, core::Tick{0ms}, {});
        const auto reading = watch.read(kStart - 1h, core::Tick{4min}, {});
        QVERIFY(reading.now == kStart + 4min);
        QVERIFY(reading.setBack);
        QVERIFY(!watch.read(kStart + 5min, core::Tick{5min}, {}).setBack);
    }

    void aSmallCorrectionIsNoAttack() {
        staff::ClockWatch watch;
        watch.read(kStart, core::Tick{0ms}, {});
        const auto reading = watch.read(kStart + 50s, core::Tick{60s}, {});
        QVERIFY(!reading.setBack);
        QVERIFY(reading.now == kStart + 60s);
    }

    void theJournalIsNeverLater() {
        staff::ClockWatch watch;
        const auto reading = watch.read(kStart, core::Tick{0ms}, kStart + 1h);
        QVERIFY(reading.now == kStart + 1h);
        QVERIFY(reading.setBack);
    }

    void aClockSetForwardIsFollowed() {
        staff::ClockWatch watch;
        watch.read(kStart, core::Tick{0ms}, {});
        QVERIFY(watch.read(kStart + 2h, core::Tick{1s}, {}).now == kStart + 2h);
    }

    void aLeapThatLastedIsBelieved() {
        staff::ClockWatch watch;
        watch.read(kStart, core::Tick{0ms}, {});
        watch.read(kStart + 2h, core::Tick{1s}, {});
        watch.read(kStart + 2h + 10min, core::Tick{10min + 1s}, {});
        const auto reading = watch.read(kStart + 11min, core::Tick{11min}, {});
        QVERIFY(reading.now == kStart + 2h + 11min - 1s);
        QVERIFY(reading.setBack);
    }

    void aClockThatWasWrongForAMomentWasNotSetBack() {
        staff::ClockWatch watch;
        watch.read(kStart, core::Tick{0ms}, {});
        watch.read(kStart + 1min + 90s, core::Tick{1min}, {});
        const auto still = watch.read(kStart + 2min, core::Tick{2min}, kStart + 1min + 90s);
        QVERIFY(still.now == kStart + 1min + 90s);
        QVERIFY(!still.setBack);
        const auto right = watch.read(kStart + 3min, core::Tick{3min}, kStart + 1min + 90s);
        QVERIFY(right.now == kStart + 3min);
        QVERIFY(!right.setBack);
    }

    void afterALeapTheJournalStillHoldsBack() {
        staff::ClockWatch watch;
        watch.read(kStart, core::Tick{0ms}, {});
        watch.read(kStart + 2h, core::Tick{1s}, {});
        const auto reading = watch.read(kStart + 2s, core::Tick{2s}, kStart + 2h);
        QVERIFY(reading.now == kStart + 2h);
        QVERIFY(reading.setBack);
    }
};

QTEST_GUILESS_MAIN(TestClockWatch)
#include "tst_clock_watch.moc"
