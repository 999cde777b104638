#include "pit-console/viewmodels/alarms/alarm_model.h"
#include "shared/staff/actions/misstatement.h"
#include "tests/unit/console/command_log.h"

#include <QSignalSpy>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;

namespace {

Alarm alarm(std::uint64_t id, AlarmKind kind) {
    Alarm one;
    one.id = {id};
    one.cause = {kind, core::TableId::parse("T01").value(), {}};
    one.mayBeShelved = true;
    return one;
}

Snapshot snapshotOf(std::vector<Alarm> alarms) {
    Snapshot snapshot;
    snapshot.alarms = std::move(alarms);
    return snapshot;
}

} // namespace

class TestAlarmModel : public QObject {
    Q_OBJECT

    CommandLog m_source;
    AlarmModel m_model;

    QString idAt(int row) {
        const RowsModel& rows = *m_model.rows();
        return rows.data(rows.index(row), rows.roleNames().key("alarmId")).toString();
    }

private slots:
    void init() {
        m_source.all.clear();
        m_model.connectTo(m_source);
        m_model.show(
            snapshotOf({alarm(1, AlarmKind::DeckDueSoon), alarm(2, AlarmKind::StubCountDue)}));
    }

    // A more pressing one takes the first place while somebody writes the reason.
    void theAlarmThatWasPickedIsShelved() {
        const QString picked = idAt(0);
        m_model.show(snapshotOf({alarm(3, AlarmKind::DeckOverdue), alarm(1, AlarmKind::DeckDueSoon),
                                 alarm(2, AlarmKind::StubCountDue)}));
        m_model.shelve(picked, "a new deck is on its way", 15);
        QCOMPARE(std::get<ShelveAlarm>(m_source.all.at(0)).alarm.value, std::uint64_t{1});
        m_model.acknowledge(picked);
        QCOMPARE(std::get<AcknowledgeAlarm>(m_source.all.at(1)).alarm.value, std::uint64_t{1});
    }

    void anAlarmThatIsGoneIsNotReplacedByAnother() {
        const QString picked = idAt(0);
        QVERIFY(m_model.mayShelve(picked));
        m_model.show(snapshotOf({alarm(2, AlarmKind::StubCountDue)}));
        QVERIFY(!m_model.mayShelve(picked));
        m_model.shelve(picked, "a new deck is on its way", 15);
        m_model.acknowledge(picked);
        QVERIFY(m_source.all.empty());
    }

    // With nobody signed in, or with somebody else quicker, a tap must not seem to have worked.
    void whatIsRefusedIsTold() {
        m_model.acknowledge(idAt(0));
        const std::uint64_t asked = std::get<AcknowledgeAlarm>(m_source.all.at(0)).id;
        Snapshot answer = snapshotOf({alarm(1, AlarmKind::DeckDueSoon)});
        answer.outcomes = {{asked, false, staff::SigningRefusal::NobodySignedIn}};
        m_model.show(answer);
        QCOMPARE(m_model.refusal(), QString("Not done: nobody is signed in"));
        m_model.show(snapshotOf({alarm(1, AlarmKind::DeckDueSoon)}));
        QCOMPARE(m_model.refusal(), QString("Not done: nobody is signed in"));
        m_model.shelve(idAt(0), "a new deck is on its way", 15);
        QVERIFY(m_model.refusal().isEmpty());
    }

    void aRefusalOfAnothersIsNotShownHere() {
        Snapshot answer = snapshotOf({alarm(1, AlarmKind::DeckDueSoon)});
        answer.outcomes = {
            {RequestNumbers(Asker::Jackpots).next(), false, staff::SigningRefusal::Cancelled}};
        m_model.show(answer);
        QVERIFY(m_model.refusal().isEmpty());
    }

    void whoeverSignsInIsNotToldWhatAnotherWasRefused() {
        m_model.acknowledge(idAt(0));
        Snapshot answer = snapshotOf({alarm(1, AlarmKind::DeckDueSoon)});
        answer.outcomes = {{std::get<AcknowledgeAlarm>(m_source.all.at(0)).id, false,
                            staff::SigningRefusal::NobodySignedIn}};
        m_model.show(answer);
        Snapshot arrived = snapshotOf({alarm(1, AlarmKind::DeckDueSoon)});
        arrived.staff.signedIn = PersonPicture{.id = "fay"};
        m_model.show(arrived);
        QVERIFY(m_model.refusal().isEmpty());
    }

    // Whoever reads or has picked another alarm keeps their place in the list.
    void alarmsComeAndGoOneByOne() {
        const QSignalSpy inserted(m_model.rows(), &RowsModel::rowsInserted);
        const QSignalSpy removed(m_model.rows(), &RowsModel::rowsRemoved);
        const QSignalSpy changed(m_model.rows(), &RowsModel::dataChanged);
        const QSignalSpy reset(m_model.rows(), &RowsModel::modelReset);
        m_model.show(snapshotOf({alarm(3, AlarmKind::DeckOverdue), alarm(1, AlarmKind::DeckDueSoon),
                                 alarm(2, AlarmKind::StubCountDue)}));
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(inserted.at(0).at(1).toInt(), 0);
        QCOMPARE(inserted.at(0).at(2).toInt(), 0);
        m_model.show(
            snapshotOf({alarm(3, AlarmKind::DeckOverdue), alarm(2, AlarmKind::StubCountDue)}));
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed.at(0).at(1).toInt(), 1);
        QCOMPARE(idAt(1), QString("2"));
        QVERIFY(changed.empty() && reset.empty());
    }
};

QTEST_APPLESS_MAIN(TestAlarmModel)
#include "tst_alarm_model.moc"
