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

    void whoseStatusOrStateItIs_data() {
        QTest::addColumn<QString>("topic");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("state");
        QTest::newRow("a status") << "pit/T01/status"
                                  << "T01"
                                  << "";
        QTest::newRow("a state") << "pit/T01/state"
                                 << ""
                                 << "T01";
        QTest::newRow("a journal") << "pit/T01/journal"
                                   << ""
                                   << "";
        QTest::newRow("a device's") << "dev/T01/status"
                                    << ""
                                    << "";
        QTest::newRow("nobody's") << "pit//status"
                                  << ""
                                  << "";
        QTest::newRow("below it") << "pit/T01/state/more"
                                  << ""
                                  << "";
        QTest::newRow("no name") << "pit/T 1/state"
                                 << ""
                                 << "";
        QTest::newRow("too short") << "pit/"
                                   << ""
                                   << "";
    }
    void whoseStatusOrStateItIs() {
        QFETCH(QString, topic);
        QFETCH(QString, status);
        QFETCH(QString, state);
        const auto name = [](const std::optional<core::PartyId>& party) {
            return QString::fromStdString(party ? party->text() : std::string());
        };
        QCOMPARE(name(wire::partyOfStatus(topic.toStdString())), status);
        QCOMPARE(name(wire::partyOfState(topic.toStdString())), state);
    }

    // What the access rules allow is what the parties say: both are made by the same functions.
    void aFilterNamesEverybodysTopics() {
        QCOMPARE(wire::journalFilter(wire::kAnyone), std::string("pit/+/journal"));
        QCOMPARE(wire::statusFilter(wire::kAnyone), std::string("pit/+/status"));
        QCOMPARE(wire::stateFilter(wire::kAnyone), std::string("pit/+/state"));
        QCOMPARE(wire::askFilter("T01", wire::kAnyone), std::string("pit/T01/ask/+"));
        QCOMPARE(wire::replayFilter(wire::kAnyone, "C01"), std::string("pit/+/replay/C01"));
        QCOMPARE(wire::deviceFilter(wire::kAnyone, "meter"), std::string("dev/+/meter"));
    }

    void devicesSpeakUnderTheirTable() {
        const auto table = core::TableId::parse("T01").value();
        QCOMPARE(wire::deviceTopic(table, "shuffler"), std::string("dev/T01/shuffler"));
        const auto link = events::LinkId::parse("LINK1").value();
        QCOMPARE(wire::deviceTopic(link, "meter"), std::string("dev/LINK1/meter"));
    }
};

QTEST_APPLESS_MAIN(TestTopics)
#include "tst_topics.moc"
