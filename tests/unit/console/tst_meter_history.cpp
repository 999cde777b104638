#include "pit-console/core/projections/meter_history.h"
#include "shared/events/party_events.h"
#include "tests/unit/console/recorder.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;
using core::Cents;
using core::MicroCents;
using support::named;

class TestMeterHistory : public QObject {
    Q_OBJECT

    static constexpr core::Instant kNow{1'794'821'400'000ms};
    static constexpr Period kHour{kNow, kNow + 1h};
    const events::LinkId m_link = named<events::LinkId>("LINK1");
    const events::LevelName m_level = named<events::LevelName>("main");
    const core::TableId m_table = named<core::TableId>("T01");
    const events::PersonId m_person = named<events::PersonId>("sue");

    events::LinkOpened opened() const {
        return {m_link,
                {{m_level, 50'000, Cents{1'000'000}, Cents{1'000'000}}},
                {m_table},
                m_person,
                {}};
    }
    // A $5 wager at 5 %: 25 cents.
    events::ContributionApplied contribution(std::int64_t after) const {
        return {m_link,
                m_table,
                {1},
                Cents{500},
                {{m_level, MicroCents{25'000'000}, MicroCents{after}}}};
    }

private slots:
    void addsUpWhatMovedAMeter() {
        const auto store = openStore();
        Recorder meter(*store, "METER");
        const events::ClaimId claim{m_table, 1};
        meter.write(kNow, {opened(), contribution(1'000'025'000'000)});
        meter.write(kNow + 1min, {events::MeterAmountFixed{m_link,
                                                           m_level,
                                                           claim,
                                                           1'000'000,
                                                           Cents{1'000'025},
                                                           MicroCents{1'000'025'000'000},
                                                           MicroCents{0},
                                                           {}},
                                  events::MeterReseeded{m_link, m_level, claim, MicroCents{0},
                                                        MicroCents{1'000'000'000'000}}});
        meter.write(kNow + 2min, {events::ContributionReversed{m_link,
                                                               m_table,
                                                               {2},
                                                               {{m_level, MicroCents{-25'000'000},
                                                                 MicroCents{999'975'000'000}}}}});
        const LevelSummary level = store->meters().levels(m_link).at(0);
        QVERIFY(!level.brokenAt);
        QVERIFY(level.reckoned() == level.value);
        QCOMPARE(level.value.value(), std::int64_t{999'975'000'000});
        QCOMPARE(level.hits, std::int64_t{1});
        const auto hits = store->meters().hits(m_link, kHour);
        QCOMPARE(hits.size(), std::size_t{1});
        QCOMPARE(hits[0].amount.value(), std::int64_t{1'000'025});
        QVERIFY(!hits[0].returned);
        const auto tables = store->meters().contributions(m_link, kHour);
        QCOMPARE(tables.size(), std::size_t{1});
        QCOMPARE(tables[0].wagered.value(), std::int64_t{500});
        QCOMPARE(tables[0].contributed.value(), std::int64_t{0});
        const auto points = store->meters().points(m_link, m_level, kHour);
        QCOMPARE(points.size(), std::size_t{3});
        QVERIFY(points.back().value == level.value);
    }

    // The controller says one thing and its own entries another.
    void noticesAMeterThatDoesNotAddUp() {
        const auto store = openStore();
        Recorder meter(*store, "METER");
        meter.write(kNow, {opened(), contribution(1'000'025'000'000),
                           contribution(1'000'050'000'001), contribution(1'000'075'000'001)});
        const LevelSummary level = store->meters().levels(m_link).at(0);
        QVERIFY(level.brokenAt == std::uint64_t{3});
        QCOMPARE((level.value - level.reckoned()).value(), std::int64_t{1});
    }

    void givesTheMoneyOfADeniedClaimBack() {
        const auto store = openStore();
        Recorder meter(*store, "METER");
        const events::ClaimId claim{m_table, 1};
        meter.write(kNow, {opened(),
                           events::MeterAmountFixed{m_link,
                                                    m_level,
                                                    claim,
                                                    100'000,
                                                    Cents{100'000},
                                                    MicroCents{1'000'000'000'000},
                                                    MicroCents{900'000'000'000},
                                                    {}},
                           events::MeterAmountReturned{m_link, m_level, claim, Cents{100'000},
                                                       MicroCents{1'000'000'000'000}}});
        const LevelSummary level = store->meters().levels(m_link).at(0);
        QVERIFY(!level.brokenAt);
        QVERIFY(store->meters().hits(m_link, kHour).at(0).returned);
    }

    void goesOnWhenALinkIsOpenedAgain() {
        const auto store = openStore();
        Recorder meter(*store, "METER");
        meter.write(kNow, {opened(), contribution(1'000'025'000'000)});
        const events::Phrase reason{events::JournalDoubt::OtherEntry, 7U};
        meter.write(kNow + 1min, {events::LinkSuspended{m_link, reason}});
        QVERIFY(store->meters().links().at(0).state == events::LinkService::Suspended);
        QVERIFY(store->meters().links().at(0).reason == reason);
        meter.write(kNow + 2min, {events::LinkClosed{m_link, m_person, {}}, opened()});
        QVERIFY(store->meters().links().at(0).state == events::LinkService::Open);
        const LevelSummary level = store->meters().levels(m_link).at(0);
        QCOMPARE(level.value.value(), std::int64_t{1'000'025'000'000});
        QVERIFY(!level.brokenAt);
    }

    void keepsApartWhatExceedsALimit() {
        const auto store = openStore();
        Recorder meter(*store, "METER");
        meter.write(kNow,
                    {opened(), contribution(1'000'025'000'000),
                     events::OverflowMoved{m_link, m_level, MicroCents{5'000'000},
                                           MicroCents{5'000'000}, MicroCents{1'000'020'000'000}}});
        const LevelSummary level = store->meters().levels(m_link).at(0);
        QVERIFY(!level.brokenAt);
        QCOMPARE(level.overflowed.value(), std::int64_t{5'000'000});
        QVERIFY(level.reckoned() == level.value);
    }

    // What the meter showed when the period began is part of its plot.
    void showsTheValueFromBeforeThePeriod() {
        const auto store = openStore();
        Recorder meter(*store, "METER");
        meter.write(kNow - 3h, {opened()});
        QCOMPARE(store->meters().points(m_link, m_level, kHour).size(), std::size_t{1});
        QVERIFY(store->meters().hits(m_link, kHour).empty());
    }
};

QTEST_APPLESS_MAIN(TestMeterHistory)
#include "tst_meter_history.moc"
