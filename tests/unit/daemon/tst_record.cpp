#include "shared/events/party_events.h"
#include "shared/journal/memory_journal.h"
#include "table-agent/daemon/record.h"
#include "tests/support/set_clock.h"

#include <QTest>

using namespace pitwatch;
using core::Millis;
using daemon::Record;
using std::chrono::hours;
using std::chrono::seconds;

namespace {

const std::vector<events::Event> kOne{events::PartyStarted{"test"}};

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

    support::SetClock m_clock;
    journal::MemoryJournal m_journal{core::JournalId{}};

    // As a daemon that starts; what it would refuse passes through.
    std::unique_ptr<Record> started() {
        auto record = std::make_unique<Record>(m_journal, m_clock);
        record->replay([](const auto&, auto) {});
        return record;
    }

    static void append(Record& record) {
        record.add(kOne.front(), record.now());
        record.commit();
    }

private slots:
    void init() {
        m_clock = support::SetClock();
        m_journal = journal::MemoryJournal(core::JournalId{});
    }

    void aClockAheadForAMomentLocksNobodyOut() {
        auto record = started();
        append(*record);
        m_clock.setBack(-hours(1));
        for (int i = 0; i < 30; ++i) {
            m_clock.pass(Millis{100});
            append(*record);
        }
        const auto jump = record->takeClockJump();
        QVERIFY(jump && jump->as<events::ClockJumped>());
        QVERIFY(!record->takeClockJump());
        m_clock.setBack(hours(1));
        record = started();
        QVERIFY(record->now() == m_clock.wall());
    }

    void timeIsNotFrozenWhereTheClockIsBehind() {
        auto record = started();
        append(*record);
        const core::Instant before = record->now();
        m_clock.setBack(hours(1));
        m_clock.pass(seconds(10));
        QVERIFY(record->now() == before + seconds(5));
    }

    void aStartALittleBehindGoesOnFromTheLastEntry() {
        auto record = started();
        append(*record);
        const core::Instant last = record->now();
        m_clock.setBack(seconds(30));
        record = started();
        QVERIFY(record->now() == last);
        m_clock.pass(seconds(4));
        QVERIFY(record->now() == last + seconds(2));
    }

    void aStartFarBehindIsRefusedWithWordsThatHelp() {
        auto record = started();
        append(*record);
        m_clock.setBack(seconds(31));
        try {
            started();
            QFAIL("it started");
        } catch (const journal::StorageFailure& failure) {
            QVERIFY(QString(failure.what()).contains("set the clock right"));
        }
    }
};

QTEST_APPLESS_MAIN(TestRecord)
#include "tst_record.moc"
