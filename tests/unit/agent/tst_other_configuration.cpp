#include "shared/events/party_events.h"
#include "shared/events/progressive_events.h"
#include "table-agent/agent/meter_peer.h"
#include "tests/support/sites/memory_floor.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::eventsIn;

namespace {

std::string with(std::string text, const std::string& what, const std::string& instead) {
    const auto at = text.find(what);
    return at == text.npos ? text : text.replace(at, what.size(), instead);
}

table::SetupPtr changed(const table::SetupPtr& setup, const std::string& what,
                        const std::string& instead) {
    return *table::makeSetup(with(setup->submissionText, what, instead), setup->siteText);
}

} // namespace

// An agent that is started with other files than the ones in force.
class TestOtherConfiguration : public QObject {
    Q_OBJECT

    // A floor of real parties; its tables share LINK1.
    struct Floor : support::MemoryFloor {
        explicit Floor(unsigned count = 1) : MemoryFloor(count) {}
        support::MemoryTable& table() { return tables.front(); }
        const table::State& state() { return table().agent().state(); }
        void close() {
            press(1, "close_table",
                  R"(,"by":{"person":"f","role":"floorperson"},"reason":"end of the day")");
        }
        // Why it does not start with the setup; empty where it does.
        std::string restartWith(const table::SetupPtr& setup) {
            table().file(setup);
            try {
                table().start();
            } catch (const agent::ConfigurationRefused& refused) {
                return refused.what();
            }
            pass(core::Millis{3000});
            return {};
        }
    };

private slots:
    void aRoundUnderWayIsNotPlayedOnUnderAnotherSubmission() {
        Floor floor;
        const auto filed = support::linkedSetup("T01");
        const auto other = changed(filed, "base = \"A\"", "base = \"B\"");
        floor.wager(1, 1, "bet1", 500);
        QVERIFY(floor.state().round.has_value());
        const auto before = floor.table().journal().head();
        const std::string why = floor.restartWith(other);
        QVERIFY2(why.find("wagers.base is 'A' in force, 'B' in the file") != why.npos, why.c_str());
        QVERIFY2(why.find("close the table first") != why.npos, why.c_str());
        QVERIFY(floor.table().journal().head() == before);

        QCOMPARE(floor.restartWith(filed), std::string());
        QVERIFY(floor.state().round.has_value());
        QCOMPARE(floor.state().submission().letterOf(rules::WagerKind::Base), std::string("A"));
    }

    void aClosedTableTakesIt() {
        Floor floor;
        const auto other = changed(support::linkedSetup("T01"), "base = \"A\"", "base = \"B\"");
        floor.close();
        QCOMPARE(floor.restartWith(other), std::string());
        QCOMPARE(floor.state().submission().letterOf(rules::WagerKind::Base), std::string("B"));
        const auto loaded = eventsIn<events::ConfigurationLoaded>(floor.table().journal());
        QCOMPARE(loaded.size(), std::size_t{2});
        // It hears its devices as before.
        const auto heard = floor.table().journal().head().sequence;
        floor.press(1, "end_round", "");
        floor.pass(core::Millis{2000});
        QVERIFY(floor.table().journal().head().sequence > heard);
        // Back again, by the files alone.
        QCOMPARE(floor.restartWith(support::linkedSetup("T01")), std::string());
        QCOMPARE(floor.state().submission().letterOf(rules::WagerKind::Base), std::string("A"));
    }

    void theJournalOfAnotherTableIsRefused() {
        Floor floor;
        floor.close();
        const std::string why = floor.restartWith(support::linkedSetup("T02"));
        QVERIFY2(why.find("table T01") != why.npos, why.c_str());
    }

    // The agent has long read past the controller's word that the link is open.
    void aProgressiveThatIsFiledLaterWaitsForTheControllersWord() {
        Floor floor;
        const auto filed = support::linkedSetup("T01");
        const auto plain = *table::makeSetup(
            filed->submissionText.substr(0, filed->submissionText.find("[progressive]")),
            filed->siteText);
        floor.close();
        QCOMPARE(floor.restartWith(plain), std::string());
        QVERIFY(!floor.state().progressiveLocked());
        floor.broker.cutOff("METER");
        QCOMPARE(floor.restartWith(filed), std::string());
        QVERIFY(agent::isLocked(floor.state(), events::ProgressiveLock::LinkClosed));
        // The controller answers the filing, and with it says that the link is open.
        floor.broker.restore("METER");
        floor.pass(core::Millis{6000});
        QVERIFY(!floor.state().progressiveLocked());
    }

    void aTableThatFilesSomethingElseThanItsLinkStaysLocked() {
        Floor floor(2);
        QVERIFY(!floor.state().progressiveLocked());
        floor.close();
        QCOMPARE(
            floor.restartWith(changed(support::linkedSetup("T01"), "rate = 0.05", "rate = 0.04")),
            std::string());
        QVERIFY(floor.state().progressiveLocked());
        floor.pass(core::Millis{10'000});
        QVERIFY(floor.state().progressiveLocked());
        QCOMPARE(floor.restartWith(support::linkedSetup("T01")), std::string());
        floor.pass(core::Millis{6000});
        QVERIFY(!floor.state().progressiveLocked());
    }
};

QTEST_APPLESS_MAIN(TestOtherConfiguration)
#include "tst_other_configuration.moc"
