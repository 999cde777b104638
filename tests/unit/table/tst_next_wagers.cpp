#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// Chips that are put down between the settlement and the end of the round.
class TestNextWagers : public QObject {
    Q_OBJECT

private:
    static TableFixture settled(const QString& ruleSet) {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        fixture.deal();
        fixture.playOut();
        return fixture;
    }
    static Wager base(const TableFixture& fixture) {
        return fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante1;
    }
    static Cents lies(const TableFixture& fixture, int seat, Wager wager) {
        return fixture.state().round->seat({static_cast<std::uint8_t>(seat)}).at(wager);
    }

private slots:
    void areBetsOfTheNextRound_data() { addEveryRuleSet("L64"); }
    void areBetsOfTheNextRound() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = settled(ruleSet);
        const Wager wager = base(fixture);
        fixture.wager(1, wager, 0);
        fixture.wager(1, wager, 700);
        QVERIFY2(fixture.told<events::LateWagerRefused>() == nullptr, fixture.names().c_str());
        QVERIFY(fixture.told<events::NextWagerTold>()->amount == Cents{700});
        fixture.wager(3, wager, 500); // Nobody played there.
        fixture.wager(3, wager, 500);
        QVERIFY(fixture.last().empty());
        fixture.restart();
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>() != nullptr);
        QVERIFY(fixture.state().round->phase == table::Phase::Betting);
        QVERIFY(lies(fixture, 1, wager) == Cents{700});
        QVERIFY(lies(fixture, 3, wager) == Cents{500});
        fixture.wager(3, wager, 0); // Bets are open.
        QVERIFY(fixture.told<events::WagerTakenBack>() != nullptr);
        QCOMPARE(fixture.count<events::LateWagerRefused>(), 0);
    }

    void areNoneWhereTheyWereTakenUpAgain() {
        TableFixture fixture = settled("comar-let-it-ride");
        fixture.wager(3, Wager::Bet3, 500);
        fixture.wager(3, Wager::Bet3, 0);
        QVERIFY(fixture.told<events::NextWagerTold>()->amount == Cents{});
        fixture.endRound();
        QVERIFY(!fixture.state().round);
    }

    // The dealer takes in what is lost, and not what was put on it since.
    void areToldFromChipsThatAreLost() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        fixture.lock({1});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "2s");
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(2, "7h");
        fixture.wager(1, Wager::Bet3, 900); // The hand is not turned.
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.show(1, "3s 4d 9h");
        fixture.wager(1, Wager::Bet3, 800);
        QVERIFY(fixture.told<events::NextWagerTold>()->amount == Cents{300});
        fixture.wager(1, Wager::Bet3, 300);
        QCOMPARE(fixture.names(), std::string("wager_collected"));
        QVERIFY(fixture.told<events::WagerCollected>()->amount == Cents{500});
        fixture.endRound();
        QVERIFY(lies(fixture, 1, Wager::Bet3) == Cents{300});
    }

    void areTakenWhenTheProgressiveIsUnlocked_data() {
        addRows({{"comar-let-it-ride", ""}, {"mlgca-let-it-ride", ""}, {"mlgca-run-em-twice", ""}});
    }
    void areTakenWhenTheProgressiveIsUnlocked() {
        QFETCH(QString, ruleSet);
        for (const bool suspended : {false, true}) {
            TableFixture fixture = settled(ruleSet);
            fixture.wager(1, Wager::Progressive, 100);
            QVERIFY(fixture.told<events::NextWagerTold>() != nullptr);
            QVERIFY(fixture.state().progressiveLocked());
            if (suspended)
                fixture.give(table::LockProgressive{events::ProgressiveLock::FloorpersonOrder, {}});
            fixture.endRound();
            QCOMPARE(fixture.refusal().empty(), !suspended);
            QCOMPARE(fixture.state().round.has_value(), !suspended);
            if (!suspended)
                QVERIFY(lies(fixture, 1, Wager::Progressive) == Cents{100});
        }
    }

    void areThePlayerDealersToo() {
        TableFixture fixture = settled("california-let-it-ride");
        const core::Seat bank = *fixture.state().bank.holder;
        fixture.give(table::PlaceBankWager{bank, Cents{0}, true});
        fixture.give(table::PlaceBankWager{bank, Cents{80'000}, true});
        QVERIFY(fixture.told<events::NextWagerTold>()->amount == Cents{80'000});
        fixture.endRound();
        QVERIFY(fixture.state().round->bankWager == Cents{80'000});
    }

    // A run wager is made by deciding on cards.
    void areNoRunWagers() {
        TableFixture fixture = settled("mlgca-run-em-twice");
        for (const Wager wager : {Wager::Run1, Wager::Run2, Wager::Center})
            fixture.wager(1, wager, 0);
        fixture.wager(3, Wager::Run1, 500);
        fixture.endRound();
        QVERIFY(!fixture.state().round);
    }
};

QTEST_APPLESS_MAIN(TestNextWagers)
#include "tst_next_wagers.moc"
