#include "shared/table/reasons.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Choice;
using events::Wager;

// A round that ends before everything was told: whoever's cards were is settled.
class TestSettledInPart : public QObject {
    Q_OBJECT

private:
    static bool raised(const TableFixture& fixture, int seat, Wager wager) {
        for (const auto& event : fixture.last())
            if (const auto* claim = event.as<events::ClaimRaised>();
                claim != nullptr && claim->seat.number == seat && claim->wager == wager)
                return true;
        return false;
    }
    // To the last community card: seat 2 holds a royal flush with As Js, unless others lie there.
    static TableFixture twoAtTheCross(std::int64_t firstProgressive, const char* sides = "Qs Ks",
                                      const char* center = "Ts") {
        TableFixture fixture = openedFor("mlgca-run-em-twice");
        fixture.bet(1, 500);
        fixture.bet(2, 500);
        if (firstProgressive > 0)
            fixture.wager(1, Wager::Progressive, firstProgressive);
        fixture.wager(2, Wager::Progressive, 500);
        fixture.give(table::CallNoMoreBets{});
        const std::uint16_t chips = firstProgressive > 0 ? 2 : 1;
        fixture.give(table::CountChips{Wager::Progressive, chips, {}});
        fixture.deal();
        fixture.decideAll(Wager::Run1, Choice::Bet, 1);
        fixture.community(1, sides);
        fixture.decideAll(Wager::Run2, Choice::Bet, 1);
        fixture.community(3, "9d 8d");
        fixture.decideAll(Wager::Center, Choice::Bet, 1);
        fixture.community(5, center);
        return fixture;
    }

private slots:
    // What hangs on no decision is won and lost by the cards.
    void withoutDecisions_data() {
        addRows({{"comar-let-it-ride", ".07E(7), .11E, .12G"},
                 {"mlgca-let-it-ride", "ch. 7E(7), ch. 11E, ch. 12G"}});
    }
    void withoutDecisions() {
        QFETCH(QString, ruleSet);
        for (const bool lifts : {true, false}) {
            TableFixture fixture = benchFor(ruleSet, {false, true, true});
            fixture.open();
            for (const int seat : {1, 2})
                fixture.bet(seat, 500);
            fixture.wager(1, Wager::ThreeCard, 500);
            fixture.wager(1, Wager::Progressive, 500);
            fixture.give(table::CallNoMoreBets{});
            fixture.give(table::CountChips{Wager::Progressive, 1, {}});
            fixture.deal();
            if (lifts) // Its chips alone tell of that.
                fixture.wager(1, Wager::Bet1, 0);
            fixture.community(1, "Js");
            fixture.community(2, "Ts");
            fixture.show(2, "2c 5d 9h");
            fixture.show(1, "As Ks Qs");
            fixture.endRound();
            const auto* seat = seatOf(fixture, 1);
            QVERIFY2(seat != nullptr, fixture.names().c_str());
            QCOMPARE(seat->lines.size(), std::size_t{2});
            for (const auto& line : seat->lines)
                QVERIFY(line.result == events::LineResult::Win &&
                        (line.wager == Wager::ThreeCard || line.wager == Wager::Progressive));
            QVERIFY(raised(fixture, 1, Wager::Progressive));
            QVERIFY(!raised(fixture, 1, Wager::Bet3));
            QVERIFY(seatOf(fixture, 2) == nullptr); // Nothing but bets.
            const auto* completed = fixture.told<events::RoundCompleted>();
            QVERIFY(!completed->settled && completed->missing == table::Unsettled::Decisions);
        }
    }
    void withoutDecisionsOnTheCross_data() { addRows({{"mlgca-run-em-twice", "ch. 11H"}}); }
    void withoutDecisionsOnTheCross() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet, {false, true, true});
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::UltimatePairs, 500);
        fixture.wager(1, Wager::Progressive, 500);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 1, {}});
        fixture.deal();
        fixture.community(1, "Qs Ks");
        fixture.community(3, "9d 8d");
        fixture.community(5, "Ts");
        fixture.show(1, "As Js");
        fixture.endRound();
        QVERIFY(raised(fixture, 1, Wager::Progressive));
        QVERIFY(!raised(fixture, 1, Wager::Run1));
        const auto* pairs = fixture.told<events::WagersSettled>();
        QVERIFY(pairs != nullptr && pairs->lines[0].wager == Wager::UltimatePairs);
        QVERIFY(fixture.told<events::RoundCompleted>()->missing == table::Unsettled::Decisions);
    }
    // A claim on a bet stays: nobody told of what would speak against it.
    void withAClaimOnWhatWasDecided() {
        TableFixture fixture = benchFor("mlgca-let-it-ride", {false, true, true});
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Progressive, 500);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 1, {}});
        fixture.deal();
        fixture.community(1, "Js");
        fixture.community(2, "Ts");
        for (const Wager wager : {Wager::Bet3, Wager::Progressive}) {
            fixture.give(table::DeclareClaim{kDealer,
                                             {1},
                                             wager,
                                             Cents{500},
                                             named<events::HandName>("royal_flush"),
                                             cardsOf("As Ks Qs Js Ts")});
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        }
        fixture.show(1, "As Ks Qs");
        fixture.endRound();
        QVERIFY(fixture.told<events::ClaimConfirmed>() != nullptr);
        QVERIFY(fixture.told<events::ClaimVoided>() == nullptr);
        QCOMPARE(fixture.state().claims.size(), std::size_t{2});
    }

    // Side wagers have no bearing on any other wager.
    void withoutTheSixCardBox_data() { addRows({{"mlgca-let-it-ride", "ch. 7E(7)"}}); }
    void withoutTheSixCardBox() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.bet(1, 500);
        fixture.wager(1, Wager::SixCard, 500);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "Td");
        fixture.decideAll(Wager::Bet2, Choice::Ride);
        fixture.community(2, "4c");
        fixture.show(1, "Ts Th 4d");
        QCOMPARE(fixture.count<events::SeatSettled>(), 0);
        fixture.endRound();
        const auto* seat = seatOf(fixture, 1);
        QVERIFY2(seat != nullptr, fixture.names().c_str());
        QCOMPARE(seat->lines.size(), std::size_t{3});
        for (const events::SettledLine& line : seat->lines)
            QVERIFY(line.wager != Wager::SixCard && line.result == events::LineResult::Win);
        const auto* completed = fixture.told<events::RoundCompleted>();
        QVERIFY(!completed->settled && completed->missing == table::Unsettled::SixCardBox);
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::RackedBeforeSettled);
        QCOMPARE(fixture.count<events::RoundSettled>(), 0);
    }

    void withoutAHandThatWasNotShown() {
        TableFixture fixture = twoAtTheCross(0);
        fixture.show(2, "As Js");
        QCOMPARE(fixture.count<events::SeatSettled>(), 0);
        fixture.endRound();
        QVERIFY2(seatOf(fixture, 2) != nullptr, fixture.names().c_str());
        QVERIFY(seatOf(fixture, 1) == nullptr);
        QVERIFY(raised(fixture, 2, Wager::Progressive));
        QVERIFY(fixture.told<events::RoundCompleted>()->missing == table::Unsettled::Hands);
    }

    // Also where any cards at all would win.
    void withNothingForAHandThatNobodySaw() {
        TableFixture fixture = twoAtTheCross(500, "7s 7h", "7d");
        fixture.show(2, "As Ac");
        fixture.endRound();
        const auto* seat = seatOf(fixture, 2);
        QVERIFY2(seat != nullptr, fixture.names().c_str());
        QVERIFY(seat->hand && seat->hand->text() == "full_house");
        QVERIFY(seatOf(fixture, 1) == nullptr);
        QVERIFY(!raised(fixture, 1, Wager::Progressive));
        for (const auto& event : fixture.last())
            if (const auto* first = event.as<events::WagersSettled>())
                QVERIFY(first->seat.number != 1);
    }

    // Envy goes by the hand of another.
    void withTheEnvyOfOneWhoseHandWasNotShown() {
        TableFixture fixture = twoAtTheCross(500);
        fixture.show(2, "As Js");
        fixture.endRound();
        const auto* seat = seatOf(fixture, 1);
        QVERIFY2(seat != nullptr, fixture.names().c_str());
        QVERIFY(seat->lines.empty() && !seat->hand);
        QCOMPARE(seat->envy.size(), std::size_t{1});
        QVERIFY(seat->envy[0].claim != 0 && seat->totalPaid == Cents{});
    }

    void butNotOverABank() {
        TableFixture fixture = openedFor("california-let-it-ride");
        fixture.lock({1, 2});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "Td");
        fixture.decideAll(Wager::Bet2, Choice::Ride);
        fixture.community(2, "4c");
        fixture.show(1, "Ts Th 4d");
        fixture.endRound();
        QVERIFY(!fixture.told<events::RoundCompleted>()->settled);
        QVERIFY(seatOf(fixture, 1) == nullptr);
    }

    // What comes after does not change what was paid before.
    void overABankUpToTheHandThatIsMissing_data() {
        addRows({{"california-let-it-ride", "Round of Play 13/2"}});
    }
    void overABankUpToTheHandThatIsMissing() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.lock({1, 2, 3});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "Td");
        fixture.decideAll(Wager::Bet2, Choice::Ride);
        fixture.community(2, "4c");
        fixture.show(3, "Ts Th 4d");
        fixture.show(1, "Tc 9h 8d");
        fixture.endRound();
        const auto* seat = seatOf(fixture, 3);
        QVERIFY2(seat != nullptr, fixture.names().c_str());
        QCOMPARE(seat->lines.size(), std::size_t{3});
        QVERIFY(seat->totalPaid > Cents{} && seat->fee > Cents{});
        QVERIFY(seatOf(fixture, 2) == nullptr && seatOf(fixture, 1) == nullptr);
        QVERIFY(fixture.told<events::BankSettled>() == nullptr);
        QVERIFY(fixture.told<events::RoundCompleted>()->missing == table::Unsettled::Hands);
    }

    // Wagers that look at the player's cards alone, or at these and the box.
    void withoutACommunityCard_data() {
        addRows({{"comar-let-it-ride", ".07E(7), .11E(2), .11E(3)"},
                 {"mlgca-let-it-ride", "ch. 7E(7), ch. 11E(2), ch. 11E(3)"}});
    }
    void withoutACommunityCard() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        for (const int seat : {1, 2}) {
            fixture.bet(seat, 500);
            fixture.wager(seat, Wager::ThreeCard, 500);
        }
        fixture.wager(1, Wager::SixCard, 500);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "Td");
        fixture.decideAll(Wager::Bet2, Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::SixCardBox, 1, cardsOf("2h 7d 9h")});
        fixture.show(2, "5c 6d 7h");
        fixture.show(1, "Ts Th 4d");
        fixture.endRound();
        const auto* straight = seatOf(fixture, 2);
        const auto* pair = seatOf(fixture, 1);
        QVERIFY2(straight != nullptr && pair != nullptr, fixture.names().c_str());
        QVERIFY(!straight->hand && !pair->hand);
        QCOMPARE(straight->lines.size(), std::size_t{1});
        QVERIFY(straight->lines[0].wager == Wager::ThreeCard);
        QVERIFY(straight->lines[0].result == events::LineResult::Win);
        QCOMPARE(straight->totalPaid, straight->lines[0].paid);
        QCOMPARE(straight->totalReturned, Cents{500});
        QCOMPARE(pair->lines.size(), std::size_t{2});
        QVERIFY(pair->lines[0].wager == Wager::ThreeCard &&
                pair->lines[0].result == events::LineResult::Win);
        QVERIFY(pair->lines[1].wager == Wager::SixCard);
        const auto* completed = fixture.told<events::RoundCompleted>();
        QVERIFY(!completed->settled && completed->missing == table::Unsettled::CommunityCards);
    }
    void withoutACardOfTheCross_data() { addRows({{"mlgca-run-em-twice", "ch. 11H"}}); }
    void withoutACardOfTheCross() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        for (const int seat : {1, 2}) {
            fixture.bet(seat, 500);
            fixture.wager(seat, Wager::FiveCard, 500);
            fixture.wager(seat, Wager::UltimatePairs, 500);
        }
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(Wager::Run1, Choice::Bet, 1);
        fixture.community(1, "Qs Ks");
        fixture.decideAll(Wager::Run2, Choice::Bet, 1);
        fixture.community(3, "9d 8d");
        fixture.decideAll(Wager::Center, Choice::Bet, 1);
        fixture.show(2, "As Ac");
        fixture.endRound();
        const auto* first = fixture.told<events::WagersSettled>();
        QVERIFY2(first != nullptr, fixture.names().c_str());
        QVERIFY(first->seat == core::Seat{2});
        QCOMPARE(first->lines.size(), std::size_t{1});
        QVERIFY(first->lines[0].wager == Wager::UltimatePairs);
        QVERIFY(first->lines[0].result == events::LineResult::Win);
        QVERIFY(seatOf(fixture, 1) == nullptr);
        QVERIFY(fixture.told<events::RoundCompleted>()->missing ==
                table::Unsettled::CommunityCards);
    }
};

QTEST_APPLESS_MAIN(TestSettledInPart)
#include "tst_settled_in_part.moc"
