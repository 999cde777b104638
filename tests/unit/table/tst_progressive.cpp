#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

class TestProgressive : public QObject {
    Q_OBJECT

private:
    static TableBench opened(const QString& ruleSet = "mlgca-let-it-ride") {
        TableBench bench = benchFor(ruleSet);
        bench.open();
        return bench;
    }

private slots:
    void tellsTheMetersWhatWasWageredPerSeat() {
        TableBench bench = opened();
        for (const int seat : {2, 5})
            bench.bet(seat, 500);
        bench.wager(2, Wager::Progressive, 100);
        bench.wager(5, Wager::Progressive, 500);
        bench.give(table::CallNoMoreBets{});
        const auto* made = bench.told<events::ContributionsMade>();
        QVERIFY(made != nullptr);
        QCOMPARE(made->link.text(), std::string("LINK1"));
        QVERIFY(made->wagers ==
                (std::vector<events::SeatAmount>{{{2}, Cents{100}}, {{5}, Cents{500}}}));
    }

    void suspendsTheProgressiveWhileBasePlayGoesOn() {
        using events::ProgressiveLock;
        TableBench bench = opened();
        bench.give(table::LockProgressive{ProgressiveLock::MeterLost, words("silence")});
        bench.bet(1, 500);
        QVERIFY(bench.refusal().empty());
        bench.wager(1, Wager::Progressive, 100);
        QVERIFY(!bench.refusal().empty());
        bench.give(table::LockProgressive{ProgressiveLock::FloorpersonOrder, {}});
        bench.give(table::UnlockProgressive{ProgressiveLock::MeterLost, {}});
        QVERIFY(bench.state().progressiveLocked()); // One doubt is left.
        bench.give(table::UnlockProgressive{ProgressiveLock::FloorpersonOrder, {}});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::UnlockProgressive{ProgressiveLock::FloorpersonOrder, kFloor});
        QVERIFY(!bench.state().progressiveLocked());
        bench.give(table::UnlockProgressive{ProgressiveLock::MeterLost, {}});
        QVERIFY(!bench.refusal().empty());
        bench.wager(1, Wager::Progressive, 100);
        QVERIFY(bench.refusal().empty());
        bench.give(table::CallNoMoreBets{});
        QVERIFY(bench.refusal().empty());
    }

    void refusesToLockAProgressiveThatIsNotThere() {
        TableBench bench = opened("house-let-it-ride");
        bench.give(table::LockProgressive{events::ProgressiveLock::MeterLost, {}});
        QVERIFY(!bench.refusal().empty());
        TableBench other = opened();
        other.give(table::LockProgressive{events::ProgressiveLock::NoMoreBets, {}});
        QVERIFY(!other.refusal().empty());
        other.give(table::UnlockProgressive{events::ProgressiveLock::NoMoreBets, {}});
        QVERIFY(!other.refusal().empty());
    }

    void letsTheDealerCollectProgressiveAndFiveCardChips() {
        TableBench bench = opened();
        bench.bet(1, 500);
        bench.wager(1, Wager::FiveCard, 100);
        bench.wager(1, Wager::Progressive, 100);
        bench.give(table::CallNoMoreBets{});
        bench.wager(1, Wager::FiveCard, 0);
        QVERIFY(bench.last().empty());
        bench.wager(1, Wager::Progressive, 0);
        QVERIFY(bench.last().empty());
        QVERIFY(bench.state().round->seat({1}).at(Wager::Progressive) == Cents{100});
    }
};

QTEST_APPLESS_MAIN(TestProgressive)
#include "tst_progressive.moc"
