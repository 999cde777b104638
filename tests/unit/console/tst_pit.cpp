#include "pit-console/core/live/pit.h"
#include "shared/events/party_events.h"
#include "shared/journal/memory_journal.h"
#include "shared/table/setup/configuration.h"
#include "shared/wire/event_codec.h"
#include "tests/support/set_clock.h"
#include "tests/support/sites/staff_console.h"
#include "tests/support/tables/table_fixture.h"
#include "tests/unit/console/recorder.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;
using support::SetClock;
using support::StaffConsole;
using support::StaffSite;

namespace {

const core::PartyId kSelf = *core::PartyId::parse("C01");
const core::PartyId kTable = *core::PartyId::parse("T01");

// A console without a screen: one clock, one record, and everybody who writes into it.
struct Fixture {
    SetClock clock;
    journal::MemoryJournal journal{core::JournalId{{1}}};
    std::optional<party::Record> record;
    std::optional<Pit> pit;

    Fixture() { start(); }
    void start() {
        pit.reset();
        record.emplace(journal, clock);
        pit.emplace(std::move(*Store::open(":memory:")), kSelf, *record);
        pit->load();
    }
    // As the table is heard.
    Snapshot look(feed::Standing standing, core::Millis age = 0ms) {
        const auto follows = pit->observe({clock.wall(), true, {{kTable, standing, age}}});
        const core::Instant at = record->append(follows);
        for (const events::Event& event : follows)
            pit->applyOwn(event, at);
        pit->keepOwn();
        return pit->snapshot();
    }
    std::vector<core::Instant> times() const {
        std::vector<core::Instant> all;
        for (const wire::Envelope& entry : journal.read(1, 1000, 1 << 20))
            all.push_back(entry.at);
        return all;
    }
};

} // namespace

class TestPit : public QObject {
    Q_OBJECT

private slots:
    void tellsHowMuchOfTheStoreWasRead() {
        auto store = Store::open(":memory:");
        QVERIFY(store.ok());
        wire::Envelope entry;
        entry.sequence = 1;
        entry.type = events::PartyStarted::kType;
        entry.body = wire::encodeEvent(events::PartyStarted{"test"});
        (*store)->apply(std::vector{entry}, {*core::PartyId::parse("T01"), {{}, 1, {}}});
        const SetClock clock;
        journal::MemoryJournal journal{core::JournalId{}};
        party::Record own(journal, clock);
        Pit pit(std::move(*store), kSelf, own);
        std::vector<std::pair<std::uint64_t, std::uint64_t>> told;
        pit.load([&](std::uint64_t done, std::uint64_t all) { told.emplace_back(done, all); });
        const std::vector<std::pair<std::uint64_t, std::uint64_t>> wanted{{0, 1}, {1, 1}};
        QVERIFY(told == wanted);
        QVERIFY(pit.state().find(*core::PartyId::parse("T01")) != nullptr);
    }

    void aTableThatWasNeverMetIsAnAlarmOnlyAfterAWhile_data() {
        QTest::addColumn<int>("standing");
        QTest::newRow("never heard") << int(feed::Standing::NeverHeard);
        QTest::newRow("known from an earlier run") << int(feed::Standing::Stale);
    }
    void aTableThatWasNeverMetIsAnAlarmOnlyAfterAWhile() {
        QFETCH(int, standing);
        Fixture fixture;
        const auto heard = static_cast<feed::Standing>(standing);
        QVERIFY(fixture.look(heard).alarms.empty());
        fixture.clock.pass(9s);
        QVERIFY(fixture.look(heard).alarms.empty());
        fixture.clock.pass(1s);
        QCOMPARE(fixture.look(heard).alarms.size(), std::size_t(1));
    }

    void aTableThatFellSilentIsAnAlarmAtOnce() {
        Fixture fixture;
        QCOMPARE(fixture.look(feed::Standing::Stale, 4s).alarms.size(), std::size_t(1));
    }

    void alarmsAreTakenUpAgainAfterARestart() {
        Fixture fixture;
        QCOMPARE(fixture.look(feed::Standing::Stale, 4s).alarms.size(), std::size_t(1));
        fixture.clock.pass(2min);
        fixture.start();
        const auto alarms = fixture.look(feed::Standing::Stale, 4s).alarms;
        QCOMPARE(alarms.size(), std::size_t(1));
        QVERIFY(alarms[0].raisedAt == SetClock::kStart);
    }

    void aTableUnderAnUnreadableConfigurationIsStillShown() {
        const auto made = table::makeSetup(support::submissionText("mlgca-let-it-ride"), "");
        QVERIFY(made.ok());
        const table::SetupPtr setup = *made;
        support::TableFixture fixture(setup);
        fixture.open();
        PitState pit;
        pit.apply(kTable, {}, table::configurationOf(*setup));
        for (const support::Recorded& recorded : fixture.journal()) {
            wire::Envelope entry;
            entry.at = recorded.at;
            pit.apply(kTable, entry, recorded.event);
        }
        const LiveTable& table = *pit.find(kTable);
        QVERIFY2(table.state, table.unreadableSetup.c_str());
        const std::vector<table::Deck> decks = table.state->decks;
        QVERIFY(!decks.empty() && decks == fixture.state().decks);
        QVERIFY(table.state->opening == fixture.state().opening);
        events::ConfigurationLoaded unreadable = table::configurationOf(*setup);
        unreadable.submission = {"of a later version"};
        pit.apply(kTable, {}, unreadable);
        QVERIFY(!table.unreadableSetup.empty());
        QVERIFY(table.state && table.state->decks == decks);
        pit.apply(kTable, {}, table::configurationOf(*setup));
        QVERIFY(table.unreadableSetup.empty());
        QVERIFY(table.state->decks == decks);
        QVERIFY(table.state->opening == fixture.state().opening);
    }

    // What comes after an entry that was not read builds on it: nothing of it is shown as good.
    void aTableWithAnEntryThatCannotBeReadIsInDoubt() {
        const auto setup = table::makeSetup(support::submissionText("mlgca-let-it-ride"), "");
        QVERIFY(setup.ok());
        Fixture fixture;
        Store& store = fixture.pit->store();
        Recorder table(store, "T01");
        table.write(SetClock::kStart, {table::configurationOf(**setup)});
        support::TableFixture bench(*setup);
        bench.open();
        table.write(bench);
        const std::uint64_t read = bench.journal().size() + 1;
        QVERIFY(fixture.look(feed::Standing::Fresh).tables[0].doubt.empty());
        table.writeUnreadable(SetClock::kStart);
        bench.lock({2});
        table.write(bench);
        QVERIFY(bench.state().round);
        const Snapshot shown = fixture.look(feed::Standing::Fresh);
        const TableSummary& summary = shown.tables[0];
        QVERIFY(summary.standing == feed::Standing::Doubtful);
        QVERIFY(summary.doubt.code == events::Code(events::JournalDoubt::Unreadable));
        QVERIFY(summary.doubt.arguments.at(0) == events::argument(read + 1));
        QVERIFY(summary.opening == table::Opening::Open && !summary.phase);
        QVERIFY(std::ranges::any_of(shown.alarms, [](const Alarm& alarm) {
            return alarm.cause.kind == AlarmKind::RecordInDoubt;
        }));
        // A console that starts finds the same in what it kept.
        PitState again;
        store.attach(again);
        store.detach(again);
        QVERIFY(again.unreadable(kTable) && *again.unreadable(kTable) == summary.doubt);
        QVERIFY(!again.find(kTable)->state->round);
    }

    // Alarms, the desk and the program itself write one record, and it has one time.
    void anAlarmInTheMiddleOfALeapIsNotOfTheTimeToCome() {
        Fixture fixture;
        StaffSite site;
        fixture.record->append(events::PartyStarted{"pit-console"});
        fixture.clock.pass(1s);
        fixture.clock.setBack(-1h);
        QCOMPARE(fixture.look(feed::Standing::Stale, 4s).alarms.size(), std::size_t(1));
        fixture.clock.pass(3s);
        fixture.clock.setBack(1h);
        fixture.start();
        desk::ActionDesk desk(StaffConsole::settings(kSelf), *fixture.record);
        QVERIFY(desk.adopt(site.signedRoster()).ok());
        desk.docketOf(kTable).expect(staff::objectOf(*core::TableId::parse("T01")));
        QVERIFY(desk.signIn("f-omar", StaffConsole::passphraseOf("f-omar")).ok());
        desk::Request idle;
        idle.action = staff::Action::IdleTable;
        idle.addressee = kTable;
        idle.object = staff::objectOf(*core::TableId::parse("T01"));
        const auto acted = desk.act(idle, StaffConsole::passphraseOf("f-omar"));
        QVERIFY2(acted.ok(), acted.ok() ? "" : acted.error().code.name.text().c_str());
        const auto times = fixture.times();
        QVERIFY(std::is_sorted(times.begin(), times.end()));
        QVERIFY(times.back() < SetClock::kStart + 1min);
    }
};

QTEST_APPLESS_MAIN(TestPit)
#include "tst_pit.moc"
