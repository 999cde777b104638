#include "shared/events/document_events.h"
#include "shared/events/meter_events.h"
#include "tests/support/sites/memory_floor.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using staff::Action;
using support::eventsIn;
using support::MemoryFloor;
using support::Staffed;
using support::StaffSite;

namespace {

struct Bench : MemoryFloor {
    Bench() : MemoryFloor(1, Staffed::Yes) {
        lock(1, {100, 500});
        pass(1s);
    }
    journal::MemoryJournal& tableJournal() { return table(1).journal(); }
    template <typename Event>
    std::vector<Event> told() {
        return eventsIn<Event>(meter->journal());
    }
    events::ClaimId claim() { return {*core::TableId::parse("T01"), 1}; }
    void sign(std::string_view who, Action action) {
        staff->sign(who, action, claim(), tableJournal());
        pass(2s);
    }
    const payout::Claim* open() { return table(1).agent().state().findClaim(1); }

    // Whoever holds the table's key for the broker says these in its name.
    void forge(const std::vector<events::Event>& entries) {
        table(1).crash();
        tableJournal().append(entries, clock.wall());
        pass(3s);
    }
    static events::PayoutDocumentRequested requestFor(const events::ClaimRaised& raised) {
        events::PayoutDocumentRequested asked;
        asked.claim = raised.claim;
        asked.wonAt = StaffSite::kNow;
        asked.combination = raised.hand;
        asked.amount = raised.fixedAmount;
        asked.preparer = StaffSite::person("s-vera");
        asked.witness = StaffSite::person("f-omar");
        return asked;
    }
    static events::ClaimRaised percentClaim() {
        events::ClaimRaised raised = StaffSite::claim(1);
        raised.basis = events::ClaimBasis::PercentOfMeter;
        raised.link = *events::LinkId::parse("LINK1");
        raised.level = *events::LevelName::parse("main");
        raised.percentPpm = 1'000'000;
        raised.fixedAmount = {};
        raised.declaredBy = StaffSite::person("d-ines");
        return raised;
    }
    static events::StaffActionAccepted accepted(const events::StaffActionSigned& action) {
        return {action.action, action.person, action.name, action.statement, action.signature};
    }
};

} // namespace

// Claims at the controller: what a table says is held against what people signed.
class TestControllerClaims : public QObject {
    Q_OBJECT

private slots:
    void aDeclaredClaimMovesNoMeterBeforeItIsVerified() {
        Bench bench;
        const auto before = bench.level().value;
        bench.declare(1, 1, 100, "royal_flush");
        bench.pass(2s);
        QVERIFY(bench.open()->waitsFor() == payout::Stage::Verification);
        QCOMPARE(bench.level().hits, std::uint64_t{0});
        QVERIFY(bench.level().value == before);
        bench.sign("f-omar", Action::VerifyClaim);
        QCOMPARE(bench.level().hits, std::uint64_t{1});
        QCOMPARE(bench.open()->amount.value(), before.floorCents().value());
        QVERIFY(bench.open()->waitsFor() == payout::Stage::Approval);
    }

    void aDeclarationDeniedBeforeItIsVerifiedMovesNothing() {
        Bench bench;
        const auto before = bench.level().value;
        bench.declare(1, 1, 100, "royal_flush");
        bench.sign("s-vera", Action::DenyClaim);
        QVERIFY(bench.open() == nullptr);
        QVERIFY(bench.level().value == before);
        QVERIFY(bench.told<events::MeterAmountReturned>().empty());
        QCOMPARE(bench.told<events::ClaimEnded>().size(), std::size_t{1});
    }

    void aDocumentIsIssuedBySignaturesThatTheControllerChecked() {
        Bench bench;
        bench.declare(1, 1, 100, "straight_flush");
        bench.sign("f-omar", Action::VerifyClaim);
        bench.endRound(1);
        bench.sign("s-vera", Action::ApproveClaim);
        const auto documents = bench.told<events::PayoutDocumentIssued>();
        QCOMPARE(documents.size(), std::size_t{1});
        QCOMPARE(documents.front().signatures.size(), std::size_t{2});
        QVERIFY(bench.open()->document.has_value());
        bench.meter->crash(); // What it knows is in its journal.
        bench.pass(3s);
        QCOMPARE(bench.meter->state().find(bench.claim())->approved.size(), std::size_t{1});
    }

    void entriesOfATableThatNobodySignedMakeNoDocumentAndMoveNoMeter() {
        Bench bench;
        const auto before = bench.level().value;
        const events::ClaimRaised raised = Bench::percentClaim();
        auto asked = Bench::requestFor(raised);
        asked.amount = core::Cents{1'000'000};
        bench.forge({raised, events::ClaimVerified{raised.claim, asked.witness, {}, {}},
                     events::ClaimAmountFixed{raised.claim, asked.amount},
                     events::ClaimApproved{raised.claim, asked.amount, asked.preparer, 7, {}},
                     asked});
        QVERIFY(bench.told<events::PayoutDocumentIssued>().empty());
        QVERIFY(bench.told<events::MeterAmountFixed>().empty());
        QVERIFY(bench.level().value == before);
        QCOMPARE(bench.told<events::PayoutDocumentWithheld>().size(), std::size_t{1});
        // The table's people are told, and may verify and approve it, or deny it.
        QVERIFY(bench.open()->returned.has_value());
        QVERIFY(bench.open()->approvals.empty());
    }

    void signaturesOfAnotherSitesPeopleAreWorthNothing() {
        Bench bench;
        const events::ClaimRaised raised = StaffSite::claim(1);
        bench.forge({raised});
        const auto entry = [&](std::string_view who, std::string_view key, Action action) {
            const auto action_ =
                bench.staff->signedBy(who, action, raised.claim, bench.tableJournal());
            auto statement = staff::parseStatement(action_.statement);
            return Bench::accepted(staff::signStatement(*statement, StaffSite::keyOf(key)));
        };
        bench.forge({entry("f-omar", "stranger", Action::VerifyClaim),
                     events::ClaimVerified{raised.claim, StaffSite::person("f-omar"), {}, {}},
                     entry("s-vera", "stranger", Action::ApproveClaim),
                     events::ClaimApproved{
                         raised.claim, raised.fixedAmount, StaffSite::person("s-vera"), 7, {}},
                     Bench::requestFor(raised)});
        QVERIFY(bench.told<events::PayoutDocumentIssued>().empty());
        const auto refused = bench.told<events::ClaimSignatureRefused>();
        QCOMPARE(refused.size(), std::size_t{2});
        QVERIFY(refused.front().reason == staff::Refusal::BadSignature);
        QCOMPARE(bench.told<events::PayoutDocumentWithheld>().size(), std::size_t{1});
    }

    void manyFalseSignaturesAreCountedAndNoneIsLost() {
        Bench bench;
        const events::ClaimRaised raised = StaffSite::claim(1);
        bench.forge({raised});
        auto one = staff::parseStatement(
            bench.staff->signedBy("f-omar", Action::VerifyClaim, raised.claim, bench.tableJournal())
                .statement);
        std::vector<events::Event> flood;
        for (std::uint8_t number = 0; number < 100; ++number) {
            one->id.fill(number);
            flood.push_back(
                Bench::accepted(staff::signStatement(*one, StaffSite::keyOf("stranger"))));
        }
        bench.forge(flood);
        const std::size_t told = bench.told<events::ClaimSignatureRefused>().size();
        QCOMPARE(told, std::size_t{30});
        std::uint64_t counted = 0;
        for (const auto& together : bench.told<events::StaffRefusalsCounted>())
            counted += together.count;
        QCOMPARE(counted, std::uint64_t{70});
        // What is good is taken all the same.
        bench.forge({Bench::accepted(bench.staff->signedBy("f-omar", Action::VerifyClaim,
                                                           raised.claim, bench.tableJournal()))});
        QCOMPARE(bench.told<events::ClaimSignatureTaken>().size(), std::size_t{1});
    }

    void aClaimWhoseDocumentWasWithheldIsSignedAnew() {
        Bench bench;
        const events::ClaimRaised raised = StaffSite::claim(1);
        bench.forge({raised,
                     events::ClaimVerified{raised.claim, StaffSite::person("f-omar"), {}, {}},
                     events::ClaimApproved{
                         raised.claim, raised.fixedAmount, StaffSite::person("s-vera"), 7, {}},
                     Bench::requestFor(raised)});
        QVERIFY(bench.open()->waitsFor() == payout::Stage::Verification);
        bench.sign("f-omar", Action::VerifyClaim);
        bench.sign("s-vera", Action::ApproveClaim);
        QCOMPARE(bench.told<events::PayoutDocumentIssued>().size(), std::size_t{1});
        QVERIFY(bench.open()->document.has_value() && !bench.open()->returned);
    }
};

QTEST_APPLESS_MAIN(TestControllerClaims)
#include "tst_controller_claims.moc"
