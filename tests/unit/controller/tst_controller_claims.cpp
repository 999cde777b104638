#include "shared/events/claims/document_events.h"
#include "shared/events/meter_events.h"
#include "shared/meter/refusals.h"
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

struct Fixture : MemoryFloor {
    Fixture() : MemoryFloor(1, Staffed::Yes) {
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
        events::ClaimRaised raised = StaffSite::progressiveClaim(1);
        raised.hand = *events::HandName::parse("royal_flush");
        raised.percentPpm = 1'000'000;
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
        Fixture fixture;
        const auto before = fixture.level().value;
        fixture.declare(1, 1, 100, "royal_flush");
        fixture.pass(2s);
        QVERIFY(fixture.open()->waitsFor() == payout::Stage::Verification);
        QCOMPARE(fixture.level().hits, std::uint64_t{0});
        QVERIFY(fixture.level().value == before);
        fixture.sign("f-omar", Action::VerifyClaim);
        QCOMPARE(fixture.level().hits, std::uint64_t{1});
        QCOMPARE(fixture.open()->amount.value(), before.floorCents().value());
        QVERIFY(fixture.open()->waitsFor() == payout::Stage::Approval);
    }

    void aDeclarationDeniedBeforeItIsVerifiedMovesNothing() {
        Fixture fixture;
        const auto before = fixture.level().value;
        fixture.declare(1, 1, 100, "royal_flush");
        fixture.sign("s-vera", Action::DenyClaim);
        QVERIFY(fixture.open() == nullptr);
        QVERIFY(fixture.level().value == before);
        QVERIFY(fixture.told<events::MeterAmountReturned>().empty());
        QCOMPARE(fixture.told<events::ClaimEnded>().size(), std::size_t{1});
    }

    // The controller begins again while its roster's file is spoilt, and a denial is read.
    void aDenialReadWithoutARosterIsJudgedByTheNext() {
        Fixture fixture;
        const auto before = fixture.level().value;
        fixture.declare(1, 1, 100, "royal_flush");
        fixture.pass(2s);
        fixture.sign("f-omar", Action::VerifyClaim);
        QVERIFY(fixture.level().value != before);
        auto file = std::make_shared<std::optional<std::string>>("spoilt");
        fixture.meter->admit(
            {StaffSite::party("C02")},
            {StaffSite::siteKeys(), [file] { return std::exchange(*file, std::nullopt); }});
        fixture.meter->crash();
        fixture.pass(2s);
        fixture.sign("m-karl", Action::DenyClaim);
        QVERIFY(fixture.open() == nullptr);
        QCOMPARE(fixture.told<events::ClaimSignatureKept>().size(), std::size_t{1});
        QVERIFY(fixture.told<events::ClaimEnded>().empty());
        *file = staff::rosterText(fixture.staff->site.signedRoster());
        fixture.pass(2s);
        QCOMPARE(fixture.told<events::ClaimEnded>().size(), std::size_t{1});
        QVERIFY(fixture.level().value == before);
    }

    void aDocumentIsIssuedBySignaturesThatTheControllerChecked() {
        Fixture fixture;
        fixture.declare(1, 1, 100, "straight_flush");
        fixture.sign("f-omar", Action::VerifyClaim);
        fixture.endRound(1);
        fixture.sign("s-vera", Action::ApproveClaim);
        const auto documents = fixture.told<events::PayoutDocumentIssued>();
        QCOMPARE(documents.size(), std::size_t{1});
        QCOMPARE(documents.front().signatures.size(), std::size_t{2});
        QVERIFY(fixture.open()->document.has_value());
        fixture.meter->crash(); // What it knows is in its journal.
        fixture.pass(3s);
        QCOMPARE(fixture.meter->state().find(fixture.claim())->approved.size(), std::size_t{1});
    }

    void entriesOfATableThatNobodySignedMakeNoDocumentAndMoveNoMeter() {
        Fixture fixture;
        const auto before = fixture.level().value;
        const events::ClaimRaised raised = Fixture::percentClaim();
        auto asked = Fixture::requestFor(raised);
        asked.amount = core::Cents{1'000'000};
        fixture.forge({raised, events::ClaimVerified{raised.claim, asked.witness, {}, {}},
                       events::ClaimAmountFixed{raised.claim, asked.amount},
                       events::ClaimApproved{raised.claim, asked.amount, asked.preparer, 7, {}},
                       asked});
        QVERIFY(fixture.told<events::PayoutDocumentIssued>().empty());
        QVERIFY(fixture.told<events::MeterAmountFixed>().empty());
        QVERIFY(fixture.level().value == before);
        QCOMPARE(fixture.told<events::PayoutDocumentWithheld>().size(), std::size_t{1});
        // The table's people are told, and may verify and approve it, or deny it.
        QVERIFY(fixture.open()->returned ==
                events::Phrase(meter::DocumentObjection::AmountDiffers));
        QVERIFY(fixture.open()->approvals.empty());
    }

    void signaturesOfAnotherSitesPeopleAreWorthNothing() {
        Fixture fixture;
        const events::ClaimRaised raised = StaffSite::claim(1);
        events::PayoutDocumentRequested request = Fixture::requestFor(raised);
        request.wonAt = fixture.clock.wall(); // Nothing but the signatures is wrong.
        fixture.forge({raised});
        const auto entry = [&](std::string_view who, std::string_view key, Action action) {
            const auto action_ =
                fixture.staff->signedBy(who, action, raised.claim, fixture.tableJournal());
            auto statement = staff::parseStatement(action_.statement);
            return Fixture::accepted(staff::signStatement(*statement, StaffSite::keyOf(key)));
        };
        fixture.forge({entry("f-omar", "stranger", Action::VerifyClaim),
                       events::ClaimVerified{raised.claim, StaffSite::person("f-omar"), {}, {}},
                       entry("s-vera", "stranger", Action::ApproveClaim),
                       events::ClaimApproved{
                           raised.claim, raised.fixedAmount, StaffSite::person("s-vera"), 7, {}},
                       request});
        QVERIFY(fixture.told<events::PayoutDocumentIssued>().empty());
        const auto refused = fixture.told<events::ClaimSignatureRefused>();
        QCOMPARE(refused.size(), std::size_t{2});
        QVERIFY(refused.front().reason == staff::Refusal::BadSignature);
        const auto withheld = fixture.told<events::PayoutDocumentWithheld>();
        QCOMPARE(withheld.size(), std::size_t{1});
        QVERIFY(withheld[0].reason == meter::DocumentObjection::VerificationNotSigned);
    }

    void manyFalseSignaturesAreCountedAndNoneIsLost() {
        Fixture fixture;
        const events::ClaimRaised raised = StaffSite::claim(1);
        fixture.forge({raised});
        auto one = staff::parseStatement(
            fixture.staff
                ->signedBy("f-omar", Action::VerifyClaim, raised.claim, fixture.tableJournal())
                .statement);
        std::vector<events::Event> flood;
        for (std::uint8_t number = 0; number < 100; ++number) {
            one->id.fill(number);
            flood.push_back(
                Fixture::accepted(staff::signStatement(*one, StaffSite::keyOf("stranger"))));
        }
        fixture.forge(flood);
        const std::size_t told = fixture.told<events::ClaimSignatureRefused>().size();
        QCOMPARE(told, std::size_t{30});
        std::uint64_t counted = 0;
        for (const auto& together : fixture.told<events::StaffRefusalsCounted>())
            counted += together.count;
        QCOMPARE(counted, std::uint64_t{70});
        // What is good is taken all the same.
        fixture.forge({Fixture::accepted(fixture.staff->signedBy(
            "f-omar", Action::VerifyClaim, raised.claim, fixture.tableJournal()))});
        QCOMPARE(fixture.told<events::ClaimSignatureTaken>().size(), std::size_t{1});
    }

    // Whoever writes in a table's name does not fill the controller's disk with refusals.
    void manyFalseWordsAreCountedAndNoneIsLost() {
        Fixture fixture;
        const std::size_t before = fixture.told<events::CommandRefused>().size();
        std::vector<events::Event> flood;
        for (std::uint64_t number = 1; number <= 100; ++number) {
            events::ClaimRaised raised = StaffSite::progressiveClaim(number);
            raised.round = {1'000 + number};
            flood.push_back(raised);
        }
        fixture.forge(flood);
        QCOMPARE(fixture.told<events::CommandRefused>().size() - before, std::size_t{30});
        std::uint64_t counted = 0;
        for (const auto& together : fixture.told<events::StaffRefusalsCounted>()) {
            counted += together.count;
            QVERIFY(together.reasons.contains(*events::CodeName::parse("wager_not_told")));
        }
        QCOMPARE(counted, std::uint64_t{70});
        QVERIFY(fixture.told<events::ClaimNoted>().empty());
    }

    void aClaimWhoseDocumentWasWithheldIsSignedAnew() {
        Fixture fixture;
        const events::ClaimRaised raised = StaffSite::claim(1);
        fixture.forge({raised,
                       events::ClaimVerified{raised.claim, StaffSite::person("f-omar"), {}, {}},
                       events::ClaimApproved{
                           raised.claim, raised.fixedAmount, StaffSite::person("s-vera"), 7, {}},
                       Fixture::requestFor(raised)});
        QVERIFY(fixture.open()->waitsFor() == payout::Stage::Verification);
        fixture.sign("f-omar", Action::VerifyClaim);
        fixture.sign("s-vera", Action::ApproveClaim);
        QCOMPARE(fixture.told<events::PayoutDocumentIssued>().size(), std::size_t{1});
        QVERIFY(fixture.open()->document.has_value() && !fixture.open()->returned);
    }
};

QTEST_APPLESS_MAIN(TestControllerClaims)
#include "tst_controller_claims.moc"
