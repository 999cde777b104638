#include "pit-console/core/alarms/alarm_book.h"
#include "shared/staff/actions/alarm_refusal.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;

class TestAlarmBook : public QObject {
    Q_OBJECT

    static constexpr core::Instant kNow{1'794'821'400'000ms};
    const events::PersonId m_fay = *events::PersonId::parse("fay");

    static AlarmCause cause(AlarmKind kind, std::optional<events::DeckColour> deck = {}) {
        return {kind, *core::TableId::parse("T01"), {.deck = deck}};
    }
    static void commit(AlarmBook& book, const AlarmBook::Events& events, core::Instant at) {
        for (const events::Event& event : events)
            book.apply(event, at);
    }
    static void observe(AlarmBook& book, const std::set<AlarmCause>& causes, core::Instant at) {
        commit(book, book.observe(causes), at);
    }

private slots:
    void oneCauseIsOneAlarm() {
        AlarmBook book;
        for (int look = 0; look < 3; ++look)
            observe(book, {cause(AlarmKind::DeckOverdue, events::DeckColour::Red)},
                    kNow + look * 1s);
        QCOMPARE(book.alarms(kNow).size(), std::size_t{1});
        observe(book,
                {cause(AlarmKind::DeckOverdue, events::DeckColour::Red),
                 cause(AlarmKind::DeckOverdue, events::DeckColour::Blue)},
                kNow);
        QCOMPARE(book.alarms(kNow).size(), std::size_t{2});
    }

    void acknowledgingDoesNotClear() {
        AlarmBook book;
        observe(book, {cause(AlarmKind::DeckOverdue)}, kNow);
        commit(book, *book.acknowledge({1}, m_fay), kNow);
        observe(book, {cause(AlarmKind::DeckOverdue)}, kNow + 1s);
        const auto alarms = book.alarms(kNow + 1s);
        QCOMPARE(alarms.size(), std::size_t{1});
        QCOMPARE(alarms[0].acknowledgedBy, std::string("fay"));
        QVERIFY(book.acknowledge({1}, m_fay).error() ==
                events::Phrase(staff::AlarmRefusal::AcknowledgedBy, m_fay));
        QVERIFY(book.acknowledge({2}, m_fay).error() == staff::AlarmRefusal::NoSuchAlarm);
        observe(book, {}, kNow + 2s);
        QVERIFY(book.alarms(kNow + 2s).empty());
    }

    void anAlarmNobodyLookedAtOutlivesItsCause() {
        AlarmBook book;
        observe(book, {cause(AlarmKind::ShufflerFault)}, kNow);
        observe(book, {}, kNow + 1s);
        QVERIFY(book.alarms(kNow + 1s).at(0).clearedAt == kNow + 1s);
        commit(book, *book.acknowledge({1}, m_fay), kNow + 2s);
        QVERIFY(book.alarms(kNow + 2s).empty());
    }

    void aCauseThatComesBackIsANewAlarm() {
        AlarmBook book;
        observe(book, {cause(AlarmKind::DeckOverdue)}, kNow);
        observe(book, {}, kNow + 1s);
        observe(book, {cause(AlarmKind::DeckOverdue)}, kNow + 2s);
        QCOMPARE(book.alarms(kNow + 2s).size(), std::size_t{2});
    }

    void whatTheTableSawToIsOver() {
        AlarmBook book;
        observe(book, {cause(AlarmKind::StubCountDue)}, kNow);
        observe(book, {}, kNow + 1s);
        QVERIFY(book.alarms(kNow + 1s).empty());
    }

    void whatMayNeverBeShelved_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("jackpot") << static_cast<int>(AlarmKind::JackpotWaiting);
        QTest::newRow("wrong count") << static_cast<int>(AlarmKind::WrongCount);
        QTest::newRow("shuffler fault") << static_cast<int>(AlarmKind::ShufflerFault);
        QTest::newRow("record in doubt") << static_cast<int>(AlarmKind::RecordInDoubt);
    }
    void whatMayNeverBeShelved() {
        QFETCH(int, kind);
        AlarmBook book;
        observe(book, {cause(static_cast<AlarmKind>(kind))}, kNow);
        QVERIFY(!book.alarms(kNow).at(0).mayBeShelved);
        QVERIFY(book.shelve({1}, m_fay, "later", kNow + 1h, kNow).error() ==
                staff::AlarmRefusal::NeverShelved);
    }

    void shelvingNeedsAReasonAndAnEnd_data() {
        QTest::addColumn<QString>("reason");
        QTest::addColumn<int>("minutes");
        QTest::addColumn<bool>("ok");
        QTest::newRow("both") << "cards are on their way" << 20 << true;
        QTest::newRow("no reason") << "" << 20 << false;
        QTest::newRow("blank reason") << "   " << 20 << false;
        QTest::newRow("no time") << "x" << 0 << false;
        QTest::newRow("eight hours") << "x" << 480 << true;
        QTest::newRow("too long") << "x" << 481 << false;
    }
    void shelvingNeedsAReasonAndAnEnd() {
        QFETCH(QString, reason);
        QFETCH(int, minutes);
        QFETCH(bool, ok);
        AlarmBook book;
        observe(book, {cause(AlarmKind::DeckOverdue)}, kNow);
        const core::Instant until = kNow + std::chrono::minutes{minutes};
        QCOMPARE(book.shelve({1}, m_fay, reason.toStdString(), until, kNow).ok(), ok);
    }

    void aShelvedAlarmComesBackByItself() {
        AlarmBook book;
        observe(book, {cause(AlarmKind::DeckOverdue)}, kNow);
        commit(book, *book.shelve({1}, m_fay, "new deck ordered", kNow + 10min, kNow), kNow);
        QVERIFY(!book.alarms(kNow + 9min).at(0).active());
        QVERIFY(book.alarms(kNow + 10min).at(0).active());
    }

    void anAlarmGrowsWhileNobodyLooks_data() {
        QTest::addColumn<int>("minutes");
        QTest::addColumn<bool>("acknowledged");
        QTest::addColumn<int>("priority");
        QTest::newRow("at once") << 0 << false << 0;
        QTest::newRow("before a quarter of an hour") << 14 << false << 0;
        QTest::newRow("after it") << 15 << false << 1;
        QTest::newRow("five minutes later") << 20 << false << 2;
        QTest::newRow("acknowledged") << 20 << true << 0;
    }
    void anAlarmGrowsWhileNobodyLooks() {
        QFETCH(int, minutes);
        QFETCH(bool, acknowledged);
        QFETCH(int, priority);
        AlarmBook book;
        observe(book, {cause(AlarmKind::DeckDueSoon)}, kNow);
        if (acknowledged)
            commit(book, *book.acknowledge({1}, m_fay), kNow);
        const auto alarm = book.alarms(kNow + std::chrono::minutes{minutes}).at(0);
        QCOMPARE(static_cast<int>(alarm.priority), priority);
        QCOMPARE(alarm.escalated, priority > 0);
    }

    void theMostPressingComesFirst() {
        AlarmBook book;
        observe(book, {cause(AlarmKind::DeckDueSoon)}, kNow);
        observe(book,
                {cause(AlarmKind::DeckDueSoon), cause(AlarmKind::StubCountDue),
                 cause(AlarmKind::JackpotWaiting)},
                kNow + 1s);
        const auto alarms = book.alarms(kNow + 1s);
        QVERIFY(alarms.at(0).cause.kind == AlarmKind::JackpotWaiting);
        QVERIFY(alarms.at(1).cause.kind == AlarmKind::StubCountDue);
        QVERIFY(alarms.at(2).cause.kind == AlarmKind::DeckDueSoon);
    }

    void theRateCountsWhatWasRaised() {
        AlarmBook book;
        for (int minute = 0; minute < 70; minute += 10) {
            observe(book, {cause(AlarmKind::StubCountDue)}, kNow + std::chrono::minutes{minute});
            observe(book, {}, kNow + std::chrono::minutes{minute} + 1s);
        }
        const AlarmRate rate = book.rate(kNow + 61min);
        QCOMPARE(rate.lastHour, 6);
        QCOMPARE(rate.lastTenMinutes, 1);
    }
};

QTEST_GUILESS_MAIN(TestAlarmBook)
#include "tst_alarm_book.moc"
