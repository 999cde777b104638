#include "shared/feed/memory_connection.h"
#include "shared/journal/memory_journal.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/agent/table_setup.h"
#include "tests/support/set_clock.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::SetClock;

namespace {

// A disk that fails when it is told to.
class FailingJournal final : public journal::Journal {
public:
    bool fails = false;

    journal::Head head() const override { return m_kept.head(); }
    std::vector<wire::Envelope> append(std::span<const events::Event> events, core::Instant at,
                                       std::span<const journal::Anchor> anchors) override {
        if (fails)
            throw journal::StorageFailure("the disk is gone");
        return m_kept.append(events, at, anchors);
    }
    std::vector<wire::Envelope> read(std::uint64_t from, std::size_t maxCount,
                                     std::size_t maxBytes) const override {
        return m_kept.read(from, maxCount, maxBytes);
    }
    std::vector<journal::Anchor> anchors() const override { return m_kept.anchors(); }

private:
    journal::MemoryJournal m_kept{core::JournalId{}};
};

} // namespace

// What the agent tells the wager sensors back, and when.
class TestSensorAnswers : public QObject {
    Q_OBJECT

    struct Fixture {
        SetClock clock;
        feed::MemoryBroker broker{1};
        FailingJournal journal;
        feed::MemoryConnection sensors{broker, "T05-wagers"};
        std::unique_ptr<feed::MemoryConnection> connection;
        std::unique_ptr<agent::TableAgent> agent;
        std::vector<feed::Message> answers;

        Fixture() {
            sensors.subscribe("dev/T05/wagers-accepted", feed::Delivery::AtLeastOnce);
            start();
        }
        void start() {
            agent.reset();
            connection = nullptr;
            connection = std::make_unique<feed::MemoryConnection>(broker, "agent");
            agent = std::make_unique<agent::TableAgent>(
                agent::TableAgent::Settings{*agent::loadSetup(PITWATCH_SUBMISSIONS "/T05.toml", {}),
                                            [](std::string_view) {}},
                journal, *connection, clock);
            step();
        }
        void step() {
            broker.advance(clock.steady());
            agent->step();
            hear();
        }
        void hear() {
            broker.advance(clock.steady());
            while (const auto event = sensors.take())
                if (const auto* message = std::get_if<feed::Message>(&*event))
                    answers.push_back(*message);
        }
        void publish(const std::string& device, const std::string& text) {
            QVERIFY(
                sensors
                    .publish({"dev/T05/" + device, core::Bytes(text.begin(), text.end()), false},
                             feed::Delivery::AtLeastOnce)
                    .ok());
        }
        void say(const std::string& device, const std::string& text) {
            clock.pass(150ms);
            publish(device, text);
            step();
        }
        void press(const std::string& command, nlohmann::json more = nlohmann::json::object(),
                   const char* role = "dealer") {
            more["v"] = 1;
            more["command"] = command;
            more["by"] = {{"person", role}, {"role", role}};
            say("pad", more.dump());
        }
        void open() {
            press("open_table", {{"dealer", "dealer"}}, "floorperson");
            press("receive_deck", {{"deck", "red"}, {"id", "R-1"}, {"preinspected", false}});
            press("inspect_deck", {{"deck", "red"}});
            press("verify_deck", {{"deck", "red"}}, "floorperson");
            for (const char* step : {"spread", "view", "turn", "wash", "stack"})
                press(std::string(step) + "_deck", {{"deck", "red"}});
            press("shuffle_by_hand", {{"deck", "red"}});
            press("cut_deck", {{"deck", "red"}, {"cover_card_depth", 20}});
        }
        static std::string wagerOf(int seat, const char* wager, int amount) {
            return nlohmann::json{
                {"v", 1}, {"event", "wager"}, {"seat", seat}, {"wager", wager}, {"amount", amount}}
                .dump();
        }
        void wager(int seat, const char* wager, int amount) {
            say("wagers", wagerOf(seat, wager, amount));
        }
        nlohmann::json last() const {
            return answers.empty() ? nlohmann::json()
                                   : nlohmann::json::parse(answers.back().payload);
        }
    };

private slots:
    void answersEveryWagerAndNothingElse() {
        Fixture fixture;
        fixture.open();
        QVERIFY(fixture.last()["wagers"].empty());
        const auto before = fixture.answers.size();
        fixture.wager(1, "bet1", 500);
        QCOMPARE(fixture.answers.size(), before + 1);
        QCOMPARE(fixture.last()["wagers"][0]["accepted"].get<int>(), 500);
        // The same again is nothing new.
        fixture.wager(1, "bet1", 500);
        fixture.say("pad", "hello");
        QCOMPARE(fixture.answers.size(), before + 1);
        fixture.wager(1, "progressive", 100);
        QCOMPARE(fixture.last()["wagers"][1]["refused"]["code"].get<std::string>(),
                 std::string("not_offered"));
    }

    // Commit, then speak: what is not in the journal was never accepted.
    void saysNothingThatIsNotDurable() {
        Fixture fixture;
        fixture.open();
        const auto before = fixture.answers.size();
        fixture.clock.pass(150ms);
        fixture.publish("wagers", Fixture::wagerOf(1, "bet1", 500));
        fixture.journal.fails = true;
        QVERIFY_EXCEPTION_THROWN(fixture.step(), journal::StorageFailure);
        fixture.hear();
        QCOMPARE(fixture.answers.size(), before);
    }

    void whatWasAcceptedSurvivesARestart() {
        Fixture fixture;
        fixture.open();
        fixture.wager(1, "bet1", 500);
        fixture.wager(2, "progressive", 100);
        QCOMPARE(fixture.last()["wagers"].size(), std::size_t{2});
        fixture.broker.forgetEverything();
        fixture.sensors.subscribe("dev/T05/wagers-accepted", feed::Delivery::AtLeastOnce);
        fixture.answers.clear();
        fixture.start();
        for (int second = 0; second < 30 && fixture.answers.empty(); ++second) {
            fixture.clock.pass(1s);
            fixture.step();
        }
        QCOMPARE(fixture.last()["wagers"].size(), std::size_t{1});
        QCOMPARE(fixture.last()["wagers"][0]["accepted"].get<int>(), 500);
    }

    void answersComeAtMostTenTimesASecond() {
        Fixture fixture;
        fixture.open();
        const auto before = fixture.answers.size();
        for (int at = 1; at <= 200; ++at) {
            fixture.clock.pass(10ms);
            fixture.publish("wagers", Fixture::wagerOf(1, "bet1", at));
            fixture.step();
        }
        const auto said = fixture.answers.size() - before;
        QVERIFY2(said >= 15 && said <= 21, std::to_string(said).c_str());
        // The last word is not lost in the pause.
        fixture.clock.pass(150ms);
        fixture.step();
        QCOMPARE(fixture.last()["wagers"][0]["accepted"].get<int>(), 200);
    }

    // Beyond 120 a minute refusals are counted: no answer goes ahead of the record.
    void countedRefusalsAreNotTold() {
        Fixture fixture;
        fixture.open();
        for (int times = 1; times <= 130; ++times) {
            fixture.publish("wagers", Fixture::wagerOf(1, "progressive", times));
            fixture.step();
        }
        fixture.clock.pass(150ms);
        fixture.step();
        QCOMPARE(fixture.last()["wagers"][0]["refused"]["told"].get<int>(), 120);
    }
};

QTEST_APPLESS_MAIN(TestSensorAnswers)
#include "tst_sensor_answers.moc"
