#include "shared/table/reasons.h"
#include "shared/table/stages.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::Choice;
using events::Irregularity;
using events::Wager;

// A player who left before the last decision: whose wagers wait for the floorperson, and keep
// nobody else's from being settled.
class TestLeftUndecided : public QObject {
    Q_OBJECT

private:
    static constexpr Wager kRides[] = {Wager::Bet1, Wager::Bet2};
    static constexpr Wager kRuns[] = {Wager::Run1, Wager::Run2, Wager::Center};

    static std::size_t stages(const TableFixture& fixture) {
        return fixture.isLetItRide() ? std::size(kRides) : std::size(kRuns);
    }
    static void decide(TableFixture& fixture, int seat, std::size_t stage) {
        const core::Seat number{static_cast<std::uint8_t>(seat)};
        if (fixture.isLetItRide())
            fixture.give(table::Decide{number, kRides[stage], Choice::Ride, 0});
        else
            fixture.give(table::Decide{number, kRuns[stage], Choice::Bet, 1});
    }
    static void turn(TableFixture& fixture, std::size_t stage) {
        if (fixture.isLetItRide())
            return fixture.community(static_cast<int>(stage) + 1, stage == 0 ? "Td" : "4c");
        constexpr const char* kCross[] = {"Td 4c", "9d 8c", "2h"};
        fixture.community(static_cast<int>(2 * stage) + 1, kCross[stage]);
    }
    static void leave(TableFixture& fixture, int seat) {
        fixture.give(table::ReportPlayerLeft{{static_cast<std::uint8_t>(seat)}});
    }
    static void show(TableFixture& fixture, int seat) {
        const bool ride = fixture.isLetItRide();
        if (seat == 1)
            fixture.show(1, ride ? "Ts Th 4s" : "Ts Th");
        else
            fixture.show(seat, ride ? "3c 7h Jd" : "3c 7h");
    }
    static void checkEndsByAbandoning(TableFixture& fixture) {
        fixture.endRound();
        QVERIFY2(fixture.state().round.has_value(), fixture.names().c_str());
        QCOMPARE(fixture.refusalSection(), leftSection(fixture));
        fixture.give(table::AbandonWagers{kFloor, {2}});
        if (fixture.state().round->phase != table::Phase::Settled)
            fixture.endRound();
        QVERIFY2(seatOf(fixture, 1) != nullptr, fixture.names().c_str());
        QVERIFY(seatOf(fixture, 2) != nullptr);
        for (const events::SettledLine& line : seatOf(fixture, 2)->lines)
            QVERIFY(line.result == events::LineResult::Lose);
    }
    static std::string leftSection(const TableFixture& fixture) {
        const auto* rule = fixture.rules().find(rules::Irregularity::PlayerLeft);
        return rule != nullptr ? rule->section : std::string();
    }

private slots:
    // A card was turned since: the earlier decision cannot be made any more, nor a later one.
    void decidesNothingLater_data() {
        addRows({{"comar-let-it-ride", ".07B(2), .11D/1"},
                 {"mlgca-let-it-ride", "ch. 7B(2), ch. 11D/1"},
                 {"mlgca-run-em-twice", "ch. 7B(3), ch. 11I(3)"},
                 {"california-let-it-ride", ""},
                 {"house-let-it-ride", ""}});
    }
    void decidesNothingLater() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        leave(fixture, 2);
        for (std::size_t stage = 0; stage < stages(fixture); ++stage) {
            if (stage > 0) {
                decide(fixture, 2, stage);
                QCOMPARE(fixture.names(), std::string("command_refused"));
            }
            decide(fixture, 1, stage);
            QCOMPARE(fixture.names(), std::string("decision_made"));
            turn(fixture, stage);
        }
        show(fixture, 1);
        QCOMPARE(fixture.refusal(), std::string());
        checkEndsByAbandoning(fixture);
    }

    // Chips that moved while the floorperson was asked are kept in whatever order.
    void leavesADecisionOut_data() {
        addRows({{"comar-let-it-ride", ".07B(2)"},
                 {"mlgca-let-it-ride", "ch. 7B(2)"},
                 {"mlgca-run-em-twice", "ch. 7B(3)"},
                 {"house-let-it-ride", ""}});
    }
    void leavesADecisionOut() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        decide(fixture, 1, 0);
        fixture.give(reportOf(Irregularity::Other));
        QVERIFY(fixture.state().round->question.has_value());
        for (std::size_t stage = 1; stage < stages(fixture); ++stage) {
            decide(fixture, 1, stage);
            decide(fixture, 2, stage);
            QCOMPARE(fixture.names(), std::string("decision_made"));
        }
        leave(fixture, 2);
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("play on")});
        for (std::size_t stage = 0; stage < stages(fixture); ++stage)
            turn(fixture, stage);
        show(fixture, 1);
        show(fixture, 2);
        QCOMPARE(fixture.refusal(), std::string());
        checkEndsByAbandoning(fixture);
    }

    // The same of a fold: the decision before it is still to be told, and can be.
    void foldsWithADecisionLeftOut_data() { addRows({{"mlgca-run-em-twice", ""}}); }
    void foldsWithADecisionLeftOut() {
        QFETCH(QString, ruleSet);
        for (const bool foldsTwice : {false, true}) {
            TableFixture fixture = dealtFor(ruleSet);
            decide(fixture, 2, 0);
            fixture.give(reportOf(Irregularity::Other));
            fixture.give(table::Decide{{1}, Wager::Run2, Choice::Fold, 0});
            QCOMPARE(fixture.names(), std::string("decision_made"));
            fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("play on")});
            if (foldsTwice)
                fixture.give(table::Decide{{1}, Wager::Run1, Choice::Fold, 0});
            else
                decide(fixture, 1, 0);
            QVERIFY2(fixture.told<events::DecisionMade>() != nullptr, fixture.refusal().c_str());
            turn(fixture, 0);
            for (std::size_t stage = 1; stage < stages(fixture); ++stage) {
                decide(fixture, 2, stage);
                turn(fixture, stage);
            }
            show(fixture, 2);
            QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.refusal().c_str());
        }
    }

    // Whatever else was told of the round or not.
    void isWaitedForBeforeTheRoundEnds_data() {
        addRows({{"comar-let-it-ride", ".07B(2)"},
                 {"mlgca-let-it-ride", "ch. 7B(2)"},
                 {"mlgca-run-em-twice", "ch. 7B(3)"},
                 {"california-let-it-ride", ""},
                 {"house-let-it-ride", ""}});
    }
    void isWaitedForBeforeTheRoundEnds() {
        QFETCH(QString, ruleSet);
        for (const bool dealt : {false, true}) {
            TableFixture fixture = openedFor(ruleSet);
            fixture.wholeRound({1}); // Deals are told here, and cards are read.
            fixture.bet(2, 500);
            fixture.lock({});
            leave(fixture, 2);
            if (dealt)
                fixture.deal();
            fixture.endRound();
            QCOMPARE(fixture.names(), std::string("command_refused"));
            QCOMPARE(fixture.refusalSection(), leftSection(fixture));
            fixture.give(table::AbandonWagers{kFloor, {2}});
            fixture.endRound();
            QVERIFY2(fixture.told<events::RoundCompleted>()->settled, fixture.names().c_str());
            QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
            for (const events::SettledLine& line : seatOf(fixture, 2)->lines)
                QVERIFY(line.result == events::LineResult::Lose);
            // No card left the deck: it goes to no rack, and no shuffle is owed.
            QCOMPARE(fixture.told<events::CardsMovedToRack>() != nullptr, dealt);
        }
    }
    // Where nobody tells of decisions nobody knows whose are missing.
    void isNotWaitedForWhereDecisionsAreNotTold() {
        TableFixture fixture = benchFor("comar-let-it-ride", {false, true, true});
        fixture.open();
        fixture.lock({1, 2});
        fixture.deal();
        leave(fixture, 2);
        fixture.endRound();
        QVERIFY2(fixture.told<events::RoundCompleted>() != nullptr, fixture.refusal().c_str());
    }
};

QTEST_APPLESS_MAIN(TestLeftUndecided)
#include "tst_left_undecided.moc"
