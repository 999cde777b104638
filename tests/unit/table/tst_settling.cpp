#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Choice;
using events::LineResult;
using events::Wager;

class TestSettling : public QObject {
    Q_OBJECT

private:
    static const events::SeatSettled* seatOf(const TableBench& bench, int seat) {
        for (const auto& event : bench.last())
            if (const auto* settled = event.as<events::SeatSettled>();
                settled != nullptr && settled->seat.number == seat)
                return settled;
        return nullptr;
    }

private slots:
    void settlesByItselfWhenEverythingIsKnown_data() {
        addEveryRuleSet("ROUND-10",
                        [](const rules::RuleSet& rules) { return rules.settlement.section; });
    }
    void settlesByItselfWhenEverythingIsKnown() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.lock({1, 3, 6});
        bench.deal();
        bench.playOut();
        const auto* settled = bench.told<events::RoundSettled>();
        QVERIFY(settled != nullptr);
        QVERIFY(settled->order == (std::vector<core::Seat>{{6}, {3}, {1}}) ||
                bench.rules().settlement.losersFirst);
        QVERIFY(bench.state().round->phase == table::Phase::Settled);
        bench.endRound();
        QVERIFY(bench.told<events::RoundCompleted>()->settled);
    }

    void givesEveryWagerALine_data() {
        addEveryRuleSet("ROUND-11",
                        [](const rules::RuleSet& rules) { return rules.settlement.section; });
    }
    void givesEveryWagerALine() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.lock({2, 4});
        bench.deal();
        bench.playOut();
        for (const int seat : {2, 4}) {
            const auto* settled = seatOf(bench, seat);
            QVERIFY(settled != nullptr);
            QCOMPARE(settled->lines.size(), bench.isLetItRide() ? std::size_t{3} : std::size_t{5});
        }
    }

    void settlesBaseWagersThenBonusesThenTheProgressive_data() {
        addRows("ROUND-11", {{"comar-let-it-ride", ".11D"},
                             {"mlgca-let-it-ride", "ch. 11D"},
                             {"mlgca-run-em-twice", "ch. 11H-I"}});
    }
    void settlesBaseWagersThenBonusesThenTheProgressive() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet, {true, true, false});
        bench.open();
        bench.bet(1, 500);
        const std::vector<Wager> sides =
            bench.isLetItRide()
                ? std::vector{Wager::FiveCard, Wager::ThreeCard, Wager::SixCard, Wager::Progressive}
                : std::vector{Wager::FiveCard, Wager::UltimatePairs, Wager::Progressive};
        for (const Wager side : sides)
            bench.wager(1, side, 100);
        bench.give(table::CallNoMoreBets{});
        bench.deal();
        bench.playOut();
        const auto* settled = seatOf(bench, 1);
        QVERIFY(settled != nullptr);
        const std::size_t base = bench.isLetItRide() ? 3 : 5;
        QCOMPARE(settled->lines.size(), base + sides.size());
        for (std::size_t side = 0; side < sides.size(); ++side)
            QVERIFY(settled->lines[base + side].wager == sides[side]);
    }

    void collectsLosersBeforeWinnersUnderTheHouseRules_data() {
        addRows("ROUND-12",
                {{"house-let-it-ride", "Procedures for completion of each round of play"}});
    }
    void collectsLosersBeforeWinnersUnderTheHouseRules() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.lock({1, 2, 3});
        bench.deal();
        bench.decideAll(Wager::Bet1, Choice::Ride);
        bench.community(1, "2s");
        bench.decideAll(Wager::Bet2, Choice::Ride);
        bench.community(2, "7h");
        bench.show(3, "As Ad 9c");
        bench.show(2, "3s 5d 9h");
        bench.show(1, "Ks Kd 8c");
        QVERIFY(bench.told<events::RoundSettled>()->order ==
                (std::vector<core::Seat>{{2}, {3}, {1}}));
        QVERIFY(seatOf(bench, 3)->totalPaid == Cents{1500});
    }

    void settlesAFoldedHandWithoutSeeingIt() { // ch. 11B(2)
        TableBench bench = benchFor("mlgca-run-em-twice");
        bench.open();
        bench.lock({1, 2});
        bench.deal();
        bench.give(table::Decide{{1}, Wager::Run1, Choice::Bet, 2});
        bench.give(table::Decide{{2}, Wager::Run1, Choice::Fold, 0});
        bench.community(1, "2s 7h");
        bench.give(table::Decide{{1}, Wager::Run2, Choice::Fold, 0});
        const auto* first = seatOf(bench, 1);
        QVERIFY(first != nullptr);
        QCOMPARE(first->lines.size(), std::size_t{3}); // Two antes and the 1st Run.
        for (const auto& line : first->lines)
            QVERIFY(line.result == LineResult::Lose);
        QVERIFY(bench.told<events::RoundSettled>()->staked == Cents{500 * 2 + 1000 + 500 * 2});
    }

    void keepsAFoldedHandWithASideWagerOnTheTable() { // ch. 11B(3)
        TableBench bench = benchFor("mlgca-run-em-twice");
        bench.open();
        bench.bet(1, 500);
        bench.wager(1, Wager::UltimatePairs, 500);
        bench.give(table::CallNoMoreBets{});
        bench.deal();
        bench.give(table::Decide{{1}, Wager::Run1, Choice::Fold, 0});
        QVERIFY(bench.told<events::RoundSettled>() == nullptr);
        bench.show(1, "Ah Ad");
        QVERIFY(bench.told<events::RoundSettled>() != nullptr);
        QVERIFY(seatOf(bench, 1)->lines.back().result == LineResult::Win);
    }

    void needsTheSixCardBoxOnlyForItsWager() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        for (const bool bets : {false, true}) {
            bench.bet(1, 500);
            if (bets)
                bench.wager(1, Wager::SixCard, 500);
            bench.give(table::CallNoMoreBets{});
            bench.deal();
            bench.decideAll(Wager::Bet1, Choice::Ride);
            bench.community(1, "2s");
            bench.decideAll(Wager::Bet2, Choice::Ride);
            bench.community(2, "7h");
            bench.show(1, "As Ad 9c");
            QCOMPARE(bench.told<events::RoundSettled>() != nullptr, !bets);
            if (bets)
                bench.give(
                    table::CommunityRevealed{events::Place::SixCardBox, 1, cardsOf("Ac Ah 9d")});
            QVERIFY(bench.told<events::RoundSettled>() != nullptr);
            bench.endRound();
            bench.reshuffle();
        }
    }

    void letsAFloorpersonDeclareTheWagersOfAPlayerWhoLeftLost_data() {
        addRows("ROUND-14", {{"comar-let-it-ride", ".07B(2)"},
                             {"mlgca-let-it-ride", "ch. 7B(2)"},
                             {"mlgca-run-em-twice", "ch. 7B(3)"},
                             {"house-let-it-ride", "silent"}});
    }
    void letsAFloorpersonDeclareTheWagersOfAPlayerWhoLeftLost() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.lock({1, 2});
        bench.deal();
        bench.give(table::AbandonWagers{kFloor, {1}});
        QVERIFY(!bench.refusal().empty()); // Has not left.
        bench.give(table::ReportPlayerLeft{{1}});
        bench.give(table::AbandonWagers{kDealer, {1}});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::AbandonWagers{kFloor, {1}});
        const auto* abandoned = bench.told<events::WagersAbandoned>();
        QVERIFY(abandoned != nullptr);
        QCOMPARE(abandoned->wagers.size(), bench.isLetItRide() ? std::size_t{3} : std::size_t{2});
        if (const auto* rule = bench.rules().find(rules::Irregularity::PlayerLeft))
            QCOMPARE(bench.told<events::IrregularityObserved>()->section.value(), rule->section);
        bench.give(table::AbandonWagers{kFloor, {1}});
        QVERIFY(!bench.refusal().empty());
        bench.playOut();
        QCOMPARE(bench.count<events::RoundSettled>(), 1);
    }

    void countsAnAbandonedSeatAsLost() {
        TableBench bench = benchFor("house-let-it-ride");
        bench.open();
        bench.lock({1});
        bench.give(table::ReportPlayerLeft{{1}});
        bench.give(table::AbandonWagers{kFloor, {1}});
        const auto* seat = seatOf(bench, 1);
        QVERIFY(seat != nullptr && seat->totalPaid == Cents{} && seat->totalReturned == Cents{});
        QCOMPARE(seat->lines.size(), std::size_t{3});
    }

    void keepsTheCardsReconstructible_data() {
        addRows("ROUND-13", {{"comar-let-it-ride", ".11G(2)"}});
    }
    void keepsTheCardsReconstructible() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.lock({1, 2});
        bench.deal();
        const auto* dealt = bench.told<events::CardsDealt>();
        QVERIFY(dealt->deck == events::DeckColour::Red);
        QVERIFY(dealt->packets[0].place == events::Place::SixCardBox);
        QVERIFY(dealt->packets[1].seat == core::Seat{1});
        bench.playOut();
        QCOMPARE(bench.count<events::HandRevealed>(), 2);
        QCOMPARE(bench.count<events::CardsRevealed>(), 3);
        bench.endRound();
        QCOMPARE(int(bench.told<events::CardsMovedToRack>()->count), 52);
    }
};

QTEST_APPLESS_MAIN(TestSettling)
#include "tst_settling.moc"
