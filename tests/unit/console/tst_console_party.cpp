#include "pit-console/core/live/console_party.h"
#include "shared/events/party_events.h"
#include "shared/feed/memory_connection.h"
#include "shared/journal/memory_journal.h"
#include "shared/staff/roster_file.h"
#include "tests/support/journals/stopping_journal.h"
#include "tests/support/set_clock.h"
#include "tests/support/sites/staff_console.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;

namespace {

const core::PartyId kSelf = *core::PartyId::parse("C01");
const core::PartyId kTable = *core::PartyId::parse("T01");

// A console and one table that publishes its journal, on a clock that the test moves.
struct Fixture {
    support::SetClock clock;
    feed::MemoryBroker broker{1};
    journal::MemoryJournal own{core::JournalId{{1}}};
    support::StoppingJournal stopping{own};
    feed::MemoryConnection connection{broker, "C01"};
    ConsoleParty console{settings(), std::move(*Store::openUnfilled(":memory:")), stopping,
                         connection, clock};
    journal::MemoryJournal record{core::JournalId{{2}}};
    feed::MemoryConnection tableConnection{broker, "T01"};
    std::optional<feed::Publisher> table;

    Fixture() {
        console.load();
        const std::vector<events::Event> started{events::PartyStarted{"test"}};
        record.append(started, clock.wall());
        feed::PublisherOptions options;
        options.signer = support::signerOf(kTable.text());
        table.emplace(kTable, record, 1, tableConnection, options);
    }
    static ConsoleDesk::Settings desk() {
        ConsoleDesk::Settings desk;
        desk.signing = support::StaffConsole::settings(kSelf);
        desk.roster = {support::StaffSite::siteKeys(),
                       [roster = std::optional(
                            staff::rosterText(support::StaffSite().signedRoster()))]() mutable {
                           return std::exchange(roster, std::nullopt);
                       }};
        return desk;
    }
    static ConsoleParty::Settings settings() {
        ConsoleParty::Settings all;
        all.desk = desk();
        all.self = kSelf;
        all.tables = {kTable};
        all.process = 1;
        all.log = [](std::string_view) {};
        return all;
    }
    void stepTable() {
        while (const auto event = tableConnection.take()) {
            if (std::holds_alternative<feed::Connected>(*event))
                table->connected();
            else if (const auto* message = std::get_if<feed::Message>(&*event))
                table->handle(*message, clock.steady());
        }
        table->tick(clock.steady(), clock.wall());
    }
    core::Tick pass(core::Millis time) {
        core::Tick wake{};
        for (core::Millis passed{0}; passed < time; passed += 100ms) {
            clock.pass(100ms);
            broker.advance(clock.steady());
            stepTable();
            wake = console.step();
        }
        return wake;
    }
    feed::Standing standing() const { return console.snapshot().tables.at(0).standing; }
};

} // namespace

class TestConsoleParty : public QObject {
    Q_OBJECT

private slots:
    void aTableThatSpeaksIsShownAsLive() {
        Fixture fixture;
        fixture.pass(2s);
        QVERIFY(fixture.standing() == feed::Standing::Fresh);
        QVERIFY(fixture.console.snapshot().brokerConnected);
        fixture.broker.cutOff("T01");
        fixture.pass(4s);
        QVERIFY(fixture.standing() == feed::Standing::Stale);
    }

    void itWantsToBeCalledWhenItLooksForAlarmsNext() {
        Fixture fixture;
        const core::Tick wake = fixture.pass(100ms);
        QVERIFY(wake <= fixture.clock.steady() + 100ms);
        QVERIFY(fixture.console.takeSnapshot());
        QVERIFY(!fixture.console.takeSnapshot());
        fixture.console.step();
        QVERIFY(!fixture.console.takeSnapshot());
        fixture.pass(100ms);
        QVERIFY(fixture.console.takeSnapshot());
    }

    void toLookAtItWritesNothing() {
        Fixture fixture;
        fixture.pass(2s);
        fixture.broker.cutOff("T01");
        fixture.pass(2s);
        fixture.clock.pass(1h);
        const std::uint64_t before = fixture.own.head().sequence;
        const Snapshot shown = fixture.console.snapshot();
        QVERIFY(shown.alarms.empty());
        QCOMPARE(fixture.own.head().sequence, before);
        fixture.console.step();
        QVERIFY(fixture.own.head().sequence > before);
        QCOMPARE(fixture.console.snapshot().alarms.size(), std::size_t(1));
    }

    void whatBecameOfARequestIsToldOnce() {
        Fixture fixture;
        fixture.console.request(SignIn{7, "f-omar", staff::Secret::copyOf("x")});
        QVERIFY(fixture.console.snapshot().outcomes.empty());
        fixture.pass(100ms);
        const auto told = fixture.console.takeSnapshot();
        QVERIFY(told && told->outcomes.size() == 1);
        QCOMPARE(told->outcomes[0].id, std::uint64_t(7));
        QVERIFY(!told->outcomes[0].accepted);
        fixture.pass(100ms);
        QVERIFY(fixture.console.takeSnapshot()->outcomes.empty());
    }

    void aRefusedAcknowledgeReachesWhoeverAsked() {
        Fixture fixture;
        fixture.console.request(AcknowledgeAlarm{8, {1}});
        fixture.pass(100ms);
        const auto told = fixture.console.takeSnapshot();
        QVERIFY(told && told->outcomes.size() == 1);
        QCOMPARE(told->outcomes[0].id, std::uint64_t(8));
        QVERIFY(told->outcomes[0] ==
                (ActionOutcome{8, false, staff::SigningRefusal::NobodySignedIn}));
    }

    // As every party: what is decided in a step is made durable at once, and before it is shown.
    void whatPeopleDoWithAlarmsAndWhatIsRaisedIsOneAppend() {
        Fixture fixture;
        fixture.pass(2s);
        fixture.console.request(SignIn{1, "f-omar", support::StaffConsole::passphraseOf("f-omar")});
        fixture.broker.cutOff("T01");
        fixture.pass(10s);
        QCOMPARE(fixture.console.snapshot().alarms.size(), std::size_t(1));
        const events::AlarmId silent = fixture.console.snapshot().alarms[0].id;
        fixture.console.request(AcknowledgeAlarm{2, silent});
        fixture.broker.breakConnection("C01");
        fixture.broker.cutOff("C01");
        fixture.stopping.killAt(0, false);
        fixture.pass(100ms);
        QCOMPARE(fixture.stopping.appends(), std::uint64_t(1));
        const auto entries = fixture.own.read(fixture.own.head().sequence - 2, 3, 1 << 20);
        QVERIFY(entries.at(0).type == events::AlarmAcknowledged::kType);
        QVERIFY(entries.at(1).type == events::AlarmCleared::kType);
        QVERIFY(entries.at(2).type == events::AlarmRaised::kType);
        QVERIFY(entries.at(0).at == entries.at(2).at);
        QVERIFY(fixture.console.store().position(kSelf)->head == fixture.own.head());
    }

    // What cannot be recorded must not be done: whoever runs the console has to end it.
    void aRecordThatCannotBeWrittenEndsTheStep() {
        Fixture fixture;
        fixture.pass(2s);
        fixture.stopping.killAt(1, false);
        fixture.broker.cutOff("T01");
        QVERIFY_EXCEPTION_THROWN(fixture.pass(10s), support::Killed);
    }

    void theStartAndTheStopAreInItsRecord() {
        Fixture fixture;
        fixture.pass(1s);
        fixture.console.stop();
        const auto entries = fixture.own.read(1, 100, 1 << 20);
        QVERIFY(entries.front().type == events::PartyStarted::kType);
        QVERIFY(entries.back().type == events::PartyStopped::kType);
    }
};

QTEST_APPLESS_MAIN(TestConsoleParty)
#include "tst_console_party.moc"
