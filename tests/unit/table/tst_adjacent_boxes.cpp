#include "tests/unit/table/handed_over.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// How many boxes one player bets on, and which.
class TestAdjacentBoxes : public QObject {
    Q_OBJECT

private slots:
    void allowsAsManyAdjacentBoxesAsTheOperatorStates_data() {
        addRows({{"mlgca-let-it-ride", "ch. 7F"}});
    }
    void allowsAsManyAdjacentBoxesAsTheOperatorStates() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        const auto player = named<events::PlayerId>("P1");
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}, core::Seat{5}})
            fixture.give(table::SeatPlayer{seat, player});
        fixture.bet(1, 500);
        fixture.wager(5, Wager::Bet1, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().table.adjacentBoxesSection);
        fixture.bet(2, 500);
        QVERIFY(fixture.refusal().empty());
        fixture.wager(3, Wager::Bet1, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().table.adjacentBoxesSection);
        fixture.bet(6, 500); // Nobody known sits there.
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.refusal().empty());
    }

    void takesAdjacentBoxesInAnyOrder_data() {
        addRows({{"comar-let-it-ride", ".07F/2"}, {"mlgca-let-it-ride", "ch. 7F"}});
    }
    void takesAdjacentBoxesInAnyOrder() {
        QFETCH(QString, ruleSet);
        for (const bool between : {true, false}) {
            TableFixture fixture{makeSetup(with(submissionText(ruleSet.toStdString()),
                                                "adjacent_boxes = 2", "adjacent_boxes = 3"))};
            fixture.open();
            for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}})
                fixture.give(table::SeatPlayer{seat, named<events::PlayerId>("P1")});
            for (const int seat : {1, 3}) {
                fixture.bet(seat, 500);
                QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            }
            if (between)
                fixture.bet(2, 500);
            fixture.give(table::CallNoMoreBets{});
            QCOMPARE(fixture.state().round->question.has_value(), !between);
            fixture.give(table::VoidRound{kFloor, words("fire alarm")});
            QCOMPARE(fixture.told<events::RoundVoided>()->returns.size(),
                     between ? std::size_t{9} : std::size_t{6});
        }
    }

    void findsBoxesThatAreNoLongerAdjacentAtTheLock() {
        TableFixture fixture{makeSetup(
            with(submissionText("mlgca-let-it-ride"), "adjacent_boxes = 2", "adjacent_boxes = 3"))};
        fixture.open();
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}}) {
            fixture.give(table::SeatPlayer{seat, named<events::PlayerId>("P1")});
            fixture.bet(seat.number, 500);
        }
        fixture.bet(2, 0);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(faultSection(fixture), fixture.rules().table.adjacentBoxesSection);
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("let it be")});
        QVERIFY(fixture.state().round->seat({1}).at(Wager::Bet3) == Cents{500});
        QVERIFY(fixture.state().round->seat({3}).at(Wager::Bet3) == Cents{});
    }

    // Whoever turns out to have too many has the lowest, and the others go back.
    void sendsBackThoseThatAreTooMany_data() {
        addRows({{"comar-let-it-ride", ".07F/2"},
                 {"mlgca-let-it-ride", "ch. 7F"},
                 {"mlgca-run-em-twice", ""}});
    }
    void sendsBackThoseThatAreTooMany() {
        QFETCH(QString, ruleSet);
        for (const auto consequence : {std::optional<rules::Consequence>(),
                                       std::optional(rules::Consequence::PlaysNextHand)}) {
            TableFixture fixture = openedFor(ruleSet);
            for (const int seat : {1, 2, 3, 5})
                fixture.bet(seat, 500);
            for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}})
                fixture.give(table::SeatPlayer{seat, named<events::PlayerId>("P1")});
            fixture.give(table::CallNoMoreBets{});
            QCOMPARE(faultSection(fixture), fixture.rules().table.adjacentBoxesSection);
            QCOMPARE(fixture.count<events::ComplianceFound>(), 1); // The others are right.
            fixture.give(table::RuleOnIrregularity{kFloor, consequence, words("two boxes")});
            const Wager last = fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante2;
            for (const int seat : {1, 2, 3, 5})
                QCOMPARE(
                    fixture.state().round->seat({static_cast<std::uint8_t>(seat)}).at(last).value(),
                    seat == 3 ? 0 : 500);
            const auto* back = fixture.told<events::WagerWithdrawn>();
            QVERIFY(back->cause == events::WithdrawalCause::NotAllowed);
            QCOMPARE(back->section.value(), fixture.rules().table.adjacentBoxesSection);
        }
    }

    void findsBoxesThatTurnOutToBeOnePlayersAfterTheLock_data() {
        addRows({{"comar-let-it-ride", ".07F/2"}, {"mlgca-let-it-ride", "ch. 7F"}});
    }
    void findsBoxesThatTurnOutToBeOnePlayersAfterTheLock() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(with(submissionText(ruleSet.toStdString()),
                                            "adjacent_boxes = 2", "adjacent_boxes = 1"))};
        QCOMPARE(fixture.state().submission().adjacentBoxes, 1);
        fixture.open();
        fixture.give(table::SeatPlayer{{1}, named<events::PlayerId>("P-1")});
        fixture.lock({1, 2});
        QVERIFY(faultSection(fixture).empty());
        fixture.give(table::SeatPlayer{{4}, named<events::PlayerId>("P-1")}); // No bets there.
        QVERIFY(faultSection(fixture).empty());
        fixture.give(table::SeatPlayer{{2}, named<events::PlayerId>("P-1")});
        QCOMPARE(faultSection(fixture), fixture.rules().table.adjacentBoxesSection);
        QVERIFY(!fixture.state().round->question); // It was settled at "no more bets".
        fixture.deal();
        QVERIFY(fixture.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestAdjacentBoxes)
#include "tst_adjacent_boxes.moc"
