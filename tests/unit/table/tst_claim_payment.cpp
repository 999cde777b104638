#include "shared/table/next_steps.h"
#include "shared/wording/wording.h"
#include "tests/support/tables/claim_bench.h"

#include <QtTest>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::PaymentMethod;
using events::Wager;

class TestClaimPayment : public QObject {
    Q_OBJECT

private:
    static bool refused(const ClaimBench& bench, std::string_view words) {
        if (bench.refusal().find(words) != std::string::npos && bench.last().size() == 1)
            return true;
        qWarning("%s", (bench.names() + ": " + bench.refusal()).c_str());
        return false;
    }
    static bool asks(const ClaimBench& bench, std::string_view words) {
        for (const auto& step : table::nextSteps(bench.state(), bench.now()))
            if (wording::sentence(step.what).find(words) != std::string::npos)
                return true;
        return false;
    }

private slots:
    void closesWhenTheHolderAndEveryEnvyLineArePaid() {
        ClaimBench bench({100, 0, 500, 100});
        const auto number = bench.claimOf(1);
        bench.toPayment(number, 100'000);
        bench.pay(number);
        QCOMPARE(bench.names(), std::string("claim_paid"));
        QVERIFY(bench.told<events::ClaimPaid>()->document.value == bench.lastDocument());
        bench.payEnvy(number, 3);
        QCOMPARE(bench.names(), std::string("envy_line_paid"));
        QVERIFY(asks(bench, "Envy Bonus of seat 4"));
        bench.payEnvy(number, 4);
        QCOMPARE(bench.names(), std::string("envy_line_paid claim_closed"));
        QVERIFY(bench.state().findClaim(number) == nullptr);
    }

    void staysOpenForAMissedEnvyLine() {
        ClaimBench bench({100, 0, 500});
        const auto number = bench.claimOf(1);
        bench.toPayment(number, 100'000);
        bench.pay(number);
        for (int round = 0; round < 3; ++round) {
            bench.reshuffle();
            bench.wholeRound({4});
        }
        bench.give(table::CloseTable{kFloor, words("end of day")});
        QVERIFY(bench.state().findClaim(number) != nullptr);
        QVERIFY(asks(bench, "Envy Bonus of seat 3"));
        bench.payEnvy(number, 3);
        QVERIFY(bench.told<events::ClaimClosed>() != nullptr);
    }

    void paysNothingTwice() {
        ClaimBench bench({100, 0, 500, 500});
        const auto number = bench.claimOf(1);
        bench.toPayment(number, 100'000);
        bench.pay(number);
        bench.pay(number);
        QVERIFY(refused(bench, "the claim is paid"));
        bench.payEnvy(number, 3);
        bench.payEnvy(number, 3);
        QVERIFY(refused(bench, "the Envy line is paid"));
        bench.payEnvy(number, 2);
        QVERIFY(refused(bench, "no Envy line"));
        bench.give(table::HoldClaim{kSupervisor, number, words("left"), {}});
        QVERIFY(refused(bench, "the claim is paid"));
        bench.payEnvy(number, 4);
        bench.pay(number);
        QVERIFY(refused(bench, "has ended"));
        QCOMPARE(bench.count<events::ClaimPaid>(), 1);
        QCOMPARE(bench.count<events::EnvyLinePaid>(), 2);
    }

    void paysNothingWithoutADocument() {
        ClaimBench bench({100, 0, 500});
        const auto number = bench.claimOf(1);
        bench.fix(number, 100'000);
        bench.pay(number);
        QVERIFY(refused(bench, "not approved"));
        bench.verify(number);
        bench.approve(number);
        bench.pay(number);
        QVERIFY(refused(bench, "has not been issued"));
        bench.payEnvy(number, 3);
        QVERIFY(refused(bench, "has not been issued"));
        bench.document(number);
        bench.give(
            table::PayClaim{kFloor, number, PaymentMethod::Cash, events::DocumentNumber{99}});
        QVERIFY(refused(bench, "not the claim's document"));
        bench.pay(number, PaymentMethod::Cash, kDealer);
        QVERIFY(refused(bench, "floorperson"));
    }

    void paysNothingWhileTheRoundCanStillBeVoid() {
        ClaimBench bench({100, 0, 500}, {}, true);
        const auto number = bench.claimOf(1);
        bench.toPayment(number, 100'000);
        bench.pay(number);
        QVERIFY(refused(bench, "round of the claim is not over"));
        bench.endRound();
        bench.pay(number);
        QVERIFY(bench.told<events::ClaimPaid>() != nullptr);
    }

    void takesAChequeFromItsTierOn() {
        ClaimBench bench({100, 0, 0});
        const auto number = bench.claimOf(1);
        bench.toPayment(number, 5'000'000);
        QVERIFY(asks(bench, "by cheque"));
        bench.pay(number, PaymentMethod::Chips);
        QVERIFY(refused(bench, "by cheque"));
        bench.pay(number, PaymentMethod::Cheque);
        QCOMPARE(bench.names(), std::string("claim_paid claim_closed"));
    }

    void holdsWhatNobodyClaims() {
        ClaimBench bench({100, 0, 500});
        const auto number = bench.claimOf(1);
        bench.toPayment(number, 100'000);
        bench.give(table::HoldClaim{kFloor, number, words("left"), {}});
        QVERIFY(refused(bench, "supervisor"));
        bench.give(table::HoldClaim{kSupervisor, number, words("left"), core::Seat{3}});
        QVERIFY(bench.told<events::ClaimUnclaimed>()->amount == Cents{500'000});
        bench.payEnvy(number, 3);
        QVERIFY(refused(bench, "is held"));
        bench.give(table::HoldClaim{kSupervisor, number, words("left"), {}});
        QCOMPARE(bench.names(), std::string("claim_unclaimed claim_closed"));
        QVERIFY(bench.told<events::ClaimClosed>()->reason.value().find("held") !=
                std::string::npos);
    }

    void paysEnvyAloneWhereTheHolderMadeNoProgressiveWager() {
        ClaimBench bench({0, 0, 500});
        const auto number = bench.claimOf(1);
        QVERIFY(bench.claim(number).waitsFor() == payout::Stage::Verification);
        bench.toPayment(number, 0);
        bench.pay(number);
        QVERIFY(refused(bench, "only Envy"));
        bench.payEnvy(number, 3);
        QCOMPARE(bench.names(), std::string("envy_line_paid claim_closed"));
    }

    void recordsADocumentOnce() {
        ClaimBench bench({100, 0, 0});
        const auto number = bench.claimOf(1);
        bench.toPayment(number, 100'000);
        bench.give(table::RecordDocument{number, {bench.lastDocument()}, Cents{100'000}});
        QVERIFY(bench.last().empty());
        bench.pay(number);
        bench.give(table::RecordDocument{number, {bench.lastDocument()}, Cents{100'000}});
        QVERIFY(bench.last().empty());
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
        ClaimBench bench({100, 0, 0});
        const auto number = bench.claimOf(1);
        bench.fix(number, 100'000);
        bench.verify(number);
        if (how != 3)
            bench.approve(number);
        if (how == 0)
            bench.give(table::DenyClaim{kManager, number, words("late wager"), {}});
        if (how == 2)
            bench.document(number);
        bench.give(table::RecordDocument{how == 1 ? number + 50 : number, {9}, Cents{100'000}});
        QCOMPARE(bench.names(), std::string("payout_document_rejected"));
        QVERIFY(bench.told<events::PayoutDocumentRejected>()->number.value == 9);
    }

    void asksAgainWhereTheDocumentSaysAnotherAmount() {
        ClaimBench bench({100, 0, 0});
        const auto number = bench.claimOf(1);
        bench.fix(number, 100'000);
        bench.verify(number);
        bench.approve(number);
        bench.give(table::RecordDocument{number, {1}, Cents{99'999}});
        QCOMPARE(bench.names(), std::string("payout_document_rejected payout_document_requested"));
        bench.give(table::RecordDocument{number, {2}, Cents{100'000}});
        QCOMPARE(bench.names(), std::string("payout_document_recorded"));
    }

    void voidsAWrongDocumentForANewOne() {
        ClaimBench bench({100, 0, 500});
        const auto number = bench.claimOf(1);
        bench.toPayment(number, 100'000);
        bench.give(table::VoidDocument{kFloor, number, words("torn")});
        QVERIFY(refused(bench, "supervisor"));
        bench.give(table::VoidDocument{kSupervisor, number, words("torn")});
        QCOMPARE(bench.names(), std::string("payout_document_rejected payout_document_requested"));
        bench.pay(number);
        QVERIFY(refused(bench, "has not been issued"));
        bench.document(number);
        bench.payEnvy(number, 3);
        bench.give(table::VoidDocument{kSupervisor, number, words("torn")});
        QVERIFY(refused(bench, "has been paid"));
        bench.give(table::DenyClaim{kManager, number, words("too late"), {}});
        QVERIFY(refused(bench, "has been paid"));
    }

    void ofAVoidRoundIsNeverPaid() {
        TableBench bench(makeSetup(submissionText("comar-let-it-ride")));
        bench.open();
        bench.give(table::CallNoMoreBets{});
        bench.give(table::DeclareClaim{
            kDealer, {3}, Wager::Bet1, Cents{500}, named<events::HandName>("royal_flush"), {}});
        bench.give(table::VerifyClaim{kFloor, 1, everyCheck(), {}});
        bench.give(table::ApproveClaim{kSupervisor, 1, Cents{500'000}, 7, {}});
        bench.give(table::RecordDocument{1, {1}, Cents{500'000}});
        bench.give(table::VoidRound{kFloor, words("misdeal")});
        QVERIFY(bench.told<events::PayoutDocumentRejected>() != nullptr);
        QVERIFY(bench.told<events::ClaimVoided>() != nullptr);
        bench.give(table::PayClaim{kFloor, 1, PaymentMethod::Cash, {}});
        QVERIFY(bench.refusal().find("has ended") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestClaimPayment)
#include "tst_claim_payment.moc"
