#include "shared/desk/request.h"
#include "shared/desk/table_actions.h"
#include "shared/staff/actions/check.h"
#include "shared/wording/wording.h"
#include "tests/support/tables/claim_fixture.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::support;
using staff::Action;

// What a table makes of a statement that somebody signed a moment ago.
class TestTableActions : public QObject {
    Q_OBJECT

    // What can be acted on there, as everybody who reads its journal knows it.
    static staff::Docket docketOf(const TableFixture& fixture) {
        staff::Docket docket;
        for (const Recorded& entry : fixture.journal())
            docket.apply(entry.event, entry.at);
        return docket;
    }
    static staff::Statement
    statement(const TableFixture& fixture, Action action, const staff::Object& object,
              std::initializer_list<std::pair<const char*, const char*>> arguments) {
        desk::Request request;
        request.action = action;
        request.object = object;
        for (const auto& [name, value] : arguments)
            request.arguments[*core::enumFromName<staff::Argument>(name)] = words(value);
        const staff::Docket docket = docketOf(fixture);
        if (const staff::Waiting* waiting = docket.find(object))
            request = desk::asSeen(request, *waiting);
        return desk::draftOf(request, kSupervisor.person, staff::Role::Supervisor);
    }
    static std::string answer(const TableFixture& fixture, const staff::Statement& statement) {
        const auto led = desk::decideAtTable(fixture.state(), statement, fixture.now());
        return led ? std::string() : wording::sentence(led.error().reason);
    }

private slots:
    void anActOnARoundThatIsOverIsRefused() {
        TableFixture fixture(makeSetup(submissionText("mlgca-let-it-ride")));
        fixture.open();
        fixture.bet(2, 500);
        const events::RoundId first = fixture.state().round->id;
        const auto late = statement(fixture, Action::VoidRound, staff::objectOf(first),
                                    {{"reason", "a card fell"}});
        QCOMPARE(answer(fixture, late), std::string());
        fixture.wholeRound({2});
        fixture.bet(2, 500);
        QVERIFY(fixture.state().round && fixture.state().round->id != first);
        QCOMPARE(answer(fixture, late), "round " + std::to_string(first.value) + " is over");
        // Before that the object is not there any more.
        QVERIFY(docketOf(fixture).find(staff::objectOf(first)) == nullptr);
    }

    // Not by the words that the record has: those are not the ones that people sign.
    void aStubIsJudgedByTheWordsThatAreSigned() {
        const TableFixture fixture(makeSetup(submissionText("mlgca-let-it-ride")));
        const auto judged = [&](const char* word) -> std::optional<bool> {
            const auto input = desk::tableInput(statement(fixture, Action::JudgeStub,
                                                          staff::objectOf(events::RoundId{}),
                                                          {{"judgement", word}}));
            const auto* stub = input ? std::get_if<table::JudgeStub>(&*input) : nullptr;
            return stub != nullptr ? std::optional(stub->misdealtAllPresent) : std::nullopt;
        };
        QVERIFY(judged("misdealt_all_present") == true);
        QVERIFY(judged("cards_wrong") == false);
        for (const char* word : {"deck_wrong", "correct", ""})
            QVERIFY(!judged(word));
    }

    void aDeckThatCameBackIsAnotherObject() {
        TableFixture fixture(makeSetup(submissionText("mlgca-let-it-ride")));
        fixture.open();
        const staff::Object red = staff::objectOf(events::DeckColour::Red);
        const events::Digest before = docketOf(fixture).find(red)->hash;
        fixture.give(table::RemoveDeck{kFloor, events::DeckColour::Red,
                                       events::DeckRemovalReason::FloorpersonOrder, kDealer.person,
                                       kFloor.person});
        QVERIFY(docketOf(fixture).find(red) == nullptr);
        fixture.wait(core::Millis{1000});
        fixture.prepare(events::DeckColour::Red, "R-2");
        QVERIFY(docketOf(fixture).find(red)->hash != before);
    }

    void anotherJamIsAnotherObject() {
        TableFixture fixture(makeSetup(submissionText("mlgca-let-it-ride")));
        fixture.open();
        QVERIFY(docketOf(fixture).find(staff::jamOfShuffler()) == nullptr);
        fixture.give(table::JamReported{false, words("first")});
        const staff::Docket first = docketOf(fixture);
        QVERIFY(first.find(staff::jamOfShuffler()) != nullptr);
        QCOMPARE(answer(fixture, statement(fixture, Action::ClearJam, staff::jamOfShuffler(), {})),
                 std::string());
        fixture.give(table::ClearJam{kFloor});
        QVERIFY(docketOf(fixture).find(staff::jamOfShuffler()) == nullptr);
        fixture.wait(core::Millis{1000});
        fixture.give(table::JamReported{false, words("second")});
        QVERIFY(docketOf(fixture).find(staff::jamOfShuffler())->hash !=
                first.find(staff::jamOfShuffler())->hash);
    }

    void aDocumentIsVoidedByItsNumber() {
        ClaimFixture fixture({100, 0, 500});
        const std::uint64_t claim = fixture.claimOf(1);
        fixture.toPayment(claim, 1'200'000);
        const staff::Object object = staff::objectOf(fixture.claim(claim).id());
        const auto first = statement(fixture, Action::VoidDocument, object,
                                     {{"reason", "misspelt"}, {"document", "1"}});
        QCOMPARE(answer(fixture, first), std::string());
        fixture.give(table::VoidDocument{kSupervisor, claim, words("misspelt")});
        fixture.document(claim);
        QCOMPARE(answer(fixture, first), std::string("the claim has another document by now"));
    }

    // Whatever the next one is about, and whoever notes it.
    void aDisputeIsResolvedByItsName() {
        ClaimFixture fixture({100, 0, 500});
        const std::uint64_t claim = fixture.claimOf(1);
        fixture.fix(claim, 1'200'000);
        fixture.give(table::DisputeClaim{kFloor, claim, words("wrong hand")});
        const staff::Object object = staff::objectOf(fixture.claim(claim).id());
        const std::string name = desk::nameOf(*fixture.claim(claim).dispute).value();
        const auto first = statement(fixture, Action::ResolveDispute, object,
                                     {{"decision", "shown"}, {"dispute", name.c_str()}});
        QCOMPARE(answer(fixture, first), std::string());
        fixture.give(table::ResolveDispute{kOtherSupervisor, claim, words("shown")});
        fixture.wait(core::Millis{1000});
        fixture.give(table::DisputeClaim{kFloor, claim, words("wrong hand")});
        QCOMPARE(answer(fixture, first), std::string("the dispute is another one by now"));
    }
};

QTEST_APPLESS_MAIN(TestTableActions)
#include "tst_table_actions.moc"
