#include "shared/feed/memory_connection.h"
#include "shared/wire/topics.h"
#include "table-agent/simulators/device_clients.h"

#include <QTest>

using namespace pitwatch;
using simulators::ClientPer;
using simulators::DeviceClients;

class TestDeviceClients : public QObject {
    Q_OBJECT

private:
    static core::TableId table(const char* name) { return *core::TableId::parse(name); }

    // Two tables' devices, and who they are to the broker.
    struct Floor {
        explicit Floor(ClientPer per)
            : clients(per, [this](const std::string& id) {
                names.push_back(id);
                return std::make_unique<feed::MemoryConnection>(broker, id);
            }) {
            clients.seat(table("T01"));
            clients.seat(table("T02"));
        }
        void settle() {
            for (int i = 0; i < 4; ++i)
                broker.advance(now += core::Millis{10});
        }

        feed::MemoryBroker broker{1};
        core::Tick now{};
        std::vector<std::string> names;
        DeviceClients clients;
    };

private slots:
    void areOneADevice() {
        const Floor floor(ClientPer::Device);
        QVERIFY(floor.names ==
                (std::vector<std::string>{"T01-shuffler", "T01-wagers", "T01-pad", "T01-cards",
                                          "T02-shuffler", "T02-wagers", "T02-pad", "T02-cards"}));
    }

    void areOneForTheFloorWhereAGatewaySpeaks() {
        const Floor floor(ClientPer::Floor);
        QVERIFY(floor.names == std::vector<std::string>{"floor-simulator"});
    }

    void speakWithTheirOwnDevicesVoice_data() {
        QTest::addColumn<bool>("each");
        QTest::newRow("one a device") << true;
        QTest::newRow("one for the floor") << false;
    }
    void speakWithTheirOwnDevicesVoice() {
        QFETCH(bool, each);
        Floor floor(each ? ClientPer::Device : ClientPer::Floor);
        feed::MemoryConnection listener(floor.broker, "listener");
        listener.subscribe("dev/#", feed::Delivery::AtLeastOnce);
        while (floor.clients.take() || listener.take()) {
        }
        floor.settle();
        while (floor.clients.take() || listener.take()) {
        }
        QVERIFY(floor.clients.connected(table("T01")));
        // A cut cable silences one device where each has its own, and all of them at a gateway.
        floor.broker.cutOff(each ? "T01-shuffler" : "floor-simulator");
        for (const char* device : {"shuffler", "wagers", "pad", "cards"})
            floor.clients.say({wire::deviceTopic(table("T01"), device), {'x'}, false});
        floor.settle();
        int heard = 0;
        while (const auto event = listener.take())
            heard += std::holds_alternative<feed::Message>(*event) ? 1 : 0;
        QCOMPARE(heard, each ? 3 : 0);
    }

    void hearEachTablesStateOnce_data() { speakWithTheirOwnDevicesVoice_data(); }
    void hearEachTablesStateOnce() {
        QFETCH(bool, each);
        Floor floor(each ? ClientPer::Device : ClientPer::Floor);
        feed::MemoryConnection agent(floor.broker, "T02");
        while (floor.clients.take() || agent.take()) {
        }
        floor.settle();
        while (floor.clients.take() || agent.take()) {
        }
        QVERIFY(agent.publish({wire::stateTopic(*core::PartyId::parse("T02")), {'{', '}'}, true},
                              feed::Delivery::AtLeastOnce));
        floor.settle();
        const auto state = floor.clients.take();
        QVERIFY(state.has_value());
        QCOMPARE(state->topic, std::string("pit/T02/state"));
        QVERIFY(!floor.clients.take());
    }
};

QTEST_APPLESS_MAIN(TestDeviceClients)
#include "tst_device_clients.moc"
