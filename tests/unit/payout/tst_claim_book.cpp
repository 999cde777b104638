#include "tests/support/sites/claim_site.h"

#include <QtTest>

using namespace pitwatch;
using namespace pitwatch::support;

class TestClaimBook : public QObject {
    Q_OBJECT

private slots:
    void seesEveryOpenClaimAsTheTableDoes() {
        ClaimFixture fixture({100, 500, 100});
        ClaimSite site(fixture);
        const auto number = fixture.claimOf(1);
        fixture.fix(number, 100'000);
        fixture.verify(number);
        fixture.approve(number);
        site.issue();
        fixture.payEnvy(number, 2);
        const payout::ClaimBook book = site.book();
        QVERIFY(fixture.state().claims.size() >= 5);
        for (const table::PendingClaim& claim : fixture.state().claims)
            QVERIFY(*book.find(claim.id()) == claim);
    }

    // However it was raised: signatures for an amount that no meter fixed are worth nothing.
    void onlyTheMeterSaysWhatAClaimOnItPays() {
        events::ClaimRaised raised;
        raised.basis = events::ClaimBasis::PercentOfMeter;
        raised.fixedAmount = core::Cents{500};
        payout::Claim claim = payout::makeClaim(raised, {});
        QVERIFY(!claim.amountKnown());
        QCOMPARE(claim.amount.value(), std::int64_t{0});
        payout::apply(claim, events::ClaimAmountFixed{raised.claim, core::Cents{700}}, {});
        QVERIFY(claim.amountKnown());
        QCOMPARE(claim.amount.value(), std::int64_t{700});
    }

    // Those who made it stay involved when a claim is returned, and a dispute that was resolved
    // does not make its person a stranger to it.
    void knowsWhoHadAHandInAClaim() {
        events::ClaimRaised raised;
        raised.dealer = named<events::PersonId>("d-ann");
        payout::Claim claim = payout::makeClaim(raised, {});
        const auto fay = named<events::PersonId>("fay");
        const auto sue = named<events::PersonId>("sue");
        const std::set<events::PersonId> makers{*raised.dealer};
        QVERIFY(claim.involved == makers);
        payout::apply(claim, events::ClaimVerified{raised.claim, fay, {}, {}}, {});
        events::ClaimDisputed disputed;
        disputed.by = sue;
        payout::apply(claim, disputed, {});
        payout::apply(claim, events::DisputeResolved{}, {});
        QVERIFY((claim.involved == std::set<events::PersonId>{*raised.dealer, fay, sue}));
        payout::apply(claim, events::ClaimReturned{}, {});
        QVERIFY(claim.involved == makers);
    }

    void onlyItsTableTellsAClaimAndNoTableADocument() {
        const auto table = named<core::PartyId>("T01");
        const auto other = named<core::PartyId>("T02");
        const auto controller = named<core::PartyId>("METER");
        const events::ClaimId id{named<core::TableId>("T01"), 4};
        events::ClaimRaised raised;
        raised.claim = id;
        for (const events::Event& told :
             {events::Event(raised), events::Event(events::ClaimClosed{id, {}})}) {
            QVERIFY(payout::mayTell(table, true, told));
            QVERIFY(!payout::mayTell(other, true, told));
            QVERIFY(!payout::mayTell(controller, false, told));
        }
        events::PayoutDocumentIssued issued;
        issued.claim = id;
        for (const events::Event& told :
             {events::Event(issued), events::Event(events::PayoutDocumentVoided{})}) {
            QVERIFY(payout::mayTell(controller, false, told));
            QVERIFY(!payout::mayTell(table, true, told));
            QVERIFY(!payout::mayTell(other, true, told));
        }
    }

    void keepsClaimsThatEnded() {
        ClaimFixture fixture({100, 0, 0});
        ClaimSite site(fixture);
        const auto id = fixture.claim(fixture.claimOf(1)).id();
        fixture.fix(id.number, 100'000);
        fixture.give(table::DenyClaim{kSupervisor, id.number, words("late"), {}});
        const payout::ClaimBook book = site.book();
        QVERIFY(book.find(id)->ended->how == payout::Ending::Denied);
        QVERIFY(book.find(id)->waitsFor() == payout::Stage::None);
        QVERIFY(book.documentOf(id) == nullptr);
        QVERIFY(book.find({id.table, 99}) == nullptr);
    }

    void numbersDocumentsWithoutGapsAndVoidsWhatNobodyPaysBy() {
        ClaimFixture fixture({100, 500, 100});
        ClaimSite site(fixture);
        const auto first = fixture.claimOf(1);
        const auto second = fixture.claimOf(2);
        for (const auto number : {first, second}) {
            fixture.fix(number, 100'000);
            fixture.verify(number);
            fixture.approve(number);
        }
        fixture.give(table::DenyClaim{kManager, first, words("late wager"), {}});
        site.issue(); // Both were asked for; the first comes too late.
        fixture.give(table::VoidDocument{kSupervisor, second, words("torn")});
        site.issue();
        const payout::ClaimBook book = site.book();
        std::uint64_t expected = 0;
        for (const auto& [number, document] : book.documents())
            QCOMPARE(number.value, ++expected);
        QCOMPARE(expected, std::uint64_t{3});
        const core::TableId table = fixture.state().submission().table;
        QVERIFY(book.documentOf({table, first})->voided.has_value());
        QCOMPARE(book.documentOf({table, second})->issued.number.value, std::uint64_t{3});
        QVERIFY(!book.documentOf({table, second})->voided);
        QVERIFY(fixture.claim(second).document == events::DocumentNumber{3});
    }
};

QTEST_APPLESS_MAIN(TestClaimBook)
#include "tst_claim_book.moc"
