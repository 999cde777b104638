#include "tests/unit/meter/signed_claims.h"

#include <QTest>

#include <functional>

using namespace pitwatch;
using namespace pitwatch::tests;

using Fixture = SignedClaims;

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
        fixture.sign("s-vera", Action::VoidDocument);
        const events::PayoutDocumentRejected torn{
            Fixture::claim().claim, {1}, person("s-vera"), {}};
        QVERIFY(only<events::PayoutDocumentVoided>(fixture.say("T01", torn)) != nullptr);
        QVERIFY(fixture.issued(fixture.request()));
        fixture.sign("m-karl", Action::DenyClaim);
        fixture.say("T01", events::ClaimDenied{Fixture::claim().claim, person("m-karl"), {}, {}});
        QVERIFY(!fixture.issued(fixture.request())); // Denied: nothing is paid for it any more.
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void nothingUnsignedTakesADocumentOutOfUse() {
        Fixture fixture;
        fixture.say("T01", Fixture::claim());
        fixture.sign("f-omar", Action::VerifyClaim);
        fixture.sign("s-vera", Action::ApproveClaim);
        QVERIFY(fixture.issued(fixture.request()));
        const auto reject = [&](std::uint64_t number) {
            return fixture.say("T01", events::PayoutDocumentRejected{
                                          Fixture::claim().claim, {number}, person("s-vera"), {}});
        };
        const auto* refused = only<events::CommandRefused>(reject(1));
        QVERIFY(refused != nullptr && refused->reason.code == meter::MeterRefusal::NotSigned);
        auto other = fixture.statement("s-vera", Action::VoidDocument);
        other.arguments[*staff::ArgumentName::parse("document")] = StaffSite::text("7");
        QVERIFY(only<events::ClaimSignatureRefused>(fixture.read(other, "s-vera")) != nullptr);
        QVERIFY(only<events::CommandRefused>(reject(1)) != nullptr);
        // A signature is good for the document it was given for.
        fixture.sign("s-vera", Action::VoidDocument);
        QVERIFY(only<events::PayoutDocumentVoided>(reject(1)) != nullptr);
        QVERIFY(fixture.issued(fixture.request()));
        QVERIFY(only<events::CommandRefused>(reject(2)) != nullptr);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void nothingUnsignedReturnsMoneyToAMeter_data() {
        using End = std::function<events::Event(const events::ClaimId&)>;
        QTest::addColumn<End>("end");
        QTest::addColumn<int>("action");
        const auto row = [](const char* name, End end, Action action) {
            QTest::newRow(name) << end << static_cast<int>(action);
        };
        row(
            "denied",
            [](const auto& claim) {
                return events::ClaimDenied{claim, person("m-karl"), {}, {}};
            },
            Action::DenyClaim);
        row(
            "void",
            [](const auto& claim) {
                return events::ClaimVoided{claim, person("m-karl"), {}};
            },
            Action::VoidClaim);
    }
    void nothingUnsignedReturnsMoneyToAMeter() {
        using End = std::function<events::Event(const events::ClaimId&)>;
        QFETCH(End, end);
        QFETCH(int, action);
        Fixture fixture;
        const events::ClaimRaised raised = StaffSite::progressiveClaim(1);
        fixture.wagered(raised.claim.table, raised.round.value);
        fixture.docket = {};
        fixture.docket.apply(raised, fixture.now);
        fixture.say("T01", raised);
        const auto fixed = fixture.level().value;
        const auto told = fixture.say("T01", end(raised.claim));
        const auto* refused = only<events::CommandRefused>(told);
        QVERIFY(refused != nullptr && told.size() == 1);
        QVERIFY(refused->reason.code == meter::MeterRefusal::NotSigned);
        QVERIFY(fixture.level().value == fixed);
        // Signed while the table did not know the amount yet: it is the same claim.
        QVERIFY(only<events::ClaimSignatureTaken>(
                    fixture.sign("m-karl", static_cast<Action>(action))) != nullptr);
        QVERIFY(only<events::MeterAmountReturned>(fixture.say("T01", end(raised.claim))) !=
                nullptr);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    // Its round may be void by rule, and no meter has moved for it.
    void aDeclaredHandThatNobodyVerifiedEndsByTheTablesWord() {
        Fixture fixture;
        auto declared = Fixture::claim();
        declared.declaredBy = person("d-ines");
        fixture.say("T01", declared);
        QVERIFY(only<events::ClaimEnded>(fixture.say(
                    "T01", events::ClaimVoided{declared.claim, person("f-omar"), {}})) != nullptr);
    }

    void nothingIsPaidWithoutADocument() {
        Fixture fixture;
        fixture.say("T01", Fixture::claim());
        const events::ClaimClosed closed{Fixture::claim().claim, {}};
        QVERIFY(only<events::CommandRefused>(fixture.say("T01", closed)) != nullptr);
        QVERIFY(fixture.state.find(Fixture::claim().claim) != nullptr);
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
        fixture.sign("m-karl", Action::DenyClaim);
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
        events::ClaimRaised raised = StaffSite::progressiveClaim(1);
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

    // The cards gave what was declared: it has its turn in the order of settlement, roster or not.
    void aDeclaredClaimThatTheCardsConfirmWaitsForNobody() {
        for (const bool signatures : {false, true}) {
            meter::Setup setup;
            setup.signatures = signatures;
            MeterFixture fixture(setup);
            fixture.open({"T01", "T02"});
            events::ClaimRaised raised = StaffSite::progressiveClaim(1);
            raised.hand = *events::HandName::parse("royal_flush");
            raised.percentPpm = 1'000'000;
            raised.declaredBy = person("d-ines");
            fixture.say("T01", raised);
            // Nobody had told of the wager: root at a table confirms nothing that way.
            QVERIFY(only<events::MeterAmountFixed>(
                        fixture.say("T01", events::ClaimConfirmed{raised.claim, {}})) == nullptr);
            fixture.wagered(tableId("T01"), 12);
            QVERIFY(fixture.say("T02", events::ClaimConfirmed{raised.claim, {}}).empty());
            const auto led = fixture.say("T01", events::ClaimConfirmed{raised.claim, {}});
            const auto* fixed = only<events::MeterAmountFixed>(led);
            QVERIFY(fixed != nullptr && fixed->amount == core::Cents{1'000'000});
            // A later hit has what was put in since.
            fixture.claim("T02", 1, 10);
            QVERIFY(fixture.state.fixed.at({tableId("T02"), 1}).amount == core::Cents{100'000});
            QVERIFY(
                fixture.say("T01", events::ClaimVerified{raised.claim, person("f-omar"), {}, {}})
                    .empty());
            QVERIFY(fixture.replayed() == fixture.state);
        }
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
