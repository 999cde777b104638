#include "shared/events/document_events.h"
#include "tests/support/sites/staff_site.h"
#include "tests/unit/meter/meter_bench.h"

#include <QTest>

#include <functional>

using namespace pitwatch;
using namespace pitwatch::tests;
using staff::Action;
using support::StaffSite;

namespace {

struct Bench : MeterBench {
    explicit Bench(bool signatures = true) : MeterBench(setupWith(signatures)) {
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
            one.arguments[*events::ActionName::parse("checks")] = StaffSite::text("cards");
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
        Bench bench;
        bench.say("T01", Bench::claim());
        QVERIFY(!bench.issued(bench.request()));
        bench.sign("s-vera", Action::ApproveClaim);
        QVERIFY(!bench.issued(bench.request()));
        bench.sign("f-omar", Action::VerifyClaim);
        auto other = bench.request();
        other.preparer = person("m-karl");
        QVERIFY(!bench.issued(other));
        other = bench.request();
        other.amount = core::Cents{600'000};
        QVERIFY(!bench.issued(other));
        other = bench.request();
        other.combination = *events::HandName::parse("full_house");
        QVERIFY(!bench.issued(other));
        other = bench.request();
        other.wonAt = core::Instant{};
        QVERIFY(!bench.issued(other));
        other = bench.request();
        other.envy.push_back({{2}, {1}, *events::HandName::parse("royal_flush"), {}, {}, 1});
        QVERIFY(!bench.issued(other));
        QVERIFY(bench.issued(bench.request()));
        QVERIFY(!bench.issued(bench.request())); // It has one.
        QVERIFY(bench.replayed() == bench.state);
    }

    void aClaimOverAmountsThatNobodyIsPaidIsNotRaised() {
        Bench bench;
        auto claim = Bench::claim();
        for (std::uint8_t seat = 2; seat < 4; ++seat)
            claim.envy.push_back({{seat}, {1}, claim.hand, {}, core::kMaxAmount, 1});
        QVERIFY(only<events::ClaimNoted>(bench.say("T01", claim)) == nullptr);
        claim = Bench::claim();
        claim.fixedAmount = core::Cents{-1};
        QVERIFY(only<events::ClaimNoted>(bench.say("T01", claim)) == nullptr);
    }

    void aVoidedDocumentIsIssuedAgainByTheSameSignatures() {
        Bench bench;
        bench.say("T01", Bench::claim());
        bench.sign("f-omar", Action::VerifyClaim);
        bench.sign("s-vera", Action::ApproveClaim);
        QVERIFY(bench.issued(bench.request()));
        const events::PayoutDocumentRejected torn{Bench::claim().claim, {1}, person("s-vera"), {}};
        QVERIFY(only<events::PayoutDocumentVoided>(bench.say("T01", torn)) != nullptr);
        QVERIFY(bench.issued(bench.request()));
        bench.say("T01", events::ClaimDenied{Bench::claim().claim, person("s-vera"), {}, {}});
        QVERIFY(!bench.issued(bench.request())); // Denied: nothing is paid for it any more.
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
        Bench bench;
        const auto verified = bench.statement("f-omar", Action::VerifyClaim);
        const auto approved = bench.statement("s-vera", Action::ApproveClaim);
        bench.say("T01", Bench::claim());
        bench.read(verified, "f-omar");
        bench.read(approved, "s-vera");
        QVERIFY(bench.issued(bench.request()));
        bench.say("T01", end(Bench::claim().claim));
        const auto again = bench.say("T01", Bench::claim());
        QCOMPARE(again.size(), std::size_t{1});
        QCOMPARE(only<events::CommandRefused>(again)->command.text(), std::string("raise_claim"));
        QVERIFY(bench.read(verified, "f-omar").empty());
        QVERIFY(bench.read(approved, "s-vera").empty());
        QVERIFY(!bench.issued(bench.request()));
        QVERIFY(bench.replayed() == bench.state);
    }

    void aNumberBelowTheLastIsNoNewClaim() {
        Bench bench;
        bench.say("T01", StaffSite::claim(2));
        QVERIFY(only<events::CommandRefused>(bench.say("T01", StaffSite::claim(1))) != nullptr);
        auto ofAnother = StaffSite::claim(1);
        ofAnother.claim.table = tableId("T02");
        QVERIFY(only<events::ClaimNoted>(bench.say("T02", ofAnother)) != nullptr);
    }

    void anApprovalCountsForOneClaim() {
        Bench bench;
        bench.say("T01", Bench::claim());
        const auto one = bench.statement("s-vera", Action::ApproveClaim);
        bench.read(one, "s-vera");
        bench.say("T01", StaffSite::claim(2));
        QVERIFY(bench.read(one, "s-vera").empty());
        auto other = one; // The same action, said to be of the other claim.
        other.object = staff::objectOf(StaffSite::claim(2).claim);
        QVERIFY(only<events::ClaimSignatureRefused>(bench.read(other, "s-vera")) != nullptr);
        QVERIFY(bench.state.find(StaffSite::claim(2).claim)->approved.empty());
    }

    void aClaimKeepsTheTiersItWasNotedUnder() {
        Bench bench;
        bench.say("T01", Bench::claim());
        bench.sign("f-omar", Action::VerifyClaim);
        bench.sign("s-vera", Action::ApproveClaim);
        auto stricter = Bench::setupWith(true);
        for (payout::Tier& tier : stricter.payout.tiers)
            tier.approvals = 2;
        bench.state.setup = std::make_shared<const meter::Setup>(stricter);
        QVERIFY(bench.issued(bench.request()));
        const auto noted = bench.say("T01", StaffSite::claim(2));
        QCOMPARE(only<events::ClaimNoted>(noted)->tiers.front().approvals, 2U);
    }

    void aDocumentIsForgottenWhenItsClaimIsPaid() {
        Bench bench(false);
        bench.say("T01", Bench::claim());
        QVERIFY(bench.issued(bench.request()));
        bench.say("T01", events::ClaimClosed{Bench::claim().claim, {}});
        QVERIFY(bench.state.documents.empty());
        QVERIFY(!bench.issued(bench.request())); // Nor is there another, roster or not.
    }

    // The table denied the claim before it knew that the document was issued.
    void aDocumentThatCameTooLateIsVoidedOnce() {
        Bench bench(false);
        bench.say("T01", Bench::claim());
        QVERIFY(bench.issued(bench.request()));
        bench.say("T01", events::ClaimDenied{Bench::claim().claim, person("s-vera"), {}, {}});
        const events::PayoutDocumentRejected late{Bench::claim().claim, {1}, person("T01"), {}};
        QVERIFY(only<events::PayoutDocumentVoided>(bench.say("T01", late)) != nullptr);
        QVERIFY(bench.state.documents.empty());
        QVERIFY(only<events::CommandRefused>(bench.say("T01", late)) != nullptr);
    }

    void anotherTablesDocumentIsNotVoided() {
        Bench bench(false);
        bench.say("T01", Bench::claim());
        QVERIFY(bench.issued(bench.request()));
        QVERIFY(only<events::PayoutDocumentVoided>(bench.say(
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
        Bench bench;
        bench.say("T01", Bench::claim());
        bench.sign("f-omar", Action::VerifyClaim);
        auto one = bench.statement("s-vera", Action::ApproveClaim);
        spoil(one, bench.site);
        QVERIFY(only<events::ClaimSignatureRefused>(bench.read(one, "s-vera")) != nullptr);
        QVERIFY(!bench.issued(bench.request()));
    }

    void theRosterMayMoveOnWhileTheRightsStay() {
        Bench bench;
        bench.say("T01", Bench::claim());
        const auto one = bench.statement("s-vera", Action::ApproveClaim);
        bench.site.roster().version = 8;
        QVERIFY(only<events::ClaimSignatureTaken>(bench.read(one, "s-vera")) != nullptr);
    }

    void nobodyIsBothWitnessAndApprover() {
        Bench bench;
        bench.say("T01", Bench::claim());
        bench.sign("s-vera", Action::VerifyClaim);
        bench.sign("s-vera", Action::ApproveClaim);
        auto asked = bench.request();
        asked.witness = person("s-vera");
        QVERIFY(!bench.issued(asked));
    }

    void theSameSignatureReadTwiceSaysNothingNew() {
        Bench bench;
        bench.say("T01", Bench::claim());
        const auto one = bench.statement("f-omar", Action::VerifyClaim);
        QCOMPARE(bench.read(one, "f-omar").size(), std::size_t{1});
        QVERIFY(bench.read(one, "f-omar").empty());
    }

    void withoutARosterTheTablesWordIsTakenAndTheDocumentSaysSo() {
        Bench bench(false);
        bench.say("T01", Bench::claim());
        const auto led = bench.say("T01", bench.request());
        QVERIFY(only<events::PayoutDocumentIssued>(led)->signatures.empty());
    }

    void aDeclaredClaimWaitsForItsVerification() {
        MeterBench bench;
        bench.open({"T01", "T02"});
        events::ClaimRaised raised = StaffSite::claim(1);
        raised.basis = events::ClaimBasis::PercentOfMeter;
        raised.link = linkId();
        raised.level = levelName("main");
        raised.percentPpm = 100'000;
        raised.fixedAmount = {};
        raised.declaredBy = person("d-ines");
        QVERIFY(only<events::MeterAmountFixed>(bench.say("T01", raised)) == nullptr);
        QVERIFY(bench.say("T02", events::ClaimVerified{raised.claim, person("f-omar"), {}, {}})
                    .empty()); // Another table's claims are not its own.
        QVERIFY(only<events::MeterAmountFixed>(bench.say(
                    "T01", events::ClaimVerified{raised.claim, person("f-omar"), {}, {}})) !=
                nullptr);
        QVERIFY(bench.say("T01", events::ClaimVerified{raised.claim, person("f-omar"), {}, {}})
                    .empty());
        QVERIFY(bench.replayed() == bench.state);
    }

    void whatWasPaidDoesNotComeBack() {
        MeterBench bench;
        bench.open({"T01"});
        bench.claim("T01", 1, 10);
        const auto value = bench.level().value;
        bench.say("T01", events::ClaimClosed{{tableId("T01"), 1}, {}});
        QVERIFY(bench.deny("T01", 1).empty());
        QVERIFY(bench.level().value == value);
    }
};

QTEST_APPLESS_MAIN(TestClaimSignatures)
#include "tst_claim_signatures.moc"
