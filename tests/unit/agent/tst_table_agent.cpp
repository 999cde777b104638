#include "shared/feed/memory_link.h"
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

    struct Bench {
        SetClock clock;
        feed::MemoryBroker broker{1};
        journal::MemoryJournal journal{core::JournalId{}};
        feed::MemoryLink devices{broker, "devices"};
        std::unique_ptr<feed::MemoryLink> link;
        std::unique_ptr<agent::TableAgent> agent;
        table::SetupPtr setup;
        std::vector<std::string> reports;

        Bench() {
            setup = *agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {});
            devices.subscribe("pit/T01/state", feed::Delivery::AtLeastOnce);
            start();
        }
        void start() {
            agent.reset();
            link = nullptr;
            link = std::make_unique<feed::MemoryLink>(broker, "agent");
            agent = std::make_unique<agent::TableAgent>(
                agent::TableAgent::Settings{setup, [](std::string_view) {}}, journal, *link, clock);
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
        Bench bench;
        bench.open();
        QVERIFY(bench.agent->state().isOpenForPlay());
        const auto report = bench.lastReport();
        QCOMPARE(report["opening"].get<std::string>(), std::string("open"));
        QCOMPARE(report["decks"].size(), std::size_t{2});
        QVERIFY(report["decks"][0]["due_at"].is_string());
    }

    void ticksAloneDoNotMakeTheJournalGrow() {
        Bench bench;
        bench.open();
        const auto before = bench.journal.head().sequence;
        for (int second = 0; second < 3600; ++second) {
            bench.clock.pass(1s);
            bench.step();
        }
        QCOMPARE(bench.journal.head().sequence, before);
    }

    void aReportIsSaidOnlyWhenItChanges() {
        Bench bench;
        bench.open();
        bench.lastReport();
        const auto before = bench.reports.size();
        for (int second = 0; second < 60; ++second) {
            bench.clock.pass(1s);
            bench.step();
        }
        QCOMPARE(bench.reports.size(), before);
    }

    void reportsComeAtMostTwiceASecond() {
        Bench bench;
        bench.open();
        bench.lastReport();
        const auto before = bench.reports.size();
        for (int at = 1; at <= 200; ++at) {
            bench.clock.pass(10ms);
            bench.say("wagers", R"({"v":1,"event":"wager","seat":1,"wager":"bet1","amount":)" +
                                    std::to_string(at) + "}");
        }
        const auto said = bench.reports.size() - before;
        QVERIFY2(said >= 3 && said <= 5, std::to_string(said).c_str());
    }

    void aRestartGivesTheSameState() {
        Bench bench;
        bench.open();
        bench.say("wagers", R"({"v":1,"event":"wager","seat":1,"wager":"bet1","amount":500})");
        const table::State before = bench.agent->state();
        bench.start();
        QVERIFY(bench.agent->state() == before);
    }

    void aClockOlderThanTheJournalIsRefused() {
        Bench bench;
        bench.clock.setBack(1h);
        QVERIFY_EXCEPTION_THROWN(bench.start(), journal::StorageFailure);
    }

    void aClockSetBackDoesNotSendTheRecordBack() {
        Bench bench;
        bench.clock.setBack(1h);
        bench.open();
        const auto entries = bench.journal.read(1, 1000, 1 << 20);
        QVERIFY(std::is_sorted(entries.begin(), entries.end(),
                               [](const auto& a, const auto& b) { return a.at < b.at; }));
    }

    void retainedAndUnreadableMessagesAreDroppedAndCounted() {
        Bench bench;
        bench.open();
        const auto before = bench.journal.head().sequence;
        bench.say("pad", "hello");
        bench.say("shuffler", R"({"v":1,"event":"door"})");
        QCOMPARE(bench.agent->droppedMessages(), std::uint64_t{2});
        QCOMPARE(bench.journal.head().sequence, before);
        QCOMPARE(bench.lastReport()["health"]["dropped_messages"].get<int>(), 2);
    }

    void aStopIsNoted() {
        Bench bench;
        const auto before = bench.journal.head().sequence;
        bench.agent->stop();
        QCOMPARE(bench.journal.head().sequence, before + 1);
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
