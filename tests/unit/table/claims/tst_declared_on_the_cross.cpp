#include "tests/support/tables/table_fixture.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

namespace {

table::DeclareClaim declared(int seat, Wager wager, std::string_view shown) {
    return {kFloor,     {static_cast<std::uint8_t>(seat)},      wager,
            Cents{500}, named<events::HandName>("royal_flush"), cardsOf(shown)};
}

constexpr auto kHearts = "Ah Jh Qh Kh Th";
constexpr auto kSpades = "As Js Qs Ks Ts";

// Run 'Em Twice: seats 2 and 3 with $5 progressive wagers, all decided but the center.
TableFixture played() {
    TableFixture fixture(
        makeSetup(submissionText("mlgca-run-em-twice"), table::Signals{true, true, false}));
    fixture.open();
    for (const int seat : {2, 3}) {
        fixture.bet(seat, 500);
        fixture.wager(seat, Wager::Progressive, 500);
    }
    fixture.give(table::CallNoMoreBets{});
    fixture.deal();
    fixture.decideAll(Wager::Run1, events::Choice::Bet, 1);
    return fixture;
}

} // namespace

// A run is the player's two cards and a whole line of the cross.
class TestDeclaredOnTheCross : public QObject {
    Q_OBJECT

    static bool refused(TableFixture& fixture, const table::DeclareClaim& input) {
        fixture.give(input);
        return !fixture.refusal().empty() && fixture.told<events::ClaimRaised>() == nullptr;
    }

private slots:
    void areOfTheCardsThatLieThere() {
        TableFixture fixture = played();
        fixture.community(1, "Qs Ks");
        fixture.decideAll(Wager::Run2, events::Choice::Bet, 1);
        fixture.community(3, "9s 8s");
        QVERIFY(refused(fixture, declared(2, Wager::Progressive, kHearts)));
        QVERIFY(refused(fixture, declared(2, Wager::Run1, kHearts)));
        QVERIFY(refused(fixture, declared(2, Wager::Run2, kSpades)));
        QVERIFY(!refused(fixture, declared(2, Wager::Progressive, kSpades)));
        QVERIFY(!refused(fixture, declared(2, Wager::Run1, kSpades)));
    }

    // Ante and run are paid together up to the limit, and the ante comes first.
    void leaveTheAnteItsShareOfTheLimit() {
        TableFixture fixture(
            makeSetup(submissionText("mlgca-run-em-twice"), table::Signals{true, true, false}));
        fixture.open();
        fixture.bet(2, 50'000);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(Wager::Run1, events::Choice::Bet, 3);
        table::DeclareClaim run = declared(2, Wager::Run1, {});
        run.stake = Cents{150'000};
        fixture.give(run);
        const auto limit = fixture.state().setup->tableRules.payoutLimit;
        const auto* claim = fixture.told<events::ClaimRaised>();
        QVERIFY2(claim != nullptr, fixture.refusal().c_str());
        QCOMPARE(claim->fixedAmount, *limit - Cents{50'000});
    }

    // Any two runs share the center at least.
    void leaveRoomForEachOther() {
        TableFixture fixture = played();
        QVERIFY(!refused(fixture, declared(2, Wager::Progressive, kHearts)));
        QVERIFY(refused(fixture, declared(3, Wager::Progressive, kSpades)));
        QVERIFY(refused(fixture, declared(2, Wager::Run1, kSpades)));
        QVERIFY(!refused(fixture, declared(2, Wager::Run1, kHearts)));
    }

    // The record has the cards that were there, not those that somebody thought of.
    void areRaisedAnewWithTheCardsThatWereRead() {
        TableFixture fixture = played();
        QVERIFY(!refused(fixture, declared(2, Wager::Progressive, kHearts)));
        fixture.community(1, "Qs Ks");
        fixture.decideAll(Wager::Run2, events::Choice::Bet, 1);
        fixture.community(3, "9d 8d");
        fixture.decideAll(Wager::Center, events::Choice::Bet, 1);
        fixture.community(5, "Ts");
        fixture.show(3, "2c 3d");
        QVERIFY(fixture.state().claims.empty()); // As soon as the cards spoke against it.
        fixture.show(2, "As Js");
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
        const events::ClaimRaised* raised = nullptr;
        for (const events::Event& event : fixture.last())
            if (const auto* one = event.as<events::ClaimRaised>();
                one != nullptr && one->wager == Wager::Progressive)
                raised = one;
        QVERIFY(raised != nullptr && raised->seat == core::Seat{2});
        const auto& cards = raised->cards;
        for (const cards::Card card : cardsOf(kSpades))
            QVERIFY(std::find(cards.begin(), cards.end(), card) != cards.end());
    }

    void standWhereTheCardsWereRight() {
        TableFixture fixture = played();
        QVERIFY(!refused(fixture, declared(2, Wager::Progressive, kSpades)));
        fixture.community(1, "Qs Ks");
        fixture.decideAll(Wager::Run2, events::Choice::Bet, 1);
        fixture.community(3, "9d 8d");
        fixture.decideAll(Wager::Center, events::Choice::Bet, 1);
        fixture.community(5, "Ts");
        fixture.show(3, "2c 3d");
        fixture.show(2, "As Js");
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
        QVERIFY(fixture.told<events::ClaimVoided>() == nullptr);
    }
};

QTEST_APPLESS_MAIN(TestDeclaredOnTheCross)
#include "tst_declared_on_the_cross.moc"
