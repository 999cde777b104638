#include "tests/support/tables/claim_fixture.h"

#include <QtTest>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

class TestClaimReview : public QObject {
    Q_OBJECT

private:
    // Seat 1's claim on the meter, with one Envy line of seat 3, its amount fixed.
    static ClaimFixture fixed(std::int64_t cents) {
        ClaimFixture fixture({100, 0, 500});
        fixture.fix(fixture.claimOf(1), cents);
        return fixture;
    }
    static ClaimFixture verified(std::int64_t cents) {
        ClaimFixture fixture = fixed(cents);
        fixture.verify(fixture.claimOf(1));
        return fixture;
    }
    static bool refused(const ClaimFixture& fixture, std::string_view words) {
        if (fixture.refusal().find(words) != std::string::npos && fixture.last().size() == 1)
            return true;
        qWarning("%s", (fixture.names() + ": " + fixture.refusal()).c_str());
        return false;
    }

private slots:
    void keepsTheWholeClaim() {
        ClaimFixture fixture({100, 0, 500});
        const table::PendingClaim& claim = fixture.claim(fixture.claimOf(1));
        QCOMPARE(claim.raised.cards.size(), std::size_t{5});
        QCOMPARE(claim.raised.hand.text(), std::string("royal_flush"));
        QVERIFY(claim.raised.dealer == kDealer.person);
        QCOMPARE(claim.envy.size(), std::size_t{1});
        QVERIFY(claim.waitsFor() == payout::Stage::Amount);
    }

    void goesByTheTiersThatWereInForceWhenItWasRaised() {
        ClaimFixture fixture = fixed(6'000'000);
        const auto number = fixture.claimOf(1);
        const payout::Policy before = *fixture.claim(number).policy;
        fixture.give(table::CloseTable{kFloor, words("other tiers")});
        const auto other = table::makeSetup(
            submissionText("mlgca-let-it-ride"),
            "[[payout.tiers]]\nfrom = 0\napprovals = 1\napprover = \"supervisor\"\n"
            "surveillance = false\ncheque = false\n");
        QVERIFY(other.ok());
        QCOMPARE(fixture.configure(**other), std::string());
        QVERIFY(!(fixture.state().setup->payout == before));
        QVERIFY(*fixture.claim(number).policy == before);
        fixture.verify(number);
        fixture.approve(number);
        QVERIFY(refused(fixture, "surveillance"));
    }

    void goesFromStageToStage() {
        ClaimFixture fixture = fixed(6'000'000);
        const auto number = fixture.claimOf(1);
        QVERIFY(fixture.claim(number).waitsFor() == payout::Stage::Verification);
        fixture.verify(number);
        QVERIFY(fixture.claim(number).waitsFor() == payout::Stage::Approval);
        fixture.notify(number);
        fixture.approve(number);
        QVERIFY(fixture.told<events::PayoutDocumentRequested>() == nullptr);
        fixture.approve(number, kOtherSupervisor);
        const auto* asked = fixture.told<events::PayoutDocumentRequested>();
        QVERIFY(asked != nullptr && asked->amount == Cents{6'000'000});
        QVERIFY(asked->witness == kFloor.person && asked->preparer == kSupervisor.person);
        QVERIFY(asked->approver == kOtherSupervisor.person);
        QVERIFY(asked->method == events::PaymentMethod::Cheque);
        QCOMPARE(asked->envy.size(), std::size_t{1});
        QVERIFY(fixture.claim(number).waitsFor() == payout::Stage::Document);
        fixture.document(number);
        QVERIFY(fixture.told<events::PayoutDocumentRecorded>() != nullptr);
        QVERIFY(fixture.claim(number).waitsFor() == payout::Stage::Payment);
    }

    void asksOneApprovalBelowTheTierOfTwo() {
        ClaimFixture fixture = verified(2'000'000);
        fixture.approve(fixture.claimOf(1));
        const auto* asked = fixture.told<events::PayoutDocumentRequested>();
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
        ClaimFixture fixture = fixed(100'000);
        const std::array<table::Actor, 4> actors{
            table::Actor{}, kDealer, table::Actor{kDealer.person, table::Role::Supervisor}, kFloor};
        auto confirmed = everyCheck();
        confirmed.resize(static_cast<std::size_t>(checks));
        fixture.give(table::VerifyClaim{
            actors[static_cast<std::size_t>(who)], fixture.claimOf(1), confirmed, {}});
        QVERIFY(refused(fixture, why.toStdString()));
        QVERIFY(!fixture.claim(fixture.claimOf(1)).verified);
    }

    void refusesToVerifyBeforeTheAmountIsFixedAndTwice() {
        ClaimFixture fixture({100, 0, 0});
        const auto number = fixture.claimOf(1);
        fixture.verify(number);
        QVERIFY(refused(fixture, "not fixed the amount"));
        fixture.fix(number, 100);
        fixture.verify(number);
        fixture.verify(number, kOtherFloor);
        QVERIFY(refused(fixture, "is verified"));
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
        ClaimFixture fixture = fixed(100'000);
        const table::Actor verifier{named<events::PersonId>("val"), table::Role::Supervisor};
        fixture.verify(fixture.claimOf(1), verifier);
        const std::array<table::Actor, 4> actors{
            kFloor, verifier, table::Actor{kDealer.person, table::Role::Supervisor}, kSupervisor};
        fixture.give(table::ApproveClaim{
            actors[static_cast<std::size_t>(who)], fixture.claimOf(1), Cents{amount}, 7, {}});
        QVERIFY(refused(fixture, why.toStdString()));
        QVERIFY(fixture.claim(fixture.claimOf(1)).approvals.empty());
    }

    void refusesToApproveBeforeItIsVerifiedOrTwiceByOnePerson() {
        ClaimFixture fixture = fixed(6'000'000);
        const auto number = fixture.claimOf(1);
        fixture.approve(number);
        QVERIFY(refused(fixture, "first to be verified"));
        fixture.verify(number);
        fixture.approve(number);
        QVERIFY(refused(fixture, "surveillance has first"));
        QCOMPARE(fixture.refusalSection(), std::string("COMAR 36.05.03.23"));
        fixture.notify(number);
        fixture.approve(number);
        fixture.approve(number);
        QVERIFY(refused(fixture, "has approved the claim already"));
        fixture.approve(number, kOtherSupervisor);
        fixture.approve(number, kManager);
        QVERIFY(refused(fixture, "the claim is approved"));
    }

    void takesTheRankTheSiteAsksFor() {
        ClaimFixture fixture({100, 0, 0},
                             "[[payout.tiers]]\nfrom = 0\napprover = \"shift_manager\"\n");
        const auto number = fixture.claimOf(1);
        fixture.fix(number, 100);
        fixture.verify(number);
        fixture.approve(number);
        QVERIFY(refused(fixture, "takes a shift manager"));
        fixture.approve(number, kManager);
        QVERIFY(fixture.told<events::PayoutDocumentRequested>() != nullptr);
    }

    void neverTakesTheDeclarersWord() {
        TableFixture fixture(makeSetup(submissionText("comar-let-it-ride")));
        fixture.open();
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::DeclareClaim{
            kFloor, {3}, Wager::Bet1, Cents{500}, named<events::HandName>("royal_flush"), {}});
        fixture.give(table::VerifyClaim{kFloor, 1, everyCheck(), {}});
        QVERIFY(fixture.refusal().find("declared the claim") != std::string::npos);
        fixture.give(table::VerifyClaim{kOtherFloor, 1, everyCheck(), {}});
        QVERIFY(fixture.told<events::ClaimVerified>() != nullptr);
    }

    void isDeniedOnceAndForGood() {
        ClaimFixture fixture = verified(100'000);
        const auto number = fixture.claimOf(1);
        fixture.give(table::DenyClaim{kFloor, number, words("no"), {}});
        QVERIFY(refused(fixture, "supervisor"));
        fixture.give(table::DenyClaim{kSupervisor, number, {}, {}});
        QVERIFY(refused(fixture, "in words"));
        fixture.give(table::DenyClaim{kSupervisor, number, words("the wager was late"), {3}});
        QVERIFY(fixture.told<events::ClaimDenied>() != nullptr);
        QVERIFY(fixture.state().findClaim(number) == nullptr);
        fixture.approve(number);
        QVERIFY(refused(fixture, "the claim has ended"));
        fixture.give(table::DenyClaim{kSupervisor, number + 100, words("no"), {}});
        QVERIFY(refused(fixture, "no such claim"));
    }

    // The hand was shown, whatever became of its holder's wager.
    // clauses: mlgca-let-it-ride ch. 12H(1)
    void leavesTheEnvyOfOthersWhenItIsDenied() {
        ClaimFixture fixture({100, 500});
        const auto number = fixture.claimOf(1);
        const auto envy = fixture.claim(number).raised.envy;
        QCOMPARE(envy.size(), std::size_t{1});
        fixture.give(table::DenyClaim{kSupervisor, number, words("the wager was late"), {}});
        QCOMPARE(fixture.names(), std::string("claim_denied claim_raised"));
        const auto rest = fixture.claimOf(1);
        const events::ClaimRaised& raised = fixture.claim(rest).raised;
        QVERIFY(rest != number && raised.stake == core::Cents{} && raised.percentPpm == 0);
        QCOMPARE(raised.envy.size(), std::size_t{1});
        QVERIFY(raised.envy[0].seat == envy[0].seat && raised.envy[0].amount == envy[0].amount);
        fixture.give(table::DenyClaim{kSupervisor, rest, words("no such hand"), {}});
        QCOMPARE(fixture.names(), std::string("claim_denied"));
        QCOMPARE(fixture.claimOf(1), std::uint64_t{0});
    }

    void rejectsTheDocumentOfADeniedClaim() {
        ClaimFixture fixture = verified(100'000);
        const auto number = fixture.claimOf(1);
        fixture.approve(number);
        fixture.document(number);
        fixture.give(table::DenyClaim{kOtherSupervisor, number, words("marked card"), {}});
        QCOMPARE(fixture.names(),
                 std::string("payout_document_rejected claim_denied claim_raised"));
    }

    void isVoidedWhereItWasRaisedInError() {
        ClaimFixture fixture = fixed(100'000);
        const auto number = fixture.claimOf(1);
        fixture.give(table::VoidClaim{kFloor, number, words("error")});
        QVERIFY(refused(fixture, "supervisor"));
        fixture.give(table::VoidClaim{kSupervisor, number, words("error")});
        QCOMPARE(fixture.names(), std::string("claim_voided"));
    }

    void waitsWhileInDispute() {
        ClaimFixture fixture = verified(100'000);
        const auto number = fixture.claimOf(1);
        fixture.give(
            table::DisputeClaim{kSupervisor, number, words("seat 2 says the hand is theirs")});
        QVERIFY(fixture.claim(number).waitsFor() == payout::Stage::Dispute);
        fixture.approve(number, kOtherSupervisor);
        QVERIFY(refused(fixture, "in dispute"));
        fixture.give(table::ResolveDispute{kSupervisor, number, words("it is not")});
        QVERIFY(refused(fixture, "recorded the dispute"));
        fixture.give(table::ResolveDispute{kOtherFloor, number, words("it is not")});
        QVERIFY(refused(fixture, "supervisor"));
        fixture.give(table::ResolveDispute{kOtherSupervisor, number, words("it is not")});
        fixture.approve(number);
        QVERIFY(fixture.told<events::ClaimApproved>() != nullptr);
        fixture.give(table::ResolveDispute{kOtherSupervisor, number, words("again")});
        QVERIFY(refused(fixture, "not in dispute"));
    }

    void flagsTaxFormsForEachPayee() {
        ClaimFixture fixture = verified(1'000'000);
        fixture.approve(fixture.claimOf(1));
        std::vector<events::TaxFormFlagged> flags;
        for (const auto& event : fixture.last())
            if (const auto* one = event.as<events::TaxFormFlagged>())
                flags.push_back(*one);
        QCOMPARE(flags.size(), std::size_t{2});
        QVERIFY(!flags[0].envySeat && flags[0].amount == Cents{1'000'000});
        QVERIFY(flags[0].threshold == Cents{200'000});
        QVERIFY(flags[1].envySeat == core::Seat{3} && flags[1].amount == Cents{500'000});
    }

    void flagsNoTaxFormBelowTheMultipleOfTheWager() {
        // $5 at 1000 to 1 is more than 300 times the wager, $2,000 on the meter's $100 is not.
        ClaimFixture fixture({100, 0, 0},
                             "[[payout.tax_forms]]\nfrom = 2026-01-01\nform = \"w2g\"\n"
                             "minimum = 100\ntimes_wager = 2000\nsection = \"test\"\n");
        const auto number = fixture.claimOf(1, Wager::Bet1);
        fixture.verify(number);
        fixture.approve(number);
        QVERIFY(fixture.told<events::PayoutDocumentRequested>() != nullptr);
        QVERIFY(fixture.told<events::TaxFormFlagged>() == nullptr);
    }

    void notifiesSurveillanceOnce() {
        ClaimFixture fixture = fixed(3'000'000);
        const auto number = fixture.claimOf(1);
        fixture.give(table::NotifySurveillance{kFloor, number, {}});
        QVERIFY(refused(fixture, "in words"));
        fixture.notify(number);
        QVERIFY(fixture.told<events::SurveillanceNotified>()->amount == Cents{3'000'000});
        fixture.notify(number);
        QVERIFY(refused(fixture, "is notified"));
    }
};

QTEST_APPLESS_MAIN(TestClaimReview)
#include "tst_claim_review.moc"
