#include "pit-console/core/pit.h"
#include "shared/events/party_events.h"
#include "shared/journal/memory_journal.h"
#include "shared/wire/event_codec.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;

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
        journal::MemoryJournal own{core::JournalId{}};
        Pit pit(std::move(*store), *core::PartyId::parse("C01"), own);
        std::vector<std::pair<std::uint64_t, std::uint64_t>> told;
        pit.load([&](std::uint64_t done, std::uint64_t all) { told.emplace_back(done, all); });
        const std::vector<std::pair<std::uint64_t, std::uint64_t>> wanted{{0, 1}, {1, 1}};
        QVERIFY(told == wanted);
        QVERIFY(pit.tables().find(*core::PartyId::parse("T01")) != nullptr);
    }

    void aTableThatWasNeverMetIsAnAlarmOnlyAfterAWhile_data() {
        QTest::addColumn<int>("freshness");
        QTest::newRow("never heard") << int(Freshness::NeverHeard);
        QTest::newRow("known from an earlier run") << int(Freshness::Stale);
    }
    void aTableThatWasNeverMetIsAnAlarmOnlyAfterAWhile() {
        QFETCH(int, freshness);
        auto store = Store::open(":memory:");
        QVERIFY(store.ok());
        journal::MemoryJournal own{core::JournalId{}};
        Pit pit(std::move(*store), *core::PartyId::parse("C01"), own);
        pit.load();
        const core::Instant start{core::Millis{1'794'821'400'000}};
        const std::vector<Heard> heard{
            {*core::PartyId::parse("T01"), static_cast<Freshness>(freshness), 0ms}};
        QVERIFY(pit.snapshot(true, heard, start).alarms.empty());
        QVERIFY(pit.snapshot(true, heard, start + 9s).alarms.empty());
        QCOMPARE(pit.snapshot(true, heard, start + 10s).alarms.size(), std::size_t(1));
    }

    void aTableThatFellSilentIsAnAlarmAtOnce() {
        auto store = Store::open(":memory:");
        QVERIFY(store.ok());
        journal::MemoryJournal own{core::JournalId{}};
        Pit pit(std::move(*store), *core::PartyId::parse("C01"), own);
        pit.load();
        const core::Instant start{core::Millis{1'794'821'400'000}};
        const std::vector<Heard> heard{{*core::PartyId::parse("T01"), Freshness::Stale, 4s}};
        QCOMPARE(pit.snapshot(true, heard, start).alarms.size(), std::size_t(1));
    }

    void alarmsAreTakenUpAgainAfterARestart() {
        journal::MemoryJournal own{core::JournalId{}};
        const core::PartyId self = *core::PartyId::parse("C01");
        const core::Instant start{core::Millis{1'794'821'400'000}};
        const std::vector<Heard> heard{{*core::PartyId::parse("T01"), Freshness::Stale, 4s}};
        {
            Pit pit(std::move(*Store::open(":memory:")), self, own);
            pit.load();
            QCOMPARE(pit.snapshot(true, heard, start).alarms.size(), std::size_t(1));
        }
        Pit again(std::move(*Store::open(":memory:")), self, own);
        again.load();
        const auto alarms = again.snapshot(true, heard, start + 2min).alarms;
        QCOMPARE(alarms.size(), std::size_t(1));
        QVERIFY(alarms[0].raisedAt == start);
    }
};

QTEST_APPLESS_MAIN(TestPit)
#include "tst_pit.moc"
