#include "shared/desk/meter_actions.h"
#include "shared/desk/table_actions.h"
#include "shared/events/party_events.h"
#include "shared/events/round_events.h"
#include "shared/journal/memory_journal.h"
#include "tests/support/set_clock.h"
#include "tests/support/sites/staff_console.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::SetClock;
using support::StaffConsole;
using support::StaffSite;

namespace {

struct Bench {
    StaffSite site;
    SetClock clock;
    journal::MemoryJournal journal{core::JournalId{}};
    std::unique_ptr<desk::ActionDesk> desk;

    Bench() { start(); }
    void start() {
        desk = std::make_unique<desk::ActionDesk>(StaffConsole::settings(StaffSite::party("C01")),
                                                  journal, clock);
        if (!desk->adopt(site.signedRoster()).ok())
            qFatal("the roster is not adopted");
    }
    void raiseClaim() {
        desk->observe(StaffSite::party("T01"), StaffSite::claim(), StaffSite::kNow);
    }
    core::Outcome signIn(std::string_view who, std::string_view whose) {
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
    core::Result<events::ActionId> act(const desk::Request& request, std::string_view who) {
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
        Bench bench;
        bench.raiseClaim();
        QVERIFY(bench.signIn("s-vera", "s-vera").ok());
        const auto id = bench.desk->act(bench.approval(), StaffConsole::passphraseOf("s-vera"));
        QVERIFY(id.ok());
        const auto action = bench.recorded<events::StaffActionSigned>().at(0);
        const core::PartyId self = StaffSite::party("T01");
        const staff::SeenActions seen;
        const staff::Docket docket = StaffSite::docketWithClaim();
        const auto checked =
            staff::check(action, StaffSite::party("C01"),
                         {self, docket, seen, &bench.site.roster(), StaffSite::kNow + 1s, false});
        QVERIFY2(checked.ok(), checked.ok() ? "" : core::enumName(checked.error()).data());
        QVERIFY(bench.desk->find(*id)->outcome == desk::Outcome::Pending);
    }

    void theAddresseesJournalSaysWhatBecameOfIt() {
        Bench bench;
        bench.raiseClaim();
        QVERIFY(bench.signIn("s-vera", "s-vera").ok());
        const auto id = bench.desk->act(bench.approval(), StaffConsole::passphraseOf("s-vera"));
        const auto action = bench.recorded<events::StaffActionSigned>().at(0);
        const events::StaffActionRefused refused{
            *id,
            action.person,
            action.name,
            events::Phrase::quoted(StaffSite::text("the claim is not verified")),
            {}};
        // Another table's word about it is no answer.
        bench.desk->observe(StaffSite::party("T02"), refused, StaffSite::kNow);
        QVERIFY(bench.desk->find(*id)->outcome == desk::Outcome::Pending);
        bench.desk->observe(StaffSite::party("T01"), refused, StaffSite::kNow);
        QVERIFY(bench.desk->find(*id)->outcome == desk::Outcome::Refused);
        QCOMPARE(bench.desk->find(*id)->reason.value(), std::string("the claim is not verified"));
    }

    void aPendingActionIsStillPendingAfterARestart() {
        Bench bench;
        bench.raiseClaim();
        QVERIFY(bench.signIn("s-vera", "s-vera").ok());
        const auto id = bench.desk->act(bench.approval(), StaffConsole::passphraseOf("s-vera"));
        bench.start();
        QVERIFY(!bench.desk->signedIn());
        QVERIFY(bench.desk->find(*id) != nullptr);
        QCOMPARE(bench.recorded<events::StaffSignedOut>().size(), std::size_t{1});
    }

    void whatIsSignedIsTheObjectAsItWasSeen() {
        Bench bench;
        bench.observe(events::RoundOpened{{53}});
        QVERIFY(bench.signIn("f-omar", "f-omar").ok());
        const desk::Request request =
            bench.seen(staff::Action::VoidRound, staff::objectOf(events::RoundId{53}));
        QVERIFY(bench.act(request, "f-omar").ok());
        const auto statement =
            staff::parseStatement(bench.recorded<events::StaffActionSigned>().at(0).statement);
        QCOMPARE(statement->object.id.value(), std::string("53"));
        QVERIFY(statement->objectHash == request.objectHash);
    }

    void aRoundThatIsOverIsNotSignedFor() {
        Bench bench;
        bench.observe(events::RoundOpened{{53}});
        QVERIFY(bench.signIn("f-omar", "f-omar").ok());
        const desk::Request request =
            bench.seen(staff::Action::VoidRound, staff::objectOf(events::RoundId{53}));
        events::RoundCompleted completed;
        completed.round = {53};
        bench.observe(completed);
        bench.observe(events::RoundOpened{{54}});
        QVERIFY(!bench.act(request, "f-omar").ok());
        QVERIFY(bench.recorded<events::StaffActionSigned>().empty());
    }

    void whatHasChangedSinceItWasSeenIsNotSigned_data() {
        QTest::addColumn<bool>("again");
        QTest::newRow("another claim of that name") << true;
        QTest::newRow("another amount") << false;
    }
    void whatHasChangedSinceItWasSeenIsNotSigned() {
        QFETCH(bool, again);
        Bench bench;
        bench.raiseClaim();
        QVERIFY(bench.signIn("s-vera", "s-vera").ok());
        const desk::Request request = bench.approval();
        if (again)
            bench.observe(StaffSite::claim());
        else
            bench.observe(fixedAt(123'456));
        const auto refused = bench.act(request, "s-vera");
        QVERIFY(!refused.ok());
        QVERIFY(refused.error() == staff::SigningRefusal::NotAsShown);
        QVERIFY(bench.recorded<events::StaffActionSigned>().empty());
        QVERIFY(bench.act(bench.approval(), "s-vera").ok());
    }

    void thePassphraseIsAskedForEveryAction() {
        Bench bench;
        bench.raiseClaim();
        QVERIFY(bench.signIn("s-vera", "s-vera").ok());
        QVERIFY(!bench.desk->act(bench.approval(), StaffConsole::passphraseOf("m-karl")).ok());
        QVERIFY(bench.recorded<events::StaffActionSigned>().empty());
        QCOMPARE(bench.recorded<events::SignInRefused>().size(), std::size_t{1});
    }

    void tenWrongPassphrasesLockOutAcrossARestart() {
        Bench bench;
        for (int attempt = 0; attempt < 10; ++attempt) {
            QVERIFY(!bench.signIn("s-vera", "m-karl").ok());
            if (attempt == 5)
                bench.start();
        }
        const auto refused = bench.signIn("s-vera", "s-vera");
        QVERIFY(!refused.ok());
        QVERIFY(refused.error() == events::SignInRefusal::LockedOut);
        QVERIFY(bench.signIn("m-karl", "m-karl").ok());
        // A new roster ends it.
        ++bench.site.roster().version;
        QVERIFY(bench.desk->adopt(bench.site.signedRoster()).ok());
        QVERIFY(bench.signIn("s-vera", "s-vera").ok());
    }

    void aRevokedPersonIsSignedOut() {
        Bench bench;
        QVERIFY(bench.signIn("s-vera", "s-vera").ok());
        ++bench.site.roster().version;
        bench.site.roster().people.at(StaffSite::person("s-vera")).active = false;
        QVERIFY(bench.desk->adopt(bench.site.signedRoster()).ok());
        QVERIFY(!bench.desk->signedIn());
        QVERIFY(!bench.signIn("s-vera", "s-vera").ok());
    }

    void anOldRosterIsRefusedAndRecorded() {
        Bench bench;
        const auto old = bench.site.signedRoster();
        ++bench.site.roster().version;
        QVERIFY(bench.desk->adopt(bench.site.signedRoster()).ok());
        QVERIFY(!bench.desk->adopt(old).ok());
        QCOMPARE(bench.recorded<events::RosterRefused>().size(), std::size_t{1});
        QCOMPARE(bench.recorded<events::RosterAdopted>().size(), std::size_t{2});
    }

    void aConsoleWhoseClockWasSetBackSignsNothing() {
        Bench bench;
        bench.raiseClaim();
        QVERIFY(bench.signIn("s-vera", "s-vera").ok());
        bench.clock.setBack(1h);
        QVERIFY(!bench.desk->act(bench.approval(), StaffConsole::passphraseOf("s-vera")).ok());
    }

    void aClockAheadForAMomentDoesNotKeepTheConsoleFromSigning() {
        Bench bench;
        bench.raiseClaim();
        bench.clock.setBack(-1h);
        QVERIFY(bench.signIn("s-vera", "s-vera").ok()); // Recorded meanwhile.
        bench.clock.setBack(1h);
        bench.clock.pass(1s);
        QVERIFY(bench.desk->act(bench.approval(), StaffConsole::passphraseOf("s-vera")).ok());
    }

    // The record follows only slowly; tables compare what is signed with their own clocks.
    void whatIsSignedAfterTheClockWasPutRightIsNotExpired() {
        Bench bench;
        bench.raiseClaim();
        bench.clock.setBack(-1h);
        for (int minute = 0; minute < 5; ++minute) {
            bench.clock.pass(1min);
            QVERIFY(bench.signIn("s-vera", "s-vera").ok());
        }
        QVERIFY(bench.act(bench.approval(), "s-vera").ok());
        const auto action = bench.recorded<events::StaffActionSigned>().at(0);
        const core::PartyId self = StaffSite::party("T01");
        const staff::SeenActions seen;
        const staff::Docket docket = StaffSite::docketWithClaim();
        const auto checked = staff::check(
            action, StaffSite::party("C01"),
            {self, docket, seen, &bench.site.roster(), bench.clock.wall() + 1s, false});
        QVERIFY2(checked.ok(), checked.ok() ? "" : core::enumName(checked.error()).data());
    }

    void aNewRosterIsAdoptedAfterTheClockWasPutRight() {
        Bench bench;
        bench.clock.setBack(-1h);
        bench.clock.pass(5min);
        ++bench.site.roster().version;
        bench.site.roster().issuedAt = bench.clock.wall() - 1min;
        QVERIFY(bench.desk->adopt(bench.site.signedRoster()).ok());
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
        const core::Instant others = record.append(events::RosterRefused{1, {}});
        clock.setBack(1h);
        QVERIFY(desk.adopt(site.signedRoster()).ok());
        QVERIFY(journal.read(2, 1, 0).at(0).at >= others);
        QVERIFY(journal.read(2, 1, 0).at(0).at < SetClock::kStart + 5min);
    }

    void noPassphraseIsEverRecorded() {
        Bench bench;
        bench.raiseClaim();
        QVERIFY(!bench.desk->signIn("hunter2hunter2", staff::Secret::copyOf("x")).ok());
        QVERIFY(!bench.signIn("s-vera", "m-karl").ok());
        QVERIFY(bench.signIn("s-vera", "s-vera").ok());
        QVERIFY(bench.desk->act(bench.approval(), StaffConsole::passphraseOf("s-vera")).ok());
        for (const auto& entry : bench.journal.read(1, 1000, 1 << 20)) {
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
        order.arguments[*events::ActionName::parse("level")] = StaffSite::text("mega");
        order.arguments[*events::ActionName::parse("reason")] = StaffSite::text("counter replaced");
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
        one.arguments[*events::ActionName::parse("checks")] = StaffSite::text("cards,wager");
        const auto verify = desk::tableInput(one);
        QVERIFY(verify.ok());
        QCOMPARE(std::get_if<table::VerifyClaim>(&*verify)->checks.size(), std::size_t{2});
        one.arguments.begin()->second = StaffSite::text("cards,,wager");
        QVERIFY(!desk::tableInput(one).ok());
        one.action = staff::Action::PayClaim;
        one.arguments.clear();
        one.arguments[*events::ActionName::parse("method")] = StaffSite::text("beads");
        QVERIFY(!desk::tableInput(one).ok());
        one.arguments.begin()->second = StaffSite::text("cheque");
        QVERIFY(desk::tableInput(one).ok());
    }

    void aChipCountNamesTheSeatsWhoseWagerWasNeverMade() {
        const StaffSite site;
        staff::Statement one = site.statement(staff::Action::ResolveChipCount, "f-omar",
                                              staff::objectOf(events::RoundId{3}), {});
        const auto set = [&](const char* name, const char* words) {
            one.arguments[*events::ActionName::parse(name)] = StaffSite::text(words);
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
        one.arguments[*events::ActionName::parse("cause")] = StaffSite::text("a bent card");
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
