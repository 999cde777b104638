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
};

QTEST_APPLESS_MAIN(TestSettledInPart)
#include "tst_settled_in_part.moc"
