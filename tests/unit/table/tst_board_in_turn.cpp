#include "tests/unit/table/dealing_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::Choice;
using events::Irregularity;
using events::Wager;

// Each card of the board waits for the decisions before it, also those after the first.
class TestBoardInTurn : public QObject {
    Q_OBJECT

private:
    // The decision of both seats.
    static void decide(TableFixture& fixture, Wager wager) {
        fixture.decideAll(wager, fixture.isLetItRide() ? Choice::Ride : Choice::Bet,
                          fixture.isLetItRide() ? 0 : 1);
    }
    static void decideFirstSeat(TableFixture& fixture, Wager wager) {
        const bool rides = fixture.isLetItRide();
        fixture.give(table::Decide{{1},
                                   wager,
                                   rides ? Choice::Ride : Choice::Bet,
                                   static_cast<std::uint8_t>(rides ? 0 : 1)});
    }
    // Void where the document says so, otherwise the floorperson's question.
    static void isTooEarly(const TableFixture& fixture) {
        const auto* rule = fixture.rules().find(rules::Irregularity::CommunityExposedEarly);
        const auto* seen = fixture.told<events::IrregularityObserved>();
        QVERIFY(seen != nullptr);
        QVERIFY(seen->irregularity == Irregularity::CommunityExposedEarly);
        if (rule != nullptr)
            QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        else
            QVERIFY(fixture.state().round->question == Irregularity::CommunityExposedEarly);
    }

private slots:
    void turnsTheFirstCardAfterTheFirstDecisions_data() {
        addRows({{"comar-let-it-ride", ".11B(2)"},
                 {"mlgca-let-it-ride", "ch. 11B(2)"},
                 {"mlgca-run-em-twice", "ch. 11C, ch. 8D(2)/3"},
                 {"california-let-it-ride", "Round of Play 4/1"},
                 {"house-let-it-ride", "Procedures for completion of each round of play/12"}});
    }
    void turnsTheFirstCardAfterTheFirstDecisions() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        decideFirstSeat(fixture, fixture.isLetItRide() ? Wager::Bet1 : Wager::Run1);
        fixture.community(1, "2s");
        isTooEarly(fixture);
    }

    void turnsTheSecondCardAfterTheSecondDecisions_data() {
        addRows({{"comar-let-it-ride", ".11C(2)"},
                 {"mlgca-let-it-ride", "ch. 11C(2)"},
                 {"mlgca-run-em-twice", "ch. 11E"},
                 {"california-let-it-ride", "Round of Play 6/1"},
                 {"house-let-it-ride", "Procedures for completion of each round of play/21"}});
    }
    void turnsTheSecondCardAfterTheSecondDecisions() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        const bool rides = fixture.isLetItRide();
        decide(fixture, rides ? Wager::Bet1 : Wager::Run1);
        fixture.community(1, rides ? "2s" : "2s 7h");
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        decideFirstSeat(fixture, rides ? Wager::Bet2 : Wager::Run2);
        fixture.community(rides ? 2 : 3, "4d");
        isTooEarly(fixture);
    }

    void turnsTheCenterAfterTheLastDecisions_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11G"}});
    }
    void turnsTheCenterAfterTheLastDecisions() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        decide(fixture, Wager::Run1);
        fixture.community(1, "2s 7h");
        decide(fixture, Wager::Run2);
        fixture.community(3, "4d 9c");
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        decideFirstSeat(fixture, Wager::Center);
        fixture.community(5, "Js");
        isTooEarly(fixture);
    }

    void keepsTheCrossFaceDownInEveryWayOfDealing_data() {
        addMethods({{{"mlgca-run-em-twice", "ch. 8D(2)/3"}, "manual_shoe"},
                    {{"mlgca-run-em-twice", "ch. 9B(1)/3"}, "hand"},
                    {{"mlgca-run-em-twice", "ch. 10B(1)/3"}, "automated_shoe"}});
    }
    void keepsTheCrossFaceDownInEveryWayOfDealing() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = openedFor(ruleSet, method);
        fixture.lock({1, 2});
        fixture.deal();
        fixture.community(1, "2s");
        isTooEarly(fixture);
    }
};

QTEST_APPLESS_MAIN(TestBoardInTurn)
#include "tst_board_in_turn.moc"
