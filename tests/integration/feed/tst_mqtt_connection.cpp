#include "shared/feed/mqtt_connection.h"
#include "tests/support/sites/broker.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::feed;
using core::Millis;

namespace {

constexpr int kLimitMs = 15'000;

Message text(const std::string& topic, const std::string& payload, bool retained = false) {
    return {topic, {payload.begin(), payload.end()}, retained};
}

std::string textOf(const Message& message) {
    return {message.payload.begin(), message.payload.end()};
}

MqttOptions optionsFor(const support::Broker& broker, const std::string& client) {
    MqttOptions options;
    options.port = broker.port();
    options.clientId = client;
    options.slowestRetry = Millis(200);
    return options;
}

// The next event of that kind; other events before it are dropped. Nothing after the limit.
template <typename Kind>
std::optional<Kind> await(Connection& connection, int limitMs = kLimitMs) {
    QElapsedTimer elapsed;
    elapsed.start();
    while (elapsed.elapsed() < limitMs) {
        while (auto event = connection.take())
            if (auto* wanted = std::get_if<Kind>(&*event))
                return std::move(*wanted);
        connection.wait(Millis(50));
    }
    return std::nullopt;
}

bool run(const QString& folder, const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    if (process.waitForFinished(30'000) && process.exitCode() == 0)
        return true;
    qWarning("%s", process.readAllStandardError().constData());
    return false;
}

// Throw-away certificates: two authorities, and a broker certificate for "localhost" by the first.
bool makeCertificates(const QString& folder) {
    const auto authority = [&](const QString& name) {
        return run(folder, "openssl",
                   {"req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
                    "-nodes", "-days", "2", "-subj", "/CN=" + name, "-keyout", name + ".key",
                    "-out", name + ".crt"});
    };
    const auto signedBy = [&](const QString& name, const QString& subject) {
        QFile names(folder + "/" + name + ".ext");
        return names.open(QIODevice::WriteOnly) &&
               names.write("subjectAltName=DNS:" + subject.toUtf8()) > 0 && names.flush() &&
               run(folder, "openssl",
                   {"req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                    "-subj", "/CN=" + subject, "-keyout", name + ".key", "-out", name + ".csr"}) &&
               run(folder, "openssl",
                   {"x509", "-req", "-days", "2", "-in", name + ".csr", "-CA", "right.crt",
                    "-CAkey", "right.key", "-CAcreateserial", "-extfile", name + ".ext", "-out",
                    name + ".crt"});
    };
    return authority("right") && authority("wrong") && signedBy("broker", "localhost") &&
           signedBy("T01", "T01");
}

} // namespace

class TestMqttConnection : public QObject {
    Q_OBJECT

private slots:
    void deliversBothWaysAndMarksWhatWasRetained() {
        support::Broker broker;
        QVERIFY(broker.start());
        MqttConnection one(optionsFor(broker, "one"));
        MqttConnection two(optionsFor(broker, "two"));
        two.subscribe("a/+", Delivery::AtLeastOnce);
        QVERIFY(await<Connected>(one) && await<Connected>(two));
        QVERIFY(one.publish(text("a/b", "kept", true), Delivery::AtLeastOnce).ok());
        auto got = await<Message>(two);
        QVERIFY(got && textOf(*got) == "kept" && !got->retained);
        two.subscribe("a/#", Delivery::AtMostOnce);
        got = await<Message>(two);
        QVERIFY(got && got->topic == "a/b" && got->retained);
    }

    void carriesAnyBytes() {
        support::Broker broker;
        QVERIFY(broker.start());
        MqttConnection connection(optionsFor(broker, "one"));
        connection.subscribe("a", Delivery::AtLeastOnce);
        QVERIFY(await<Connected>(connection));
        core::Bytes payload;
        for (int i = 0; i < 100'000; ++i)
            payload.push_back(static_cast<std::uint8_t>(i * 7));
        QVERIFY(connection.publish({"a", payload, false}, Delivery::AtLeastOnce).ok());
        QVERIFY(connection.publish({"a", {}, false}, Delivery::AtLeastOnce).ok());
        auto got = await<Message>(connection);
        QVERIFY(got && got->payload == payload);
        got = await<Message>(connection);
        QVERIFY(got && got->payload.empty());
    }

    void comesBackByItselfAfterTheBrokerWasKilled() {
        support::Broker broker;
        QVERIFY(broker.start());
        MqttConnection connection(optionsFor(broker, "one"));
        connection.subscribe("a", Delivery::AtLeastOnce);
        QVERIFY(await<Connected>(connection));
        for (int i = 0; i < 3; ++i) {
            broker.kill();
            QVERIFY(await<Disconnected>(connection));
            QVERIFY(!connection.connected());
            QVERIFY(!connection.publish(text("a", "lost"), Delivery::AtLeastOnce).ok());
            QVERIFY(broker.start());
            QVERIFY(await<Connected>(connection));
            QVERIFY(connection.publish(text("a", "again"), Delivery::AtLeastOnce).ok());
            const auto got = await<Message>(connection);
            QVERIFY(got && textOf(*got) == "again");
        }
    }

    void waitsForABrokerThatIsNotThereYet() {
        support::Broker broker;
        MqttConnection connection(optionsFor(broker, "one"));
        const auto reason = await<Disconnected>(connection);
        QVERIFY(reason && !reason->reason.empty());
        QVERIFY(broker.start());
        QVERIFY(await<Connected>(connection));
    }

    void leavesTheWillOfThisConnectionUnlessClosed() {
        support::Broker broker;
        QVERIFY(broker.start());
        MqttConnection watcher(optionsFor(broker, "watcher"));
        watcher.subscribe("will", Delivery::AtLeastOnce);
        QVERIFY(await<Connected>(watcher));
        int wills = 0;
        const auto live = [&](bool clean) {
            MqttConnection mortal(optionsFor(broker, "mortal"));
            mortal.setWill([&] { return text("will", "will " + std::to_string(++wills)); });
            QVERIFY(await<Connected>(mortal));
            if (!clean)
                return;
            QVERIFY(mortal.publish(text("will", "goodbye"), Delivery::AtLeastOnce).ok());
            mortal.close(Millis(5000));
            QVERIFY(!mortal.connected());
        };
        live(false);
        auto got = await<Message>(watcher);
        QVERIFY(got);
        QCOMPARE(textOf(*got), std::string("will 1"));
        live(true);
        got = await<Message>(watcher);
        QVERIFY(got);
        QCOMPARE(textOf(*got), std::string("goodbye"));
        live(false);
        got = await<Message>(watcher);
        QVERIFY(got);
        QCOMPARE(textOf(*got), std::string("will 3")); // The second one was never spoken.
    }

    void saysWhatTheAccessRulesRefuse() {
        support::Broker broker({"acl_file %D/acl"});
        QFile acl(broker.folder() + "/acl");
        QVERIFY(acl.open(QIODevice::WriteOnly));
        acl.write("topic readwrite open/#\n");
        acl.close();
        QVERIFY(broker.start());
        MqttConnection connection(optionsFor(broker, "one"));
        QVERIFY(await<Connected>(connection));
        QVERIFY(connection.publish(text("secret", "x"), Delivery::AtLeastOnce).ok());
        const auto refused = await<PublishRefused>(connection);
        QVERIFY(refused);
        QCOMPARE(refused->topic, std::string("secret"));
        QVERIFY2(refused->reason.find("Not authorized") != std::string::npos,
                 refused->reason.c_str());
        QVERIFY(connection.connected());
        QCOMPARE(connection.inFlight(), std::size_t(0));
    }

    void saysWhyTheBrokerDoesNotLetItIn() {
        support::Broker broker({"allow_anonymous false"});
        QVERIFY(broker.start());
        MqttConnection connection(optionsFor(broker, "one"));
        const auto reason = await<Disconnected>(connection);
        QVERIFY(reason);
        QVERIFY2(reason->reason.find("Not authorized") != std::string::npos,
                 reason->reason.c_str());
    }

    void noticesThatAnotherTookItsName() {
        support::Broker broker;
        QVERIFY(broker.start());
        MqttConnection first(optionsFor(broker, "same"));
        QVERIFY(await<Connected>(first));
        MqttConnection second(optionsFor(broker, "same"));
        QVERIFY(await<Connected>(second));
        QVERIFY(await<Disconnected>(first));
    }

    void neverBlocksWhenTooMuchIsInFlight() {
        // The library sleeps a second when the broker's window of 20 is full; the connection must
        // not let it come to that.
        support::Broker broker({"max_inflight_messages 20"});
        QVERIFY(broker.start());
        auto options = optionsFor(broker, "one");
        MqttConnection connection(options);
        connection.subscribe("a", Delivery::AtMostOnce);
        QVERIFY(await<Connected>(connection));
        int refused = 0;
        int received = 0;
        QElapsedTimer elapsed;
        elapsed.start();
        for (int sent = 0; sent < 2000;) {
            QElapsedTimer one;
            one.start();
            if (connection.publish(text("a", "x"), Delivery::AtLeastOnce).ok()) {
                ++sent;
            } else {
                ++refused;
                connection.wait(Millis(100));
            }
            QVERIFY2(one.elapsed() < 900, "publish() or wait() took too long");
            QVERIFY(connection.inFlight() <= 20);
            while (auto event = connection.take())
                received += std::holds_alternative<Message>(*event);
            QVERIFY(elapsed.elapsed() < 30'000);
        }
        while (received < 2000 && await<Message>(connection))
            ++received;
        QCOMPARE(received, 2000);
        QVERIFY(refused > 0);
        qInfo("2000 messages through a window of 20 in %lld ms", elapsed.elapsed());
    }

    void dropsAndCountsWhatNobodyTakes() {
        support::Broker broker;
        QVERIFY(broker.start());
        auto options = optionsFor(broker, "one");
        options.maxInboxMessages = 10;
        MqttConnection connection(options);
        connection.subscribe("a", Delivery::AtMostOnce);
        QVERIFY(await<Connected>(connection));
        for (int i = 0; i < 50; ++i)
            QVERIFY(connection.publish(text("a", "x"), Delivery::AtMostOnce).ok());
        QTRY_VERIFY_WITH_TIMEOUT(connection.droppedIncoming() > 0, kLimitMs);
        QVERIFY(await<Message>(connection));
    }

    void answersWithoutTheDelayOfTheNetworkStack() {
        // Ping and pong at QoS 1, each side receiving and publishing: 66 ms without TCP_NODELAY.
        support::Broker broker;
        QVERIFY(broker.start());
        MqttConnection one(optionsFor(broker, "one"));
        MqttConnection two(optionsFor(broker, "two"));
        one.subscribe("pong", Delivery::AtLeastOnce);
        two.subscribe("ping", Delivery::AtLeastOnce);
        QVERIFY(await<Connected>(one) && await<Connected>(two));
        std::vector<qint64> times;
        for (int i = 0; i < 50; ++i) {
            QElapsedTimer elapsed;
            elapsed.start();
            QVERIFY(one.publish(text("ping", "x"), Delivery::AtLeastOnce).ok());
            QVERIFY(await<Message>(two));
            QVERIFY(two.publish(text("pong", "x"), Delivery::AtLeastOnce).ok());
            QVERIFY(await<Message>(one));
            times.push_back(elapsed.nsecsElapsed() / 1000);
        }
        std::ranges::sort(times);
        qInfo("round trip: median %lld us, slowest %lld us", times[25], times.back());
        QVERIFY2(times[25] < 20'000, qPrintable(QString::number(times[25])));
    }

    void trustsOnlyTheRightBrokerOverTls() {
        support::Broker broker({"listener %P", "cafile %D/right.crt", "certfile %D/broker.crt",
                                "keyfile %D/broker.key", "require_certificate true"});
        QVERIFY(makeCertificates(broker.folder()));
        QVERIFY(broker.start());
        const auto folder = broker.folder().toStdString() + "/";
        const auto tryWith = [&](const std::string& host, const std::string& authority,
                                 const std::string& own) {
            auto options = optionsFor(broker, "T01");
            options.host = host;
            options.tls = MqttTls{folder + authority + ".crt", {}, {}};
            if (!own.empty()) {
                options.tls->certFile = folder + own + ".crt";
                options.tls->keyFile = folder + own + ".key";
            }
            auto connection = std::make_unique<MqttConnection>(options);
            QElapsedTimer elapsed;
            elapsed.start();
            while (elapsed.elapsed() < kLimitMs) {
                while (auto event = connection->take()) {
                    if (std::holds_alternative<Connected>(*event))
                        return true;
                    if (std::holds_alternative<Disconnected>(*event))
                        return false;
                }
                connection->wait(Millis(50));
            }
            return false;
        };
        QVERIFY(tryWith("localhost", "right", "T01"));
        QVERIFY(!tryWith("localhost", "wrong", "T01"));
        QVERIFY(!tryWith("127.0.0.1", "right", "T01")); // The certificate is for localhost.
        QVERIFY(!tryWith("localhost", "right", ""));
    }
};

QTEST_GUILESS_MAIN(TestMqttConnection)
#include "tst_mqtt_connection.moc"
