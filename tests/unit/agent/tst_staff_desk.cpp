#include "shared/events/opening_events.h"
#include "shared/feed/memory_link.h"
#include "shared/journal/memory_journal.h"
#include "shared/staff/roster_file.h"
#include "shared/wording/wording.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/agent/table_setup.h"
#include "tests/support/set_clock.h"
#include "tests/support/sites/staff_console.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using desk::Outcome;
using support::SetClock;
using support::StaffConsole;
using support::StaffSite;

namespace {

// A table, two consoles and a broker between them.
struct Bench {
    StaffSite site;
    SetClock clock;
    feed::MemoryBroker broker{1};
    journal::MemoryJournal tableJournal{core::JournalId{}};
    journal::MemoryJournal consoleJournal{core::JournalId{{1}}};
    std::optional<std::string> rosterFile;
    std::unique_ptr<feed::MemoryLink> tableLink;
    std::unique_ptr<feed::MemoryLink> consoleLink;
    std::unique_ptr<agent::TableAgent> table;
    std::unique_ptr<StaffConsole> console;

    Bench() {
        startTable();
        startConsole();
        settle();
    }
    void startTable() {
        table.reset();
        tableLink = nullptr;
        tableLink = std::make_unique<feed::MemoryLink>(broker, "T01");
        rosterFile = staff::rosterText(site.signedRoster());
        agent::TableAgent::Settings settings;
        settings.setup = *agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {});
        settings.log = [](std::string_view) {};
        settings.peers.consoles = {StaffSite::party("C01")};
        settings.staff.siteKeys = StaffSite::siteKeys();
        settings.staff.newRoster = [this] { return std::exchange(rosterFile, std::nullopt); };
        table = std::make_unique<agent::TableAgent>(std::move(settings), tableJournal, *tableLink,
                                                    clock);
    }
    void startConsole() {
        console.reset();
        consoleLink = nullptr;
        consoleLink = std::make_unique<feed::MemoryLink>(broker, "C01");
        console = std::make_unique<StaffConsole>("C01", consoleJournal, *consoleLink, clock);
        console->follow("T01");
        if (!console->desk().adopt(site.signedRoster()).ok())
            qFatal("the console does not adopt the roster");
    }
    void step() {
        clock.pass(50ms);
        broker.advance(clock.steady());
        if (table)
            table->step();
        if (console)
            console->step();
        broker.advance(clock.steady());
    }
    void settle() {
        for (int turn = 0; turn < 60; ++turn)
            step();
    }
    void bringRoster() {
        rosterFile = staff::rosterText(site.signedRoster());
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
    std::vector<Event> recorded() const {
        std::vector<Event> found;
        for (std::uint64_t next = 1; next <= tableJournal.head().sequence;)
            for (const auto& entry : tableJournal.read(next, 1000, 1 << 20)) {
                if (const auto event = wire::decodeEvent(entry.type, entry.body))
                    if (const Event* one = event->template as<Event>())
                        found.push_back(*one);
                next = entry.sequence + 1;
            }
        return found;
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
        Bench bench;
        const auto id = bench.console->act("f-omar", bench.openTable());
        QVERIFY(id.ok());
        bench.settle();
        QVERIFY(bench.outcomeOf(*id) == Outcome::Accepted);
        QVERIFY(bench.table->state().opening == table::Opening::Opening);
        QCOMPARE(bench.table->state().floorperson.text(), std::string("f-omar"));
        const auto accepted = bench.recorded<events::StaffActionAccepted>().at(0);
        QVERIFY(staff::isGenuine(StaffSite::keyOf("f-omar").publicKey(), accepted.statement,
                                 accepted.signature));
    }

    void whatTheTableDoesNotAllowIsRefusedWithItsReason() {
        Bench bench;
        const auto first = bench.console->act("f-omar", bench.openTable());
        bench.settle();
        const auto second = bench.console->act("f-omar", bench.openTable());
        bench.settle();
        QVERIFY(bench.outcomeOf(*first) == Outcome::Accepted);
        QVERIFY(bench.outcomeOf(*second) == Outcome::Refused);
        QCOMPARE(bench.reasonOf(*second), std::string("the table is open or opening already"));
        QVERIFY(bench.recorded<events::CommandRefused>().empty());
    }

    void aRoleThatMayNotIsToldSo() {
        Bench bench;
        const auto id = bench.console->act("a-lena", bench.openTable());
        bench.settle();
        QVERIFY(bench.outcomeOf(*id) == Outcome::Refused);
        QCOMPARE(bench.reasonOf(*id), std::string("the person's role does not allow it"));
        QVERIFY(bench.table->state().opening == table::Opening::Closed);
    }

    void theSameActionIsDecidedOnce() {
        Bench bench;
        QVERIFY(bench.console->act("f-omar", bench.openTable()).ok());
        bench.settle();
        events::StaffActionSigned action;
        for (const auto& entry : bench.consoleJournal.read(1, 1000, 1 << 20))
            if (const auto event = wire::decodeEvent(entry.type, entry.body))
                if (const auto* one = event->as<events::StaffActionSigned>())
                    action = *one;
        bench.smuggle({action, action});
        QCOMPARE(bench.recorded<events::StaffActionAccepted>().size(), std::size_t{1});
        const auto refused = bench.recorded<events::StaffActionRefused>();
        QCOMPARE(refused.size(), std::size_t{2});
        QCOMPARE(wording::sentence(refused[0].reason),
                 std::string("the action was decided before"));
        // And the table remembers that after a restart.
        bench.startTable();
        bench.smuggle({action});
        QCOMPARE(bench.recorded<events::StaffActionAccepted>().size(), std::size_t{1});
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
        Bench bench;
        if (what == 0)
            bench.table.reset();
        if (what == 4)
            bench.broker.cutOff("T01");
        if (what == 5)
            bench.broker.setFaults({30, 30, 200ms});
        const auto id = bench.console->act("f-omar", bench.openTable());
        QVERIFY(id.ok());
        if (what == 1)
            bench.broker.forgetEverything();
        if (what == 2)
            bench.startConsole();
        if (what == 3) {
            for (int turn = 0; turn < 20 && bench.recorded<events::StaffActionAccepted>().empty();
                 ++turn) {
                bench.step();
            }
            bench.startTable();
        }
        bench.settle();
        if (what == 0)
            bench.startTable();
        if (what == 4)
            bench.broker.restore("T01");
        for (int turn = 0; turn < 10; ++turn)
            bench.settle();
        QCOMPARE(bench.recorded<events::StaffActionAccepted>().size(), std::size_t{1});
        QCOMPARE(bench.recorded<events::OpeningStarted>().size(), std::size_t{1});
        QVERIFY(bench.outcomeOf(*id) == Outcome::Accepted);
    }

    void anActionThatArrivesTooLateIsRefused() {
        Bench bench;
        bench.broker.cutOff("T01");
        const auto id = bench.console->act("f-omar", bench.openTable());
        bench.clock.pass(3min);
        bench.broker.restore("T01");
        for (int turn = 0; turn < 5; ++turn)
            bench.settle();
        QVERIFY(bench.outcomeOf(*id) == Outcome::Refused);
        QCOMPARE(bench.reasonOf(*id), std::string("the statement has expired"));
    }

    void aClockSetBackRevivesNothing() {
        Bench bench;
        bench.broker.cutOff("T01");
        const auto id = bench.console->act("f-omar", bench.openTable());
        bench.clock.pass(3min);
        bench.step();
        bench.clock.setBack(3min);
        bench.broker.restore("T01");
        for (int turn = 0; turn < 5; ++turn)
            bench.settle();
        QVERIFY(bench.outcomeOf(*id) == Outcome::Refused);
        QVERIFY(bench.reasonOf(*id).find("clock") != std::string::npos);
        QVERIFY(bench.table->state().opening == table::Opening::Closed);
    }

    void rostersOnlyGoForward() {
        Bench bench;
        const std::string old = staff::rosterText(bench.site.signedRoster());
        bench.site.roster().version = 8;
        bench.site.roster().people.at(StaffSite::person("f-omar")).active = false;
        bench.bringRoster();
        QCOMPARE(bench.recorded<events::RosterAdopted>().size(), std::size_t{2});
        bench.rosterFile = old;
        bench.settle();
        const auto refused = bench.recorded<events::RosterRefused>();
        QCOMPARE(refused.size(), std::size_t{1});
        QCOMPARE(refused[0].reason.value(),
                 std::string("the roster is older than the one already in force"));
        // Not after a restart either.
        bench.startTable();
        bench.rosterFile = old;
        bench.settle();
        QCOMPARE(bench.recorded<events::RosterRefused>().size(), std::size_t{2});
    }

    void aRevokedPersonIsRefusedByTheTableItself() {
        Bench bench;
        // The console was not told: it still goes by the old roster, and by a forged new one.
        bench.site.roster().version = 8;
        bench.site.roster().people.at(StaffSite::person("f-omar")).active = false;
        bench.bringRoster();
        const auto id = bench.console->act("f-omar", bench.openTable());
        QVERIFY(id.ok());
        bench.settle();
        QVERIFY(bench.outcomeOf(*id) == Outcome::Refused);
        QVERIFY(bench.reasonOf(*id).find("no longer in force") != std::string::npos);
        const auto& docket = bench.console->desk().docketOf(StaffSite::party("T01"));
        staff::Statement forged =
            bench.site.statement(staff::Action::OpenTable, "f-omar",
                                 staff::objectOf(*core::TableId::parse("T01")), docket);
        forged.arguments[*events::ActionName::parse("dealer")] = StaffSite::text("d-ines");
        forged.issuedAt = bench.clock.wall();
        forged.expiresAt = forged.issuedAt + 1min;
        bench.smuggle({staff::signStatement(forged, StaffSite::keyOf("f-omar"))});
        QCOMPARE(wording::sentence(bench.recorded<events::StaffActionRefused>().back().reason),
                 std::string("the person's rights were revoked"));
    }

    void anExpiredRosterStopsSigningAndNothingElse() {
        Bench bench;
        bench.site.roster().version = 8;
        bench.site.roster().expiresAt = bench.clock.wall() + 10s;
        bench.bringRoster();
        const auto& docket = bench.console->desk().docketOf(StaffSite::party("T01"));
        staff::Statement late =
            bench.site.statement(staff::Action::OpenTable, "f-omar",
                                 staff::objectOf(*core::TableId::parse("T01")), docket);
        late.arguments[*events::ActionName::parse("dealer")] = StaffSite::text("d-ines");
        bench.clock.pass(11s);
        bench.smuggle({staff::signStatement(late, StaffSite::keyOf("f-omar"))});
        QCOMPARE(wording::sentence(bench.recorded<events::StaffActionRefused>().back().reason),
                 std::string("the roster has expired"));
    }

    // A console under foreign control floods the table: everything is accounted for in few entries.
    void aFloodOfForgeriesIsCounted() {
        Bench bench;
        const auto& docket = bench.console->desk().docketOf(StaffSite::party("T01"));
        const auto before = bench.tableJournal.head().sequence;
        constexpr std::size_t kForgeries = 3000;
        for (std::size_t batch = 0; batch < kForgeries / 500; ++batch) {
            std::vector<events::StaffActionSigned> forged;
            for (std::size_t index = 0; index < 500; ++index) {
                auto one = bench.site.approval("s-vera", docket);
                one.id[1] = static_cast<std::uint8_t>(index);
                one.id[2] = static_cast<std::uint8_t>(index >> 8U);
                one.id[3] = static_cast<std::uint8_t>(batch);
                forged.push_back(staff::signStatement(one, StaffSite::keyOf("stranger")));
            }
            bench.smuggle(forged);
        }
        bench.settle();
        std::size_t told = bench.recorded<events::StaffActionRefused>().size();
        for (const auto& counted : bench.recorded<events::StaffRefusalsCounted>())
            told += counted.count;
        QCOMPARE(told, kForgeries);
        QVERIFY(bench.tableJournal.head().sequence - before < 200);
        QVERIFY(bench.recorded<events::StaffActionAccepted>().empty());
    }
};

QTEST_GUILESS_MAIN(TestStaffDesk)
#include "tst_staff_desk.moc"
