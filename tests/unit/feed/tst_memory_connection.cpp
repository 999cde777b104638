#include "tests/support/sites/feed_parties.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;
using core::Millis;

namespace {

Message text(const std::string& topic, const std::string& payload, bool retained = false) {
    return {topic, {payload.begin(), payload.end()}, retained};
}

// The payloads of all messages waiting at the connection, in order; other events are passed over.
QStringList received(MemoryConnection& connection) {
    QStringList texts;
    while (auto event = connection.take())
        if (const auto* message = std::get_if<Message>(&*event))
            texts << QString::fromStdString({message->payload.begin(), message->payload.end()});
    return texts;
}

} // namespace

class TestMemoryConnection : public QObject {
    Q_OBJECT

private slots:
    void deliversInOrderWhenNothingFails() {
        MemoryBroker broker(1);
        MemoryConnection sender(broker, "sender");
        MemoryConnection receiver(broker, "receiver");
        receiver.subscribe("a/+", Delivery::AtLeastOnce);
        broker.advance(tickAt(0));
        for (const auto* payload : {"1", "2", "3"})
            QVERIFY(sender.publish(text("a/b", payload), Delivery::AtLeastOnce).ok());
        QVERIFY(sender.publish(text("b", "other"), Delivery::AtLeastOnce).ok());
        broker.advance(tickAt(1));
        QCOMPARE(received(receiver), QStringList({"1", "2", "3"}));
    }

    void refusesToPublishWhileNotConnected() {
        MemoryBroker broker(1);
        MemoryConnection connection(broker, "link");
        QVERIFY(!connection.publish(text("a", "1"), Delivery::AtLeastOnce).ok());
        broker.advance(tickAt(0));
        QVERIFY(connection.publish(text("a", "1"), Delivery::AtLeastOnce).ok());
    }

    void keepsRetainedMessagesForLaterSubscribersAndMarksThem() {
        MemoryBroker broker(1);
        MemoryConnection sender(broker, "sender");
        broker.advance(tickAt(0));
        QVERIFY(sender.publish(text("a", "kept", true), Delivery::AtLeastOnce).ok());
        broker.advance(tickAt(1));
        MemoryConnection late(broker, "late");
        late.subscribe("#", Delivery::AtLeastOnce);
        broker.advance(tickAt(2));
        QVERIFY(std::holds_alternative<Connected>(*late.take()));
        const auto event = late.take();
        QVERIFY(event && std::get<Message>(*event).retained);
    }

    void losesAndDoublesAsOftenAsItWasTold() {
        MemoryBroker broker(7);
        MemoryConnection sender(broker, "sender");
        MemoryConnection receiver(broker, "receiver");
        receiver.subscribe("#", Delivery::AtLeastOnce);
        broker.advance(tickAt(0));
        const auto countOf = [&](const NetworkFaults& faults) {
            broker.setFaults(faults);
            for (int i = 0; i < 1000; ++i)
                sender.publish(text("a", "x"), Delivery::AtLeastOnce).ok();
            broker.advance(tickAt(1));
            return received(receiver).size();
        };
        // Each message makes two hops.
        QCOMPARE(countOf({}), 1000);
        QCOMPARE(countOf({100, 0, Millis(0)}), 0);
        const auto lossy = countOf({50, 0, Millis(0)});
        QVERIFY2(lossy > 150 && lossy < 350, qPrintable(QString::number(lossy)));
        QCOMPARE(countOf({0, 100, Millis(0)}), 4000);
    }

    void reordersWhatItDelays() {
        MemoryBroker broker(3);
        MemoryConnection sender(broker, "sender");
        MemoryConnection receiver(broker, "receiver");
        receiver.subscribe("#", Delivery::AtLeastOnce);
        broker.advance(tickAt(0));
        broker.setFaults({0, 0, Millis(100)});
        QStringList sent;
        for (int i = 0; i < 20; ++i) {
            sent << QString::number(i);
            sender.publish(text("a", std::to_string(i)), Delivery::AtLeastOnce).ok();
        }
        broker.advance(tickAt(100));
        broker.advance(tickAt(200));
        auto got = received(receiver);
        QVERIFY(got != sent);
        got.sort();
        sent.sort();
        QCOMPARE(got, sent);
    }

    void speaksTheWillOnACrashOnly() {
        MemoryBroker broker(1);
        MemoryConnection watcher(broker, "watcher");
        watcher.subscribe("will", Delivery::AtLeastOnce);
        const auto end = [&](bool clean) {
            MemoryConnection connection(broker, "mortal");
            connection.setWill([] { return text("will", "gone", true); });
            broker.advance(tickAt(0));
            if (clean)
                connection.close(Millis(0));
        };
        end(true);
        broker.advance(tickAt(1));
        QCOMPARE(received(watcher), QStringList());
        end(false);
        broker.advance(tickAt(2));
        QCOMPARE(received(watcher), QStringList({"gone"}));
    }

    void asksForANewWillBeforeEveryConnection() {
        MemoryBroker broker(1);
        MemoryConnection connection(broker, "link");
        int asked = 0;
        connection.setWill([&] {
            ++asked;
            return text("will", "gone");
        });
        broker.advance(tickAt(0));
        QCOMPARE(asked, 1);
        broker.breakConnection("link");
        broker.advance(tickAt(1000));
        QCOMPARE(asked, 2);
        QVERIFY(connection.connected());
    }

    void forgetsEverythingLikeABrokerWithoutPersistence() {
        MemoryBroker broker(1);
        MemoryConnection sender(broker, "sender");
        MemoryConnection receiver(broker, "receiver");
        broker.advance(tickAt(0));
        sender.publish(text("a", "kept", true), Delivery::AtLeastOnce).ok();
        broker.advance(tickAt(1));
        broker.forgetEverything();
        QVERIFY(!sender.connected() && !receiver.connected());
        receiver.subscribe("#", Delivery::AtLeastOnce);
        broker.advance(tickAt(2000));
        broker.advance(tickAt(2001));
        QVERIFY(receiver.connected());
        QCOMPARE(received(receiver), QStringList());
        // Subscriptions are the connection's to renew.
        sender.publish(text("b", "new"), Delivery::AtLeastOnce).ok();
        broker.advance(tickAt(2002));
        QCOMPARE(received(receiver), QStringList({"new"}));
    }

    void cutsOffBothWaysUnnoticed() {
        MemoryBroker broker(1);
        MemoryConnection one(broker, "one");
        MemoryConnection two(broker, "two");
        one.subscribe("#", Delivery::AtLeastOnce);
        two.subscribe("#", Delivery::AtLeastOnce);
        broker.advance(tickAt(0));
        broker.cutOff("two");
        QVERIFY(two.publish(text("a", "from two"), Delivery::AtLeastOnce).ok());
        QVERIFY(one.publish(text("a", "from one"), Delivery::AtLeastOnce).ok());
        broker.advance(tickAt(1));
        QCOMPARE(received(one), QStringList({"from one"}));
        QCOMPARE(received(two), QStringList());
        QVERIFY(two.connected());
    }

    void boundsTheInbox() {
        MemoryBroker broker(1);
        MemoryConnection connection(broker, "link");
        connection.subscribe("#", Delivery::AtLeastOnce);
        broker.advance(tickAt(0));
        for (std::size_t i = 0; i < MemoryConnection::kInboxLimit + 10; ++i)
            connection.publish(text("a", "x"), Delivery::AtLeastOnce).ok();
        broker.advance(tickAt(1));
        QCOMPARE(connection.dropped(), std::uint64_t(10));
    }
};

QTEST_APPLESS_MAIN(TestMemoryConnection)
#include "tst_memory_connection.moc"
