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
    // Seat 1 wins every bet, and seat 2 loses.
    static TableFixture won(const QString& ruleSet) {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        fixture.deal();
        if (fixture.isLetItRide()) {
            fixture.decideAll(Wager::Bet1, events::Choice::Ride);
            fixture.community(1, "Td");
            fixture.decideAll(Wager::Bet2, events::Choice::Ride);
            fixture.community(2, "4c");
        } else {
            fixture.decideAll(Wager::Run1, events::Choice::Bet, 1);
            fixture.community(1, "Td 4c");
            fixture.decideAll(Wager::Run2, events::Choice::Bet, 1);
            fixture.community(3, "9h 3h");
            fixture.decideAll(Wager::Center, events::Choice::Bet, 1);
            fixture.community(5, "Ks");
        }
        const bool three = fixture.rules().deal.perPlayer == 3;
        fixture.show(2, three ? "2c 7d 9s" : "2c 7d");
        fixture.show(1, three ? "Tc Th 4s" : "Tc 4s");
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

    // Chips that a winner leaves where they lie are told again, and are the next bet.
    void areAWinnersChipsThatAreToldAgain_data() { addEveryRuleSet("L64"); }
    void areAWinnersChipsThatAreToldAgain() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = won(ruleSet);
        const Wager wager = base(fixture);
        fixture.wager(1, wager, 500);
        QVERIFY2(fixture.told<events::NextWagerTold>() != nullptr, fixture.names().c_str());
        QVERIFY(fixture.told<events::NextWagerTold>()->amount == Cents{500});
        fixture.wager(1, wager, 500); // Known by now.
        QVERIFY(fixture.last().empty());
        fixture.wager(2, wager, 500); // Lost, and not yet taken in.
        QVERIFY2(fixture.last().empty(), fixture.names().c_str());
        if (const auto bank = fixture.state().bank.holder) {
            fixture.give(table::PlaceBankWager{*bank, Cents{100'000}, true});
            QVERIFY(fixture.told<events::NextWagerTold>() != nullptr);
        }
        fixture.restart();
        fixture.endRound();
        QVERIFY(lies(fixture, 1, wager) == Cents{500});
        QVERIFY(lies(fixture, 2, wager) == Cents{});
        if (fixture.state().bank.holder)
            QVERIFY(fixture.state().round->bankWager == Cents{100'000});
    }

    // What nobody tells again may have been taken up, and a word of it lost.
    void areNoneThatNobodyToldAgain() {
        TableFixture fixture = won("comar-let-it-ride");
        fixture.endRound();
        QVERIFY(!fixture.state().round);
        fixture.wager(1, Wager::Bet3, 500);
        QVERIFY(fixture.told<events::WagerPlaced>() != nullptr);
    }

    // The dealer took the lost chips in, and no word of that came.
    void areAllThatLiesThereWhereAWordWasLost() {
        TableFixture fixture = won("mlgca-let-it-ride");
        fixture.wager(2, Wager::Bet3, 700);
        fixture.endRound();
        QVERIFY(lies(fixture, 2, Wager::Bet3) == Cents{700});
        QVERIFY(fixture.told<events::WagerPlaced>()->amount == Cents{700});
    }

    // Counted is collected: whatever is told after the result was put down since.
    void areNotToldFromChipsThatWereCounted_data() {
        addRows({{"comar-let-it-ride", ""}, {"mlgca-let-it-ride", ""}, {"mlgca-run-em-twice", ""}});
    }
    void areNotToldFromChipsThatWereCounted() {
        QFETCH(QString, ruleSet);
        for (const std::int64_t coin : {0, 100, 500}) {
            TableFixture fixture = openedFor(ruleSet);
            fixture.wager(1, Wager::Progressive, 100);
            fixture.lock({1, 2});
            fixture.give(table::CountChips{Wager::Progressive, 1, {}});
            fixture.deal();
            fixture.playOut();
            QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
            fixture.wager(1, Wager::Progressive, coin);
            QVERIFY(fixture.told<events::WagerCollected>()->amount == Cents{100});
            QCOMPARE(fixture.told<events::NextWagerTold>() != nullptr, coin > 0);
            fixture.endRound();
            QCOMPARE(fixture.state().round.has_value(), coin > 0);
            if (coin > 0)
                QVERIFY(lies(fixture, 1, Wager::Progressive) == Cents{coin});
        }
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
