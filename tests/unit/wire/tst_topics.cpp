#include "shared/wire/topics.h"

#include <QTest>

using namespace pitwatch;

class TestTopics : public QObject {
    Q_OBJECT

private slots:
    void eachPartyHasItsOwnBranch() {
        const auto agent = core::PartyId::parse("agent-T01").value();
        const auto console = core::PartyId::parse("console-1").value();
        QCOMPARE(wire::journalTopic(agent), std::string("pit/agent-T01/journal"));
        QCOMPARE(wire::statusTopic(agent), std::string("pit/agent-T01/status"));
        QCOMPARE(wire::stateTopic(agent), std::string("pit/agent-T01/state"));
        QCOMPARE(wire::askTopic(agent, console), std::string("pit/agent-T01/ask/console-1"));
        QCOMPARE(wire::replayTopic(agent, console), std::string("pit/agent-T01/replay/console-1"));
    }

    void devicesSpeakUnderTheirTable() {
        const auto table = core::TableId::parse("T01").value();
        QCOMPARE(wire::deviceTopic(table, "shuffler"), std::string("dev/T01/shuffler"));
    }
};

QTEST_APPLESS_MAIN(TestTopics)
#include "tst_topics.moc"
