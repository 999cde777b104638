#include "table-agent/controller/display_watch.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;

class TestDisplayWatch : public QObject {
    Q_OBJECT

    // A display, and what the record knows about it.
    struct Fixture {
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
    // Whoever may speak for a link can make up as many names as they like.
    void ghostsDoNotSilenceADeclaredDisplay() {
        Fixture fixture;
        fixture.watch = controller::DisplayWatch({fixture.display});
        fixture.tell(100);
        for (int ghost = 0; ghost < 40; ++ghost) {
            const auto name = *events::DeviceId::parse("ghost-" + std::to_string(ghost));
            const auto heard =
                fixture.watch.shown(fixture.link, {name, {{fixture.level, core::Cents{1}}}});
            QVERIFY(!heard.ok());
        }
        QCOMPARE(fixture.after(60s), '-');
        fixture.show(99);
        QCOMPARE(fixture.after(6s), 'w');
    }

    void aDisplayMayLagFiveSeconds() {
        Fixture fixture;
        fixture.tell(100);
        fixture.show(100);
        fixture.tell(101);
        QCOMPARE(fixture.after(5s), '-');
        QCOMPARE(fixture.after(1ms), 'w');
        QCOMPARE(fixture.after(60s), '-');
        fixture.show(101);
        QCOMPARE(fixture.after(1ms), 'r');
        QCOMPARE(fixture.after(60s), '-');
    }

    void aGrowingMeterIsNeverShownWrongByADisplayThatKeepsUp() {
        Fixture fixture;
        fixture.tell(0);
        for (std::int64_t cents = 1; cents < 200; ++cents) {
            fixture.tell(cents);
            fixture.show(cents - 1);
            QCOMPARE(fixture.after(500ms), '-');
        }
    }

    void aValueThatNeverWasIsWrongAtOnce() {
        Fixture fixture;
        fixture.tell(100);
        fixture.show(999);
        QCOMPARE(fixture.after(1ms), 'w');
    }

    void aDisplayThatNeverSpokeIsNotWatched() {
        Fixture fixture;
        fixture.tell(100);
        QCOMPARE(fixture.after(60s), '-');
    }

    void inventedNamesAreWatchedUpToABound() {
        Fixture fixture;
        fixture.tell(100);
        fixture.show(100);
        std::size_t watched = 0;
        for (int i = 0; i < 5000; ++i) {
            fixture.display = *events::DeviceId::parse("invented-" + std::to_string(i));
            const auto taken = fixture.watch.shown(
                fixture.link, {fixture.display, {{fixture.level, core::Cents{999}}}});
            watched += taken.ok() ? 1U : 0U;
        }
        QCOMPARE(watched, controller::DisplayWatch::kMostDisplays - 1);
        QCOMPARE(fixture.watch.judge({}, fixture.now).size(), watched);
        fixture.display = *events::DeviceId::parse("display-1");
        fixture.show(999); // Whoever is watched stays so.
        QCOMPARE(fixture.watch.judge({}, fixture.now).size(), watched + 1);
    }

    void levelsThatTheLinkDoesNotHaveAreRefused() {
        Fixture fixture;
        fixture.tell(100);
        const auto invented = *events::LevelName::parse("invented");
        QVERIFY(!fixture.watch.shown(fixture.link, {fixture.display, {{invented, core::Cents{1}}}})
                     .ok());
        QCOMPARE(fixture.after(60s), '-');
    }

    void aDisplayThatWasWrongBeforeARestartIsHeardAgain() {
        Fixture fixture;
        fixture.known.insert({fixture.link, fixture.level, fixture.display});
        fixture.tell(100);
        QCOMPARE(fixture.after(1s), '-');
        fixture.show(100);
        QCOMPARE(fixture.after(1s), 'r');
    }
};

QTEST_APPLESS_MAIN(TestDisplayWatch)
#include "tst_display_watch.moc"
