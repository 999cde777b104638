#include "deploy/site/broker_files.h"
#include "shared/events/all_events.h"
#include "shared/feed/intake.h"
#include "shared/feed/memory_connection.h"
#include "shared/journal/memory_journal.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "table-agent/agent/device_refusals.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/agent/table_report.h"
#include "table-agent/agent/table_setup.h"
#include "tests/support/journals/stopping_journal.h"
#include "tests/support/set_clock.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace pitwatch;
using namespace std::chrono_literals;
using agent::DeviceRefusals;

namespace {

const std::string kPad = "dev/T01/pad";
// Refused whenever it is said: no table has so many faults.
constexpr auto kRefusedPress =
    R"({"v":1,"command":"close_fault","by":{"person":"f","role":"floorperson"},)"
    R"("fault":900000,"cause":"stuck"})";

std::string faultOf(const std::string& device) {
    return R"({"v":1,"command":"report_fault","device":")" + device +
           R"(","kind":"other","detail":"dark"})";
}

struct Fixture {
    support::SetClock clock;
    feed::MemoryBroker broker{1};
    journal::MemoryJournal memory{core::JournalId{}};
    support::StoppingJournal journal{memory};
    feed::MemoryConnection devices{broker, "devices"};
    table::SetupPtr setup = *agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {});
    std::unique_ptr<feed::MemoryConnection> connection;
    std::unique_ptr<agent::TableAgent> agent;
    std::string report;
    std::size_t statuses = 0;

    Fixture() {
        devices.subscribe("pit/T01/state", feed::Delivery::AtLeastOnce);
        devices.subscribe("pit/T01/status", feed::Delivery::AtLeastOnce);
    }
    void start() {
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
        while (const auto event = devices.take()) {
            const auto* message = std::get_if<feed::Message>(&*event);
            if (message != nullptr && message->topic == "pit/T01/status")
                ++statuses;
            else if (message != nullptr)
                report.assign(message->payload.begin(), message->payload.end());
        }
    }
    void say(const std::string& device, const std::string& text) {
        const auto topic = wire::deviceTopic(*core::TableId::parse("T01"), device);
        QVERIFY(devices
                    .publish({topic, core::Bytes(text.begin(), text.end()), false},
                             feed::Delivery::AtLeastOnce)
                    .ok());
    }
    void flood(std::size_t presses) {
        for (std::size_t i = 0; i < presses; ++i)
            say("pad", kRefusedPress);
    }
    void takeAll() {
        do
            step();
        while (connection->hasNews());
    }
    nlohmann::json lastReport() {
        clock.pass(1100ms);
        step();
        return nlohmann::json::parse(report);
    }
    template <typename Event>
    std::vector<Event> journaled() const {
        std::vector<Event> found;
        for (const wire::Envelope& entry : memory.read(1, SIZE_MAX, SIZE_MAX))
            if (const auto event = wire::decodeEvent(entry.type, entry.body))
                if (const auto* one = event->template as<Event>())
                    found.push_back(*one);
        return found;
    }
};

} // namespace

class TestDeviceFlood : public QObject {
    Q_OBJECT

private slots:
    void aStepTakesSoManyMessagesInOneTransaction() {
        Fixture fixture;
        fixture.start();
        fixture.flood(2000);
        fixture.broker.advance(fixture.clock.steady());
        const auto before = fixture.journal.appends();
        fixture.agent->step();
        QCOMPARE(fixture.journal.appends(), before + 1);
        QVERIFY(fixture.connection->hasNews());
        QVERIFY(fixture.agent->step() <= fixture.clock.steady() + 1s);
    }

    void theTableIsHeardDuringAFlood() {
        Fixture fixture;
        fixture.start();
        fixture.flood(4000);
        const auto before = fixture.statuses;
        for (int second = 0; second < 5; ++second) {
            fixture.clock.pass(1s);
            fixture.step();
            QVERIFY(fixture.connection->hasNews());
        }
        QVERIFY(fixture.statuses >= before + 5);
    }

    void refusalsBeyondSoManyAMinuteAreCountedByDevice() {
        Fixture fixture;
        fixture.start();
        fixture.flood(1000);
        fixture.takeAll();
        fixture.say("cards", R"({"v":1,"event":"hand","seat":1,"cards":["As","Ks","Qs"]})");
        fixture.takeAll();
        fixture.clock.pass(DeviceRefusals::kBetween);
        fixture.takeAll();
        const auto refused = fixture.journaled<events::CommandRefused>();
        // What another device is refused is told meanwhile.
        QCOMPARE(refused.size(), std::size_t{DeviceRefusals::kPerMinute + 1});
        QVERIFY(refused.back().command != refused.front().command);
        std::uint64_t counted = 0;
        for (const auto& one : fixture.journaled<events::DeviceRefusalsCounted>()) {
            QCOMPARE(one.topic.value(), kPad);
            QCOMPARE(one.commands.at(*events::CommandName::parse("close_fault")), one.count);
            counted += one.count;
        }
        QCOMPARE(counted, std::uint64_t{1000 - DeviceRefusals::kPerMinute});
        QVERIFY(fixture.journaled<events::DeviceRefusalsCounted>().size() <= 2);
    }

    // A button that repeats itself is no refusal either.
    void aWordThatChangesNothingMakesNoEntry() {
        Fixture fixture;
        fixture.start();
        const auto assign = [](const std::string& what, const std::string& who) {
            return nlohmann::json{{"v", 1},
                                  {"command", "assign_" + what},
                                  {"by", {{"person", "f-omar"}, {"role", "floorperson"}}},
                                  {what, who}}
                .dump();
        };
        for (int press = 0; press < 2'000; ++press) {
            fixture.say("pad", assign("dealer", "d-ines"));
            fixture.say("pad", assign("floorperson", "f-june"));
            if (press % 100 == 0)
                fixture.takeAll();
        }
        fixture.takeAll();
        QCOMPARE(fixture.journaled<events::DealerAssigned>().size(), std::size_t{1});
        QCOMPARE(fixture.journaled<events::FloorpersonAssigned>().size(), std::size_t{1});
        fixture.say("pad", assign("dealer", "d-luca"));
        fixture.takeAll();
        QCOMPARE(fixture.journaled<events::DealerAssigned>().size(), std::size_t{2});
    }

    void aMinuteLaterRefusalsAreToldAgain() {
        Fixture fixture;
        fixture.start();
        fixture.flood(200);
        fixture.takeAll();
        fixture.clock.pass(61s);
        fixture.flood(1);
        fixture.takeAll();
        QCOMPARE(fixture.journaled<events::CommandRefused>().size(),
                 std::size_t{DeviceRefusals::kPerMinute + 1});
    }

    void whatIsLostIsCountedByNameAndOthersLoseNothing() {
        Fixture fixture;
        fixture.start();
        fixture.flood(5000);
        for (int seat = 1; seat <= 6; ++seat)
            fixture.say("wagers", R"({"v":1,"event":"wager","seat":)" + std::to_string(seat) +
                                      R"(,"wager":"bet1","amount":500})");
        fixture.takeAll();
        const std::uint64_t lost = 5000 + 6 - feed::MemoryConnection::kInboxLimit;
        QCOMPARE(fixture.agent->lostMessages(), feed::LostMessages({{kPad, lost}}));
        const auto told = fixture.journaled<events::DeviceMessagesLost>();
        QCOMPARE(told.size(), std::size_t{1});
        QCOMPARE(told.front().topic.value(), kPad);
        QCOMPARE(told.front().count, lost);
        QCOMPARE(fixture.lastReport()["health"]["lost_messages"][kPad].get<std::uint64_t>(), lost);
        std::size_t ofSensors = 0;
        for (const auto& one : fixture.journaled<events::CommandRefused>())
            ofSensors += one.command.text() == "close_fault" ? 0U : 1U;
        QCOMPARE(ofSensors, std::size_t{6}); // The table is closed.
    }

    void lossesAreJournaledAtMostOnceInTenSeconds() {
        Fixture fixture;
        fixture.start();
        for (int i = 0; i < 8; ++i) {
            fixture.flood(5000);
            fixture.takeAll();
            fixture.clock.pass(1s);
        }
        fixture.clock.pass(10s);
        fixture.takeAll();
        const auto told = fixture.journaled<events::DeviceMessagesLost>();
        QCOMPARE(told.size(), std::size_t{2});
        QCOMPARE(told[0].count + told[1].count, fixture.agent->lostMessages().at(kPad));
    }

    void whatWasNotYetToldIsToldAtTheEnd() {
        Fixture fixture;
        fixture.start();
        fixture.flood(5000);
        fixture.takeAll();
        fixture.flood(5000);
        fixture.takeAll();
        fixture.agent->stop();
        std::uint64_t told = 0;
        for (const auto& one : fixture.journaled<events::DeviceMessagesLost>())
            told += one.count;
        QCOMPARE(told, fixture.agent->lostMessages().at(kPad));
        std::uint64_t refused = fixture.journaled<events::CommandRefused>().size();
        for (const auto& one : fixture.journaled<events::DeviceRefusalsCounted>())
            refused += one.count;
        QCOMPARE(refused + told, std::uint64_t{10'000});
    }

    void inventedNamesOpenSoManyFaultsAndTheTablesOwnDevicesAlwaysHaveTheirs() {
        Fixture fixture;
        fixture.start();
        for (int i = 0; i < 1000; ++i)
            fixture.say("pad", faultOf("thing-" + std::to_string(i)));
        fixture.say("pad", faultOf("thing-3")); // Open already: nothing new.
        fixture.say("pad", faultOf("display"));
        fixture.say("shuffler", R"({"v":1,"event":"jam","in_shoe":false,"detail":"card 17"})");
        fixture.takeAll();
        const auto& faults = fixture.agent->state().faults;
        QCOMPARE(faults.size(), table::kMostOtherFaults + 2);
        QCOMPARE(faults.back().device.text(), std::string("shuffler"));
    }

    void aJournalFullOfNamesGivesAReportThatFits() {
        Fixture fixture;
        for (std::uint64_t i = 1; i <= 6000; ++i) {
            const events::Event raised = events::FaultRaised{
                {i}, *events::DeviceId::parse("a-thing-with-quite-a-long-" + std::to_string(i))};
            fixture.memory.append({&raised, 1}, fixture.clock.wall());
        }
        fixture.start();
        fixture.say("shuffler", R"({"v":1,"event":"jam","in_shoe":false,"detail":"card 17"})");
        fixture.takeAll();
        const auto report = fixture.lastReport();
        QVERIFY(fixture.report.size() < site::kMaxPacketBytes);
        QCOMPARE(report["faults"].size(), agent::kMostTold);
        QCOMPARE(report["more_faults"].get<std::size_t>(), 6001 - agent::kMostTold);
        QCOMPARE(report["faults"][0]["device"].get<std::string>(), std::string("shuffler"));
    }

    void everyListAtItsLongestFitsTheBroker() {
        table::State state(*agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {}));
        const std::string longest(32, 'W');
        for (std::uint64_t i = 0; i < 5000; ++i) {
            state.faults.push_back({{UINT64_MAX - i}, *events::DeviceId::parse(longest)});
            table::PendingClaim claim({}, state.setup);
            claim.number = UINT64_MAX - i;
            claim.amount = core::kMaxAmount;
            claim.raised.round = {UINT64_MAX};
            claim.raised.seat = {16};
            state.claims.push_back(claim);
        }
        for (std::uint8_t colour = 0; colour < 6; ++colour) {
            table::Deck deck;
            deck.colour = static_cast<events::DeckColour>(colour);
            deck.id = *events::DeckId::parse(longest);
            state.decks.push_back(deck);
        }
        state.round.emplace();
        for (auto& seat : state.round->seats)
            for (const events::Wager wager : core::kEnumValues<events::Wager>)
                seat.wagers[wager] = core::kMaxAmount;
        party::Health health{UINT64_MAX, UINT64_MAX, {}, {}};
        for (const char* device : {"shuffler", "wagers", "pad", "cards"})
            health.lostMessages["dev/" + longest + "/" + device] = UINT64_MAX;
        const auto report = agent::tableReport(state, health, {});
        QVERIFY2(report.size() < site::kMaxPacketBytes / 2, std::to_string(report.size()).c_str());
    }
};

QTEST_GUILESS_MAIN(TestDeviceFlood)
#include "tst_device_flood.moc"
