#include "tests/unit/meter/signed_claims.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;

using Fixture = SignedClaims;

// What people sign of a round, and what it does to the claims of it.
class TestVoidRounds : public QObject {
    Q_OBJECT

private slots:
    void aRoundThatSomebodyVoidedEndsItsClaims() {
        Fixture fixture;
        fixture.site.enrol("f-june", staff::Role::Floorperson, 0);
        auto declared = Fixture::claim();
        declared.declaredBy = person("d-ines");
        fixture.docket = {};
        fixture.docket.apply(declared, fixture.now);
        fixture.say("T01", declared);
        fixture.sign("f-omar", Action::VerifyClaim);
        const events::ClaimVoided voided{declared.claim, person("f-june"), {}};
        QVERIFY(only<events::CommandRefused>(fixture.say("T01", voided)) != nullptr);
        QVERIFY(fixture.read(fixture.roundStatement("f-june", 11), "f-june").empty());
        QVERIFY(only<events::ClaimSignatureRefused>(
                    fixture.read(fixture.roundStatement("f-june", 12), "stranger")) != nullptr);
        QVERIFY(only<events::CommandRefused>(fixture.say("T01", voided)) != nullptr);
        QVERIFY(only<events::ClaimSignatureTaken>(
                    fixture.read(fixture.roundStatement("f-june", 12), "f-june")) != nullptr);
        QVERIFY(only<events::ClaimEnded>(fixture.say("T01", voided)) != nullptr);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    // A round is known by its number alone: what was signed about another one of that number, in
    // a journal of before or never carried out, is no word against a jackpot.
    void aVoidRoundIsSignedAfterItsWagersWereToldAndTakenInTime_data() {
        using core::Millis;
        QTest::addColumn<Millis>("issued");
        QTest::addColumn<Millis>("accepted");
        QTest::addColumn<bool>("taken");
        QTest::newRow("in time") << Millis{-20'000} << Millis{1'000} << true;
        QTest::newRow("a day before") << Millis{-86'400'000} << Millis{1'000} << false;
        QTest::newRow("a day before, the entry too")
            << Millis{-86'400'000} << Millis{-86'399'000} << false;
        QTest::newRow("before the wagers") << Millis{-60'000} << Millis{1'000} << false;
        QTest::newRow("ran out") << Millis{0} << Millis{120'000} << false;
        QTest::newRow("to come") << Millis{40'000} << Millis{1'000} << false;
    }
    void aVoidRoundIsSignedAfterItsWagersWereToldAndTakenInTime() {
        QFETCH(core::Millis, issued);
        QFETCH(core::Millis, accepted);
        QFETCH(bool, taken);
        Fixture fixture;
        fixture.site.enrol("f-june", staff::Role::Floorperson, 0);
        const events::ClaimRaised raised = StaffSite::progressiveClaim(1);
        fixture.contribute("T01", 12, {500, 500, 500});
        fixture.say("T01", raised);
        QVERIFY(fixture.state.fixed.contains(raised.claim));
        staff::Statement said = fixture.roundStatement("f-june", 12);
        said.expiresAt = said.issuedAt + issued + (said.expiresAt - said.issuedAt);
        said.issuedAt = said.issuedAt + issued;
        const auto led = fixture.read(said, "f-june", "T01", accepted);
        QCOMPARE(only<events::ClaimSignatureTaken>(led) != nullptr, taken);
        QCOMPARE(only<events::ClaimSignatureRefused>(led) != nullptr, !taken);
        const auto end =
            fixture.say("T01", events::ClaimVoided{raised.claim, person("f-june"), {}});
        QCOMPARE(only<events::MeterAmountReturned>(end) != nullptr, taken);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    // The table's word for the time goes no further back than what is known here.
    void aTableTellsItsWagersNotBeforeWhatWasHeardOfIt() {
        Fixture fixture;
        events::ContributionsMade made{linkId(), {12}, {{{3}, core::Cents{500}}}};
        const auto hour = std::chrono::hours{1};
        const auto told = [&](core::Instant at, core::Instant heard) {
            const auto led = fixture.take(meter::TableSaid{tableId("T01"), made, at, heard});
            made.round = {made.round.value + 1};
            return *only<events::ContributionApplied>(led)->toldAt;
        };
        QVERIFY(told(fixture.now - 3 * hour, {}) == fixture.now - 3 * hour);
        QVERIFY(told(fixture.now - 5 * hour, {}) == fixture.now - 3 * hour);
        QVERIFY(told(fixture.now - 5 * hour, fixture.now - hour) == fixture.now - hour);
        QVERIFY(told(fixture.now + hour, {}) == fixture.now);
    }

    void whatEndedARoundsClaimsEndsNoneThatComesLater() {
        Fixture fixture;
        fixture.site.enrol("f-june", staff::Role::Floorperson, 0);
        fixture.say("T01", Fixture::claim());
        const staff::Statement said = fixture.roundStatement("f-june", 12);
        QVERIFY(only<events::ClaimSignatureTaken>(fixture.read(said, "f-june")) != nullptr);
        fixture.say("T01", StaffSite::claim(2));
        const auto led = fixture.read(said, "f-june");
        const auto* refused = only<events::ClaimSignatureRefused>(led);
        QVERIFY(refused != nullptr && led.size() == 1 && refused->claim.number == 2);
        QVERIFY(refused->reason == staff::Refusal::Replayed);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    // "Play goes on" is no word against a jackpot.
    void onlyARulingThatVoidsTheRoundEndsItsClaims() {
        Fixture fixture;
        fixture.site.enrol("f-june", staff::Role::Floorperson, 0);
        fixture.say("T01", Fixture::claim());
        for (const char* harmless : {"", "reshuffle", "set_aside", "plays_next_hand"})
            QVERIFY(fixture.read(fixture.ruling("f-june", harmless), "f-june").empty());
        QVERIFY(only<events::ClaimSignatureTaken>(fixture.read(
                    fixture.ruling("f-june", "void_and_reshuffle"), "f-june")) != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestVoidRounds)
#include "tst_void_rounds.moc"
