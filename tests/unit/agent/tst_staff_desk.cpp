#include "shared/events/opening_events.h"
#include "shared/wording/wording.h"
#include "tests/support/sites/staff_console.h"
#include "tests/unit/agent/rostered_table.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using desk::Outcome;
using support::StaffConsole;
using support::StaffSite;

namespace {

// A table, a console and a broker between them.
struct Fixture : support::RosteredTable {
    journal::MemoryJournal consoleJournal{core::JournalId{{1}}};
    std::unique_ptr<feed::MemoryConnection> consoleConnection;
    std::unique_ptr<StaffConsole> console;

    Fixture() {
        table.admit({StaffSite::party("C01")}, roster());
        startTable();
        startConsole();
        settle();
    }
    void startTable() {
        writeRoster();
        QVERIFY(table.start());
    }
    void startConsole() {
        console.reset();
        consoleConnection = nullptr;
        consoleConnection = std::make_unique<feed::MemoryConnection>(broker, "C01");
        console = std::make_unique<StaffConsole>("C01", consoleJournal, *consoleConnection, clock);
        console->follow("T01");
        if (!console->desk().adopt(site.signedRoster()).ok())
            qFatal("the console does not adopt the roster");
    }
    void step() {
        clock.pass(50ms);
        broker.advance(clock.steady());
        table.step();
        if (console)
            console->step();
        broker.advance(clock.steady());
    }
    void settle() {
        for (int turn = 0; turn < 60; ++turn)
            step();
    }
    void bringRoster() {
        writeRoster();
        settle();
    }

    desk::Request request(staff::Action action, const staff::Object& object,
                          std::initializer_list<std::pair<const char*, const char*>> words) const {
        desk::Request one{action, StaffSite::party("T01"), object, {}, {}, {}, {}};
        for (const auto& [name, text] : words)
            one.arguments[*core::enumFromName<staff::Argument>(name)] = StaffSite::text(text);
        return one;
    }
    desk::Request openTable() const {
        return request(staff::Action::OpenTable, staff::objectOf(*core::TableId::parse("T01")),
                       {{"dealer", "d-ines"}});
    }
    Outcome outcomeOf(const events::ActionId& id) { return console->desk().find(id)->outcome; }
    std::string reasonOf(const events::ActionId& id) {
        return wording::sentence(console->desk().find(id)->objection.reason);
    }

    template <typename Event>
    std::vector<Event> recorded() {
        return support::eventsIn<Event>(table.journal());
    }
    // An approval that s-vera did not sign, journaled by the console.
    void forge(std::size_t number) {
        auto one = site.approval("s-vera", console->desk().docketOf(StaffSite::party("T01")));
        one.id[1] = static_cast<std::uint8_t>(number);
        one.id[2] = static_cast<std::uint8_t>(number >> 8U);
        const events::Event forged = staff::signStatement(one, StaffSite::keyOf("stranger"));
        consoleJournal.append({&forged, 1}, clock.wall());
    }
    // Told one by one, or counted.
    std::size_t refusals() {
        std::size_t told = recorded<events::StaffActionRefused>().size();
        for (const auto& counted : recorded<events::StaffRefusalsCounted>())
            told += counted.count;
        return told;
    }
    // Journals what a console under foreign control would: anything at all.
    void smuggle(const std::vector<events::StaffActionSigned>& actions) {
        const std::vector<events::Event> all(actions.begin(), actions.end());
        consoleJournal.append(all, clock.wall());
        settle();
    }
};

} // namespace

class TestStaffDesk : public QObject {
    Q_OBJECT

private slots:
    void aSignedActionOpensTheTable() {
        Fixture fixture;
        const auto id = fixture.console->act("f-omar", fixture.openTable());
        QVERIFY(id.ok());
        fixture.settle();
        QVERIFY(fixture.outcomeOf(*id) == Outcome::Accepted);
        QVERIFY(fixture.table.agent().state().opening == table::Opening::Opening);
        QCOMPARE(fixture.table.agent().state().floorperson.text(), std::string("f-omar"));
        const auto accepted = fixture.recorded<events::StaffActionAccepted>().at(0);
        QVERIFY(staff::isGenuine(StaffSite::keyOf("f-omar").publicKey(), accepted.statement,
                                 accepted.signature));
    }

    void whatTheTableDoesNotAllowIsRefusedWithItsReason() {
        Fixture fixture;
        const auto first = fixture.console->act("f-omar", fixture.openTable());
        fixture.settle();
        const auto second = fixture.console->act("f-omar", fixture.openTable());
        fixture.settle();
        QVERIFY(fixture.outcomeOf(*first) == Outcome::Accepted);
        QVERIFY(fixture.outcomeOf(*second) == Outcome::Refused);
        QCOMPARE(fixture.reasonOf(*second), std::string("the table is open or opening already"));
        QVERIFY(fixture.recorded<events::CommandRefused>().empty());
    }

    void aRoleThatMayNotIsToldSo() {
        Fixture fixture;
        const auto id = fixture.console->act("a-lena", fixture.openTable());
        fixture.settle();
        QVERIFY(fixture.outcomeOf(*id) == Outcome::Refused);
        QCOMPARE(fixture.reasonOf(*id), std::string("the person's role does not allow it"));
        QVERIFY(fixture.table.agent().state().opening == table::Opening::Closed);
    }

    void theSameActionIsDecidedOnce() {
        Fixture fixture;
        QVERIFY(fixture.console->act("f-omar", fixture.openTable()).ok());
        fixture.settle();
        const auto action =
            support::eventsIn<events::StaffActionSigned>(fixture.consoleJournal).back();
        fixture.smuggle({action, action});
        QCOMPARE(fixture.recorded<events::StaffActionAccepted>().size(), std::size_t{1});
        const auto refused = fixture.recorded<events::StaffActionRefused>();
        QCOMPARE(refused.size(), std::size_t{2});
        QCOMPARE(wording::sentence(refused[0].reason),
                 std::string("the action was decided before"));
        // And the table remembers that after a restart.
        fixture.startTable();
        fixture.smuggle({action});
        QCOMPARE(fixture.recorded<events::StaffActionAccepted>().size(), std::size_t{1});
    }

    // The broker forgets everything, the table or the console is away: it is decided once.
    void anActionIsDecidedOnceWhateverIsDown_data() {
        QTest::addColumn<int>("what");
        QTest::newRow("table down when it is signed") << 0;
        QTest::newRow("broker forgets everything") << 1;
        QTest::newRow("console crashes after signing") << 2;
        QTest::newRow("table crashes after deciding") << 3;
        QTest::newRow("table cut off") << 4;
        QTest::newRow("lossy network") << 5;
    }
    void anActionIsDecidedOnceWhateverIsDown() {
        QFETCH(int, what);
        Fixture fixture;
        if (what == 0)
            fixture.table.crash();
        if (what == 4)
            fixture.broker.cutOff("T01");
        if (what == 5)
            fixture.broker.setFaults({30, 30, 200ms});
        const auto id = fixture.console->act("f-omar", fixture.openTable());
        QVERIFY(id.ok());
        if (what == 1)
            fixture.broker.forgetEverything();
        if (what == 2)
            fixture.startConsole();
        if (what == 3) {
            for (int turn = 0; turn < 20 && fixture.recorded<events::StaffActionAccepted>().empty();
                 ++turn) {
                fixture.step();
            }
            fixture.startTable();
        }
        fixture.settle();
        if (what == 0)
            fixture.startTable();
        if (what == 4)
            fixture.broker.restore("T01");
        for (int turn = 0; turn < 10; ++turn)
            fixture.settle();
        QCOMPARE(fixture.recorded<events::StaffActionAccepted>().size(), std::size_t{1});
        QCOMPARE(fixture.recorded<events::OpeningStarted>().size(), std::size_t{1});
        QVERIFY(fixture.outcomeOf(*id) == Outcome::Accepted);
    }

    void anActionThatArrivesTooLateIsRefused() {
        Fixture fixture;
        fixture.broker.cutOff("T01");
        const auto id = fixture.console->act("f-omar", fixture.openTable());
        fixture.clock.pass(3min);
        fixture.broker.restore("T01");
        for (int turn = 0; turn < 5; ++turn)
            fixture.settle();
        QVERIFY(fixture.outcomeOf(*id) == Outcome::Refused);
        QCOMPARE(fixture.reasonOf(*id), std::string("the statement has expired"));
    }

    void aClockSetBackRevivesNothing() {
        Fixture fixture;
        fixture.broker.cutOff("T01");
        const auto id = fixture.console->act("f-omar", fixture.openTable());
        fixture.clock.pass(3min);
        fixture.step();
        fixture.clock.setBack(3min);
        fixture.broker.restore("T01");
        for (int turn = 0; turn < 5; ++turn)
            fixture.settle();
        QVERIFY(fixture.outcomeOf(*id) == Outcome::Refused);
        QVERIFY(fixture.reasonOf(*id).find("clock") != std::string::npos);
        QVERIFY(fixture.table.agent().state().opening == table::Opening::Closed);
    }

    void rostersOnlyGoForward() {
        Fixture fixture;
        const std::string old = staff::rosterText(fixture.site.signedRoster());
        fixture.site.roster().version = 8;
        fixture.site.roster().people.at(StaffSite::person("f-omar")).active = false;
        fixture.bringRoster();
        QCOMPARE(fixture.recorded<events::RosterAdopted>().size(), std::size_t{2});
        fixture.rosterFile = old;
        fixture.settle();
        const auto refused = fixture.recorded<events::RosterRefused>();
        QCOMPARE(refused.size(), std::size_t{1});
        QVERIFY(refused[0].reason == events::Phrase(staff::RosterProblem::Older));
        // Not after a restart either.
        fixture.startTable();
        fixture.rosterFile = old;
        fixture.settle();
        QCOMPARE(fixture.recorded<events::RosterRefused>().size(), std::size_t{2});
    }

    void aRevokedPersonIsRefusedByTheTableItself() {
        Fixture fixture;
        // The console was not told: it still goes by the old roster, and by a forged new one.
        fixture.site.roster().version = 8;
        fixture.site.roster().people.at(StaffSite::person("f-omar")).active = false;
        fixture.bringRoster();
        const auto id = fixture.console->act("f-omar", fixture.openTable());
        QVERIFY(id.ok());
        fixture.settle();
        QVERIFY(fixture.outcomeOf(*id) == Outcome::Refused);
        QVERIFY(fixture.reasonOf(*id).find("no longer in force") != std::string::npos);
        const auto& docket = fixture.console->desk().docketOf(StaffSite::party("T01"));
        staff::Statement forged =
            fixture.site.statement(staff::Action::OpenTable, "f-omar",
                                   staff::objectOf(*core::TableId::parse("T01")), docket);
        forged.arguments[*staff::ArgumentName::parse("dealer")] = StaffSite::text("d-ines");
        forged.issuedAt = fixture.clock.wall();
        forged.expiresAt = forged.issuedAt + 1min;
        fixture.smuggle({staff::signStatement(forged, StaffSite::keyOf("f-omar"))});
        QCOMPARE(wording::sentence(fixture.recorded<events::StaffActionRefused>().back().reason),
                 std::string("the person's rights were revoked"));
    }

    void anExpiredRosterStopsSigningAndNothingElse() {
        Fixture fixture;
        fixture.site.roster().version = 8;
        fixture.site.roster().expiresAt = fixture.clock.wall() + 10s;
        fixture.bringRoster();
        const auto& docket = fixture.console->desk().docketOf(StaffSite::party("T01"));
        staff::Statement late =
            fixture.site.statement(staff::Action::OpenTable, "f-omar",
                                   staff::objectOf(*core::TableId::parse("T01")), docket);
        late.arguments[*staff::ArgumentName::parse("dealer")] = StaffSite::text("d-ines");
        fixture.clock.pass(11s);
        fixture.smuggle({staff::signStatement(late, StaffSite::keyOf("f-omar"))});
        QCOMPARE(wording::sentence(fixture.recorded<events::StaffActionRefused>().back().reason),
                 std::string("the roster has expired"));
    }

    // A console under foreign control floods the table: everything is accounted for in few entries.
    void aFloodOfForgeriesIsCounted() {
        Fixture fixture;
        const auto& docket = fixture.console->desk().docketOf(StaffSite::party("T01"));
        const auto before = fixture.table.journal().head().sequence;
        constexpr std::size_t kForgeries = 3000;
        for (std::size_t batch = 0; batch < kForgeries / 500; ++batch) {
            std::vector<events::StaffActionSigned> forged;
            for (std::size_t index = 0; index < 500; ++index) {
                auto one = fixture.site.approval("s-vera", docket);
                one.id[1] = static_cast<std::uint8_t>(index);
                one.id[2] = static_cast<std::uint8_t>(index >> 8U);
                one.id[3] = static_cast<std::uint8_t>(batch);
                forged.push_back(staff::signStatement(one, StaffSite::keyOf("stranger")));
            }
            fixture.smuggle(forged);
        }
        fixture.settle();
        std::size_t told = fixture.recorded<events::StaffActionRefused>().size();
        for (const auto& counted : fixture.recorded<events::StaffRefusalsCounted>())
            told += counted.count;
        QCOMPARE(told, kForgeries);
        QVERIFY(fixture.table.journal().head().sequence - before < 200);
        QVERIFY(fixture.recorded<events::StaffActionAccepted>().empty());
    }

    // One by one, so that each comes with a commit of its own: a minute of it is a few entries.
    void aLastingFloodIsToldOnceInTenSeconds() {
        Fixture fixture;
        const auto begin = fixture.clock.steady();
        for (std::size_t number = 0; number < 1200; ++number) {
            fixture.forge(number);
            fixture.step();
        }
        const auto seconds =
            std::chrono::duration_cast<std::chrono::seconds>(fixture.clock.steady() - begin);
        QCOMPARE(seconds.count(), 60);
        QVERIFY(fixture.recorded<events::StaffRefusalsCounted>().size() <= 8);
        QVERIFY(fixture.refusals() < 1200);
        for (int turn = 0; turn < 4; ++turn)
            fixture.settle();
        QCOMPARE(fixture.refusals(), std::size_t{1200});
    }

    void whatWasCountedIsToldBeforeTheTableStops() {
        Fixture fixture;
        for (std::size_t number = 0; number < 100; ++number) {
            fixture.forge(number);
            fixture.step();
        }
        fixture.step();
        QVERIFY(fixture.refusals() < 100);
        fixture.table.agent().stop();
        QCOMPARE(fixture.refusals(), std::size_t{100});
    }

    // The place in the console's journal waits for the count: it is read again, and counted again.
    void aCrashLosesNoCountAndCountsNothingTwice() {
        Fixture fixture;
        for (std::size_t number = 0; number < 100; ++number) {
            fixture.forge(number);
            fixture.step();
        }
        fixture.step();
        QVERIFY(fixture.refusals() < 100);
        fixture.startTable();
        fixture.settle();
        const auto id = fixture.console->act("f-omar", fixture.openTable());
        fixture.settle();
        QVERIFY(fixture.outcomeOf(*id) == Outcome::Accepted);
        QCOMPARE(fixture.refusals(), std::size_t{100});
        QCOMPARE(fixture.recorded<events::StaffActionAccepted>().size(), std::size_t{1});
    }

    void aPersonsActionTakesTheCountAlong() {
        Fixture fixture;
        for (std::size_t number = 0; number < 100; ++number) {
            fixture.forge(number);
            fixture.step();
        }
        const auto id = fixture.console->act("f-omar", fixture.openTable());
        for (int turn = 0; turn < 8; ++turn)
            fixture.step();
        QVERIFY(fixture.outcomeOf(*id) == Outcome::Accepted);
        QCOMPARE(fixture.refusals(), std::size_t{100});
        fixture.startTable();
        fixture.settle();
        QCOMPARE(fixture.refusals(), std::size_t{100});
        QCOMPARE(fixture.recorded<events::StaffActionAccepted>().size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestStaffDesk)
#include "tst_staff_desk.moc"
