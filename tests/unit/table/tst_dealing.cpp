#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Place;
using events::Wager;

// clauses: california-let-it-ride Dealing procedures 3/1
// clauses: comar-let-it-ride .08C(3)(b), .08D(2)/1, .08D(3)(a), .08D(3)(b), .08D(3)(c), .08D(3)(d)
// clauses: comar-let-it-ride .08D(3)(e), .09B/1, .09C(1), .09C(2), .09C(3), .09C(4), .09C(5)
// clauses: comar-let-it-ride .10A(1)(d)(ii)
// clauses: house-let-it-ride Dealer Procedures (1), Dealer Procedures (2), Dealer Procedures (3)
// clauses: house-let-it-ride Dealer Procedures (4)/1, Dealer Procedures (5)
// clauses: house-let-it-ride Dealer Procedures (6)/1
// clauses: house-let-it-ride Procedures for completion of each round of play/11
// clauses: mlgca-let-it-ride ch. 8D(2)/1, ch. 8D(3)(a)/1, ch. 8D(3)(b), ch. 8D(3)(c), ch. 8D(3)(d)
// clauses: mlgca-let-it-ride ch. 8D(3)(e)
// clauses: mlgca-run-em-twice ch. 8D(2)/1, ch. 8D(3)/1, ch. 13C/1, /2

class TestDealing : public QObject {
    Q_OBJECT

private:
    static TableFixture locked(const QString& ruleSet, const std::vector<int>& seats) {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock(seats);
        return fixture;
    }

private slots:
    // To each player, to the board with what is burned or discarded, and to the six-card box.
    void dealsAsManyCardsAsTheRuleSetSays_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("hand");
        QTest::addColumn<int>("board");
        QTest::addColumn<int>("box");
        const auto row = [](const char* tag, const char* ruleSet, int hand, int board, int box) {
            QTest::newRow(tag) << QString(ruleSet) << hand << board << box;
        };
        row("COMAR .09C", "comar-let-it-ride", 3, 2, 3);
        row("MLGCA ch. 8D", "mlgca-let-it-ride", 3, 2, 3);
        row("Twice ch. 8D", "mlgca-run-em-twice", 2, 5, 0);
        row("California Dealing procedures 3", "california-let-it-ride", 3, 3, 0);
        row("House Dealer Procedures", "house-let-it-ride", 3, 3, 0);
    }
    void dealsAsManyCardsAsTheRuleSetSays() {
        QFETCH(QString, ruleSet);
        QFETCH(int, hand);
        QFETCH(int, board);
        QFETCH(int, box);
        const auto deal = [&](int cards, int community) {
            TableFixture fixture = locked(ruleSet, {1});
            table::DealReported dealt;
            if (box > 0)
                dealt.packets.push_back({Place::SixCardBox, {}, static_cast<std::uint8_t>(box)});
            dealt.packets.push_back(
                {Place::Player, core::Seat{1}, static_cast<std::uint8_t>(cards)});
            dealt.packets.push_back({Place::Community, {}, static_cast<std::uint8_t>(community)});
            fixture.give(dealt);
            return fixture.told<events::IrregularityObserved>() == nullptr;
        };
        QVERIFY(deal(hand, board));
        QVERIFY(!deal(hand + 1, board));
        QVERIFY(!deal(hand - 1, board));
        QVERIFY(!deal(hand, board - 1));
    }

    void countsChipsAgainstTheSensorsBeforeTheDeal_data() {
        addRows({{"comar-let-it-ride", ".09A(3)(c)(ii)"},
                 {"mlgca-let-it-ride", "ch. 8C(3)(b)"},
                 {"mlgca-run-em-twice", "ch. 8C(3)/1"}});
    }
    void countsChipsAgainstTheSensorsBeforeTheDeal() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        for (const int seat : {1, 4}) {
            fixture.bet(seat, 500);
            fixture.wager(seat, Wager::Progressive, 100);
        }
        fixture.give(table::CountChips{Wager::Progressive, 2, {}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 1, {}});
        QCOMPARE(int(fixture.told<events::ChipCountMismatched>()->sensed), 2);
        fixture.deal();
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.chipCount);
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::DealtBeforeChipCount);
        QVERIFY(fixture.state().round->phase == table::Phase::Locked);
        fixture.give(table::ResolveChipCount{kDealer, Wager::Progressive, 2, words("found it")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::ResolveChipCount{kFloor, Wager::Progressive, 2, words("found it")});
        QVERIFY(fixture.told<events::ChipCountResolved>() != nullptr);
        fixture.deal();
        QVERIFY(fixture.told<events::CardsDealt>() != nullptr);
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
        fixture.give(table::CountChips{Wager::Progressive, 2, {}});
        QVERIFY(!fixture.refusal().empty());
    }

    void countsFiveCardChipsAgainstTheLammers_data() {
        addRows({{"mlgca-let-it-ride", "ch. 8C(1)(c)"}});
    }
    void countsFiveCardChipsAgainstTheLammers() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::FiveCard, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::FiveCard, 1, std::uint16_t{2}});
        QVERIFY(fixture.told<events::ChipCountMismatched>() != nullptr);
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CountChips{Wager::FiveCard, 1, std::uint16_t{1}});
        QVERIFY(fixture.told<events::ChipCountMatched>() != nullptr);
        fixture.give(table::ResolveChipCount{kFloor, Wager::FiveCard, 1, {}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CountChips{Wager::ThreeCard, 1, {}});
        QVERIFY(!fixture.refusal().empty());
    }

    // A dispute over which the hands were played on could neither be settled nor left behind.
    void letsTheFloorpersonSettleACountUntilTheRoundEnds() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 2, {}});
        fixture.playOut(); // Nobody reported the deal.
        QVERIFY(fixture.state().round->phase == table::Phase::Locked);
        fixture.endRound();
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.chipCount);
        fixture.give(
            table::ResolveChipCount{kFloor, Wager::Progressive, 1, words("one was a tip")});
        QVERIFY(fixture.told<events::ChipCountResolved>() != nullptr);
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    void findsADealBeforeTheChipCount() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::DealtBeforeChipCount);
        QVERIFY(fixture.told<events::CardsDealt>() != nullptr);
    }

    void takesADealInSeveralMessages() {
        TableFixture fixture = locked("house-let-it-ride", {1, 2});
        fixture.give(table::DealReported{{}, {{Place::Player, core::Seat{1}, 3}}, false});
        QVERIFY(fixture.state().round->phase == table::Phase::Locked);
        fixture.give(table::DealReported{
            {}, {{Place::Player, core::Seat{2}, 3}, {Place::Community, {}, 3}}, true});
        QVERIFY(fixture.state().round->phase == table::Phase::Dealt);
        QCOMPARE(fixture.count<events::IrregularityObserved>(), 0);
    }

    void refusesWhatNoDeckCanBeDealtLike_data() {
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("count");
        QTest::newRow("no such seat") << int(Place::Player) << 9 << 3;
        QTest::newRow("player without a seat") << int(Place::Player) << 0 << 3;
        QTest::newRow("board with a seat") << int(Place::Community) << 1 << 3;
        QTest::newRow("53 cards") << int(Place::Player) << 1 << 53;
    }
    void refusesWhatNoDeckCanBeDealtLike() {
        QFETCH(int, place);
        QFETCH(int, seat);
        QFETCH(int, count);
        TableFixture fixture = locked("house-let-it-ride", {1});
        std::optional<core::Seat> at;
        if (seat != 0)
            at = core::Seat{static_cast<std::uint8_t>(seat)};
        fixture.give(table::DealReported{
            {}, {{static_cast<Place>(place), at, static_cast<std::uint8_t>(count)}}, true});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::DealReported{});
        QVERIFY(!fixture.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestDealing)
#include "tst_dealing.moc"
