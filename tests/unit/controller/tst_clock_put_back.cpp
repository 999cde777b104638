#include "shared/events/party_events.h"
#include "table-agent/daemon/clock_option.h"
#include "tests/support/sites/memory_floor.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::eventsIn;
using support::MemoryFloor;
using support::StaffSite;

// A table and the controller that were started while their clock was a day ahead.
class TestClockPutBack : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static constexpr core::Millis kAhead = 24h;

    // The time of a record's last entry.
    static core::Instant lastAt(const journal::Journal& journal) {
        return journal.read(journal.head().sequence, 1, SIZE_MAX).front().at;
    }
    static staff::ClockOrder orderFor(const char* party, const journal::Journal& journal,
                                      core::Instant now) {
        const journal::Head head = journal.head();
        return {StaffSite::party(party),
                head.journal,
                head.sequence,
                head.chain,
                lastAt(journal),
                now,
                StaffSite::text("m-karl: battery")};
    }
    party::ClockLeave leaveBy(const staff::SignedClockOrder& given) {
        const QString path = m_folder.filePath("order.json");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        file.write(QByteArray::fromStdString(staff::clockOrderText(given)));
        return daemon::clockLeave(path.toStdString(), given.order.party, StaffSite::siteKeys());
    }
    // Ahead from before the start of both on, then right again; both are stopped.
    static void runAhead(MemoryFloor& floor) {
        floor.meter->crash();
        floor.table(1).crash();
        floor.clock.setBack(-kAhead);
        floor.meter->start();
        floor.table(1).start();
        floor.pass(10s);
        floor.meter->crash();
        floor.table(1).crash();
        floor.clock.setBack(kAhead);
    }

private slots:
    void withoutAnOrderNeitherStarts() {
        MemoryFloor floor(1);
        runAhead(floor);
        QVERIFY_EXCEPTION_THROWN(floor.table(1).start(), party::ClockBehind);
        QVERIFY_EXCEPTION_THROWN(floor.meter->start(), party::ClockBehind);
    }

    void withASignedOrderBothGoOnWithTheRightTime() {
        MemoryFloor floor(1);
        floor.lock(1, {100});
        floor.endRound(1);
        floor.pass(2s);
        const auto value = floor.level().value;
        runAhead(floor);
        floor.clock.pass(1min);
        auto& table = floor.table(1).journal();
        auto& meter = floor.meter->journal();
        const core::Instant now = floor.clock.wall();
        const auto tableHead = table.head();

        floor.table(1).giveLeave(
            leaveBy(StaffSite::sign(orderFor("T01", table, now), {"site-1", "site-2"})));
        QVERIFY(floor.table(1).start());
        floor.meter->giveLeave(
            leaveBy(StaffSite::sign(orderFor("METER", meter, now), {"site-2", "site-3"})));
        QVERIFY(floor.meter->start());

        const auto entries = table.read(tableHead.sequence + 1, 2, SIZE_MAX);
        QVERIFY(entries[0].type == events::ClockPutBack::kType);
        QVERIFY(entries[1].type == events::PartyStarted::kType);
        QVERIFY(entries[0].at == now && entries[1].at == now);
        for (const auto* journal : {&table, &meter}) {
            const auto told = eventsIn<events::ClockPutBack>(*journal);
            QCOMPARE(told.size(), std::size_t{1});
            QVERIFY(told[0].isSigned && told[0].to == now);
            QCOMPARE(told[0].signatures.size(), std::size_t{2});
        }

        // The parties hear each other as ever, and everything goes on in the right time.
        floor.pass(10s);
        QVERIFY(!floor.table(1).agent().state().progressiveLocked());
        QVERIFY(floor.level().value == value);
        floor.lock(1, {100});
        floor.pass(2s);
        QVERIFY(floor.level().value > value);
        QVERIFY(lastAt(table) <= floor.clock.wall());

        // The next start needs no order; one that still lies there is not looked at.
        floor.table(1).crash();
        QVERIFY(floor.table(1).start());
        floor.meter->giveLeave({});
        QVERIFY(floor.meter->start());
        QCOMPARE(eventsIn<events::ClockPutBack>(table).size(), std::size_t{1});
    }

    void aWrongOrderLeavesTheJournalAsItIs_data() {
        QTest::addColumn<QString>("wrong");
        for (const char* wrong : {"one signature", "another party", "an entry before", "too old"})
            QTest::newRow(wrong) << wrong;
    }
    void aWrongOrderLeavesTheJournalAsItIs() {
        QFETCH(QString, wrong);
        MemoryFloor floor(1);
        runAhead(floor);
        auto& journal = floor.table(1).journal();
        staff::ClockOrder order = orderFor("T01", journal, floor.clock.wall());
        if (wrong == "another party")
            order.party = StaffSite::party("T02");
        if (wrong == "an entry before")
            --order.sequence;
        if (wrong == "too old")
            floor.clock.pass(61min);
        const auto given = wrong == "one signature" ? StaffSite::sign(order, {"site-1"})
                                                    : StaffSite::sign(order, {"site-1", "site-2"});
        // As T01, whatever the order says.
        leaveBy(given);
        floor.table(1).giveLeave(daemon::clockLeave(m_folder.filePath("order.json").toStdString(),
                                                    StaffSite::party("T01"),
                                                    StaffSite::siteKeys()));
        const journal::Head before = journal.head();
        QVERIFY_EXCEPTION_THROWN(floor.table(1).start(), daemon::ClockOrderRefused);
        QVERIFY(journal.head() == before);
    }
};

QTEST_APPLESS_MAIN(TestClockPutBack)
#include "tst_clock_put_back.moc"
