#include "shared/events/party_events.h"
#include "shared/journal/memory_journal.h"
#include "shared/party/record.h"
#include "table-agent/daemon/clock_option.h"
#include "tests/support/set_clock.h"

#include <QTest>

using namespace pitwatch;
using core::Millis;
using party::Record;
using std::chrono::hours;
using std::chrono::seconds;

namespace {

void write(Record& record) {
    record.add(events::PartyStarted{"test"}, record.now());
    record.commit();
}

// Whoever asks may.
events::ClockPutBack yes(const journal::Head&, core::Instant lastAt, core::Instant wall) {
    return {lastAt, wall, wall, core::Text::fitted("test"), false, {}};
}

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

    support::SetClock m_clock;
    journal::MemoryJournal m_journal{core::JournalId{}};
    bool m_asked = false;

    // As a daemon that starts; what it would refuse passes through.
    std::unique_ptr<Record> started(const party::ClockLeave& leave = {}) {
        auto record = std::make_unique<Record>(m_journal, m_clock);
        m_asked = record->holdToClock([](const auto&, auto) {}, leave);
        return record;
    }
    // A record that was written an hour ahead; the clock is right again.
    void writtenAhead() {
        m_clock.setBack(-hours(1));
        write(*started());
        m_clock.setBack(hours(1));
    }
    std::vector<core::Instant> times() const {
        std::vector<core::Instant> all;
        for (const wire::Envelope& entry : m_journal.read(1, SIZE_MAX, SIZE_MAX))
            all.push_back(entry.at);
        return all;
    }

private slots:
    void init() {
        m_clock = support::SetClock();
        m_journal = journal::MemoryJournal(core::JournalId{});
    }

    void aClockAheadForAMomentLocksNobodyOut() {
        auto record = started();
        write(*record);
        m_clock.setBack(-hours(1));
        for (int i = 0; i < 30; ++i) {
            m_clock.pass(Millis{100});
            write(*record);
        }
        const auto jump = record->takeClockJump();
        QVERIFY(jump && jump->as<events::ClockJumped>());
        QVERIFY(!record->takeClockJump());
        m_clock.setBack(hours(1));
        record = started();
        QVERIFY(record->now() == m_clock.wall());
    }

    // Its consequence is not told yet: whoever starts again reads from the place before.
    void aPlaceThatIsHeldIsNotKept() {
        const core::PartyId console = *core::PartyId::parse("C01");
        const auto at = [&](std::uint64_t sequence) {
            return journal::Anchor{console, {core::JournalId{{1}}, sequence, {}}};
        };
        const auto kept = [&] { return Record(m_journal, m_clock).position(console); };
        auto record = started();
        record->moveTo(at(1));
        write(*record);
        record->hold(at(2));
        write(*record);
        record->flush();
        QVERIFY(record->position(console) == at(2));
        QVERIFY(kept() == at(1));
        record->release(console);
        write(*record);
        QVERIFY(kept() == at(2));
        record->hold(at(3));
        record->moveTo(at(4));
        record->flush();
        QVERIFY(kept() == at(4));
        record->release(console);
        record->flush();
        QVERIFY(kept() == at(4));
    }

    void timeIsNotFrozenWhereTheClockIsBehind() {
        auto record = started();
        write(*record);
        const core::Instant before = record->now();
        m_clock.setBack(hours(1));
        m_clock.pass(seconds(10));
        QVERIFY(record->now() == before + seconds(5));
    }

    void aStartALittleBehindGoesOnFromTheLastEntry() {
        auto record = started();
        write(*record);
        const core::Instant last = record->now();
        m_clock.setBack(seconds(30));
        record = started();
        QVERIFY(record->now() == last);
        m_clock.pass(seconds(4));
        QVERIFY(record->now() == last + seconds(2));
    }

    void aStartFarBehindIsRefusedWithWordsThatHelp() {
        auto record = started();
        write(*record);
        m_clock.setBack(seconds(31));
        try {
            started();
            QFAIL("it started");
        } catch (const journal::StorageFailure& failure) {
            QVERIFY(QString(failure.what()).contains("set the clock right"));
            QVERIFY(QString(failure.what()).contains("clock order"));
        }
    }

    void withLeaveItGoesOnWithTheTimeOfTheClock() {
        writtenAhead();
        auto record = started(yes);
        QVERIFY(m_asked);
        QVERIFY(record->now() == m_clock.wall());
        QCOMPARE(record->nextSequence(), std::uint64_t{3});
        write(*record);
        m_clock.pass(seconds(4));
        write(*record);
        const core::Instant start = support::SetClock::kStart;
        QVERIFY(times() == (std::vector{start + hours(1), start, start, start + seconds(4)}));
        const auto second = m_journal.read(2, 1, SIZE_MAX).front();
        QVERIFY(second.type == events::ClockPutBack::kType);
    }

    void nothingIsWrittenBeforeTheFirstWords() {
        writtenAhead();
        const journal::Head before = m_journal.head();
        started(yes);
        QVERIFY(m_journal.head() == before);
    }

    void onceIsEnough() {
        writtenAhead();
        write(*started(yes));
        m_clock.pass(seconds(1));
        auto record = started();
        QVERIFY(!m_asked);
        QVERIFY(record->now() == m_clock.wall());
        // The next stretch is held to as the first was.
        write(*record);
        m_clock.setBack(seconds(31));
        QVERIFY_EXCEPTION_THROWN(started(), party::ClockBehind);
    }

    void whatIsReplayedIsWhatWasApplied() {
        writtenAhead();
        std::vector<std::pair<std::string, core::Instant>> first;
        std::vector<std::pair<std::string, core::Instant>> second;
        const auto into = [](auto& list) {
            return [&list](const events::Event& event, core::Instant at) {
                list.emplace_back(event.name(), at);
            };
        };
        Record record(m_journal, m_clock);
        record.replay(into(first));
        record.holdToClock(into(first), yes);
        record.commit();
        Record(m_journal, m_clock).replay(into(second));
        QCOMPARE(first.size(), std::size_t{2});
        QVERIFY(first == second);
    }

    void leaveIsNotAskedForWhereTheClockIsFine() {
        write(*started());
        started([](const auto&, auto, auto) -> events::ClockPutBack {
            throw daemon::ClockOrderRefused("asked");
        });
        QVERIFY(!m_asked);
    }

    void leaveThatIsRefusedLeavesTheJournalAsItIs() {
        writtenAhead();
        const journal::Head before = m_journal.head();
        const auto party = *core::PartyId::parse("T01");
        const auto leave = daemon::clockLeave("no/such/file", party, {});
        QVERIFY_EXCEPTION_THROWN(started(leave), daemon::ClockOrderRefused);
        QVERIFY(m_journal.head() == before);
        QVERIFY(!daemon::clockLeave("", party, {}));
    }
};

QTEST_APPLESS_MAIN(TestRecord)
#include "tst_record.moc"
