#include "shared/desk/request.h"
#include "shared/desk/table_actions.h"
#include "shared/staff/actions/check.h"
#include "shared/wording/wording.h"
#include "tests/support/tables/claim_bench.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::support;
using staff::Action;

// What a table makes of a statement that somebody signed a moment ago.
class TestTableActions : public QObject {
    Q_OBJECT

    // What can be acted on there, as everybody who reads its journal knows it.
    static staff::Docket docketOf(const TableBench& bench) {
        staff::Docket docket;
        for (const Recorded& entry : bench.journal())
            docket.apply(entry.event, entry.at);
        return docket;
    }
    static staff::Statement
    statement(const TableBench& bench, Action action, const staff::Object& object,
              std::initializer_list<std::pair<const char*, const char*>> arguments) {
        desk::Request request;
        request.action = action;
        request.object = object;
        for (const auto& [name, value] : arguments)
            request.arguments[*core::enumFromName<staff::Argument>(name)] = words(value);
        const staff::Docket docket = docketOf(bench);
        if (const staff::Waiting* waiting = docket.find(object))
            request = desk::asSeen(request, *waiting);
        return desk::draftOf(request, kSupervisor.person, staff::Role::Supervisor);
    }
    static std::string answer(const TableBench& bench, const staff::Statement& statement) {
        const auto led = desk::decideAtTable(bench.state(), statement, bench.now());
        return led ? std::string() : wording::sentence(led.error().reason);
    }

private slots:
    void anActOnARoundThatIsOverIsRefused() {
        TableBench bench(makeSetup(submissionText("mlgca-let-it-ride")));
        bench.open();
        bench.bet(2, 500);
        const events::RoundId first = bench.state().round->id;
        const auto late = statement(bench, Action::VoidRound, staff::objectOf(first),
                                    {{"reason", "a card fell"}});
        QCOMPARE(answer(bench, late), std::string());
        bench.wholeRound({2});
        bench.bet(2, 500);
        QVERIFY(bench.state().round && bench.state().round->id != first);
        QCOMPARE(answer(bench, late), "round " + std::to_string(first.value) + " is over");
        // Before that the object is not there any more.
        QVERIFY(docketOf(bench).find(staff::objectOf(first)) == nullptr);
    }

    void aDeckThatCameBackIsAnotherObject() {
        TableBench bench(makeSetup(submissionText("mlgca-let-it-ride")));
        bench.open();
        const staff::Object red = staff::objectOf(events::DeckColour::Red);
        const events::Digest before = docketOf(bench).find(red)->hash;
        bench.give(table::RemoveDeck{kFloor, events::DeckColour::Red,
                                     events::DeckRemovalReason::FloorpersonOrder, kDealer.person,
                                     kFloor.person});
        QVERIFY(docketOf(bench).find(red) == nullptr);
        bench.wait(core::Millis{1000});
        bench.prepare(events::DeckColour::Red, "R-2");
        QVERIFY(docketOf(bench).find(red)->hash != before);
    }

    void anotherJamIsAnotherObject() {
        TableBench bench(makeSetup(submissionText("mlgca-let-it-ride")));
        bench.open();
        QVERIFY(docketOf(bench).find(staff::jamOfShuffler()) == nullptr);
        bench.give(table::JamReported{false, words("first")});
        const staff::Docket first = docketOf(bench);
        QVERIFY(first.find(staff::jamOfShuffler()) != nullptr);
        QCOMPARE(answer(bench, statement(bench, Action::ClearJam, staff::jamOfShuffler(), {})),
                 std::string());
        bench.give(table::ClearJam{kFloor});
        QVERIFY(docketOf(bench).find(staff::jamOfShuffler()) == nullptr);
        bench.wait(core::Millis{1000});
        bench.give(table::JamReported{false, words("second")});
        QVERIFY(docketOf(bench).find(staff::jamOfShuffler())->hash !=
                first.find(staff::jamOfShuffler())->hash);
    }

    void aDocumentIsVoidedByItsNumber() {
        ClaimBench bench({100, 0, 500});
        const std::uint64_t claim = bench.claimOf(1);
        bench.toPayment(claim, 1'200'000);
        const staff::Object object = staff::objectOf(bench.claim(claim).id());
        const auto first = statement(bench, Action::VoidDocument, object,
                                     {{"reason", "misspelt"}, {"document", "1"}});
        QCOMPARE(answer(bench, first), std::string());
        bench.give(table::VoidDocument{kSupervisor, claim, words("misspelt")});
        bench.document(claim);
        QCOMPARE(answer(bench, first), std::string("the claim has another document by now"));
    }

    // Whatever the next one is about, and whoever notes it.
    void aDisputeIsResolvedByItsName() {
        ClaimBench bench({100, 0, 500});
        const std::uint64_t claim = bench.claimOf(1);
        bench.fix(claim, 1'200'000);
        bench.give(table::DisputeClaim{kFloor, claim, words("wrong hand")});
        const staff::Object object = staff::objectOf(bench.claim(claim).id());
        const std::string name = desk::nameOf(*bench.claim(claim).dispute).value();
        const auto first = statement(bench, Action::ResolveDispute, object,
                                     {{"decision", "shown"}, {"dispute", name.c_str()}});
        QCOMPARE(answer(bench, first), std::string());
        bench.give(table::ResolveDispute{kOtherSupervisor, claim, words("shown")});
        bench.wait(core::Millis{1000});
        bench.give(table::DisputeClaim{kFloor, claim, words("wrong hand")});
        QCOMPARE(answer(bench, first), std::string("the dispute is another one by now"));
    }
};

QTEST_APPLESS_MAIN(TestTableActions)
#include "tst_table_actions.moc"
