#include "shared/table/reasons.h"
#include "tests/unit/table/handed_over.h"

#include <array>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// clauses: california-let-it-ride Betting scheme 1/2, Betting scheme 2/1, /2, Betting scheme 3/1
// clauses: california-let-it-ride Betting scheme 3/2, Dealing procedures 2
// clauses: comar-let-it-ride .07C, .07E(1), .07E(2), .08C(2), .09A(3)(b), .10A(1)(c)
// clauses: house-let-it-ride Wagers/5, /6, /8
// clauses: mlgca-let-it-ride ch. 2A(1), ch. 2C(2), ch. 7A/1, ch. 7C, ch. 7E(1), ch. 7E(2)
// clauses: mlgca-let-it-ride ch. 8C(2), ch. 11B(1)(a), ch. 11C(1)(a), ch. 11F/1
// clauses: mlgca-run-em-twice ch. 1B(1), ch. 2A(1), ch. 2B(6)(2), ch. 7C, ch. 7E(1)/1, ch. 7E(2)
// clauses: mlgca-run-em-twice ch. 8C(2)

class TestBetting : public QObject {
    Q_OBJECT

private slots:
    void raisesAndLowersBeforeNoMoreBets() {
        TableFixture fixture = openedFor("mlgca-let-it-ride");
        fixture.wager(3, Wager::Bet1, 500);
        QVERIFY(fixture.told<events::RoundOpened>() != nullptr);
        fixture.wager(3, Wager::Bet1, 1500);
        QVERIFY(fixture.told<events::WagerPlaced>()->amount == Cents{1000});
        fixture.wager(3, Wager::Bet1, 700);
        QVERIFY(fixture.told<events::WagerTakenBack>()->amount == Cents{800});
        fixture.wager(3, Wager::Bet1, 700);
        QVERIFY(fixture.last().empty());
        QVERIFY(fixture.state().round->seat({3}).at(Wager::Bet1) == Cents{700});
    }

    void findsBetsThatAreNotEqualOrOutsideTheLimits_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("third");
        QTest::addColumn<bool>("right");
        const auto rows = [](const char* name, const char* ruleSet, int least, int most) {
            const auto row = [&](const char* what, int first, int second, int third, bool right) {
                QTest::newRow((std::string(name) + " " + what).c_str())
                    << QString(ruleSet) << first << second << third << right;
            };
            row("equal", least, least, least, true);
            row("unequal", least, least + 100, least, false);
            row("one missing", least, 0, least, false);
            row("last missing", least, least, 0, false);
            row("minimum", least - 1, least - 1, least - 1, false);
            row("maximum", most, most, most, true);
            row("above the maximum", most + 1, most + 1, most + 1, false);
        };
        rows("COMAR .07E(1)", "comar-let-it-ride", 500, 50000);
        rows("MLGCA ch. 7E(1)", "mlgca-let-it-ride", 500, 50000);
        rows("Twice ch. 7E(1)", "mlgca-run-em-twice", 500, 50000);
        rows("California Betting scheme 3", "california-let-it-ride", 500, 10000);
        rows("House Wagers", "house-let-it-ride", 100, 1000);
    }
    void findsBetsThatAreNotEqualOrOutsideTheLimits() {
        QFETCH(QString, ruleSet);
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(int, third);
        QFETCH(bool, right);
        TableFixture fixture = openedFor(ruleSet);
        fixture.bet(2, 1000);
        if (fixture.state().bank.holder)
            fixture.give(table::PlaceBankWager{*fixture.state().bank.holder, Cents{100'000}});
        const bool rides = fixture.isLetItRide();
        fixture.wager(1, rides ? Wager::Bet1 : Wager::Ante1, first);
        fixture.wager(1, rides ? Wager::Bet2 : Wager::Ante2,
                      rides ? second : third + second - first);
        if (rides)
            fixture.wager(1, Wager::Bet3, third);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
        const bool equal = first == second && second == third;
        QCOMPARE(faultSection(fixture),
                 right   ? std::string()
                 : equal ? fixture.rules().table.betLimitsSection
                         : fixture.rules().find(rules::WagerKind::Base)->section);
        QCOMPARE(isHandedOver(fixture), !right);
    }

    // Three of the documents leave the limits to the operator and do not speak of them.
    void citesTheLimitsWhereADocumentHasThem_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("section");
        QTest::newRow("COMAR") << "comar-let-it-ride"
                               << "";
        QTest::newRow("MLGCA") << "mlgca-let-it-ride"
                               << "";
        QTest::newRow("Twice") << "mlgca-run-em-twice"
                               << "";
        QTest::newRow("California") << "california-let-it-ride"
                                    << "California Let It Ride Bonus, Betting scheme 1";
        QTest::newRow("House") << "house-let-it-ride"
                               << "House rules, Wagers";
    }
    void citesTheLimitsWhereADocumentHasThem() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, section);
        QCOMPARE(benchFor(ruleSet).rules().table.betLimitsSection, section.toStdString());
    }

    // Cards go to those who made the wagers that the rules require.
    void leavesASeatWithUnequalBetsOutOfTheRound_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) {
            return rules.find(rules::WagerKind::Base)->section;
        });
    }
    void leavesASeatWithUnequalBetsOutOfTheRound() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        const Wager base = fixture.isLetItRide() ? Wager::Bet2 : Wager::Ante2;
        fixture.bet(1, 500);
        fixture.wager(1, base, 600);
        fixture.lock({2});
        QVERIFY(isHandedOver(fixture));
        fixture.wager(1, base, 700);
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.wager(3, base, 500);
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.give(table::RuleOnIrregularity{kDealer, std::nullopt, words("play")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("no cards to seat 1")});
        QVERIFY(fixture.told<events::WagerWithdrawn>()->cause ==
                events::WithdrawalCause::NotAllowed);
        for (const Wager wager : core::kEnumValues<Wager>)
            QVERIFY(fixture.state().round->seat({1}).at(wager) == Cents{});
        fixture.deal();
        QVERIFY(fixture.told<events::CardsDealt>() != nullptr);
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        fixture.playOut();
        QCOMPARE(fixture.count<events::SeatSettled>(), 1);
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    void voidsARoundInWhichNobodyIsLeft() {
        TableFixture fixture = openedFor("mlgca-let-it-ride");
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Bet2, 600);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("no cards to seat 1")});
        QCOMPARE(fixture.told<events::RoundVoided>()->returns.size(), std::size_t{3});
        QCOMPARE(fixture.told<events::RoundVoided>()->section.value(),
                 fixture.rules().find(rules::WagerKind::Base)->section);
    }

    // The meter takes filed amounts only, and refuses the whole of what a round tells it otherwise.
    void contributesNothingForAProgressiveWagerThatTakesNoPart() {
        TableFixture fixture = openedFor("mlgca-let-it-ride");
        for (const int seat : {1, 2, 3}) {
            fixture.bet(seat, 500);
            fixture.wager(seat, Wager::Progressive, seat == 2 ? 200 : 100);
        }
        fixture.wager(3, Wager::Bet2, 600);
        fixture.give(table::CallNoMoreBets{});
        const auto* made = fixture.told<events::ContributionsMade>();
        QVERIFY(made != nullptr);
        QCOMPARE(made->wagers.size(), std::size_t{1});
        QVERIFY(made->wagers.front().seat == core::Seat{1});
        // Nor is it paid for, nor anything before it is ruled on.
        const auto declared = [&](std::uint8_t seat) {
            fixture.give(table::DeclareClaim{kFloor,
                                             {seat},
                                             Wager::Progressive,
                                             Cents{100},
                                             named<events::HandName>("royal_flush")});
            return fixture.told<events::ClaimRaised>() != nullptr;
        };
        QVERIFY(!declared(1) && !declared(3));
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("they go back")});
        QVERIFY(!declared(3));
        QVERIFY(declared(1));
        QVERIFY(fixture.told<events::ClaimRaised>()->envy.empty());
    }

    void voidsARoundWithUnequalBetsIfTheFloorpersonSaysSo() {
        TableFixture fixture = openedFor("mlgca-let-it-ride");
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Bet2, 600);
        fixture.lock({2});
        fixture.give(
            table::RuleOnIrregularity{kFloor, events::Consequence::Void, words("all back")});
        QCOMPARE(fixture.told<events::RoundVoided>()->returns.size(), std::size_t{6});
    }

    void takesWagersOfSeatedPlayersOnly_data() {
        addRows({{"comar-let-it-ride", ".07B"},
                 {"mlgca-let-it-ride", "ch. 7B"},
                 {"mlgca-run-em-twice", "ch. 7B(1)"},
                 {"house-let-it-ride", "Wagers/3"}});
    }
    void takesWagersOfSeatedPlayersOnly() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        const Wager base = fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1;
        const int beyond = fixture.rules().table.positions + 1;
        fixture.wager(beyond, base, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().table.section);
        fixture.bet(1, 500);
        fixture.give(table::ReportPlayerLeft{{1}});
        fixture.wager(1, base, 1000);
        QVERIFY(!fixture.refusal().empty());
        fixture.bet(1, 0); // What lies there may be taken back.
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::SeatPlayer{{1}, named<events::PlayerId>("P2")});
        fixture.wager(1, base, 500);
        QVERIFY(fixture.refusal().empty());
    }

    void changesNoWagerAfterNoMoreBetsExceptAsTheGameAllows_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.noMoreBets; });
    }
    void changesNoWagerAfterNoMoreBetsExceptAsTheGameAllows() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.lock({1});
        const Wager lasting = fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante1;
        fixture.wager(1, lasting, 900); // Raised.
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.wager(1, lasting, 0); // Withdrawn.
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(2, lasting, 500); // Placed.
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        QVERIFY(fixture.state().round->seat({1}).at(lasting) == Cents{500});
        fixture.deal();
        const Wager first = fixture.isLetItRide() ? Wager::Bet1 : Wager::Run1;
        fixture.give(
            table::Decide{{1},
                          first,
                          fixture.isLetItRide() ? events::Choice::Withdraw : events::Choice::Bet,
                          static_cast<std::uint8_t>(fixture.isLetItRide() ? 0 : 2)});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.state().round->seat({1}).at(first) ==
                (fixture.isLetItRide() ? Cents{} : Cents{1000}));
    }

    void refusesWagersThatAreNotOffered_data() { addEveryRuleSet("not offered"); }
    void refusesWagersThatAreNotOffered() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.wager(1, fixture.isLetItRide() ? Wager::UltimatePairs : Wager::SixCard, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(1, fixture.isLetItRide() ? Wager::Ante1 : Wager::Bet1, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(9, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(0, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(1, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, -1);
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(!fixture.state().round);
    }

    void refusesAndRecordsACoinAfterNoMoreBets_data() {
        addRows({{"comar-let-it-ride", ".02C(2), .07D"},
                 {"mlgca-let-it-ride", "ch. 7D"},
                 {"mlgca-run-em-twice", "ch. 7D/1"}});
    }
    void refusesAndRecordsACoinAfterNoMoreBets() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.lock({1});
        QVERIFY(fixture.state().progressiveLocked());
        fixture.wager(1, Wager::Progressive, 500);
        const auto* late = fixture.told<events::LateWagerRefused>();
        QVERIFY(late != nullptr && late->amount == Cents{500});
        QVERIFY(fixture.state().round->seat({1}).at(Wager::Progressive) == Cents{});
        const Wager base = fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante1;
        fixture.wager(1, base, 900);
        QVERIFY(fixture.told<events::LateWagerRefused>()->amount == Cents{400});
        fixture.wager(1, base, 100);
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.noMoreBets);
        fixture.wager(1, base, 500);
        QVERIFY(fixture.last().empty());
        fixture.endRound();
        QVERIFY(!fixture.state().progressiveLocked());
    }

    void locksWithNothingButTheButton_data() { addEveryRuleSet("only a lock button"); }
    void locksWithNothingButTheButton() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(!fixture.refusal().empty());
        fixture.endRound();
        const auto* completed = fixture.told<events::RoundCompleted>();
        QVERIFY(completed != nullptr && !completed->settled);
        QVERIFY(completed->missing == table::Unsettled::Wagers);
    }
};

QTEST_APPLESS_MAIN(TestBetting)
#include "tst_betting.moc"
