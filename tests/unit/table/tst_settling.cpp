#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Choice;
using events::LineResult;
using events::Wager;

// clauses: comar-let-it-ride .11G(1)
// clauses: house-let-it-ride Wagers/4, /7, Procedures for completion of each round of play/35
// clauses: mlgca-let-it-ride ch. 7E(5)/2, ch. 11D(3)
// clauses: mlgca-run-em-twice ch. 11B(2)(a)/1, ch. 11B(3), ch. 11D(1)(a)/1

class TestSettling : public QObject {
    Q_OBJECT

private slots:
    void settlesByItselfWhenEverythingIsKnown_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.settlement.section; });
    }
    void settlesByItselfWhenEverythingIsKnown() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 3, 6});
        fixture.deal();
        fixture.playOut();
        const auto* settled = fixture.told<events::RoundSettled>();
        QVERIFY(settled != nullptr);
        QVERIFY(settled->order == (std::vector<core::Seat>{{6}, {3}, {1}}) ||
                fixture.rules().settlement.losersFirst);
        QVERIFY(fixture.state().round->phase == table::Phase::Settled);
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    void givesEveryWagerALine_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.settlement.section; });
    }
    void givesEveryWagerALine() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({2, 4});
        fixture.deal();
        fixture.playOut();
        for (const int seat : {2, 4}) {
            const auto* settled = seatOf(fixture, seat);
            QVERIFY(settled != nullptr);
            QCOMPARE(settled->lines.size(),
                     fixture.isLetItRide() ? std::size_t{3} : std::size_t{5});
        }
    }

    void settlesBaseWagersThenBonusesThenTheProgressive_data() {
        addRows(
            {{"comar-let-it-ride", ".11D/1, .11E"}, {"mlgca-let-it-ride", "ch. 11D/1, ch. 11E"}});
    }
    void settlesBaseWagersThenBonusesThenTheProgressive() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet, {true, true, false});
        fixture.open();
        fixture.bet(1, 500);
        const std::vector sides{Wager::FiveCard, Wager::ThreeCard, Wager::SixCard,
                                Wager::Progressive};
        for (const Wager side : sides)
            fixture.wager(1, side, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.playOut();
        const auto* settled = seatOf(fixture, 1);
        QVERIFY(settled != nullptr);
        QCOMPARE(settled->lines.size(), 3 + sides.size());
        for (std::size_t side = 0; side < sides.size(); ++side)
            QVERIFY(settled->lines[3 + side].wager == sides[side]);
        QVERIFY(fixture.told<events::WagersSettled>() == nullptr);
    }

    void settlesTheBonusWagersOfAllBeforeTheRuns_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11H, ch. 11H(1), ch. 11I(3)"}});
    }
    void settlesTheBonusWagersOfAllBeforeTheRuns() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet, {true, true, false});
        fixture.open();
        for (const int seat : {1, 3}) {
            fixture.bet(seat, 500);
            for (const Wager side : {Wager::FiveCard, Wager::UltimatePairs, Wager::Progressive})
                fixture.wager(seat, side, 100);
        }
        fixture.lock({2});
        fixture.deal();
        fixture.playOut();
        std::vector<int> bonuses;
        for (const auto& event : fixture.last()) {
            if (const auto* first = event.as<events::WagersSettled>()) {
                bonuses.push_back(first->seat.number);
                QCOMPARE(first->lines.size(), std::size_t{2});
                QVERIFY(first->lines[0].wager == Wager::FiveCard);
                QVERIFY(first->lines[1].wager == Wager::UltimatePairs);
            }
            if (event.as<events::SeatSettled>() != nullptr)
                QVERIFY(bonuses == (std::vector{3, 1}));
        }
        const auto* seat = seatOf(fixture, 1);
        QVERIFY(seat->lines.front().wager == Wager::FiveCard);
        QVERIFY(seat->lines.back().wager == Wager::Progressive);
        QCOMPARE(seat->lines.size(), std::size_t{8});
    }

    // Seat 3 wins its bets, seat 1 its bonus alone: the lost bets of seat 1 are collected first.
    void collectsLosingLinesOfAWinnerBeforeAnybodyIsPaid_data() {
        addRows({{"house-let-it-ride", "Procedures for completion of each round of play/29, /31"}});
    }
    void collectsLosingLinesOfAWinnerBeforeAnybodyIsPaid() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.bet(3, 500);
        fixture.bet(1, 500);
        fixture.wager(1, Wager::ThreeCard, 500);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "2s");
        fixture.decideAll(Wager::Bet2, Choice::Ride);
        fixture.community(2, "7h");
        fixture.show(3, "As Ad 9c");
        fixture.show(1, "3s 3d 8c");
        bool collected = false;
        for (const auto& event : fixture.last()) {
            if (const auto* first = event.as<events::WagersSettled>()) {
                QVERIFY(first->seat == core::Seat{1});
                QCOMPARE(first->lines.size(), std::size_t{3});
                for (const auto& line : first->lines)
                    QVERIFY(line.result == LineResult::Lose);
                collected = true;
            }
            if (event.as<events::SeatSettled>() != nullptr)
                QVERIFY(collected);
        }
        QVERIFY(seatOf(fixture, 1)->lines.back().result == LineResult::Win);
    }

    // A royal flush: its claim is neither verified nor paid when the cards are picked up.
    void findsHandsRackedOverAnOpenClaim_data() {
        addRows({{"comar-let-it-ride", ".11F"},
                 {"mlgca-let-it-ride", "ch. 11F/2"},
                 {"mlgca-run-em-twice", "ch. 11J"},
                 {"house-let-it-ride", "Procedures for completion of each round of play/33"}});
    }
    void findsHandsRackedOverAnOpenClaim() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet, {true, true, false});
        fixture.open();
        fixture.bet(1, 1000);
        if (fixture.state().submission().progressive)
            fixture.wager(1, Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        if (fixture.isLetItRide()) {
            fixture.decideAll(Wager::Bet1, Choice::Ride);
            fixture.community(1, "Js");
            fixture.decideAll(Wager::Bet2, Choice::Ride);
            fixture.community(2, "Ts");
            fixture.show(1, "As Ks Qs");
        } else {
            fixture.decideAll(Wager::Run1, Choice::Bet, 1);
            fixture.community(1, "Js Ts");
            fixture.decideAll(Wager::Run2, Choice::Bet, 1);
            fixture.community(3, "2h 7d");
            fixture.decideAll(Wager::Center, Choice::Bet, 1);
            fixture.community(5, "Qs");
            fixture.show(1, "As Ks");
        }
        const std::size_t open = fixture.state().claims.size();
        QVERIFY(open > 0);
        fixture.give(table::EndRound{});
        std::size_t found = 0;
        for (const auto& event : fixture.last())
            if (const auto* finding = event.as<events::ComplianceFound>();
                finding != nullptr && finding->kind == events::FindingKind::RackedBeforeSettled) {
                QCOMPARE(finding->section.value(), fixture.rules().settlement.faceUpSection);
                ++found;
            }
        QCOMPARE(found, open);
    }

    void collectsLosersBeforeWinnersUnderTheHouseRules_data() {
        addRows({{"house-let-it-ride", "Procedures for completion of each round of play/32"}});
    }
    void collectsLosersBeforeWinnersUnderTheHouseRules() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2, 3});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "2s");
        fixture.decideAll(Wager::Bet2, Choice::Ride);
        fixture.community(2, "7h");
        fixture.show(3, "As Ad 9c");
        fixture.show(2, "3s 5d 9h");
        fixture.show(1, "Ks Kd 8c");
        QVERIFY(fixture.told<events::RoundSettled>()->order ==
                (std::vector<core::Seat>{{2}, {3}, {1}}));
        QVERIFY(seatOf(fixture, 3)->totalPaid == Cents{1500});
    }

    void settlesAFoldedHandWithoutSeeingIt() { // ch. 11B(2)
        TableFixture fixture = benchFor("mlgca-run-em-twice");
        fixture.open();
        fixture.lock({1, 2});
        fixture.deal();
        fixture.give(table::Decide{{1}, Wager::Run1, Choice::Bet, 2});
        fixture.give(table::Decide{{2}, Wager::Run1, Choice::Fold, 0});
        fixture.community(1, "2s 7h");
        fixture.give(table::Decide{{1}, Wager::Run2, Choice::Fold, 0});
        const auto* first = seatOf(fixture, 1);
        QVERIFY(first != nullptr);
        QCOMPARE(first->lines.size(), std::size_t{3}); // Two antes and the 1st Run.
        for (const auto& line : first->lines)
            QVERIFY(line.result == LineResult::Lose);
        QVERIFY(fixture.told<events::RoundSettled>()->staked == Cents{500 * 2 + 1000 + 500 * 2});
    }

    void keepsAFoldedHandWithASideWagerOnTheTable() { // ch. 11B(3)
        TableFixture fixture = benchFor("mlgca-run-em-twice");
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::UltimatePairs, 500);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.give(table::Decide{{1}, Wager::Run1, Choice::Fold, 0});
        QVERIFY(fixture.told<events::RoundSettled>() == nullptr);
        fixture.show(1, "Ah Ad");
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        const auto& bonus = seatOf(fixture, 1)->lines.front(); // Before the antes: ch. 11H.
        QVERIFY(bonus.wager == Wager::UltimatePairs && bonus.result == LineResult::Win);
    }

    void needsTheSixCardBoxOnlyForItsWager() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        for (const bool bets : {false, true}) {
            fixture.bet(1, 500);
            if (bets)
                fixture.wager(1, Wager::SixCard, 500);
            fixture.give(table::CallNoMoreBets{});
            fixture.deal();
            fixture.decideAll(Wager::Bet1, Choice::Ride);
            fixture.community(1, "2s");
            fixture.decideAll(Wager::Bet2, Choice::Ride);
            fixture.community(2, "7h");
            fixture.show(1, "As Ad 9c");
            QCOMPARE(fixture.told<events::RoundSettled>() != nullptr, !bets);
            if (bets)
                fixture.give(
                    table::CommunityRevealed{events::Place::SixCardBox, 1, cardsOf("Ac Ah 9d")});
            QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
            fixture.endRound();
            fixture.reshuffle();
        }
    }

    void letsAFloorpersonDeclareTheWagersOfAPlayerWhoLeftLost_data() {
        addRows({{"comar-let-it-ride", ".07B(2)"},
                 {"mlgca-let-it-ride", "ch. 7B(2)"},
                 {"mlgca-run-em-twice", "ch. 7B(3)"},
                 {"house-let-it-ride", ""}});
    }
    void letsAFloorpersonDeclareTheWagersOfAPlayerWhoLeftLost() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        fixture.deal();
        fixture.give(table::AbandonWagers{kFloor, {1}});
        QVERIFY(!fixture.refusal().empty()); // Has not left.
        fixture.give(table::ReportPlayerLeft{{1}});
        fixture.give(table::AbandonWagers{kDealer, {1}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::AbandonWagers{kFloor, {1}});
        const auto* abandoned = fixture.told<events::WagersAbandoned>();
        QVERIFY(abandoned != nullptr);
        QCOMPARE(abandoned->wagers.size(), fixture.isLetItRide() ? std::size_t{3} : std::size_t{2});
        if (const auto* rule = fixture.rules().find(rules::Irregularity::PlayerLeft))
            QCOMPARE(fixture.told<events::IrregularityObserved>()->section.value(), rule->section);
        fixture.give(table::AbandonWagers{kFloor, {1}});
        QVERIFY(!fixture.refusal().empty());
        fixture.playOut();
        QCOMPARE(fixture.count<events::RoundSettled>(), 1);
    }

    void countsAnAbandonedSeatAsLost() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        fixture.lock({1});
        fixture.give(table::ReportPlayerLeft{{1}});
        fixture.give(table::AbandonWagers{kFloor, {1}});
        QVERIFY(seatOf(fixture, 1) == nullptr); // The hand is still to be shown.
        fixture.give(table::EndRound{});
        const auto* seat = seatOf(fixture, 1);
        QVERIFY(seat != nullptr && seat->totalPaid == Cents{} && seat->totalReturned == Cents{});
        QCOMPARE(seat->lines.size(), std::size_t{3});
    }

    void keepsTheCardsReconstructible_data() { addRows({{"comar-let-it-ride", ".11G(2)"}}); }
    void keepsTheCardsReconstructible() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        fixture.deal();
        const auto* dealt = fixture.told<events::CardsDealt>();
        QVERIFY(dealt->deck == events::DeckColour::Red);
        QVERIFY(dealt->packets[0].place == events::Place::SixCardBox);
        QVERIFY(dealt->packets[1].seat == core::Seat{1});
        QVERIFY(dealt->packets[2].seat == core::Seat{2});
        QVERIFY(dealt->packets[3].place == events::Place::Community);
        fixture.playOut();
        QCOMPARE(fixture.count<events::HandRevealed>(), 2);
        QCOMPARE(fixture.count<events::CardsRevealed>(), 3);
        fixture.endRound();
        QVERIFY(fixture.told<events::CardsMovedToRack>()->deck == events::DeckColour::Red);
    }
};

QTEST_APPLESS_MAIN(TestSettling)
#include "tst_settling.moc"
