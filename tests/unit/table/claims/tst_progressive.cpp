#include "shared/table/reasons.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// clauses: mlgca-let-it-ride ch. 2C(1)/1, ch. 7E(6)(a)

class TestProgressive : public QObject {
    Q_OBJECT

private:
    static TableFixture opened(const QString& ruleSet = "mlgca-let-it-ride") {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        return fixture;
    }

private slots:
    void tellsTheMetersWhatWasWageredPerSeat() {
        TableFixture fixture = opened();
        for (const int seat : {2, 5})
            fixture.bet(seat, 500);
        fixture.wager(2, Wager::Progressive, 100);
        fixture.wager(5, Wager::Progressive, 500);
        fixture.give(table::CallNoMoreBets{});
        const auto* made = fixture.told<events::ContributionsMade>();
        QVERIFY(made != nullptr);
        QCOMPARE(made->link.text(), std::string("LINK1"));
        QVERIFY(made->wagers ==
                (std::vector<events::SeatAmount>{{{2}, Cents{100}}, {{5}, Cents{500}}}));
    }

    void suspendsTheProgressiveWhileBasePlayGoesOn() {
        using events::ProgressiveLock;
        TableFixture fixture = opened();
        fixture.give(table::LockProgressive{ProgressiveLock::MeterLost,
                                            table::LockDetail::ControllerSilent});
        fixture.bet(1, 500);
        QVERIFY(fixture.refusal().empty());
        fixture.wager(1, Wager::Progressive, 100);
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::LockProgressive{ProgressiveLock::FloorpersonOrder, {}});
        fixture.give(table::UnlockProgressive{ProgressiveLock::MeterLost, {}});
        QVERIFY(fixture.state().progressiveLocked()); // One doubt is left.
        fixture.give(table::UnlockProgressive{ProgressiveLock::FloorpersonOrder, {}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::UnlockProgressive{ProgressiveLock::FloorpersonOrder, kFloor});
        QVERIFY(!fixture.state().progressiveLocked());
        fixture.give(table::UnlockProgressive{ProgressiveLock::MeterLost, {}});
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(1, Wager::Progressive, 100);
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.refusal().empty());
    }

    void refusesToLockAProgressiveThatIsNotThere() {
        TableFixture fixture = opened("house-let-it-ride");
        fixture.give(table::LockProgressive{events::ProgressiveLock::MeterLost, {}});
        QVERIFY(!fixture.refusal().empty());
        TableFixture other = opened();
        other.give(table::LockProgressive{events::ProgressiveLock::NoMoreBets, {}});
        QVERIFY(!other.refusal().empty());
        other.give(table::UnlockProgressive{events::ProgressiveLock::NoMoreBets, {}});
        QVERIFY(!other.refusal().empty());
    }

    void letsTheDealerCollectProgressiveAndFiveCardChips() {
        TableFixture fixture = opened();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::FiveCard, 100);
        fixture.wager(1, Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.wager(1, Wager::FiveCard, 0);
        QCOMPARE(fixture.names(), std::string("wager_collected"));
        fixture.wager(1, Wager::Progressive, 0);
        QCOMPARE(fixture.names(), std::string("wager_collected"));
        QVERIFY(fixture.state().round->seat({1}).at(Wager::Progressive) == Cents{100});
    }
};

QTEST_APPLESS_MAIN(TestProgressive)
#include "tst_progressive.moc"
