#include "tests/unit/table/dealing_rows.h"

#include <array>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// Chips that leave their places after "no more bets" as the rules have it.
class TestTakenChips : public QObject {
    Q_OBJECT

private slots:
    // Run 'Em Twice leaves the five-card bonus on the layout (ch. 11H); Let It Ride collects it.
    void takesCollectedChipsForWhatTheyAre_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("method");
        QTest::addColumn<int>("wager");
        QTest::addColumn<bool>("collected");
        const auto row = [](const Cited& cited, const char* method, Wager wager, bool collected) {
            const std::string tag = std::string(cited.ruleSet) + " " + std::string(cited.section);
            QTest::newRow(tag.c_str()) << QString::fromStdString(std::string(cited.ruleSet))
                                       << QString(method) << int(wager) << collected;
        };
        row({"comar-let-it-ride", ".08C(1)(a)"}, "manual_shoe", Wager::FiveCard, true);
        row({"comar-let-it-ride", ".08C(3)(a)"}, "manual_shoe", Wager::Progressive, true);
        row({"comar-let-it-ride", ".09A(3)(a)(i)"}, "hand", Wager::FiveCard, true);
        row({"comar-let-it-ride", ".09A(3)(c)(i)"}, "hand", Wager::Progressive, true);
        row({"comar-let-it-ride", ".10A(1)(b)(i)"}, "automated_shoe", Wager::FiveCard, true);
        row({"comar-let-it-ride", ".10A(1)(d)(i)"}, "automated_shoe", Wager::Progressive, true);
        row({"mlgca-let-it-ride", "ch. 8C(1)(a)"}, "manual_shoe", Wager::FiveCard, true);
        row({"mlgca-let-it-ride", "ch. 8C(3)(a)"}, "manual_shoe", Wager::Progressive, true);
        row({"mlgca-let-it-ride", "ch. 9A(3)(a)(i)"}, "hand", Wager::FiveCard, true);
        row({"mlgca-let-it-ride", "ch. 9A(3)(c)(i)"}, "hand", Wager::Progressive, true);
        row({"mlgca-let-it-ride", "ch. 10A(1)(b)(i)"}, "automated_shoe", Wager::FiveCard, true);
        row({"mlgca-let-it-ride", "ch. 10A(1)(d)(i)"}, "automated_shoe", Wager::Progressive, true);
        row({"mlgca-let-it-ride", "ch. 7D"}, "manual_shoe", Wager::ThreeCard, false);
        row({"mlgca-run-em-twice", "ch. 8C(3)/1"}, "manual_shoe", Wager::Progressive, true);
        row({"mlgca-run-em-twice", "ch. 7D/2"}, "manual_shoe", Wager::FiveCard, false);
    }
    void takesCollectedChipsForWhatTheyAre() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        QFETCH(int, wager);
        QFETCH(bool, collected);
        TableFixture fixture = openedFor(ruleSet, method);
        fixture.bet(1, 500);
        fixture.wager(1, static_cast<Wager>(wager), 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.wager(1, static_cast<Wager>(wager), 0);
        QCOMPARE(fixture.told<events::WagerCollected>() != nullptr, collected);
        QCOMPARE(fixture.refusal().empty(), collected);
        QVERIFY(fixture.state().round->seat({1}).at(static_cast<Wager>(wager)) == Cents{100});
        if (!collected)
            return;
        fixture.wager(1, static_cast<Wager>(wager), 0);
        QVERIFY(fixture.last().empty());
        fixture.wager(1, static_cast<Wager>(wager), 100); // Put there again.
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
    }

    void takesABetThatIsTakenUpForTheDecision_data() {
        addRows({{"comar-let-it-ride", ".11B(1)(b)/1, /2, .11C(1)(b), .11C(1)(b)(ii)"},
                 {"mlgca-let-it-ride", "ch. 11B(1)(b)/1, /2, ch. 11C(1)(b), ch. 11C(1)(b)(ii)"},
                 {"california-let-it-ride", "Round of Play 3b/1, /2, Round of Play 5b/1, /2"},
                 {"house-let-it-ride",
                  "Procedures for completion of each round of play/8, /9, /19, /20"}});
    }
    void takesABetThatIsTakenUpForTheDecision() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.wholeRound({1, 2}); // Deals are told here.
        fixture.lock({1, 2});
        fixture.wager(1, Wager::Bet1, 0); // No cards yet.
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.noMoreBets);
        fixture.deal();
        fixture.wager(1, Wager::Bet1, 0);
        QVERIFY(fixture.told<events::DecisionMade>()->choice == events::Choice::Withdraw);
        fixture.give(table::Decide{{1}, Wager::Bet1, events::Choice::Withdraw, 0});
        QVERIFY(fixture.last().empty());
        fixture.give(table::Decide{{2}, Wager::Bet1, events::Choice::Withdraw, 0});
        fixture.wager(2, Wager::Bet1, 500); // Its chips are still there.
        QVERIFY(fixture.last().empty());
        fixture.wager(2, Wager::Bet1, 0);
        QCOMPARE(fixture.names(), std::string("decision_made"));
        QVERIFY(fixture.told<events::DecisionMade>()->sensed);
        QVERIFY(fixture.told<events::DecisionMade>()->amount == Cents{});
        fixture.wager(2, Wager::Bet1, 0);
        QVERIFY(fixture.last().empty());
        for (const int seat : {1, 2}) { // Put back: a bet that comes late.
            fixture.wager(seat, Wager::Bet1, 500);
            QVERIFY(fixture.told<events::LateWagerRefused>()->amount == Cents{500});
        }
        fixture.community(1, "2s");
        fixture.give(table::Decide{{1}, Wager::Bet2, events::Choice::Ride, 0});
        fixture.wager(1, Wager::Bet2, 0); // Rides.
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.noMoreBets);
    }

    void takesLostChipsForCollected() {
        TableFixture fixture = openedFor("mlgca-let-it-ride");
        fixture.bet(1, 500);
        fixture.bet(2, 500);
        fixture.wager(2, Wager::ThreeCard, 500);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "2s");
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(2, "7h");
        fixture.show(2, "3s 3d 9h");
        fixture.wager(2, Wager::Bet3, 0); // A pair of threes loses the bet ...
        QVERIFY(fixture.told<events::WagerCollected>()->amount == Cents{500});
        fixture.wager(2, Wager::ThreeCard, 3000); // ... and wins the bonus: paid beside it ...
        QCOMPARE(fixture.names(), std::string("next_wager_told"));
        fixture.wager(2, Wager::Bet3, 500); // The hand is over: a bet for the next round.
        QCOMPARE(fixture.names(), std::string("next_wager_told"));
        fixture.wager(2, Wager::ThreeCard, 0); // ... and taken by the player.
        QVERIFY(fixture.told<events::NextWagerTold>()->amount == Cents{});
        fixture.wager(1, Wager::Bet3, 0); // Not turned yet.
        QVERIFY(!fixture.refusal().empty());
        fixture.show(1, "4s 5d 9c");
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        fixture.wager(1, Wager::Bet3, 0);
        QVERIFY(fixture.told<events::WagerCollected>() != nullptr);
    }

    void takesTheChipsOfAFoldForCollected_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11B(2)(a)/2, ch. 11D(1)(a)/2, ch. 11F(1)(a)/2"}});
    }
    void takesTheChipsOfAFoldForCollected() {
        QFETCH(QString, ruleSet);
        const std::array stages{Wager::Run1, Wager::Run2, Wager::Center};
        const std::array<const char*, 2> boards{"2s 7h", "4d 9c"};
        for (std::size_t folds = 0; folds < stages.size(); ++folds) {
            TableFixture fixture = openedFor(ruleSet);
            fixture.bet(1, 500);
            fixture.bet(2, 500);
            fixture.wager(1, Wager::FiveCard, 500);
            fixture.give(table::CallNoMoreBets{});
            fixture.deal();
            std::vector lost{Wager::Ante1, Wager::Ante2};
            for (std::size_t stage = 0; stage < folds; ++stage) {
                fixture.decideAll(stages[stage], events::Choice::Bet, 2);
                fixture.community(static_cast<int>(1 + 2 * stage), boards[stage]);
                lost.push_back(stages[stage]);
            }
            fixture.wager(1, Wager::Ante1, 0);
            QVERIFY(!fixture.refusal().empty());
            fixture.give(table::Decide{{1}, stages[folds], events::Choice::Fold, 0});
            for (const Wager wager : lost) {
                fixture.wager(1, wager, 0);
                QVERIFY(fixture.told<events::WagerCollected>() != nullptr);
            }
            fixture.wager(1, Wager::FiveCard, 0); // Stays until it is settled.
            QVERIFY(!fixture.refusal().empty());
        }
    }
};

QTEST_APPLESS_MAIN(TestTakenChips)
#include "tst_taken_chips.moc"
