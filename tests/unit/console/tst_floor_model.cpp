#include "pit-console/viewmodels/floor/floor_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;

class TestFloorModel : public QObject {
    Q_OBJECT

    static constexpr core::Instant kNow{1'794'821'400'000ms};

    static TableSummary table(const std::string& name, std::optional<core::Millis> left) {
        DeckInPlay deck{events::DeckColour::Red, kNow - 1h, std::nullopt};
        if (left)
            deck.dueAt = kNow + *left;
        return {core::PartyId::parse(name).value(), feed::Standing::Fresh, 0ms, {}, {deck}};
    }
    static QVariant value(const FloorModel& model, FloorModel::Role role) {
        return model.data(model.index(0), role);
    }

private slots:
    void urgencyFollowsTheTimeLeft_data() {
        QTest::addColumn<qlonglong>("leftMs");
        QTest::addColumn<FloorModel::UrgencyKind>("urgency");
        using Kind = FloorModel::UrgencyKind;
        const auto ms = [](core::Millis left) { return static_cast<qlonglong>(left.count()); };
        QTest::newRow("31 minutes") << ms(31min) << Kind::None;
        QTest::newRow("30 minutes") << ms(30min) << Kind::Soon;
        QTest::newRow("10 minutes") << ms(10min) << Kind::Now;
        QTest::newRow("due this moment") << ms(0ms) << Kind::Now;
        QTest::newRow("past") << ms(-1ms) << Kind::Overdue;
    }
    void urgencyFollowsTheTimeLeft() {
        QFETCH(qlonglong, leftMs);
        QFETCH(FloorModel::UrgencyKind, urgency);
        FloorModel model;
        model.show({true, kNow, {}, {table("T01", core::Millis{leftMs})}});
        QCOMPARE(value(model, FloorModel::Urgency).value<FloorModel::UrgencyKind>(), urgency);
    }

    void speaksOfTheDeckThatMustLeaveFirst() {
        FloorModel model;
        TableSummary pair = table("T01", 2h);
        pair.decks.push_back({events::DeckColour::Blue, kNow - 2h, kNow + 1h});
        model.show({true, kNow, {}, {pair}});
        QCOMPARE(value(model, FloorModel::DeckColour).toString(), QString("blue"));
        QCOMPARE(value(model, FloorModel::TimeLeft).toString(), QString("1 h 0 min left"));
    }

    void aDeckWithoutALimitIsNeverUrgent() {
        FloorModel model;
        model.show({true, kNow, {}, {table("T01", std::nullopt)}});
        QCOMPARE(value(model, FloorModel::TimeLeft).toString(), QString("no limit"));
        QCOMPARE(value(model, FloorModel::Used).toDouble(), 0.0);
    }

    void keepsRowsWhileTheTablesAreTheSame() {
        FloorModel model;
        const QAbstractItemModelTester tester(&model);
        QSignalSpy resets(&model, &FloorModel::modelReset);
        QSignalSpy changes(&model, &FloorModel::dataChanged);
        model.show({true, kNow, {}, {table("T01", 1h)}});
        model.show({true, kNow + 1s, {}, {table("T01", 1h)}});
        QCOMPARE(resets.count(), 1);
        QCOMPARE(changes.count(), 0);
        model.show({true, kNow + 1min, {}, {table("T01", 1h)}});
        QCOMPARE(changes.count(), 1);
        model.show({true, kNow + 2s, {}, {table("T01", 1h), table("T02", 1h)}});
        QCOMPARE(resets.count(), 2);
        QCOMPARE(model.rowCount(), 2);
    }

    void aStaleTableSaysHowOldItIsInEverySnapshot() {
        FloorModel model;
        TableSummary silent = table("T01", 1h);
        silent.standing = feed::Standing::Stale;
        silent.age = 3s;
        model.show({true, kNow, {}, {silent}});
        QCOMPARE(value(model, FloorModel::StandingText).toString(), QString("last heard 3 s ago"));
        silent.age = 4s;
        model.show({true, kNow + 1s, {}, {silent}});
        QCOMPARE(value(model, FloorModel::StandingText).toString(), QString("last heard 4 s ago"));
    }

    void needComesFirstWhenAskedFor() {
        FloorModel model;
        TableSummary urgent = table("T02", 1h);
        urgent.worstAlarm = events::AlarmPriority::High;
        urgent.alarms = 1;
        model.show({true, kNow, {}, {table("T01", 1h), urgent}});
        QCOMPARE(value(model, FloorModel::TableName).toString(), QString("T01"));
        model.setByNeed(true);
        QCOMPARE(value(model, FloorModel::TableName).toString(), QString("T02"));
        QCOMPARE(value(model, FloorModel::AlarmLevel).toInt(), 3);
    }

    void aSectionIsOneFloorpersonsTables() {
        FloorModel model;
        TableSummary fays = table("T01", 1h);
        fays.floorperson = "fay";
        TableSummary gils = table("T02", 1h);
        gils.floorperson = "gil";
        model.show({true, kNow, {}, {fays, gils}});
        QCOMPARE(model.sections(), (QStringList{"fay", "gil"}));
        model.setSection("gil");
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(value(model, FloorModel::TableName).toString(), QString("T02"));
        model.setSection("");
        QCOMPARE(model.rowCount(), 2);
    }
};

QTEST_APPLESS_MAIN(TestFloorModel)
#include "tst_floor_model.moc"
