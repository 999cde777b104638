#include "shared/events/claims/document_events.h"
#include "tests/support/sites/staff_site.h"
#include "tests/unit/meter/meter_fixture.h"

#include <QTest>

#include <functional>

using namespace pitwatch;
using namespace pitwatch::tests;
using staff::Action;
using support::StaffSite;

namespace {

struct Fixture : MeterFixture {
    explicit Fixture(bool signatures = true) : MeterFixture(setupWith(signatures)) {
        open({"T01", "T02"});
        docket.apply(claim(), now);
    }
    static meter::Setup setupWith(bool signatures) {
        meter::Setup setup;
        setup.signatures = signatures;
        return setup;
    }
    static events::ClaimRaised claim() { return StaffSite::claim(1); }

    staff::Statement statement(std::string_view who, Action action) {
        auto one = site.statement(action, who, staff::objectOf(claim().claim), docket);
        one.id[0] = ++m_actions;
        if (action == Action::VerifyClaim)
            one.arguments[*staff::ArgumentName::parse("checks")] = StaffSite::text("cards");
        return one;
    }
    std::vector<events::Event> read(const staff::Statement& statement, std::string_view key,
                                    const char* from = "T01") {
        const auto action = staff::signStatement(statement, StaffSite::keyOf(key));
        return take(meter::SignatureRead{
            tableId(from),
            {action.action, action.person, action.name, action.statement, action.signature},
            &site.roster()});
    }
    std::vector<events::Event> sign(std::string_view who, Action action) {
        return read(statement(who, action), who);
    }
    events::PayoutDocumentRequested request() {
        events::PayoutDocumentRequested asked;
        asked.claim = claim().claim;
        asked.wonAt = now;
        asked.combination = claim().hand;
        asked.amount = claim().fixedAmount;
        asked.preparer = person("s-vera");
        asked.witness = person("f-omar");
        return asked;
    }
    bool issued(const events::PayoutDocumentRequested& asked) {
        return only<events::PayoutDocumentIssued>(say("T01", asked)) != nullptr;
    }

    StaffSite site;
    staff::Docket docket;

private:
    std::uint8_t m_actions = 0;
};

} // namespace

class TestClaimSignatures : public QObject {
    Q_OBJECT

private slots:
    void aDocumentTakesTheVerificationAndAsManyApprovalsAsItsTier() {
        Fixture fixture;
        fixture.say("T01", Fixture::claim());
        QVERIFY(!fixture.issued(fixture.request()));
        fixture.sign("s-vera", Action::ApproveClaim);
        QVERIFY(!fixture.issued(fixture.request()));
        fixture.sign("f-omar", Action::VerifyClaim);
        auto other = fixture.request();
        other.preparer = person("m-karl");
        QVERIFY(!fixture.issued(other));
        other = fixture.request();
        other.amount = core::Cents{600'000};
        QVERIFY(!fixture.issued(other));
        other = fixture.request();
        other.combination = *events::HandName::parse("full_house");
        QVERIFY(!fixture.issued(other));
        other = fixture.request();
        other.wonAt = core::Instant{};
        QVERIFY(!fixture.issued(other));
        other = fixture.request();
        other.envy.push_back({{2}, {1}, *events::HandName::parse("royal_flush"), {}, {}, 1});
        QVERIFY(!fixture.issued(other));
        QVERIFY(fixture.issued(fixture.request()));
        QVERIFY(!fixture.issued(fixture.request())); // It has one.
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void aClaimOverAmountsThatNobodyIsPaidIsNotRaised() {
        Fixture fixture;
        auto claim = Fixture::claim();
        for (std::uint8_t seat = 2; seat < 4; ++seat)
            claim.envy.push_back({{seat}, {1}, claim.hand, {}, core::kMaxAmount, 1});
        QVERIFY(only<events::ClaimNoted>(fixture.say("T01", claim)) == nullptr);
        claim = Fixture::claim();
        claim.fixedAmount = core::Cents{-1};
        QVERIFY(only<events::ClaimNoted>(fixture.say("T01", claim)) == nullptr);
    }

    void aVoidedDocumentIsIssuedAgainByTheSameSignatures() {
        Fixture fixture;
        fixture.say("T01", Fixture::claim());
        fixture.sign("f-omar", Action::VerifyClaim);
        fixture.sign("s-vera", Action::ApproveClaim);
        QVERIFY(fixture.issued(fixture.request()));
        const events::PayoutDocumentRejected torn{
            Fixture::claim().claim, {1}, person("s-vera"), {}};
        QVERIFY(only<events::PayoutDocumentVoided>(fixture.say("T01", torn)) != nullptr);
        QVERIFY(fixture.issued(fixture.request()));
        fixture.say("T01", events::ClaimDenied{Fixture::claim().claim, person("s-vera"), {}, {}});
        QVERIFY(!fixture.issued(fixture.request())); // Denied: nothing is paid for it any more.
    }

    void aClaimThatEndedIsNotRaisedAgain_data() {
        using End = std::function<events::Event(const events::ClaimId&)>;
        QTest::addColumn<End>("end");
        const auto row = [](const char* name, End end) { QTest::newRow(name) << end; };
        row("paid", [](const auto& claim) { return events::ClaimClosed{claim, {}}; });
        row("denied", [](const auto& claim) {
            return events::ClaimDenied{claim, person("s-vera"), {}, {}};
        });
        row("void", [](const auto& claim) {
            return events::ClaimVoided{claim, person("s-vera"), {}};
        });
    }
    void aClaimThatEndedIsNotRaisedAgain() {
        using End = std::function<events::Event(const events::ClaimId&)>;
        QFETCH(End, end);
        Fixture fixture;
        const auto verified = fixture.statement("f-omar", Action::VerifyClaim);
        const auto approved = fixture.statement("s-vera", Action::ApproveClaim);
        fixture.say("T01", Fixture::claim());
        fixture.read(verified, "f-omar");
        fixture.read(approved, "s-vera");
        QVERIFY(fixture.issued(fixture.request()));
        fixture.say("T01", end(Fixture::claim().claim));
        const auto again = fixture.say("T01", Fixture::claim());
        QCOMPARE(again.size(), std::size_t{1});
        QCOMPARE(only<events::CommandRefused>(again)->command.text(), std::string("raise_claim"));
        QVERIFY(fixture.read(verified, "f-omar").empty());
        QVERIFY(fixture.read(approved, "s-vera").empty());
        QVERIFY(!fixture.issued(fixture.request()));
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void aNumberBelowTheLastIsNoNewClaim() {
        Fixture fixture;
        fixture.say("T01", StaffSite::claim(2));
        QVERIFY(only<events::CommandRefused>(fixture.say("T01", StaffSite::claim(1))) != nullptr);
        auto ofAnother = StaffSite::claim(1);
        ofAnother.claim.table = tableId("T02");
        QVERIFY(only<events::ClaimNoted>(fixture.say("T02", ofAnother)) != nullptr);
    }

    void anApprovalCountsForOneClaim() {
        Fixture fixture;
        fixture.say("T01", Fixture::claim());
        const auto one = fixture.statement("s-vera", Action::ApproveClaim);
        fixture.read(one, "s-vera");
        fixture.say("T01", StaffSite::claim(2));
        QVERIFY(fixture.read(one, "s-vera").empty());
        auto other = one; // The same action, said to be of the other claim.
        other.object = staff::objectOf(StaffSite::claim(2).claim);
        QVERIFY(only<events::ClaimSignatureRefused>(fixture.read(other, "s-vera")) != nullptr);
        QVERIFY(fixture.state.find(StaffSite::claim(2).claim)->approved.empty());
    }

    void aClaimKeepsTheTiersItWasNotedUnder() {
        Fixture fixture;
        fixture.say("T01", Fixture::claim());
        fixture.sign("f-omar", Action::VerifyClaim);
        fixture.sign("s-vera", Action::ApproveClaim);
        auto stricter = Fixture::setupWith(true);
        for (payout::Tier& tier : stricter.payout.tiers)
            tier.approvals = 2;
        fixture.state.setup = std::make_shared<const meter::Setup>(stricter);
        QVERIFY(fixture.issued(fixture.request()));
        const auto noted = fixture.say("T01", StaffSite::claim(2));
        QCOMPARE(only<events::ClaimNoted>(noted)->tiers.front().approvals, 2U);
    }

    void aDocumentIsForgottenWhenItsClaimIsPaid() {
        Fixture fixture(false);
        fixture.say("T01", Fixture::claim());
        QVERIFY(fixture.issued(fixture.request()));
        fixture.say("T01", events::ClaimClosed{Fixture::claim().claim, {}});
        QVERIFY(fixture.state.documents.empty());
        QVERIFY(!fixture.issued(fixture.request())); // Nor is there another, roster or not.
    }

    // The table denied the claim before it knew that the document was issued.
    void aDocumentThatCameTooLateIsVoidedOnce() {
        Fixture fixture(false);
        fixture.say("T01", Fixture::claim());
        QVERIFY(fixture.issued(fixture.request()));
        fixture.say("T01", events::ClaimDenied{Fixture::claim().claim, person("s-vera"), {}, {}});
        const events::PayoutDocumentRejected late{Fixture::claim().claim, {1}, person("T01"), {}};
        QVERIFY(only<events::PayoutDocumentVoided>(fixture.say("T01", late)) != nullptr);
        QVERIFY(fixture.state.documents.empty());
        QVERIFY(only<events::CommandRefused>(fixture.say("T01", late)) != nullptr);
    }

    void anotherTablesDocumentIsNotVoided() {
        Fixture fixture(false);
        fixture.say("T01", Fixture::claim());
        QVERIFY(fixture.issued(fixture.request()));
        QVERIFY(only<events::PayoutDocumentVoided>(fixture.say(
                    "T02", events::PayoutDocumentRejected{
                               {tableId("T02"), 1}, {1}, person("s-vera"), {}})) == nullptr);
    }

    void aSignatureCountsForWhatWasSigned_data() {
        using Spoil = std::function<void(staff::Statement&, support::StaffSite&)>;
        QTest::addColumn<Spoil>("spoil");
        const auto row = [](const char* name, Spoil spoil) { QTest::newRow(name) << spoil; };
        row("another claim", [](auto& one, auto&) { one.objectHash[0] ^= 1; });
        row("another nonce", [](auto& one, auto&) { one.nonce[0] ^= 1; });
        row("another amount", [](auto& one, auto&) { one.amount += core::Cents{1}; });
        row("another table", [](auto& one, auto&) { one.addressee = StaffSite::party("T02"); });
        row("a roster nobody here knows", [](auto& one, auto&) { one.rosterVersion = 8; });
        row("a role above one's own",
            [](auto& one, auto&) { one.role = staff::Role::ShiftManager; });
        row("a console without rights",
            [](auto& one, auto&) { one.console = StaffSite::party("C09"); });
        row("above the limit", [](auto&, auto& site) {
            site.roster().people.at(StaffSite::person("s-vera")).limit = core::Cents{1};
        });
        row("left meanwhile", [](auto&, auto& site) {
            site.roster().people.at(StaffSite::person("s-vera")).active = false;
        });
        row("the roster ran out",
            [](auto&, auto& site) { site.roster().expiresAt = StaffSite::kNow; });
    }
    void aSignatureCountsForWhatWasSigned() {
        using Spoil = std::function<void(staff::Statement&, support::StaffSite&)>;
        QFETCH(Spoil, spoil);
        Fixture fixture;
        fixture.say("T01", Fixture::claim());
        fixture.sign("f-omar", Action::VerifyClaim);
        auto one = fixture.statement("s-vera", Action::ApproveClaim);
        spoil(one, fixture.site);
        QVERIFY(only<events::ClaimSignatureRefused>(fixture.read(one, "s-vera")) != nullptr);
        QVERIFY(!fixture.issued(fixture.request()));
    }

    void theRosterMayMoveOnWhileTheRightsStay() {
        Fixture fixture;
        fixture.say("T01", Fixture::claim());
        const auto one = fixture.statement("s-vera", Action::ApproveClaim);
        fixture.site.roster().version = 8;
        QVERIFY(only<events::ClaimSignatureTaken>(fixture.read(one, "s-vera")) != nullptr);
    }

    void nobodyIsBothWitnessAndApprover() {
        Fixture fixture;
        fixture.say("T01", Fixture::claim());
        fixture.sign("s-vera", Action::VerifyClaim);
        fixture.sign("s-vera", Action::ApproveClaim);
        auto asked = fixture.request();
        asked.witness = person("s-vera");
        QVERIFY(!fixture.issued(asked));
    }

    void theSameSignatureReadTwiceSaysNothingNew() {
        Fixture fixture;
        fixture.say("T01", Fixture::claim());
        const auto one = fixture.statement("f-omar", Action::VerifyClaim);
        QCOMPARE(fixture.read(one, "f-omar").size(), std::size_t{1});
        QVERIFY(fixture.read(one, "f-omar").empty());
    }

    void withoutARosterTheTablesWordIsTakenAndTheDocumentSaysSo() {
        Fixture fixture(false);
        fixture.say("T01", Fixture::claim());
        const auto led = fixture.say("T01", fixture.request());
        QVERIFY(only<events::PayoutDocumentIssued>(led)->signatures.empty());
    }

    void aDeclaredClaimWaitsForItsVerification() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        events::ClaimRaised raised = StaffSite::claim(1);
        raised.basis = events::ClaimBasis::PercentOfMeter;
        raised.link = linkId();
        raised.level = levelName("main");
        raised.percentPpm = 100'000;
        raised.fixedAmount = {};
        raised.declaredBy = person("d-ines");
        QVERIFY(only<events::MeterAmountFixed>(fixture.say("T01", raised)) == nullptr);
        QVERIFY(fixture.say("T02", events::ClaimVerified{raised.claim, person("f-omar"), {}, {}})
                    .empty()); // Another table's claims are not its own.
        QVERIFY(only<events::MeterAmountFixed>(fixture.say(
                    "T01", events::ClaimVerified{raised.claim, person("f-omar"), {}, {}})) !=
                nullptr);
        QVERIFY(fixture.say("T01", events::ClaimVerified{raised.claim, person("f-omar"), {}, {}})
                    .empty());
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void whatWasPaidDoesNotComeBack() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.claim("T01", 1, 10);
        const auto value = fixture.level().value;
        fixture.say("T01", events::ClaimClosed{{tableId("T01"), 1}, {}});
        QVERIFY(fixture.deny("T01", 1).empty());
        QVERIFY(fixture.level().value == value);
    }
};

QTEST_APPLESS_MAIN(TestClaimSignatures)
#include "tst_claim_signatures.moc"
