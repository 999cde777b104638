#include "shared/feed/memory_connection.h"
#include "shared/journal/memory_journal.h"
#include "shared/wire/topics.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/agent/table_setup.h"
#include "tests/support/set_clock.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::SetClock;

class TestTableAgent : public QObject {
    Q_OBJECT

    struct Fixture {
        SetClock clock;
        feed::MemoryBroker broker{1};
        journal::MemoryJournal journal{core::JournalId{}};
        feed::MemoryConnection devices{broker, "devices"};
        std::unique_ptr<feed::MemoryConnection> connection;
        std::unique_ptr<agent::TableAgent> agent;
        table::SetupPtr setup;
        std::vector<std::string> reports;

        Fixture() {
            setup = *agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {});
            devices.subscribe("pit/T01/state", feed::Delivery::AtLeastOnce);
            start();
        }
        void start() {
            agent.reset();
            connection = nullptr;
            connection = std::make_unique<feed::MemoryConnection>(broker, "agent");
            agent = std::make_unique<agent::TableAgent>(
                agent::TableAgent::Settings{setup, [](std::string_view) {}}, journal, *connection,
                clock);
            step();
        }
        void step() {
            broker.advance(clock.steady());
            agent->step();
            broker.advance(clock.steady());
            while (const auto event = devices.take())
                if (const auto* message = std::get_if<feed::Message>(&*event))
                    reports.emplace_back(message->payload.begin(), message->payload.end());
        }
        void say(const std::string& device, const std::string& text, bool retained = false) {
            const auto table = *core::TableId::parse("T01");
            QVERIFY(devices
                        .publish({wire::deviceTopic(table, device),
                                  core::Bytes(text.begin(), text.end()), retained},
                                 feed::Delivery::AtLeastOnce)
                        .ok());
            step();
        }
        void open() {
            say("pad", R"({"v":1,"command":"open_table","by":{"person":"f","role":"floorperson"},)"
                       R"("dealer":"d"})");
            for (const std::string deck : {"red", "blue"}) {
                say("pad", R"({"v":1,"command":"receive_deck","by":{"person":"d","role":"dealer"},)"
                           R"("deck":")" +
                               deck + R"(","id":")" + deck + R"(-1","preinspected":true})");
                say("pad", R"({"v":1,"command":"cut_deck","by":{"person":"d","role":"dealer"},)"
                           R"("deck":")" +
                               deck + R"(","cover_card_depth":20})");
            }
        }
        nlohmann::json lastReport() {
            clock.pass(600ms);
            step();
            return reports.empty() ? nlohmann::json() : nlohmann::json::parse(reports.back());
        }
    };

private slots:
    void theTableOpensByMessagesOfItsPad() {
        Fixture fixture;
        fixture.open();
        QVERIFY(fixture.agent->state().isOpenForPlay());
        const auto report = fixture.lastReport();
        QCOMPARE(report["opening"].get<std::string>(), std::string("open"));
        QCOMPARE(report["decks"].size(), std::size_t{2});
        QVERIFY(report["decks"][0]["due_at"].is_string());
    }

    void ticksAloneDoNotMakeTheJournalGrow() {
        Fixture fixture;
        fixture.open();
        const auto before = fixture.journal.head().sequence;
        for (int second = 0; second < 3600; ++second) {
            fixture.clock.pass(1s);
            fixture.step();
        }
        QCOMPARE(fixture.journal.head().sequence, before);
    }

    void aReportIsSaidOnlyWhenItChanges() {
        Fixture fixture;
        fixture.open();
        fixture.lastReport();
        const auto before = fixture.reports.size();
        for (int second = 0; second < 60; ++second) {
            fixture.clock.pass(1s);
            fixture.step();
        }
        QCOMPARE(fixture.reports.size(), before);
    }

    void reportsComeAtMostTwiceASecond() {
        Fixture fixture;
        fixture.open();
        fixture.lastReport();
        const auto before = fixture.reports.size();
        for (int at = 1; at <= 200; ++at) {
            fixture.clock.pass(10ms);
            fixture.say("wagers", R"({"v":1,"event":"wager","seat":1,"wager":"bet1","amount":)" +
                                      std::to_string(at) + "}");
        }
        const auto said = fixture.reports.size() - before;
        QVERIFY2(said >= 3 && said <= 5, std::to_string(said).c_str());
    }

    void aRestartGivesTheSameState() {
        Fixture fixture;
        fixture.open();
        fixture.say("wagers", R"({"v":1,"event":"wager","seat":1,"wager":"bet1","amount":500})");
        const table::State before = fixture.agent->state();
        fixture.start();
        QVERIFY(fixture.agent->state() == before);
    }

    void aClockOlderThanTheJournalIsRefused() {
        Fixture fixture;
        fixture.clock.setBack(1h);
        QVERIFY_EXCEPTION_THROWN(fixture.start(), journal::StorageFailure);
    }

    void aClockSetBackDoesNotSendTheRecordBack() {
        Fixture fixture;
        fixture.clock.setBack(1h);
        fixture.open();
        const auto entries = fixture.journal.read(1, 1000, 1 << 20);
        QVERIFY(std::is_sorted(entries.begin(), entries.end(),
                               [](const auto& a, const auto& b) { return a.at < b.at; }));
    }

    void retainedAndUnreadableMessagesAreDroppedAndCounted() {
        Fixture fixture;
        fixture.open();
        const auto before = fixture.journal.head().sequence;
        fixture.say("pad", "hello");
        fixture.say("shuffler", R"({"v":1,"event":"door"})");
        QCOMPARE(fixture.agent->droppedMessages(), std::uint64_t{2});
        QCOMPARE(fixture.journal.head().sequence, before);
        QCOMPARE(fixture.lastReport()["health"]["dropped_messages"].get<int>(), 2);
    }

    void aStopIsNoted() {
        Fixture fixture;
        const auto before = fixture.journal.head().sequence;
        fixture.agent->stop();
        QCOMPARE(fixture.journal.head().sequence, before + 1);
    }

    void aSubmissionWithFindingsIsNoSetup() {
        QVERIFY(!agent::loadSetup(PITWATCH_SUBMISSIONS "/none.toml", {}).ok());
        const auto wrong =
            agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", PITWATCH_SUBMISSIONS "/T01.toml");
        QVERIFY(!wrong.ok());
        QVERIFY(wrong.error().size() > 1);
    }
};

QTEST_APPLESS_MAIN(TestTableAgent)
#include "tst_table_agent.moc"
