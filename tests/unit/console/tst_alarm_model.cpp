#include "pit-console/viewmodels/alarms/alarm_model.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;

namespace {

class CommandLog final : public Source {
public:
    void start(Callback) override {}
    void stop() override {}
    void send(UserCommand command) override { all.push_back(std::move(command)); }
    std::vector<UserCommand> all;
};

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

    QString idAt(int row) const {
        return m_model.data(m_model.index(row), AlarmModel::AlarmId).toString();
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
};

QTEST_APPLESS_MAIN(TestAlarmModel)
#include "tst_alarm_model.moc"
