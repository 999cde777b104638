#include "table-agent/controller/display_watch.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;

class TestDisplayWatch : public QObject {
    Q_OBJECT

    // A display, and what the record knows about it.
    struct Bench {
        controller::DisplayWatch watch;
        std::set<meter::ShownMeter> known;
        core::Tick now{};
        events::LinkId link = *events::LinkId::parse("LINK1");
        events::LevelName level = *events::LevelName::parse("main");
        events::DeviceId display = *events::DeviceId::parse("display-1");

        void tell(std::int64_t cents) { watch.told(link, {{level, core::Cents{cents}}}, now); }
        void show(std::int64_t cents) {
            QVERIFY(watch.shown(link, {display, {{level, core::Cents{cents}}}}).ok());
        }
        // 'w' gone wrong, 'r' right again, '-' nothing new.
        char after(core::Millis time) {
            now += time;
            const auto led = watch.judge(known, now);
            if (led.empty())
                return '-';
            if (led.front().as<events::DisplayMismatched>() != nullptr) {
                known.insert({link, level, display});
                return 'w';
            }
            known.clear();
            return 'r';
        }
    };

private slots:
    void aDisplayMayLagFiveSeconds() {
        Bench bench;
        bench.tell(100);
        bench.show(100);
        bench.tell(101);
        QCOMPARE(bench.after(5s), '-');
        QCOMPARE(bench.after(1ms), 'w');
        QCOMPARE(bench.after(60s), '-');
        bench.show(101);
        QCOMPARE(bench.after(1ms), 'r');
        QCOMPARE(bench.after(60s), '-');
    }

    void aGrowingMeterIsNeverShownWrongByADisplayThatKeepsUp() {
        Bench bench;
        bench.tell(0);
        for (std::int64_t cents = 1; cents < 200; ++cents) {
            bench.tell(cents);
            bench.show(cents - 1);
            QCOMPARE(bench.after(500ms), '-');
        }
    }

    void aValueThatNeverWasIsWrongAtOnce() {
        Bench bench;
        bench.tell(100);
        bench.show(999);
        QCOMPARE(bench.after(1ms), 'w');
    }

    void aDisplayThatNeverSpokeIsNotWatched() {
        Bench bench;
        bench.tell(100);
        QCOMPARE(bench.after(60s), '-');
    }

    void inventedNamesAreWatchedUpToABound() {
        Bench bench;
        bench.tell(100);
        bench.show(100);
        std::size_t watched = 0;
        for (int i = 0; i < 5000; ++i) {
            bench.display = *events::DeviceId::parse("invented-" + std::to_string(i));
            const auto taken =
                bench.watch.shown(bench.link, {bench.display, {{bench.level, core::Cents{999}}}});
            watched += taken.ok() ? 1U : 0U;
        }
        QCOMPARE(watched, controller::DisplayWatch::kMostDisplays - 1);
        QCOMPARE(bench.watch.judge({}, bench.now).size(), watched);
        bench.display = *events::DeviceId::parse("display-1");
        bench.show(999); // Whoever is watched stays so.
        QCOMPARE(bench.watch.judge({}, bench.now).size(), watched + 1);
    }

    void levelsThatTheLinkDoesNotHaveAreRefused() {
        Bench bench;
        bench.tell(100);
        const auto invented = *events::LevelName::parse("invented");
        QVERIFY(!bench.watch.shown(bench.link, {bench.display, {{invented, core::Cents{1}}}}).ok());
        QCOMPARE(bench.after(60s), '-');
    }

    void aDisplayThatWasWrongBeforeARestartIsHeardAgain() {
        Bench bench;
        bench.known.insert({bench.link, bench.level, bench.display});
        bench.tell(100);
        QCOMPARE(bench.after(1s), '-');
        bench.show(100);
        QCOMPARE(bench.after(1s), 'r');
    }
};

QTEST_APPLESS_MAIN(TestDisplayWatch)
#include "tst_display_watch.moc"
