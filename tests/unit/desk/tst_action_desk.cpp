#include "shared/desk/meter_actions.h"
#include "shared/desk/table_actions.h"
#include "shared/events/party_events.h"
#include "shared/events/round_events.h"
#include "shared/journal/memory_journal.h"
#include "shared/staff/actions/misstatement.h"
#include "tests/support/set_clock.h"
#include "tests/support/sites/staff_console.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::SetClock;
using support::StaffConsole;
using support::StaffSite;

namespace {

struct Fixture {
    StaffSite site;
    SetClock clock;
    journal::MemoryJournal journal{core::JournalId{}};
    std::unique_ptr<desk::ActionDesk> desk;

    Fixture() { start(); }
    void start() {
        desk = std::make_unique<desk::ActionDesk>(StaffConsole::settings(StaffSite::party("C01")),
                                                  journal, clock);
        if (!desk->adopt(site.signedRoster()).ok())
            qFatal("the roster is not adopted");
    }
    void raiseClaim() {
        desk->observe(StaffSite::party("T01"), StaffSite::claim(), StaffSite::kNow);
    }
    desk::Answer<core::Done> signIn(std::string_view who, std::string_view whose) {
        return desk->signIn(who, StaffConsole::passphraseOf(whose));
    }
    desk::Request approval() const {
        return seen(staff::Action::ApproveClaim, staff::objectOf(StaffSite::claim().claim));
    }
    // About the object as it is now.
    desk::Request seen(staff::Action action, const staff::Object& object) const {
        desk::Request request;
        request.action = action;
        request.addressee = StaffSite::party("T01");
        request.object = object;
        return StaffConsole::seen(*desk, request);
    }
    void observe(const events::Event& event) {
        clock.pass(1s);
        desk->observe(StaffSite::party("T01"), event, clock.wall());
    }
    desk::Answer<events::ActionId> act(const desk::Request& request, std::string_view who) {
        return desk->act(request, StaffConsole::passphraseOf(who));
    }
    template <typename Event>
    std::vector<Event> recorded() const {
        std::vector<Event> found;
        for (const auto& entry : journal.read(1, 1000, 1 << 20))
            if (const auto event = wire::decodeEvent(entry.type, entry.body))
                if (const Event* one = event->template as<Event>())
                    found.push_back(*one);
        return found;
    }
};

events::ClaimAmountFixed fixedAt(std::int64_t cents) {
    events::ClaimAmountFixed fixed;
    fixed.claim = StaffSite::claim().claim;
    fixed.amount = core::Cents{cents};
    return fixed;
}

} // namespace

class TestActionDesk : public QObject {
    Q_OBJECT

private slots:
    void whatIsSignedHereIsAcceptedByTheCheck() {
        Fixture fixture;
        fixture.raiseClaim();
        QVERIFY(fixture.signIn("s-vera", "s-vera").ok());
        const auto id = fixture.desk->act(fixture.approval(), StaffConsole::passphraseOf("s-vera"));
        QVERIFY(id.ok());
        const auto action = fixture.recorded<events::StaffActionSigned>().at(0);
        const core::PartyId self = StaffSite::party("T01");
        const staff::SeenActions seen;
        const staff::Docket docket = StaffSite::docketWithClaim();
        const auto checked =
            staff::check(action, StaffSite::party("C01"),
                         {self, docket, seen, &fixture.site.roster(), StaffSite::kNow + 1s, false});
        QVERIFY2(checked.ok(), checked.ok() ? "" : core::enumName(checked.error()).data());
        QVERIFY(fixture.desk->find(*id)->outcome == desk::Outcome::Pending);
    }

    void theAddresseesJournalSaysWhatBecameOfIt() {
        Fixture fixture;
        fixture.raiseClaim();
        QVERIFY(fixture.signIn("s-vera", "s-vera").ok());
        const auto id = fixture.desk->act(fixture.approval(), StaffConsole::passphraseOf("s-vera"));
        const auto action = fixture.recorded<events::StaffActionSigned>().at(0);
        const events::StaffActionRefused refused{
            *id,
            action.person,
            action.name,
            events::Phrase::quoted(StaffSite::text("the claim is not verified")),
            {}};
        // Another table's word about it is no answer.
        fixture.desk->observe(StaffSite::party("T02"), refused, StaffSite::kNow);
        QVERIFY(fixture.desk->find(*id)->outcome == desk::Outcome::Pending);
        fixture.desk->observe(StaffSite::party("T01"), refused, StaffSite::kNow);
        QVERIFY(fixture.desk->find(*id)->outcome == desk::Outcome::Refused);
        QVERIFY(fixture.desk->find(*id)->objection.reason == refused.reason);
    }

    void aPendingActionIsStillPendingAfterARestart() {
        Fixture fixture;
        fixture.raiseClaim();
        QVERIFY(fixture.signIn("s-vera", "s-vera").ok());
        const auto id = fixture.desk->act(fixture.approval(), StaffConsole::passphraseOf("s-vera"));
        fixture.start();
        QVERIFY(!fixture.desk->signedIn());
        QVERIFY(fixture.desk->find(*id) != nullptr);
        QCOMPARE(fixture.recorded<events::StaffSignedOut>().size(), std::size_t{1});
    }

    void whatIsSignedIsTheObjectAsItWasSeen() {
        Fixture fixture;
        fixture.observe(events::RoundOpened{{53}});
        QVERIFY(fixture.signIn("f-omar", "f-omar").ok());
        const desk::Request request =
            fixture.seen(staff::Action::VoidRound, staff::objectOf(events::RoundId{53}));
        QVERIFY(fixture.act(request, "f-omar").ok());
        const auto statement =
            staff::parseStatement(fixture.recorded<events::StaffActionSigned>().at(0).statement);
        QCOMPARE(statement->object.id.value(), std::string("53"));
        QVERIFY(statement->objectHash == request.objectHash);
    }

    void aRoundThatIsOverIsNotSignedFor() {
        Fixture fixture;
        fixture.observe(events::RoundOpened{{53}});
        QVERIFY(fixture.signIn("f-omar", "f-omar").ok());
        const desk::Request request =
            fixture.seen(staff::Action::VoidRound, staff::objectOf(events::RoundId{53}));
        events::RoundCompleted completed;
        completed.round = {53};
        fixture.observe(completed);
        fixture.observe(events::RoundOpened{{54}});
        QVERIFY(!fixture.act(request, "f-omar").ok());
        QVERIFY(fixture.recorded<events::StaffActionSigned>().empty());
    }

    void whatHasChangedSinceItWasSeenIsNotSigned_data() {
        QTest::addColumn<bool>("again");
        QTest::newRow("another claim of that name") << true;
        QTest::newRow("another amount") << false;
    }
    void whatHasChangedSinceItWasSeenIsNotSigned() {
        QFETCH(bool, again);
        Fixture fixture;
        fixture.raiseClaim();
        QVERIFY(fixture.signIn("s-vera", "s-vera").ok());
        const desk::Request request = fixture.approval();
        if (again)
            fixture.observe(StaffSite::claim());
        else
            fixture.observe(fixedAt(123'456));
        const auto refused = fixture.act(request, "s-vera");
        QVERIFY(!refused.ok());
        QVERIFY(refused.error() == staff::SigningRefusal::NotAsShown);
        QVERIFY(fixture.recorded<events::StaffActionSigned>().empty());
        QVERIFY(fixture.act(fixture.approval(), "s-vera").ok());
    }

    void thePassphraseIsAskedForEveryAction() {
        Fixture fixture;
        fixture.raiseClaim();
        QVERIFY(fixture.signIn("s-vera", "s-vera").ok());
        QVERIFY(!fixture.desk->act(fixture.approval(), StaffConsole::passphraseOf("m-karl")).ok());
        QVERIFY(fixture.recorded<events::StaffActionSigned>().empty());
        QCOMPARE(fixture.recorded<events::SignInRefused>().size(), std::size_t{1});
    }

    void tenWrongPassphrasesLockOutAcrossARestart() {
        Fixture fixture;
        for (int attempt = 0; attempt < 10; ++attempt) {
            QVERIFY(!fixture.signIn("s-vera", "m-karl").ok());
            if (attempt == 5)
                fixture.start();
        }
        const auto refused = fixture.signIn("s-vera", "s-vera");
        QVERIFY(!refused.ok());
        QVERIFY(refused.error() == events::SignInRefusal::LockedOut);
        QVERIFY(fixture.signIn("m-karl", "m-karl").ok());
        // A new roster ends it.
        ++fixture.site.roster().version;
        QVERIFY(fixture.desk->adopt(fixture.site.signedRoster()).ok());
        QVERIFY(fixture.signIn("s-vera", "s-vera").ok());
    }

    void aRevokedPersonIsSignedOut() {
        Fixture fixture;
        QVERIFY(fixture.signIn("s-vera", "s-vera").ok());
        ++fixture.site.roster().version;
        fixture.site.roster().people.at(StaffSite::person("s-vera")).active = false;
        QVERIFY(fixture.desk->adopt(fixture.site.signedRoster()).ok());
        QVERIFY(!fixture.desk->signedIn());
        QVERIFY(!fixture.signIn("s-vera", "s-vera").ok());
    }

    void anOldRosterIsRefusedAndRecorded() {
        Fixture fixture;
        const auto old = fixture.site.signedRoster();
        ++fixture.site.roster().version;
        QVERIFY(fixture.desk->adopt(fixture.site.signedRoster()).ok());
        QVERIFY(!fixture.desk->adopt(old).ok());
        QCOMPARE(fixture.recorded<events::RosterRefused>().size(), std::size_t{1});
        QCOMPARE(fixture.recorded<events::RosterAdopted>().size(), std::size_t{2});
    }

    void aConsoleWhoseClockWasSetBackSignsNothing() {
        Fixture fixture;
        fixture.raiseClaim();
        QVERIFY(fixture.signIn("s-vera", "s-vera").ok());
        fixture.clock.setBack(1h);
        QVERIFY(!fixture.desk->act(fixture.approval(), StaffConsole::passphraseOf("s-vera")).ok());
    }

    void aClockAheadForAMomentDoesNotKeepTheConsoleFromSigning() {
        Fixture fixture;
        fixture.raiseClaim();
        fixture.clock.setBack(-1h);
        QVERIFY(fixture.signIn("s-vera", "s-vera").ok()); // Recorded meanwhile.
        fixture.clock.setBack(1h);
        fixture.clock.pass(1s);
        QVERIFY(fixture.desk->act(fixture.approval(), StaffConsole::passphraseOf("s-vera")).ok());
    }

    // The record follows only slowly; tables compare what is signed with their own clocks.
    void whatIsSignedAfterTheClockWasPutRightIsNotExpired() {
        Fixture fixture;
        fixture.raiseClaim();
        fixture.clock.setBack(-1h);
        for (int minute = 0; minute < 5; ++minute) {
            fixture.clock.pass(1min);
            QVERIFY(fixture.signIn("s-vera", "s-vera").ok());
        }
        QVERIFY(fixture.act(fixture.approval(), "s-vera").ok());
        const auto action = fixture.recorded<events::StaffActionSigned>().at(0);
        const core::PartyId self = StaffSite::party("T01");
        const staff::SeenActions seen;
        const staff::Docket docket = StaffSite::docketWithClaim();
        const auto checked = staff::check(
            action, StaffSite::party("C01"),
            {self, docket, seen, &fixture.site.roster(), fixture.clock.wall() + 1s, false});
        QVERIFY2(checked.ok(), checked.ok() ? "" : core::enumName(checked.error()).data());
    }

    void aNewRosterIsAdoptedAfterTheClockWasPutRight() {
        Fixture fixture;
        fixture.clock.setBack(-1h);
        fixture.clock.pass(5min);
        ++fixture.site.roster().version;
        fixture.site.roster().issuedAt = fixture.clock.wall() - 1min;
        QVERIFY(fixture.desk->adopt(fixture.site.signedRoster()).ok());
    }

    void whatOthersWriteIntoTheRecordIsNotGoneBehind() {
        SetClock clock;
        StaffSite site;
        journal::MemoryJournal journal{core::JournalId{}};
        party::Record record(journal, clock);
        desk::ActionDesk desk(StaffConsole::settings(StaffSite::party("C01")), record);
        clock.pass(1s);
        clock.setBack(-1h);
        clock.pass(61s);
        const core::Instant others =
            record.append(events::RosterRefused{1, staff::RosterProblem::Older});
        clock.setBack(1h);
        QVERIFY(desk.adopt(site.signedRoster()).ok());
        QVERIFY(journal.read(2, 1, 0).at(0).at >= others);
        QVERIFY(journal.read(2, 1, 0).at(0).at < SetClock::kStart + 5min);
    }

    void noPassphraseIsEverRecorded() {
        Fixture fixture;
        fixture.raiseClaim();
        QVERIFY(!fixture.desk->signIn("hunter2hunter2", staff::Secret::copyOf("x")).ok());
        QVERIFY(!fixture.signIn("s-vera", "m-karl").ok());
        QVERIFY(fixture.signIn("s-vera", "s-vera").ok());
        QVERIFY(fixture.desk->act(fixture.approval(), StaffConsole::passphraseOf("s-vera")).ok());
        for (const auto& entry : fixture.journal.read(1, 1000, 1 << 20)) {
            const std::string body(entry.body.begin(), entry.body.end());
            QVERIFY(body.find("hunter2") == std::string::npos);
            QVERIFY(body.find("harbour") == std::string::npos);
        }
    }

    // One orders, another approves; the controller's core sees both names.
    void ordersOfTheMeterTakeTwoPeople() {
        StaffSite site;
        staff::Ledger ledger;
        const auto link = *events::LinkId::parse("LINK1");
        ledger.docket().expect(staff::objectOf(link));
        staff::Statement order = site.statement(staff::Action::CorrectMeter, "s-vera",
                                                staff::objectOf(link), ledger.docket());
        order.amount = core::Cents{900'000};
        order.arguments[*staff::ArgumentName::parse("level")] = StaffSite::text("mega");
        order.arguments[*staff::ArgumentName::parse("reason")] =
            StaffSite::text("counter replaced");
        const auto now = desk::meterInput(order, nullptr);
        QVERIFY(now.ok() && !now->has_value());
        const auto given = staff::signStatement(order, StaffSite::keyOf("s-vera"));
        ledger.apply(events::StaffActionAccepted{given.action, given.person, given.name,
                                                 given.statement, given.signature},
                     StaffSite::kNow);
        const staff::Object waiting = staff::orderOf(order.id);
        QVERIFY(ledger.docket().find(waiting)->involved.contains(StaffSite::person("s-vera")));
        staff::Statement approval =
            site.statement(staff::Action::ApproveOrder, "m-karl", waiting, ledger.docket());
        approval.id[0] = 2;
        QVERIFY(approval.amount == core::Cents{900'000});
        const auto then = desk::meterInput(approval, ledger.order(waiting));
        QVERIFY(then.ok() && then->has_value());
        const auto* correction = std::get_if<meter::CorrectMeter>(&**then);
        QVERIFY(correction != nullptr);
        QCOMPARE(correction->orderedBy.text(), std::string("s-vera"));
        QCOMPARE(correction->approvedBy.text(), std::string("m-karl"));
        QVERIFY(correction->to == core::MicroCents::fromCents(core::Cents{900'000}));
        const auto answer = staff::signStatement(approval, StaffSite::keyOf("m-karl"));
        ledger.apply(events::StaffActionAccepted{answer.action, answer.person, answer.name,
                                                 answer.statement, answer.signature},
                     StaffSite::kNow);
        QVERIFY(ledger.docket().find(waiting) == nullptr && ledger.order(waiting) == nullptr);
    }

    void decisionsOnClaimsBecomeInputs() {
        const StaffSite site;
        const staff::Docket docket = StaffSite::docketWithClaim();
        staff::Statement one = site.approval("s-vera", docket);
        const auto approve = desk::tableInput(one);
        QVERIFY(approve.ok());
        const auto* approval = std::get_if<table::ApproveClaim>(&*approve);
        QVERIFY(approval != nullptr);
        QVERIFY(approval->claim == 4 && approval->amount == core::Cents{500'000});
        QVERIFY(approval->rosterVersion == 7 && approval->action == one.id);
        QVERIFY(approval->by.role == table::Role::Supervisor);
        one.action = staff::Action::VerifyClaim;
        one.arguments[*staff::ArgumentName::parse("checks")] = StaffSite::text("cards,wager");
        const auto verify = desk::tableInput(one);
        QVERIFY(verify.ok());
        QCOMPARE(std::get_if<table::VerifyClaim>(&*verify)->checks.size(), std::size_t{2});
        one.arguments.begin()->second = StaffSite::text("cards,,wager");
        QVERIFY(!desk::tableInput(one).ok());
        one.action = staff::Action::PayClaim;
        one.arguments.clear();
        one.arguments[*staff::ArgumentName::parse("method")] = StaffSite::text("beads");
        QVERIFY(!desk::tableInput(one).ok());
        one.arguments.begin()->second = StaffSite::text("cheque");
        QVERIFY(desk::tableInput(one).ok());
    }

    void aChipCountNamesTheSeatsWhoseWagerWasNeverMade() {
        const StaffSite site;
        staff::Statement one = site.statement(staff::Action::ResolveChipCount, "f-omar",
                                              staff::objectOf(events::RoundId{3}), {});
        const auto set = [&](const char* name, const char* words) {
            one.arguments[*staff::ArgumentName::parse(name)] = StaffSite::text(words);
        };
        set("wager", "progressive");
        set("agreed", "2");
        set("reason", "a cuff link");
        const auto seats = [&] {
            const auto input = desk::tableInput(one);
            return input.ok() ? std::get<table::ResolveChipCount>(*input).withdrawn.size() : 99;
        };
        QCOMPARE(seats(), std::size_t{0});
        set("withdrawn", "5");
        QCOMPARE(seats(), std::size_t{1});
        set("withdrawn", "2,5");
        QCOMPARE(seats(), std::size_t{2});
        for (const char* wrong : {"", "2,,5", "0", "17", "two", "2 5"}) {
            set("withdrawn", wrong);
            QVERIFY2(!desk::tableInput(one).ok(), wrong);
        }
    }

    void statementsBecomeInputs() {
        const StaffSite site;
        staff::Statement one = site.statement(staff::Action::CloseFault, "f-omar",
                                              staff::objectOf(events::FaultId{3}), {});
        one.arguments[*staff::ArgumentName::parse("cause")] = StaffSite::text("a bent card");
        const auto input = desk::tableInput(one);
        QVERIFY(input.ok());
        const auto* close = std::get_if<table::CloseFault>(&*input);
        QVERIFY(close != nullptr);
        QVERIFY(close->fault.value == 3 && close->by.role == table::Role::Floorperson);
        QCOMPARE(close->cause.value(), std::string("a bent card"));
        one.arguments.begin()->second = {};
        QVERIFY(!desk::tableInput(one).ok());
        one.object.id = StaffSite::text("3x");
        QVERIFY(!desk::tableInput(one).ok());
        one.action = staff::Action::OpenLink;
        QVERIFY(!desk::tableInput(one).ok());
        one.role = staff::Role::It;
        QVERIFY(!desk::tableInput(one).ok());
    }
};

QTEST_GUILESS_MAIN(TestActionDesk)
#include "tst_action_desk.moc"
