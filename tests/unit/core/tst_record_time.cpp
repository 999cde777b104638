#include "shared/core/record_time.h"
#include "tests/support/set_clock.h"

#include <QTest>

using namespace pitwatch;
using core::Millis;
using core::RecordTime;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

// Looks ten times a second, as a daemon does, and checks that time neither goes back nor stands
// still.
struct Watched {
    explicit Watched(support::SetClock& aClock) : clock(aClock), time(aClock), last(time.now()) {}

    core::Instant pass(Millis span) {
        for (Millis done{0}; done < span; done += Millis{100}) {
            clock.pass(Millis{100});
            const core::Instant now = time.now();
            if (now < last + Millis{50} || now > last + Millis{200} + RecordTime::kLeap)
                wrong = true;
            last = now;
        }
        return last;
    }
    void leap(Millis by) { clock.setBack(-by); }

    support::SetClock& clock;
    RecordTime time;
    core::Instant last;
    bool wrong = false;
};

} // namespace

class TestRecordTime : public QObject {
    Q_OBJECT

private slots:
    void isTheWallClockWhileItIsRight() {
        support::SetClock clock;
        Watched record(clock);
        record.pass(minutes(3));
        QVERIFY(record.last == clock.wall());
        record.leap(Millis{1'900});
        record.pass(Millis{100});
        QVERIFY(record.last == clock.wall());
        QVERIFY(!record.wrong);
    }

    void anHourAheadForThreeSecondsLeavesNothing() {
        support::SetClock clock;
        Watched record(clock);
        record.pass(seconds(10));
        record.leap(hours(1));
        record.pass(seconds(3));
        QVERIFY(record.time.wallAhead() == hours(1));
        const auto leap = record.time.takeLeap();
        QVERIFY(leap && leap->after - leap->before == hours(1));
        QVERIFY(!record.time.takeLeap());
        record.leap(-hours(1));
        record.pass(seconds(1));
        QVERIFY(record.last == clock.wall());
        QVERIFY(record.time.wallAhead() == Millis{0});
        QVERIFY(record.time.takeLeap()); // Back again.
        QVERIFY(!record.wrong);
    }

    void approachesAClockThatStaysAhead() {
        support::SetClock clock;
        Watched record(clock);
        record.leap(minutes(5));
        record.pass(seconds(59));
        QVERIFY(clock.wall() - record.last == minutes(5));
        record.pass(minutes(2));
        QVERIFY(clock.wall() - record.last < Millis(minutes(3)) + seconds(2));
        record.pass(minutes(5));
        QVERIFY(record.last == clock.wall());
        QVERIFY(!record.wrong);
    }

    void waitsForAClockThatIsBehindWithoutStandingStill() {
        support::SetClock clock;
        Watched record(clock);
        clock.setBack(minutes(10));
        record.pass(minutes(10));
        QVERIFY(record.last - clock.wall() == minutes(5));
        record.pass(minutes(11));
        QVERIFY(record.last == clock.wall());
        QVERIFY(!record.wrong);
    }

    // Looked at every millisecond, half a millisecond must not be lost each time.
    void doesNotStandStillHoweverOftenItIsLookedAt() {
        support::SetClock clock;
        RecordTime time(clock);
        const core::Instant start = time.now();
        clock.setBack(hours(1));
        for (int i = 0; i < 1'000; ++i) {
            clock.pass(Millis{1});
            time.now();
        }
        QVERIFY(time.now() == start + Millis{500});
    }

    void goesOnFromTheLastEntry() {
        support::SetClock clock;
        RecordTime time(clock);
        const core::Instant last = clock.wall() + seconds(20);
        time.goOnFrom(last);
        QVERIFY(time.now() == last);
        clock.pass(seconds(2));
        QVERIFY(time.now() == last + seconds(1));
        time.goOnFrom(clock.wall() - hours(1));
        QVERIFY(time.now() == last + seconds(1));
    }

    void takesTheWallClockAfterAStartHoweverLongItWasOff() {
        support::SetClock clock;
        RecordTime time(clock);
        time.goOnFrom(clock.wall() - hours(100));
        QVERIFY(time.now() == clock.wall());
    }
};

QTEST_APPLESS_MAIN(TestRecordTime)
#include "tst_record_time.moc"
