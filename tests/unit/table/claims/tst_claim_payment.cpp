#include "shared/table/next_steps.h"
#include "shared/table/reasons.h"
#include "shared/table/unusable_document.h"
#include "shared/wording/wording.h"
#include "tests/support/tables/claim_fixture.h"

#include <QtTest>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::PaymentMethod;
using events::Wager;

// clauses: comar-let-it-ride .11F
// clauses: mlgca-let-it-ride ch. 11E(5), ch. 11F/2
// clauses: mlgca-run-em-twice ch. 11J

class TestClaimPayment : public QObject {
    Q_OBJECT

private:
    static bool refused(const ClaimFixture& fixture, std::string_view words) {
        if (fixture.refusal().find(words) != std::string::npos && fixture.last().size() == 1)
            return true;
        qWarning("%s", (fixture.names() + ": " + fixture.refusal()).c_str());
        return false;
    }
    static bool asks(const ClaimFixture& fixture, std::string_view words) {
        for (const auto& step : table::nextSteps(fixture.state(), fixture.now()))
            if (wording::sentence(step.what).find(words) != std::string::npos)
                return true;
        return false;
    }

private slots:
    void closesWhenTheHolderAndEveryEnvyLineArePaid() {
        ClaimFixture fixture({100, 0, 500, 100});
        const auto number = fixture.claimOf(1);
        fixture.toPayment(number, 100'000);
        fixture.pay(number);
        QCOMPARE(fixture.names(), std::string("claim_paid"));
        QVERIFY(fixture.told<events::ClaimPaid>()->document.value == fixture.lastDocument());
        fixture.payEnvy(number, 3);
        QCOMPARE(fixture.names(), std::string("envy_line_paid"));
        QVERIFY(asks(fixture, "Envy Bonus of seat 4"));
        fixture.payEnvy(number, 4);
        QCOMPARE(fixture.names(), std::string("envy_line_paid claim_closed"));
        QVERIFY(fixture.state().findClaim(number) == nullptr);
    }

    void staysOpenForAMissedEnvyLine() {
        ClaimFixture fixture({100, 0, 500});
        const auto number = fixture.claimOf(1);
        fixture.toPayment(number, 100'000);
        fixture.pay(number);
        for (int round = 0; round < 3; ++round) {
            fixture.reshuffle();
            fixture.wholeRound({4});
        }
        fixture.give(table::CloseTable{kFloor, words("end of day")});
        QVERIFY(fixture.state().findClaim(number) != nullptr);
        QVERIFY(asks(fixture, "Envy Bonus of seat 3"));
        fixture.payEnvy(number, 3);
        QVERIFY(fixture.told<events::ClaimClosed>() != nullptr);
    }

    void paysNothingTwice() {
        ClaimFixture fixture({100, 0, 500, 500});
        const auto number = fixture.claimOf(1);
        fixture.toPayment(number, 100'000);
        fixture.pay(number);
        fixture.pay(number);
        QVERIFY(refused(fixture, "the claim is paid"));
        fixture.payEnvy(number, 3);
        fixture.payEnvy(number, 3);
        QVERIFY(refused(fixture, "the Envy line is paid"));
        fixture.payEnvy(number, 2);
        QVERIFY(refused(fixture, "no Envy line"));
        fixture.give(table::HoldClaim{kSupervisor, number, words("left"), {}});
        QVERIFY(refused(fixture, "the claim is paid"));
        fixture.payEnvy(number, 4);
        fixture.pay(number);
        QVERIFY(refused(fixture, "has ended"));
        QCOMPARE(fixture.count<events::ClaimPaid>(), 1);
        QCOMPARE(fixture.count<events::EnvyLinePaid>(), 2);
    }

    void paysNothingWithoutADocument() {
        ClaimFixture fixture({100, 0, 500});
        const auto number = fixture.claimOf(1);
        fixture.fix(number, 100'000);
        fixture.pay(number);
        QVERIFY(refused(fixture, "not approved"));
        fixture.verify(number);
        fixture.approve(number);
        fixture.pay(number);
        QVERIFY(refused(fixture, "has not been issued"));
        fixture.payEnvy(number, 3);
        QVERIFY(refused(fixture, "has not been issued"));
        fixture.document(number);
        fixture.give(
            table::PayClaim{kFloor, number, PaymentMethod::Cash, events::DocumentNumber{99}});
        QVERIFY(refused(fixture, "not the claim's document"));
        fixture.pay(number, PaymentMethod::Cash, kDealer);
        QVERIFY(refused(fixture, "floorperson"));
    }

    void paysNothingWhileTheRoundCanStillBeVoid() {
        ClaimFixture fixture({100, 0, 500}, {}, true);
        fixture.endRound();
        fixture.reshuffle();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::DeclareClaim{kDealer,
                                         {1},
                                         Wager::Progressive,
                                         Cents{100},
                                         named<events::HandName>("royal_flush"),
                                         {}});
        const auto number = fixture.told<events::ClaimRaised>()->claim.number;
        fixture.toPayment(number, 100'000);
        fixture.pay(number);
        QVERIFY(refused(fixture, "round of the claim is not settled"));
        fixture.endRound();
        fixture.pay(number);
        QVERIFY(fixture.told<events::ClaimPaid>() != nullptr);
    }

    // .11F, .11G: the hand lies face up until then.
    void paysBeforeTheCardsGoToTheRack() {
        ClaimFixture fixture({100, 0, 0}, {}, true);
        const auto number = fixture.claimOf(1);
        fixture.toPayment(number, 100'000);
        fixture.pay(number);
        QVERIFY(fixture.told<events::ClaimPaid>() != nullptr);
        for (const table::PendingClaim& other : std::vector(fixture.state().claims))
            fixture.verify(other.number);
        fixture.endRound();
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
    }

    void findsCardsRackedBeforeTheirClaimIsVerified() {
        ClaimFixture fixture({100, 0, 0}, {}, true);
        const std::size_t open = fixture.state().claims.size();
        QVERIFY(open > 0);
        fixture.give(table::EndRound{});
        QCOMPARE(static_cast<std::size_t>(std::count_if(
                     fixture.last().begin(), fixture.last().end(),
                     [&](const events::Event& event) {
                         const auto* found = event.as<events::ComplianceFound>();
                         return found != nullptr &&
                                found->kind == events::FindingKind::RackedBeforeSettled &&
                                found->section.value() == fixture.rules().settlement.faceUpSection;
                     })),
                 open);
    }

    void takesAChequeFromItsTierOn() {
        ClaimFixture fixture({100, 0, 0});
        const auto number = fixture.claimOf(1);
        fixture.toPayment(number, 5'000'000);
        QVERIFY(asks(fixture, "by cheque"));
        fixture.pay(number, PaymentMethod::Chips);
        QVERIFY(refused(fixture, "by cheque"));
        fixture.pay(number, PaymentMethod::Cheque);
        QCOMPARE(fixture.names(), std::string("claim_paid claim_closed"));
    }

    void holdsWhatNobodyClaims() {
        ClaimFixture fixture({100, 0, 500});
        const auto number = fixture.claimOf(1);
        fixture.toPayment(number, 100'000);
        fixture.give(table::HoldClaim{kFloor, number, words("left"), {}});
        QVERIFY(refused(fixture, "supervisor"));
        fixture.give(table::HoldClaim{kSupervisor, number, words("left"), core::Seat{3}});
        QVERIFY(fixture.told<events::ClaimUnclaimed>()->amount == Cents{500'000});
        fixture.payEnvy(number, 3);
        QVERIFY(refused(fixture, "is held"));
        fixture.give(table::HoldClaim{kSupervisor, number, words("left"), {}});
        QCOMPARE(fixture.names(), std::string("claim_unclaimed claim_closed"));
        QVERIFY(fixture.told<events::ClaimClosed>()->reason == table::ClaimClosing::PaidOrHeld);
    }

    void paysEnvyAloneWhereTheHolderMadeNoProgressiveWager() {
        ClaimFixture fixture({0, 0, 500});
        const auto number = fixture.claimOf(1);
        QVERIFY(fixture.claim(number).waitsFor() == payout::Stage::Verification);
        fixture.toPayment(number, 0);
        fixture.pay(number);
        QVERIFY(refused(fixture, "only Envy"));
        fixture.payEnvy(number, 3);
        QCOMPARE(fixture.names(), std::string("envy_line_paid claim_closed"));
    }

    void recordsADocumentOnce() {
        ClaimFixture fixture({100, 0, 0});
        const auto number = fixture.claimOf(1);
        fixture.toPayment(number, 100'000);
        fixture.give(table::RecordDocument{number, {fixture.lastDocument()}, Cents{100'000}});
        QVERIFY(fixture.last().empty());
        fixture.pay(number);
        fixture.give(table::RecordDocument{number, {fixture.lastDocument()}, Cents{100'000}});
        QVERIFY(fixture.last().empty());
    }

    void rejectsADocumentItCannotUse_data() {
        QTest::addColumn<int>("how");
        QTest::newRow("of a claim that ended meanwhile") << 0;
        QTest::newRow("of no claim") << 1;
        QTest::newRow("of a claim that has one") << 2;
        QTest::newRow("of a claim that asked for none") << 3;
    }
    void rejectsADocumentItCannotUse() {
        QFETCH(int, how);
        ClaimFixture fixture({100, 0, 0});
        const auto number = fixture.claimOf(1);
        fixture.fix(number, 100'000);
        fixture.verify(number);
        if (how != 3)
            fixture.approve(number);
        if (how == 0)
            fixture.give(table::DenyClaim{kManager, number, words("late wager"), {}});
        if (how == 2)
            fixture.document(number);
        fixture.give(table::RecordDocument{how == 1 ? number + 50 : number, {9}, Cents{100'000}});
        QCOMPARE(fixture.names(), std::string("payout_document_rejected"));
        const auto* rejected = fixture.told<events::PayoutDocumentRejected>();
        QVERIFY(rejected->number.value == 9);
        QVERIFY(rejected->reason == (how < 2 ? table::UnusableDocument::ClaimEnded
                                             : table::UnusableDocument::NotRequested));
    }

    void asksAgainWhereTheDocumentSaysAnotherAmount() {
        ClaimFixture fixture({100, 0, 0});
        const auto number = fixture.claimOf(1);
        fixture.fix(number, 100'000);
        fixture.verify(number);
        fixture.approve(number);
        fixture.give(table::RecordDocument{number, {1}, Cents{99'999}});
        QCOMPARE(fixture.names(),
                 std::string("payout_document_rejected payout_document_requested"));
        fixture.give(table::RecordDocument{number, {2}, Cents{100'000}});
        QCOMPARE(fixture.names(), std::string("payout_document_recorded"));
    }

    void voidsAWrongDocumentForANewOne() {
        ClaimFixture fixture({100, 0, 500});
        const auto number = fixture.claimOf(1);
        fixture.toPayment(number, 100'000);
        fixture.give(table::VoidDocument{kFloor, number, words("torn")});
        QVERIFY(refused(fixture, "supervisor"));
        fixture.give(table::VoidDocument{kSupervisor, number, words("torn")});
        QCOMPARE(fixture.names(),
                 std::string("payout_document_rejected payout_document_requested"));
        fixture.pay(number);
        QVERIFY(refused(fixture, "has not been issued"));
        fixture.document(number);
        fixture.payEnvy(number, 3);
        fixture.give(table::VoidDocument{kSupervisor, number, words("torn")});
        QVERIFY(refused(fixture, "has been paid"));
        fixture.give(table::DenyClaim{kManager, number, words("too late"), {}});
        QVERIFY(refused(fixture, "has been paid"));
    }

    void ofAVoidRoundIsNeverPaid() {
        TableFixture fixture(makeSetup(submissionText("comar-let-it-ride")));
        fixture.open();
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::DeclareClaim{
            kDealer, {3}, Wager::Bet1, Cents{500}, named<events::HandName>("royal_flush"), {}});
        fixture.give(table::VerifyClaim{kFloor, 1, everyCheck(), {}});
        fixture.give(table::ApproveClaim{kSupervisor, 1, Cents{500'000}, 7, {}});
        fixture.give(table::RecordDocument{1, {1}, Cents{500'000}});
        // A pad names a floorperson, and undoes nothing that people signed for.
        fixture.give(table::VoidRound{kFloor, words("misdeal")});
        QVERIFY(fixture.refusal().find("by signature") != std::string::npos);
        QCOMPARE(fixture.last().size(), std::size_t{1});
        fixture.give(table::ReportIrregularity{
            kDealer, events::Irregularity::WrongCardCount, core::Seat{3}, {}, 4, {}});
        QVERIFY(fixture.state().round && fixture.state().findClaim(1) != nullptr);
        table::Actor signing = kFloor;
        signing.bySignature = true;
        fixture.give(table::VoidRound{signing, words("misdeal")});
        QVERIFY(fixture.told<events::PayoutDocumentRejected>() != nullptr);
        QVERIFY(fixture.told<events::ClaimVoided>() != nullptr);
        fixture.give(table::PayClaim{kFloor, 1, PaymentMethod::Cash, {}});
        QVERIFY(fixture.refusal().find("has ended") != std::string::npos);
    }

    // The controller knows of the signatures still, and of the meter that was moved by them.
    void onceSignedIsNotUndoneByAPadWhenItComesBack() {
        TableFixture fixture(makeSetup(submissionText("comar-let-it-ride")));
        fixture.open();
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::DeclareClaim{
            kDealer, {3}, Wager::Bet1, Cents{500}, named<events::HandName>("royal_flush"), {}});
        fixture.give(table::VerifyClaim{kFloor, 1, everyCheck(), {}});
        fixture.give(table::ApproveClaim{kSupervisor, 1, Cents{500'000}, 7, {}});
        fixture.give(table::ReturnClaim{1, events::Phrase::quoted(words("no such hand"))});
        QVERIFY(fixture.told<events::ClaimReturned>() != nullptr);
        fixture.give(table::VoidRound{kFloor, words("misdeal")});
        QVERIFY(fixture.refusal().find("by signature") != std::string::npos);
        QVERIFY(fixture.state().findClaim(1) != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestClaimPayment)
#include "tst_claim_payment.moc"
