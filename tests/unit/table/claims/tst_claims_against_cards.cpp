#include "shared/table/reasons.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// A hand that was declared, and cards that are read elsewhere before its own are.
class TestClaimsAgainstCards : public QObject {
    Q_OBJECT

private:
    // Seat 1 is said to hold a royal flush with the two community cards.
    static TableFixture declared() {
        TableFixture fixture(makeSetup(submissionText("mlgca-let-it-ride"), {true, true, false}));
        fixture.open();
        fixture.wager(1, Wager::Progressive, 100);
        fixture.wager(2, Wager::Progressive, 500);
        fixture.lock({1, 2});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "Js");
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        table::DeclareClaim claim{kDealer,
                                  {1},
                                  Wager::Progressive,
                                  Cents{100},
                                  named<events::HandName>("royal_flush"),
                                  cardsOf("As Ks Qs Js Ts")};
        fixture.give(claim);
        return fixture;
    }
    static bool isOpen(const TableFixture& fixture) { return !fixture.state().claims.empty(); }

private slots:
    void areVoidWhereAnotherHoldsACard() {
        TableFixture fixture = declared();
        fixture.community(2, "Ts");
        QVERIFY(isOpen(fixture));
        fixture.show(2, "As 3d 7h");
        QVERIFY2(fixture.told<events::ClaimVoided>() != nullptr, fixture.names().c_str());
        QVERIFY(fixture.told<events::ClaimVoided>()->reason == table::Contradiction::OtherCards);
        fixture.endRound();
        QVERIFY(!isOpen(fixture));
    }

    void areVoidWhereTheBoardIsAnother() {
        TableFixture fixture = declared();
        fixture.community(2, "2d");
        QVERIFY2(fixture.told<events::ClaimVoided>() != nullptr, fixture.names().c_str());
    }

    void areVoidWhereTheBoxHoldsACard() {
        TableFixture fixture = declared();
        fixture.community(2, "Ts");
        fixture.give(table::CommunityRevealed{events::Place::SixCardBox, 1, cardsOf("Ks 2c 3c")});
        QVERIFY2(fixture.told<events::ClaimVoided>() != nullptr, fixture.names().c_str());
    }

    // While something is before the floorperson nothing is made of what is read.
    void areVoidWithTheAnswer() {
        TableFixture fixture = declared();
        fixture.community(2, "Ts");
        table::ReportIrregularity other = reportOf(events::Irregularity::Other);
        other.note = words("a player objects");
        fixture.give(other);
        fixture.show(2, "As 3d 7h");
        QVERIFY(isOpen(fixture));
        fixture.give(table::RuleOnIrregularity{kFloor, {}, words("go on")});
        QVERIFY2(fixture.told<events::ClaimVoided>() != nullptr, fixture.names().c_str());
    }

    // What people signed only they take back, and the round does not end over it.
    void areTakenBackByThoseWhoSigned() {
        TableFixture fixture = declared();
        fixture.community(2, "Ts");
        fixture.give(table::VerifyClaim{kFloor, 1, fixture.state().setup->payout.checks, {}});
        QVERIFY(fixture.told<events::ClaimVerified>() != nullptr);
        fixture.show(2, "As 3d 7h");
        QVERIFY(isOpen(fixture));
        QVERIFY2(fixture.told<events::ComplianceFound>() != nullptr, fixture.names().c_str());
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(fixture.state().round.has_value());
        fixture.give(table::DenyClaim{kSupervisor, 1, words("not that hand"), {}});
        QVERIFY(!isOpen(fixture));
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>() != nullptr);
    }

    void standWhereNothingSpeaksAgainstThem() {
        TableFixture fixture = declared();
        fixture.community(2, "Ts");
        fixture.show(2, "Ad 3d 7h");
        QVERIFY(isOpen(fixture));
        fixture.show(1, "As Ks Qs");
        QVERIFY(fixture.told<events::ClaimConfirmed>() != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestClaimsAgainstCards)
#include "tst_claims_against_cards.moc"
