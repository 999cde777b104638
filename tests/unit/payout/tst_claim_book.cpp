#include "tests/support/sites/claim_site.h"

#include <QtTest>

using namespace pitwatch;
using namespace pitwatch::support;

class TestClaimBook : public QObject {
    Q_OBJECT

private slots:
    void seesEveryOpenClaimAsTheTableDoes() {
        ClaimBench bench({100, 500, 100});
        ClaimSite site(bench);
        const auto number = bench.claimOf(1);
        bench.fix(number, 100'000);
        bench.verify(number);
        bench.approve(number);
        site.issue();
        bench.payEnvy(number, 2);
        const payout::ClaimBook book = site.book();
        QVERIFY(bench.state().claims.size() >= 5);
        for (const table::PendingClaim& claim : bench.state().claims)
            QVERIFY(*book.find(claim.id()) == claim);
    }

    void keepsClaimsThatEnded() {
        ClaimBench bench({100, 0, 0});
        ClaimSite site(bench);
        const auto id = bench.claim(bench.claimOf(1)).id();
        bench.fix(id.number, 100'000);
        bench.give(table::DenyClaim{kSupervisor, id.number, words("late"), {}});
        const payout::ClaimBook book = site.book();
        QVERIFY(book.find(id)->ended->how == payout::Ending::Denied);
        QVERIFY(book.find(id)->waitsFor() == payout::Stage::None);
        QVERIFY(book.documentOf(id) == nullptr);
        QVERIFY(book.find({id.table, 99}) == nullptr);
    }

    void numbersDocumentsWithoutGapsAndVoidsWhatNobodyPaysBy() {
        ClaimBench bench({100, 500, 100});
        ClaimSite site(bench);
        const auto first = bench.claimOf(1);
        const auto second = bench.claimOf(2);
        for (const auto number : {first, second}) {
            bench.fix(number, 100'000);
            bench.verify(number);
            bench.approve(number);
        }
        bench.give(table::DenyClaim{kManager, first, words("late wager"), {}});
        site.issue(); // Both were asked for; the first comes too late.
        bench.give(table::VoidDocument{kSupervisor, second, words("torn")});
        site.issue();
        const payout::ClaimBook book = site.book();
        std::uint64_t expected = 0;
        for (const auto& [number, document] : book.documents())
            QCOMPARE(number.value, ++expected);
        QCOMPARE(expected, std::uint64_t{3});
        const core::TableId table = bench.state().submission().table;
        QVERIFY(book.documentOf({table, first})->voided.has_value());
        QCOMPARE(book.documentOf({table, second})->issued.number.value, std::uint64_t{3});
        QVERIFY(!book.documentOf({table, second})->voided);
        QVERIFY(bench.claim(second).document == events::DocumentNumber{3});
    }
};

QTEST_APPLESS_MAIN(TestClaimBook)
#include "tst_claim_book.moc"
