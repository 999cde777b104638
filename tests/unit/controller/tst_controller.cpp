#include "shared/events/claims/claim_events.h"
#include "shared/events/meter_events.h"
#include "shared/events/party_events.h"
#include "tests/support/sites/memory_floor.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <functional>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::eventsIn;
using support::MemoryFloor;
using support::Staffed;

// clauses: mlgca-run-em-twice ch. 12F(6)(b)(v)

// The controller and real table agents over memory.
class TestController : public QObject {
    Q_OBJECT

    static constexpr std::int64_t kDollar = 100'000'000; // In micro-cents.
    static constexpr std::int64_t kInitial = 10'000 * kDollar;

    // What every end of every story has in common.
    static std::string brokenPromise(MemoryFloor& floor) {
        if (!floor.level().balances())
            return "the accounts do not balance";
        std::int64_t paid = 0;
        std::size_t raised = 0;
        std::size_t told = 0;
        for (support::MemoryTable& table : floor.tables) {
            for (const auto& fixed : eventsIn<events::ClaimAmountFixed>(table.journal()))
                paid += fixed.amount.value();
            raised += eventsIn<events::ClaimRaised>(table.journal()).size();
            told += eventsIn<events::ClaimAmountFixed>(table.journal()).size();
        }
        std::int64_t fixed = 0;
        const auto amounts = eventsIn<events::MeterAmountFixed>(floor.meter->journal());
        for (const auto& amount : amounts)
            fixed += amount.amount.value();
        if (amounts.size() != raised || told != raised || paid != fixed)
            return "claims raised " + std::to_string(raised) + ", fixed " +
                   std::to_string(amounts.size()) + ", told " + std::to_string(told) + "; paid " +
                   std::to_string(paid) + " of " + std::to_string(fixed);
        return {};
    }

    // Two tables, contributions, two claims of one round, a claim elsewhere.
    static void play(MemoryFloor& floor) {
        floor.lock(1, {100, 500});
        floor.lock(2, {100});
        floor.declare(1, 1, 100, "royal_flush");
        floor.declare(2, 1, 100, "straight_flush");
        floor.declare(1, 2, 500, "straight_flush");
        floor.pass(1s);
        floor.verifyAll(1);
        floor.verifyAll(2);
        floor.endRound(1);
        floor.endRound(2);
        floor.pass(12s);
    }

private slots:
    void tablesPlayAndTheMeterGrows() {
        MemoryFloor floor(3);
        QVERIFY(!floor.table(1).agent().state().progressiveLocked());
        floor.lock(1, {100, 500});
        floor.lock(2, {100});
        floor.lock(3, {0});
        floor.pass(2s);
        QCOMPARE(floor.level().value.value(), kInitial + 35'000'000);
        QCOMPARE(floor.level().byTable.at(*core::TableId::parse("T02")).value(), 5'000'000LL);
    }

    void threeTablesInTheSameMomentAreFixedInTheControllersOrder() {
        MemoryFloor floor(3, Staffed::Yes);
        for (unsigned table = 1; table <= 3; ++table)
            floor.lock(table, {100});
        for (unsigned table = 1; table <= 3; ++table)
            floor.table(table).say(
                "pad",
                R"({"v":1,"command":"declare_claim","by":{"person":"f","role":"floorperson"})"
                R"(,"seat":1,"wager":"progressive","stake":100,"hand":"royal_flush"})");
        floor.pass(1s);
        for (unsigned table = 1; table <= 3; ++table)
            floor.verifyAll(table);
        floor.pass(1s);
        const auto fixed = eventsIn<events::MeterAmountFixed>(floor.meter->journal());
        QCOMPARE(fixed.size(), std::size_t{3});
        QCOMPARE(fixed[0].amount.value(), 1'000'015LL);
        QCOMPARE(fixed[1].amount.value(), 1'000'000LL);
        QCOMPARE(fixed[2].amount.value(), 1'000'000LL);
        QCOMPARE(brokenPromise(floor), std::string());
    }

    void aVoidRoundLeavesNoTrace() {
        MemoryFloor floor(1, Staffed::Yes);
        floor.lock(1, {100, 500});
        floor.pass(1s);
        floor.voidRound(1);
        floor.pass(1s);
        QCOMPARE(floor.level().value.value(), kInitial);
        floor.lock(1, {500});
        floor.declare(1, 1, 500, "royal_flush");
        floor.verifyAll(1);
        QCOMPARE(floor.level().hits, std::uint64_t{1});
        floor.voidRound(1); // The pad's word does not undo what was verified.
        floor.pass(1s);
        QCOMPARE(floor.level().hits, std::uint64_t{1});
        floor.staff->signVoidRound("f-omar", *core::TableId::parse("T01"), {2},
                                   floor.table(1).journal());
        floor.pass(2s);
        QCOMPARE(floor.level().value.value(), kInitial);
        QCOMPARE(floor.level().hits, std::uint64_t{0});
    }

    void whatIsReadInOneStepIsOneTransaction() {
        MemoryFloor floor(2);
        floor.meter->crash();
        floor.broker.cutOff("METER");
        for (int round = 0; round < 5; ++round) {
            floor.lock(1, {});
            floor.endRound(1);
        }
        floor.broker.restore("METER");
        floor.pass(5s);
        const auto before = floor.meter->keeper().appends();
        floor.lock(1, {100, 500});
        floor.pass(2s);
        QVERIFY(floor.meter->keeper().appends() - before <= 3);
    }

    void aLostTableWasLastHeardWhenItLastSpoke() {
        MemoryFloor floor(2);
        const core::Instant lastWord = floor.clock.wall();
        floor.table(1).crash();
        floor.pass(10s);
        const auto lost = eventsIn<events::PeerLost>(floor.meter->journal());
        QCOMPARE(lost.size(), std::size_t{1});
        QVERIFY(lost.front().lastHeardAt <= lastWord);
        QVERIFY(lost.front().lastHeardAt > lastWord - 2s); // A heartbeat a second.
    }

    void aLostControllerLocksTheProgressiveAndNothingElse() {
        MemoryFloor floor(1);
        floor.broker.cutOff("METER");
        floor.pass(5s);
        QVERIFY(floor.table(1).agent().state().progressiveLocked());
        floor.lock(1, {500});
        QVERIFY(floor.table(1).agent().state().round.has_value());
        QVERIFY(eventsIn<events::ContributionsMade>(floor.table(1).journal()).empty());
        floor.endRound(1);
        floor.broker.restore("METER");
        floor.pass(5s);
        QVERIFY(!floor.table(1).agent().state().progressiveLocked());
        floor.lock(1, {500});
        floor.pass(1s);
        QCOMPARE(floor.level().value.value(), kInitial + 25'000'000);
    }

    void displaysAreToldAndTheirErrorsJournaled() {
        MemoryFloor floor(1);
        feed::MemoryConnection display(floor.broker, "display-1");
        display.subscribe("dev/LINK1/meter", feed::Delivery::AtLeastOnce);
        floor.pass(500ms);
        std::string told;
        while (const auto event = display.take())
            if (const auto* message = std::get_if<feed::Message>(&*event))
                told.assign(message->payload.begin(), message->payload.end());
        const auto json = nlohmann::json::parse(told);
        QCOMPARE(json["levels"][0]["amount"].get<int>(), 1'000'000);
        QCOMPARE(json["service"].get<std::string>(), std::string("open"));
        const auto show = [&](const std::string& amount) {
            const std::string text = R"({"v":1,"event":"shown","display":"display-1",)"
                                     R"("levels":[{"level":"main","amount":)" +
                                     amount + "}]}";
            QVERIFY(display
                        .publish(
                            {"dev/LINK1/meter-shown", core::Bytes(text.begin(), text.end()), false},
                            feed::Delivery::AtLeastOnce)
                        .ok());
            floor.pass(1s);
        };
        show("1000000");
        QVERIFY(eventsIn<events::DisplayMismatched>(floor.meter->journal()).empty());
        show("999999");
        QCOMPARE(eventsIn<events::DisplayMismatched>(floor.meter->journal()).size(),
                 std::size_t{1});
        floor.meter->crash();
        floor.pass(3s);
        show("1000000");
        QCOMPARE(eventsIn<events::DisplayMatchedAgain>(floor.meter->journal()).size(),
                 std::size_t{1});
        show("rubbish");
        QCOMPARE(floor.meter->controller().droppedMessages(), std::uint64_t{1});
    }

    // Killed before or after any one append of the controller or of a table: started again, it ends
    // as it would have.
    void aKillAroundAnyAppendChangesNothing_data() {
        QTest::addColumn<unsigned>("victim");
        QTest::newRow("the controller") << 0U;
        QTest::newRow("table 1") << 1U;
        QTest::newRow("table 2") << 2U;
    }
    void aKillAroundAnyAppendChangesNothing() {
        QFETCH(unsigned, victim);
        MemoryFloor undisturbed(2, Staffed::Yes);
        const auto keeperOf = [&](MemoryFloor& floor) -> support::StoppingJournal& {
            return victim == 0 ? floor.meter->keeper() : floor.table(victim).keeper();
        };
        keeperOf(undisturbed).killAt(0, false);
        play(undisturbed);
        QCOMPARE(brokenPromise(undisturbed), std::string());
        const std::uint64_t appends = keeperOf(undisturbed).appends();
        QVERIFY(appends >= 3);
        for (std::uint64_t at = 1; at <= appends; ++at)
            for (const bool afterwards : {false, true}) {
                MemoryFloor floor(2, Staffed::Yes);
                keeperOf(floor).killAt(at, afterwards);
                play(floor);
                const std::string where = "kill at " + std::to_string(at);
                const std::string broken = brokenPromise(floor);
                QVERIFY2(broken.empty(), (where + ": " + broken).c_str());
                QVERIFY2(floor.level().balances(), where.c_str());
                meter::State again(std::make_shared<const meter::Setup>());
                for (const auto& entry : floor.meter->journal().read(1, SIZE_MAX, SIZE_MAX))
                    QVERIFY(meter::tryApply(again, *wire::decodeEvent(entry.type, entry.body)));
                QVERIFY2(again == floor.meter->state(), where.c_str());
            }
    }
};

QTEST_APPLESS_MAIN(TestController)
#include "tst_controller.moc"
