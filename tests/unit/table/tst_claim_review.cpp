#include "tests/support/tables/claim_bench.h"

#include <QtTest>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

class TestClaimReview : public QObject {
    Q_OBJECT

private:
    // Seat 1's claim on the meter, with one Envy line of seat 3, its amount fixed.
    static ClaimBench fixed(std::int64_t cents) {
        ClaimBench bench({100, 0, 500});
        bench.fix(bench.claimOf(1), cents);
        return bench;
    }
    static ClaimBench verified(std::int64_t cents) {
        ClaimBench bench = fixed(cents);
        bench.verify(bench.claimOf(1));
        return bench;
    }
    static bool refused(const ClaimBench& bench, std::string_view words) {
        if (bench.refusal().find(words) != std::string::npos && bench.last().size() == 1)
            return true;
        qWarning("%s", (bench.names() + ": " + bench.refusal()).c_str());
        return false;
    }

private slots:
    void keepsTheWholeClaim() {
        ClaimBench bench({100, 0, 500});
        const table::PendingClaim& claim = bench.claim(bench.claimOf(1));
        QCOMPARE(claim.raised.cards.size(), std::size_t{5});
        QCOMPARE(claim.raised.hand.text(), std::string("royal_flush"));
        QVERIFY(claim.raised.dealer == kDealer.person);
        QCOMPARE(claim.envy.size(), std::size_t{1});
        QVERIFY(claim.waitsFor() == payout::Stage::Amount);
    }

    void goesByTheTiersThatWereInForceWhenItWasRaised() {
        ClaimBench bench = fixed(6'000'000);
        const auto number = bench.claimOf(1);
        const payout::Policy before = *bench.claim(number).policy;
        bench.give(table::CloseTable{kFloor, words("other tiers")});
        const auto other = table::makeSetup(
            submissionText("mlgca-let-it-ride"),
            "[[payout.tiers]]\nfrom = 0\napprovals = 1\napprover = \"supervisor\"\n"
            "surveillance = false\ncheque = false\n");
        QVERIFY(other.ok());
        QCOMPARE(bench.configure(**other), std::string());
        QVERIFY(!(bench.state().setup->payout == before));
        QVERIFY(*bench.claim(number).policy == before);
        bench.verify(number);
        bench.approve(number);
        QVERIFY(refused(bench, "surveillance"));
    }

    void goesFromStageToStage() {
        ClaimBench bench = fixed(6'000'000);
        const auto number = bench.claimOf(1);
        QVERIFY(bench.claim(number).waitsFor() == payout::Stage::Verification);
        bench.verify(number);
        QVERIFY(bench.claim(number).waitsFor() == payout::Stage::Approval);
        bench.notify(number);
        bench.approve(number);
        QVERIFY(bench.told<events::PayoutDocumentRequested>() == nullptr);
        bench.approve(number, kOtherSupervisor);
        const auto* asked = bench.told<events::PayoutDocumentRequested>();
        QVERIFY(asked != nullptr && asked->amount == Cents{6'000'000});
        QVERIFY(asked->witness == kFloor.person && asked->preparer == kSupervisor.person);
        QVERIFY(asked->approver == kOtherSupervisor.person);
        QVERIFY(asked->method == events::PaymentMethod::Cheque);
        QCOMPARE(asked->envy.size(), std::size_t{1});
        QVERIFY(bench.claim(number).waitsFor() == payout::Stage::Document);
        bench.document(number);
        QVERIFY(bench.told<events::PayoutDocumentRecorded>() != nullptr);
        QVERIFY(bench.claim(number).waitsFor() == payout::Stage::Payment);
    }

    void asksOneApprovalBelowTheTierOfTwo() {
        ClaimBench bench = verified(2'000'000);
        bench.approve(bench.claimOf(1));
        const auto* asked = bench.told<events::PayoutDocumentRequested>();
        QVERIFY(asked != nullptr && !asked->approver && !asked->method);
    }

    void refusesToVerify_data() {
        QTest::addColumn<int>("who");
        QTest::addColumn<int>("checks");
        QTest::addColumn<QString>("why");
        QTest::newRow("by nobody") << 0 << 4 << "known who asks";
        QTest::newRow("by the dealer") << 1 << 4 << "floorperson";
        QTest::newRow("by the dealer as a floorperson") << 2 << 4 << "dealt the hand";
        QTest::newRow("with a check left out") << 3 << 3 << "not confirmed: wager";
        QTest::newRow("with no check") << 3 << 0 << "not confirmed: cards";
    }
    void refusesToVerify() {
        QFETCH(int, who);
        QFETCH(int, checks);
        QFETCH(QString, why);
        ClaimBench bench = fixed(100'000);
        const std::array<table::Actor, 4> actors{
            table::Actor{}, kDealer, table::Actor{kDealer.person, table::Role::Supervisor}, kFloor};
        auto confirmed = everyCheck();
        confirmed.resize(static_cast<std::size_t>(checks));
        bench.give(table::VerifyClaim{
            actors[static_cast<std::size_t>(who)], bench.claimOf(1), confirmed, {}});
        QVERIFY(refused(bench, why.toStdString()));
        QVERIFY(!bench.claim(bench.claimOf(1)).verified);
    }

    void refusesToVerifyBeforeTheAmountIsFixedAndTwice() {
        ClaimBench bench({100, 0, 0});
        const auto number = bench.claimOf(1);
        bench.verify(number);
        QVERIFY(refused(bench, "not fixed the amount"));
        bench.fix(number, 100);
        bench.verify(number);
        bench.verify(number, kOtherFloor);
        QVERIFY(refused(bench, "is verified"));
    }

    void refusesToApprove_data() {
        QTest::addColumn<int>("who");
        QTest::addColumn<qint64>("amount");
        QTest::addColumn<QString>("why");
        QTest::newRow("by a floorperson") << 0 << qint64{100'000} << "supervisor";
        QTest::newRow("by who verified it") << 1 << qint64{100'000} << "verified the hand";
        QTest::newRow("by the dealer") << 2 << qint64{100'000} << "dealt the hand";
        QTest::newRow("more than it pays") << 3 << qint64{100'001} << "not what the claim pays";
        QTest::newRow("less than it pays") << 3 << qint64{99'999} << "not what the claim pays";
    }
    void refusesToApprove() {
        QFETCH(int, who);
        QFETCH(qint64, amount);
        QFETCH(QString, why);
        ClaimBench bench = fixed(100'000);
        const table::Actor verifier{named<events::PersonId>("val"), table::Role::Supervisor};
        bench.verify(bench.claimOf(1), verifier);
        const std::array<table::Actor, 4> actors{
            kFloor, verifier, table::Actor{kDealer.person, table::Role::Supervisor}, kSupervisor};
        bench.give(table::ApproveClaim{
            actors[static_cast<std::size_t>(who)], bench.claimOf(1), Cents{amount}, 7, {}});
        QVERIFY(refused(bench, why.toStdString()));
        QVERIFY(bench.claim(bench.claimOf(1)).approvals.empty());
    }

    void refusesToApproveBeforeItIsVerifiedOrTwiceByOnePerson() {
        ClaimBench bench = fixed(6'000'000);
        const auto number = bench.claimOf(1);
        bench.approve(number);
        QVERIFY(refused(bench, "first to be verified"));
        bench.verify(number);
        bench.approve(number);
        QVERIFY(refused(bench, "surveillance has first"));
        QCOMPARE(bench.refusalSection(), std::string("COMAR 36.05.03.23"));
        bench.notify(number);
        bench.approve(number);
        bench.approve(number);
        QVERIFY(refused(bench, "has approved the claim already"));
        bench.approve(number, kOtherSupervisor);
        bench.approve(number, kManager);
        QVERIFY(refused(bench, "the claim is approved"));
    }

    void takesTheRankTheSiteAsksFor() {
        ClaimBench bench({100, 0, 0}, "[[payout.tiers]]\nfrom = 0\napprover = \"shift_manager\"\n");
        const auto number = bench.claimOf(1);
        bench.fix(number, 100);
        bench.verify(number);
        bench.approve(number);
        QVERIFY(refused(bench, "takes a shift manager"));
        bench.approve(number, kManager);
        QVERIFY(bench.told<events::PayoutDocumentRequested>() != nullptr);
    }

    void neverTakesTheDeclarersWord() {
        TableBench bench(makeSetup(submissionText("comar-let-it-ride")));
        bench.open();
        bench.give(table::CallNoMoreBets{});
        bench.give(table::DeclareClaim{
            kFloor, {3}, Wager::Bet1, Cents{500}, named<events::HandName>("royal_flush"), {}});
        bench.give(table::VerifyClaim{kFloor, 1, everyCheck(), {}});
        QVERIFY(bench.refusal().find("declared the claim") != std::string::npos);
        bench.give(table::VerifyClaim{kOtherFloor, 1, everyCheck(), {}});
        QVERIFY(bench.told<events::ClaimVerified>() != nullptr);
    }

    void isDeniedOnceAndForGood() {
        ClaimBench bench = verified(100'000);
        const auto number = bench.claimOf(1);
        bench.give(table::DenyClaim{kFloor, number, words("no"), {}});
        QVERIFY(refused(bench, "supervisor"));
        bench.give(table::DenyClaim{kSupervisor, number, {}, {}});
        QVERIFY(refused(bench, "in words"));
        bench.give(table::DenyClaim{kSupervisor, number, words("the wager was late"), {3}});
        QVERIFY(bench.told<events::ClaimDenied>() != nullptr);
        QCOMPARE(bench.claimOf(1), std::uint64_t{0});
        bench.approve(number);
        QVERIFY(refused(bench, "the claim has ended"));
        bench.give(table::DenyClaim{kSupervisor, number + 100, words("no"), {}});
        QVERIFY(refused(bench, "no such claim"));
    }

    void rejectsTheDocumentOfADeniedClaim() {
        ClaimBench bench = verified(100'000);
        const auto number = bench.claimOf(1);
        bench.approve(number);
        bench.document(number);
        bench.give(table::DenyClaim{kOtherSupervisor, number, words("marked card"), {}});
        QCOMPARE(bench.names(), std::string("payout_document_rejected claim_denied"));
    }

    void isVoidedWhereItWasRaisedInError() {
        ClaimBench bench = fixed(100'000);
        const auto number = bench.claimOf(1);
        bench.give(table::VoidClaim{kFloor, number, words("error")});
        QVERIFY(refused(bench, "supervisor"));
        bench.give(table::VoidClaim{kSupervisor, number, words("error")});
        QCOMPARE(bench.names(), std::string("claim_voided"));
    }

    void waitsWhileInDispute() {
        ClaimBench bench = verified(100'000);
        const auto number = bench.claimOf(1);
        bench.give(
            table::DisputeClaim{kSupervisor, number, words("seat 2 says the hand is theirs")});
        QVERIFY(bench.claim(number).waitsFor() == payout::Stage::Dispute);
        bench.approve(number, kOtherSupervisor);
        QVERIFY(refused(bench, "in dispute"));
        bench.give(table::ResolveDispute{kSupervisor, number, words("it is not")});
        QVERIFY(refused(bench, "recorded the dispute"));
        bench.give(table::ResolveDispute{kOtherFloor, number, words("it is not")});
        QVERIFY(refused(bench, "supervisor"));
        bench.give(table::ResolveDispute{kOtherSupervisor, number, words("it is not")});
        bench.approve(number);
        QVERIFY(bench.told<events::ClaimApproved>() != nullptr);
        bench.give(table::ResolveDispute{kOtherSupervisor, number, words("again")});
        QVERIFY(refused(bench, "not in dispute"));
    }

    void flagsTaxFormsForEachPayee() {
        ClaimBench bench = verified(1'000'000);
        bench.approve(bench.claimOf(1));
        std::vector<events::TaxFormFlagged> flags;
        for (const auto& event : bench.last())
            if (const auto* one = event.as<events::TaxFormFlagged>())
                flags.push_back(*one);
        QCOMPARE(flags.size(), std::size_t{2});
        QVERIFY(!flags[0].envySeat && flags[0].amount == Cents{1'000'000});
        QVERIFY(flags[0].threshold == Cents{200'000});
        QVERIFY(flags[1].envySeat == core::Seat{3} && flags[1].amount == Cents{500'000});
    }

    void flagsNoTaxFormBelowTheMultipleOfTheWager() {
        // $5 at 1000 to 1 is more than 300 times the wager, $2,000 on the meter's $100 is not.
        ClaimBench bench({100, 0, 0}, "[[payout.tax_forms]]\nfrom = 2026-01-01\nform = \"w2g\"\n"
                                      "minimum = 100\ntimes_wager = 2000\nsection = \"test\"\n");
        const auto number = bench.claimOf(1, Wager::Bet1);
        bench.verify(number);
        bench.approve(number);
        QVERIFY(bench.told<events::PayoutDocumentRequested>() != nullptr);
        QVERIFY(bench.told<events::TaxFormFlagged>() == nullptr);
    }

    void notifiesSurveillanceOnce() {
        ClaimBench bench = fixed(3'000'000);
        const auto number = bench.claimOf(1);
        bench.give(table::NotifySurveillance{kFloor, number, {}});
        QVERIFY(refused(bench, "in words"));
        bench.notify(number);
        QVERIFY(bench.told<events::SurveillanceNotified>()->amount == Cents{3'000'000});
        bench.notify(number);
        QVERIFY(refused(bench, "is notified"));
    }
};

QTEST_APPLESS_MAIN(TestClaimReview)
#include "tst_claim_review.moc"
