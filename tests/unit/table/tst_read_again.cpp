#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::Choice;
using events::Irregularity;
using events::Place;
using events::Wager;

// Cards that are read twice, and not alike: people say which reading holds.
class TestReadAgain : public QObject {
    Q_OBJECT

private:
    // Everything but the hands is told.
    static TableFixture turned(const QString& ruleSet, const std::vector<int>& seats = {1}) {
        TableFixture fixture = dealtFor(ruleSet, seats);
        if (fixture.isLetItRide()) {
            fixture.decideAll(Wager::Bet1, Choice::Ride);
            fixture.community(1, "Td");
            fixture.decideAll(Wager::Bet2, Choice::Ride);
            fixture.community(2, "4c");
        } else {
            fixture.decideAll(Wager::Run1, Choice::Bet, 1);
            fixture.community(1, "Td 4c");
            fixture.decideAll(Wager::Run2, Choice::Bet, 1);
            fixture.community(3, "8h 9h");
            fixture.decideAll(Wager::Center, Choice::Bet, 1);
            fixture.community(5, "Kh");
        }
        return fixture;
    }
    static void box(TableFixture& fixture, std::string_view cards) {
        fixture.give(table::CommunityRevealed{Place::SixCardBox, 1, cardsOf(cards)});
    }
    static void rule(TableFixture& fixture) {
        fixture.give(table::RuleOnIrregularity{kFloor, {}, words("read again")});
    }
    static std::string hand(const TableFixture& fixture, bool first) {
        const std::string own = first ? "Ts 4s" : "Js 3s";
        return fixture.rules().deal.perPlayer == 3 ? own + (first ? " Th" : " 5d") : own;
    }

private slots:
    void settlesWhatWasMisreadInTheBox_data() {
        addRows({{"comar-let-it-ride", ".11D/2"}, {"mlgca-let-it-ride", "ch. 11D/2"}});
    }
    void settlesWhatWasMisreadInTheBox() {
        QFETCH(QString, ruleSet);
        for (const bool boxFirst : {true, false}) {
            TableFixture fixture = openedFor(ruleSet);
            fixture.wager(1, Wager::SixCard, 500);
            fixture.lock({1});
            fixture.deal();
            fixture.decideAll(Wager::Bet1, Choice::Ride);
            fixture.community(1, "Td");
            fixture.decideAll(Wager::Bet2, Choice::Ride);
            fixture.community(2, "4c");
            box(fixture, "Ts 7d 9h");
            fixture.show(1, "Ts Th 4s");
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            QVERIFY(fixture.state().round->question == Irregularity::WrongCardCount);
            QVERIFY(fixture.told<events::IrregularityObserved>()->cards == cardsOf("Ts Th 4s"));
            fixture.show(1, "Ts Th 4s"); // The floorperson has not ruled.
            QVERIFY(!fixture.refusal().empty());
            fixture.restart();
            rule(fixture);
            if (boxFirst)
                box(fixture, "2h 7d 9h");
            fixture.show(1, "Ts Th 4s");
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            if (!boxFirst)
                box(fixture, "2h 7d 9h");
            QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
            QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
            QVERIFY(seatOf(fixture, 1)->totalPaid > core::Cents{});
        }
    }

    void settlesWhatWasMisreadInAHand_data() { addEveryRuleSet("L90"); }
    void settlesWhatWasMisreadInAHand() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = turned(ruleSet, {1, 2});
        fixture.show(2, hand(fixture, true)); // It was seat 1 that held these.
        fixture.show(1, hand(fixture, true));
        QVERIFY2(fixture.state().round->question.has_value(), fixture.names().c_str());
        rule(fixture);
        fixture.show(1, hand(fixture, true)); // Holds: seat 2 is read anew.
        QVERIFY2(fixture.told<events::HandRevealed>() != nullptr, fixture.refusal().c_str());
        QVERIFY(!fixture.state().round->seat({2}).hasCards());
        fixture.restart();
        QVERIFY(!fixture.state().round->seat({2}).hasCards());
        fixture.show(2, hand(fixture, false));
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
    }

    // The place itself is told twice.
    void asksWhereOnePlaceIsReadOtherwise_data() { addEveryRuleSet("L90"); }
    void asksWhereOnePlaceIsReadOtherwise() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = turned(ruleSet, {1, 2});
        fixture.community(2, "4c"); // The same again says nothing.
        QVERIFY(!fixture.refusal().empty());
        fixture.community(2, "4d");
        QVERIFY2(fixture.state().round->question == Irregularity::WrongCardCount,
                 fixture.names().c_str());
        QVERIFY(fixture.state().round->board[1] == cardsOf("4c").front());
        fixture.restart();
        rule(fixture);
        fixture.community(2, "4d");
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.state().round->board[1] == cardsOf("4d").front());
        QVERIFY(!fixture.state().round->faceUp.contains(cardsOf("4c").front()));
        fixture.community(2, "4c"); // Once a ruling.
        QVERIFY(fixture.state().round->question.has_value());
        rule(fixture);
        fixture.show(2, hand(fixture, false));
        fixture.show(2, fixture.rules().deal.perPlayer == 3 ? "5d 3s Js" : "3s Js");
        QVERIFY(!fixture.refusal().empty()); // The same cards.
        QVERIFY(!fixture.state().round->question);
        fixture.show(2, fixture.rules().deal.perPlayer == 3 ? "6d 3s Js" : "6d Js");
        QVERIFY(fixture.state().round->question.has_value());
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
    }

    // A ruling on one place is none on another that was never in question.
    void asksAnewWhereAnotherPlaceIsConcerned() {
        TableFixture fixture = turned("comar-let-it-ride");
        fixture.show(1, "Ts Th"); // Another number of cards.
        QVERIFY(fixture.state().round->question.has_value());
        rule(fixture);
        fixture.show(1, "Td Th 4s");
        QVERIFY(fixture.state().round->question.has_value());
        QVERIFY(fixture.state().round->board[0] == cardsOf("Td").front());
        rule(fixture);
        fixture.show(1, "Ts Th 4s");
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
    }

    // A ruling that the first reading holds takes no more words than the right ones.
    void takesTheSecondReadingPutRight() {
        TableFixture fixture = turned("house-let-it-ride");
        fixture.show(1, "Td Th 4s"); // Td lies in the community.
        QVERIFY(fixture.state().round->question.has_value());
        rule(fixture);
        fixture.show(1, "Ts Th 4s");
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
    }

    // Something else is before the floorperson: asked about in its turn.
    void isAskedAboutInItsTurn() {
        TableFixture fixture = turned("comar-let-it-ride", {1, 2});
        fixture.show(2, "Js 3s 5d");
        table::ReportIrregularity other = reportOf(Irregularity::Other);
        other.note = words("a player objects");
        fixture.give(other);
        QVERIFY(fixture.state().round->question == Irregularity::Other);
        fixture.show(1, "Js Th 4s");
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.state().round->question == Irregularity::Other);
        rule(fixture);
        QVERIFY2(fixture.state().round->question == Irregularity::WrongCardCount,
                 fixture.names().c_str());
    }

    // A reading that is impossible in itself says nothing of any other.
    void refusesACardThatIsReadTwiceAtOnePlace() {
        TableFixture fixture = turned("comar-let-it-ride");
        fixture.show(1, "Ts Ts 4s");
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(!fixture.state().round->question);
    }
};

QTEST_APPLESS_MAIN(TestReadAgain)
#include "tst_read_again.moc"
