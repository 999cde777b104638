#include "shared/events/claims/document_events.h"
#include "shared/events/round_events.h"
#include "shared/meter/refusals.h"
#include "tests/support/sites/staff_site.h"
#include "tests/unit/meter/meter_fixture.h"

#include <QTest>

#include <functional>

using namespace pitwatch;
using namespace pitwatch::tests;
using staff::Action;
using support::StaffSite;

namespace {

// A controller that checks signatures, and a claim of T01 for the whole meter.
struct Fixture : MeterFixture {
    Fixture() : MeterFixture(setup()) {
        open({"T01", "T02"});
        contribute("T01", 12, {500, 500, 500});
        raised.hand = *events::HandName::parse("royal_flush");
        raised.percentPpm = 1'000'000;
        before = level().value;
        docket.apply(raised, now);
        say("T01", raised);
        fixed = level().value;
    }
    static meter::Setup setup() {
        meter::Setup setup;
        setup.signatures = true;
        return setup;
    }

    staff::Statement statement(Action action) {
        events::RoundOpened opened;
        opened.round = raised.round;
        docket.apply(opened, now);
        const bool ofRound = action == Action::VoidRound;
        auto one = site.statement(
            action, "m-karl",
            ofRound ? staff::objectOf(raised.round) : staff::objectOf(raised.claim), docket);
        one.id[0] = ++m_actions;
        one.arguments[*staff::ArgumentName::parse(
            action == Action::VerifyClaim ? "checks" : "reason")] = StaffSite::text("no such hand");
        return one;
    }
    std::vector<events::Event> read(const staff::Statement& statement, const staff::Roster* roster,
                                    std::string_view key = "m-karl") {
        const auto action = staff::signStatement(statement, StaffSite::keyOf(key));
        return take(meter::SignatureRead{
            tableId("T01"),
            {action.action, action.person, action.name, action.statement, action.signature},
            roster,
            now});
    }
    std::vector<events::Event> rosterComes() {
        return take(meter::RosterCame{raised.claim, &site.roster()});
    }
    void issue(const events::PayoutDocumentIssued& document) {
        meter::apply(state, document);
        journal.push_back(document);
    }
    std::vector<events::Event> deny() {
        return say("T01", events::ClaimDenied{raised.claim, person("m-karl"), {}, {}});
    }

    StaffSite site;
    staff::Docket docket;
    events::ClaimRaised raised = StaffSite::progressiveClaim(1);
    core::MicroCents before{};
    core::MicroCents fixed{};

private:
    std::uint8_t m_actions = 0;
};

} // namespace

// Signatures that nobody at the controller can judge yet.
class TestKeptSignatures : public QObject {
    Q_OBJECT

private slots:
    void whatEndedAClaimIsJudgedWhenARosterComes_data() {
        using End = std::function<events::Event(const events::ClaimId&)>;
        QTest::addColumn<int>("action");
        QTest::addColumn<End>("end");
        const End denied = [](const auto& claim) {
            return events::ClaimDenied{claim, person("m-karl"), {}, {}};
        };
        const End voided = [](const auto& claim) {
            return events::ClaimVoided{claim, person("m-karl"), {}};
        };
        QTest::newRow("denied") << static_cast<int>(Action::DenyClaim) << denied;
        QTest::newRow("void") << static_cast<int>(Action::VoidClaim) << voided;
        QTest::newRow("its round void") << static_cast<int>(Action::VoidRound) << voided;
    }
    void whatEndedAClaimIsJudgedWhenARosterComes() {
        using End = std::function<events::Event(const events::ClaimId&)>;
        QFETCH(int, action);
        QFETCH(End, end);
        Fixture fixture;
        const auto one = fixture.statement(static_cast<Action>(action));
        QVERIFY(only<events::ClaimSignatureKept>(fixture.read(one, nullptr)) != nullptr);
        QVERIFY(fixture.read(one, nullptr).empty()); // Once.
        const auto told = fixture.say("T01", end(fixture.raised.claim));
        QVERIFY(only<events::ClaimEndingKept>(told) != nullptr);
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY(fixture.say("T01", end(fixture.raised.claim)).empty());
        QVERIFY(fixture.level().value == fixture.fixed);
        const auto judged = fixture.rosterComes();
        QVERIFY(only<events::ClaimSignatureTaken>(judged) != nullptr);
        QVERIFY(only<events::MeterAmountReturned>(judged) != nullptr);
        QVERIFY(only<events::ClaimEnded>(judged) != nullptr);
        QVERIFY(fixture.level().value == fixture.before);
        QVERIFY(fixture.rosterComes().empty());
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void theRosterMayComeBeforeTheTablesWord() {
        Fixture fixture;
        fixture.read(fixture.statement(Action::DenyClaim), nullptr);
        QVERIFY(only<events::ClaimSignatureTaken>(fixture.rosterComes()) != nullptr);
        QVERIFY(fixture.level().value == fixture.fixed);
        QVERIFY(only<events::MeterAmountReturned>(fixture.deny()) != nullptr);
    }

    void anotherRosterMaySayWhoItIs_data() {
        using Spoil = std::function<void(staff::Roster&)>;
        QTest::addColumn<Spoil>("spoil");
        QTest::newRow("older than the table's") << Spoil([](auto& roster) { roster.version = 6; });
        QTest::newRow("run out") << Spoil([](auto& roster) { roster.expiresAt = StaffSite::kNow; });
    }
    void anotherRosterMaySayWhoItIs() {
        using Spoil = std::function<void(staff::Roster&)>;
        QFETCH(Spoil, spoil);
        Fixture fixture;
        staff::Roster early = fixture.site.roster();
        spoil(early);
        const auto one = fixture.statement(Action::DenyClaim);
        QVERIFY(only<events::ClaimSignatureKept>(fixture.read(one, &early)) != nullptr);
        fixture.deny();
        QVERIFY(fixture.take(meter::RosterCame{fixture.raised.claim, &early}).empty());
        QVERIFY(only<events::ClaimEnded>(fixture.rosterComes()) != nullptr);
        QVERIFY(fixture.level().value == fixture.before);
    }

    void whatNobodySignedIsRefusedThen() {
        Fixture fixture;
        fixture.read(fixture.statement(Action::DenyClaim), nullptr, "stranger");
        fixture.deny();
        const auto judged = fixture.rosterComes();
        QVERIFY(only<events::ClaimSignatureRefused>(judged) != nullptr);
        QVERIFY(only<events::CommandRefused>(judged)->reason.code ==
                meter::MeterRefusal::NotSigned);
        QVERIFY(fixture.level().value == fixture.fixed);
        QVERIFY(fixture.state.find(fixture.raised.claim) != nullptr);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void whoeverWritesInATablesNameDoesNotFillTheMemory() {
        Fixture fixture;
        for (int i = 0; i < 20; ++i)
            fixture.read(fixture.statement(Action::DenyClaim), nullptr, "stranger");
        QCOMPARE(fixture.state.find(fixture.raised.claim)->kept.size(), std::size_t{4});
    }

    // It is signed anew, at the table, which hears that this one does not count.
    void aVerificationIsNotKept() {
        Fixture fixture;
        QVERIFY(only<events::ClaimSignatureRefused>(
                    fixture.read(fixture.statement(Action::VerifyClaim), nullptr)) != nullptr);
    }

    void aDocumentGoesOutOfUseWhenARosterComes() {
        Fixture fixture;
        const events::ClaimId claim = fixture.raised.claim;
        fixture.issue({{1}, claim});
        fixture.read(fixture.statement(Action::VoidDocument), nullptr);
        const auto told =
            fixture.say("T01", events::PayoutDocumentRejected{claim, {1}, person("m-karl"), {}});
        QVERIFY(only<events::ClaimEndingKept>(told) != nullptr);
        const auto judged = fixture.rosterComes();
        const auto* voided = only<events::PayoutDocumentVoided>(judged);
        QVERIFY(voided != nullptr && voided->number.value == 1);
        QVERIFY(only<events::ClaimEnded>(judged) == nullptr);
        QVERIFY(!fixture.state.find(claim)->document);
        QVERIFY(fixture.replayed() == fixture.state);
    }
};

QTEST_APPLESS_MAIN(TestKeptSignatures)
#include "tst_kept_signatures.moc"
