#include "shared/events/meter_events.h"
#include "shared/events/party_events.h"
#include "shared/feed/publisher.h"
#include "shared/staff/roster_file.h"
#include "shared/wording/wording.h"
#include "tests/support/sites/memory_floor.h"
#include "tests/support/sites/staff_console.h"

#include <QTest>

#include <array>

using namespace pitwatch;
using namespace std::chrono_literals;
using desk::Outcome;
using staff::Action;
using support::eventsIn;
using support::StaffConsole;
using support::StaffSite;

namespace {

// A floor whose controller takes orders from one console.
struct Fixture {
    StaffSite site;
    support::MemoryFloor floor{1};
    journal::MemoryJournal consoleJournal{core::JournalId{{1}}};
    std::unique_ptr<feed::MemoryConnection> connection;
    std::unique_ptr<StaffConsole> console;

    Fixture() {
        site.roster().issuedAt = floor.clock.wall() - 1h;
        site.roster().expiresAt = floor.clock.wall() + 24h;
        startController();
        startConsole();
        pass(3s);
    }
    void startController() {
        // Every start reads the file anew.
        auto newRoster = [text = std::optional(staff::rosterText(site.signedRoster()))]() mutable {
            return std::exchange(text, std::nullopt);
        };
        floor.meter->admit({StaffSite::party("C01")}, {StaffSite::siteKeys(), newRoster});
        floor.meter->start();
    }
    void startConsole() {
        console.reset();
        connection = nullptr;
        connection = std::make_unique<feed::MemoryConnection>(floor.broker, "C01");
        console = std::make_unique<StaffConsole>("C01", consoleJournal, *connection, floor.clock);
        console->followMeter("METER");
        if (!console->desk().adopt(site.signedRoster()).ok())
            qFatal("the console does not adopt the roster");
    }
    // The next roster reaches everybody.
    void restaff() {
        ++site.roster().version;
        floor.meter->crash();
        startController();
        startConsole();
        pass(3s);
    }
    void pass(core::Millis time) {
        for (core::Millis passed{0}; passed < time; passed += 50ms) {
            floor.pass(50ms);
            if (console)
                console->step();
        }
    }

    static staff::Object link1() { return staff::objectOf(*events::LinkId::parse("LINK1")); }
    static desk::Request request(Action action, const staff::Object& object,
                                 std::map<const char*, const char*> words = {}) {
        desk::Request one{action, StaffSite::party("METER"), object, {}, {}, {}, {}};
        for (const auto& [name, text] : words)
            one.arguments[*core::enumFromName<staff::Argument>(name)] = StaffSite::text(text);
        return one;
    }
    static desk::Request correction(std::int64_t cents) {
        desk::Request one =
            request(Action::CorrectMeter, link1(), {{"level", "main"}, {"reason", "lost power"}});
        one.amount = core::Cents{cents};
        return one;
    }
    // What became of it a while later: accepted, refused with a reason, or pending.
    std::string outcomeOf(const events::ActionId& id) {
        const desk::ActionState& state = *console->desk().find(id);
        switch (state.outcome) {
        case Outcome::Pending:
            return "pending";
        case Outcome::Accepted:
            return "accepted";
        case Outcome::Refused:
            break;
        }
        return wording::sentence(state.objection.reason);
    }
    std::string order(std::string_view who, const desk::Request& request) {
        const auto id = console->act(who, request);
        if (!id)
            return "not signed: " + wording::sentence(id.error());
        pass(2s);
        return outcomeOf(*id);
    }
    const meter::ProgressiveLink& linkState() const {
        return *floor.meter->state().find(*events::LinkId::parse("LINK1"));
    }
    template <typename Event>
    std::size_t count() {
        return eventsIn<Event>(floor.meter->journal()).size();
    }
};

} // namespace

// Orders that people sign at a console and the controller carries out.
class TestControllerOrders : public QObject {
    Q_OBJECT

private slots:
    void aSupervisorClosesALinkAndOpensItAgain() {
        Fixture fixture;
        QVERIFY(fixture.linkState().service == meter::Service::Open);
        QCOMPARE(fixture.order("s-vera", Fixture::request(Action::CloseLink, Fixture::link1(),
                                                          {{"reason", "end of the day"}})),
                 std::string("accepted"));
        QVERIFY(fixture.linkState().service == meter::Service::Closed);
        QCOMPARE(fixture.order("s-vera", Fixture::request(Action::OpenLink, Fixture::link1())),
                 std::string("accepted"));
        QVERIFY(fixture.linkState().service == meter::Service::Open);
    }

    void whatTheMetersDoNotAllowIsTheReasonOfTheRefusal() {
        Fixture fixture;
        const std::string reason =
            fixture.order("s-vera", Fixture::request(Action::OpenLink, Fixture::link1()));
        QVERIFY2(reason.find("open") != std::string::npos, reason.c_str());
        QCOMPARE(fixture.count<events::StaffActionRefused>(), std::size_t{1});
        QCOMPARE(fixture.count<events::CommandRefused>(), std::size_t{0});
    }

    void aFloorpersonMayNotCloseALink() {
        Fixture fixture;
        const std::string reason = fixture.order(
            "f-omar", Fixture::request(Action::CloseLink, Fixture::link1(), {{"reason", "tired"}}));
        QCOMPARE(reason, wording::sentence(staff::Refusal::RoleMayNot));
        QVERIFY(fixture.linkState().service == meter::Service::Open);
    }

    void aCorrectionTakesTwoPeople() {
        Fixture fixture;
        const auto before = fixture.linkState().levels.front().value;
        const auto ordered = fixture.console->act("s-vera", Fixture::correction(999'999));
        QVERIFY(ordered.ok());
        fixture.pass(2s);
        QCOMPARE(fixture.outcomeOf(*ordered), std::string("accepted"));
        QCOMPARE(fixture.linkState().levels.front().value, before);
        const desk::Request approval =
            Fixture::request(Action::ApproveOrder, staff::orderOf(*ordered));
        QCOMPARE(fixture.order("s-vera", approval), wording::sentence(staff::Refusal::SamePerson));
        QCOMPARE(fixture.order("m-karl", approval), std::string("accepted"));
        QCOMPARE(fixture.linkState().levels.front().value,
                 core::MicroCents::fromCents(core::Cents{999'999}));
        QVERIFY(fixture.linkState().levels.front().balances());
        // It is carried out once.
        QVERIFY(fixture.order("m-karl", approval) != "accepted");
        QCOMPARE(fixture.count<events::MeterCorrected>(), std::size_t{1});
    }

    // It is what changes hands that is held against a limit, not what the meter shall show.
    void twoPeopleWithALimitOfADollarMoveADollar() {
        Fixture fixture;
        fixture.site.enrol("s-one", staff::Role::Supervisor, 100);
        fixture.site.enrol("s-two", staff::Role::Supervisor, 100);
        fixture.restaff();
        QCOMPARE(fixture.linkState().levels.front().value.floorCents().value(), 1'000'000);
        const std::string refused = fixture.order("s-one", Fixture::correction(0));
        QVERIFY2(refused.find("$10,000.00") != std::string::npos, refused.c_str());
        QVERIFY2(refused.find("s-one") != std::string::npos, refused.c_str());
        QCOMPARE(fixture.count<events::MeterCorrected>(), std::size_t{0});
        const auto ordered = fixture.console->act("s-one", Fixture::correction(999'900));
        QVERIFY(ordered.ok());
        fixture.pass(2s);
        QCOMPARE(fixture.outcomeOf(*ordered), std::string("accepted"));
        QCOMPARE(fixture.order("s-two",
                               Fixture::request(Action::ApproveOrder, staff::orderOf(*ordered))),
                 std::string("accepted"));
        QCOMPARE(fixture.linkState().levels.front().value.floorCents().value(), 999'900);
    }

    void aChangeIsWithinTheLimitsOfBoth() {
        Fixture fixture;
        fixture.site.enrol("s-one", staff::Role::Supervisor, 100);
        fixture.restaff();
        const auto ordered = fixture.console->act("m-karl", Fixture::correction(0));
        QVERIFY(ordered.ok());
        fixture.pass(2s);
        QCOMPARE(fixture.outcomeOf(*ordered), std::string("accepted"));
        const desk::Request approval =
            Fixture::request(Action::ApproveOrder, staff::orderOf(*ordered));
        const std::string refused = fixture.order("s-one", approval);
        QVERIFY2(refused.find("the limit of s-one is $1.00") != std::string::npos, refused.c_str());
        // And whoever ordered it may do so yet when it is carried out.
        fixture.site.roster().people.at(StaffSite::person("m-karl")).active = false;
        fixture.site.enrol("m-rosa", staff::Role::ShiftManager, 100'000'000);
        fixture.restaff();
        const std::string gone = fixture.order("m-rosa", approval);
        QVERIFY2(gone.find("m-karl, who ordered it") != std::string::npos, gone.c_str());
        QCOMPARE(fixture.count<events::MeterCorrected>(), std::size_t{0});
    }

    // Whoever speaks once with a table's key and another record has the link suspended; two people
    // look into it, and nobody has to restart anything.
    void aRecordInDoubtIsBelievedAgainByTwoPeople() {
        Fixture fixture;
        const auto table = StaffSite::party("T01");
        {
            journal::MemoryJournal other{core::JournalId{{9}}};
            const std::array<events::Event, 1> started{events::PartyStarted{"table-agent"}};
            other.append(started, fixture.floor.clock.wall());
            feed::MemoryConnection connection(fixture.floor.broker, "somebody");
            feed::PublisherOptions options;
            options.signer = support::signerOf("T01");
            feed::Publisher publisher(table, other, 1, connection, options);
            fixture.pass(1s);
            while (connection.take())
                continue;
            publisher.connected();
            publisher.tick(fixture.floor.clock.steady(), fixture.floor.clock.wall());
            fixture.pass(1s);
        }
        QVERIFY(fixture.floor.meter->state().doubted.contains(table));
        QVERIFY(fixture.linkState().service == meter::Service::Suspended);
        fixture.pass(30s);
        QVERIFY(fixture.linkState().service == meter::Service::Suspended);
        const auto ordered = fixture.console->act(
            "s-vera", Fixture::request(Action::ReadmitParty, staff::objectOf(table),
                                       {{"reason", "the disk is the right one"}}));
        QVERIFY(ordered.ok());
        fixture.pass(2s);
        QCOMPARE(fixture.outcomeOf(*ordered), std::string("accepted"));
        QVERIFY(fixture.linkState().service == meter::Service::Suspended);
        QCOMPARE(fixture.order("m-karl",
                               Fixture::request(Action::ApproveOrder, staff::orderOf(*ordered))),
                 std::string("accepted"));
        fixture.pass(5s);
        QVERIFY(!fixture.floor.meter->state().doubted.contains(table));
        QVERIFY(fixture.linkState().service == meter::Service::Open);
        const auto before = fixture.linkState().levels.front().value;
        fixture.floor.lock(1, {100});
        fixture.pass(2s);
        QVERIFY(fixture.linkState().levels.front().value > before); // It is read again.
    }

    void aDeniedOrderChangesNothing() {
        Fixture fixture;
        const auto before = fixture.linkState().levels.front().value;
        const auto ordered = fixture.console->act("s-vera", Fixture::correction(5));
        QVERIFY(ordered.ok());
        fixture.pass(2s);
        QCOMPARE(
            fixture.order("m-karl", Fixture::request(Action::DenyOrder, staff::orderOf(*ordered),
                                                     {{"reason", "no malfunction"}})),
            std::string("accepted"));
        QVERIFY(fixture.order("m-karl", Fixture::request(Action::ApproveOrder,
                                                         staff::orderOf(*ordered))) != "accepted");
        QCOMPARE(fixture.linkState().levels.front().value, before);
    }

    // Wherever the controller dies while an order is on its way, it is decided once.
    void anOrderIsDecidedOnceWhereverTheControllerDies() {
        for (int after = 0; after < 40; after += 3) {
            Fixture fixture;
            const auto id =
                fixture.console->act("s-vera", Fixture::request(Action::CloseLink, Fixture::link1(),
                                                                {{"reason", "test"}}));
            QVERIFY(id.ok());
            fixture.pass(after * 50ms);
            fixture.floor.meter->crash();
            fixture.pass(1s);
            fixture.startController();
            fixture.pass(20s);
            QCOMPARE(fixture.outcomeOf(*id), std::string("accepted"));
            QCOMPARE(fixture.count<events::StaffActionAccepted>(), std::size_t{1});
            QVERIFY(fixture.linkState().service == meter::Service::Closed);
        }
    }

    // What the console asks for while the controller is away is decided when it is back.
    void anOrderOutlivesTheConsoleThatSignedIt() {
        Fixture fixture;
        fixture.floor.meter->crash();
        const auto id = fixture.console->act(
            "s-vera", Fixture::request(Action::CloseLink, Fixture::link1(), {{"reason", "test"}}));
        QVERIFY(id.ok());
        fixture.startConsole();
        fixture.startController();
        fixture.pass(20s);
        QCOMPARE(fixture.outcomeOf(*id), std::string("accepted"));
        QVERIFY(fixture.linkState().service == meter::Service::Closed);
    }
};

QTEST_GUILESS_MAIN(TestControllerOrders)

#include "tst_controller_orders.moc"
