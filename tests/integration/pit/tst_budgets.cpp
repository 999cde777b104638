#include "deploy/site/broker_files.h"
#include "shared/feed/mqtt_connection.h"
#include "shared/feed/replay.h"
#include "tests/support/sites/deaf_client.h"
#include "tests/support/sites/process_memory.h"
#include "tests/support/sites/programs.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace pitwatch;

// Whoever floods a party, or the broker, with what is theirs to say: the party goes on speaking,
// its memory and the broker's have an end, and another device is heard at once.
class TestBudgets : public QObject {
    Q_OBJECT

    static constexpr int kDeadlineMs = 60'000;
    // Readers call a party stale after three seconds; a loaded machine may take longer.
    static constexpr qint64 kLongestSilenceMs = 10'000;
    static constexpr double kPartyMebibytes = 64;

    QTemporaryDir m_folder;
    // As a site's broker is set up, but for certificates.
    support::Broker m_broker{siteLines()};
    support::Programs m_programs{PITWATCH_BIN, m_folder.path(), m_broker};

    static QStringList siteLines() {
        QStringList lines;
        const QStringList wanted{"max_packet_size",     "max_connections",  "max_inflight_messages",
                                 "max_queued_messages", "max_queued_bytes", "memory_limit"};
        const auto all =
            QString::fromStdString(site::brokerConfiguration(site::Inventory{}, {})).split('\n');
        for (const QString& line : all)
            if (wanted.contains(line.section(' ', 0, 0)))
                lines << line;
        return lines;
    }

    // One client of the broker that listens to a party and says things.
    struct Client {
        Client(const support::Broker& broker, const char* name)
            : connection(options(broker, name)) {}
        static feed::MqttOptions options(const support::Broker& broker, const char* name) {
            feed::MqttOptions options;
            options.port = broker.port();
            options.clientId = name;
            return options;
        }
        void hear() {
            while (const auto event = connection.take())
                if (const auto* message = std::get_if<feed::Message>(&*event))
                    note(*message);
        }
        void note(const feed::Message& message) {
            if (message.topic.ends_with("/status") && !message.retained) {
                ++statuses;
                if (sinceStatus.isValid())
                    longestSilenceMs = std::max(longestSilenceMs, sinceStatus.elapsed());
                sinceStatus.start();
            } else if (message.topic.ends_with("/state")) {
                state.assign(message.payload.begin(), message.payload.end());
            }
        }
        bool sayInTime(const std::string& topic, const std::string& text) {
            const QDeadlineTimer deadline(kDeadlineMs);
            const auto said = [&] {
                hear();
                return connection.connected() &&
                       connection
                           .publish({topic, {text.begin(), text.end()}, false},
                                    feed::Delivery::AtLeastOnce)
                           .ok();
            };
            while (!said()) {
                if (deadline.hasExpired())
                    return false;
                connection.wait(core::Millis{5});
            }
            return true;
        }

        feed::MqttConnection connection;
        int statuses = 0;
        QElapsedTimer sinceStatus;
        qint64 longestSilenceMs = 0;
        std::string state;
    };

    QString file(const QString& name) const { return m_folder.filePath(name); }
    nlohmann::json stateHeardBy(Client& client) const {
        client.hear();
        return nlohmann::json::parse(client.state, nullptr, false);
    }

    // A device's message.
    static std::string said(nlohmann::json message) {
        message["v"] = 1;
        return message.dump();
    }

    using Flood = std::function<std::string(int number)>;
    // Says `count` things, then hears the party out; what it holds of memory is looked at
    // meanwhile.
    void flood(Client& client, const std::string& party, const std::string& topic,
               const Flood& what, int count) {
        client.connection.subscribe("pit/" + party + "/status", feed::Delivery::AtLeastOnce);
        client.connection.subscribe("pit/" + party + "/state", feed::Delivery::AtLeastOnce);
        QTRY_VERIFY_WITH_TIMEOUT((client.hear(), client.statuses > 0), kDeadlineMs);
        double most = 0;
        for (int i = 0; i < count; ++i) {
            QVERIFY(client.sayInTime(topic, what(i)));
            if (i % 500 == 0)
                most = std::max(most, support::residentMebibytes(
                                          m_programs.pid(QString::fromStdString(party))));
        }
        const int before = client.statuses;
        QTRY_VERIFY_WITH_TIMEOUT((client.hear(), client.statuses > before + 1), kDeadlineMs);
        QVERIFY2(client.longestSilenceMs < kLongestSilenceMs,
                 std::to_string(client.longestSilenceMs).c_str());
        QVERIFY2(most > 0 && most < kPartyMebibytes, std::to_string(most).c_str());
        QVERIFY2(client.state.size() < site::kMaxPacketBytes,
                 std::to_string(client.state.size()).c_str());
        qInfo("longest silence %lld ms, most memory %.1f MiB, state %zu bytes",
              static_cast<long long>(client.longestSilenceMs), most, client.state.size());
    }

private slots:
    void initTestCase() { QVERIFY(m_broker.start()); }
    void init() {
        m_programs.start(
            "T01", "table-agent",
            {"--submission", PITWATCH_SUBMISSIONS "/T01.toml", "--journal", file("T01.db")});
        m_programs.start("METER", "progressive-controller",
                         {"--journal", file("METER.db"), "--open-links", "--table", "T01"});
    }
    void cleanup() { m_programs.killAll(); }

    void aTableOutlivesAFlood_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("count");
        QTest::newRow("names of faults") << "fault" << 3'400;
        QTest::newRow("refused presses") << "refused" << 20'000;
        QTest::newRow("rubbish") << "rubbish" << 20'000;
        QTest::newRow("the largest packets") << "large" << 1'000;
    }
    void aTableOutlivesAFlood() {
        QFETCH(QString, kind);
        QFETCH(int, count);
        const auto what = [&](int number) -> std::string {
            if (kind == "fault")
                return said({{"command", "report_fault"},
                             {"device", "thing-" + std::to_string(number)},
                             {"kind", "other"},
                             {"detail", "dark"}});
            if (kind == "refused")
                return said({{"command", "close_fault"},
                             {"by", {{"person", "f"}, {"role", "floorperson"}}},
                             {"fault", 900000},
                             {"cause", "stuck"}});
            return kind == "rubbish" ? "rubbish " + std::to_string(number)
                                     : std::string(site::kMaxPacketBytes - 100, 'x');
        };
        Client pad(m_broker, "pad");
        flood(pad, "T01", "dev/T01/pad", what, count);
        if (QTest::currentTestFailed())
            return;
        // Another device does not wait behind it. It has a client of its own: what the pad's client
        // has not yet sent is the pad's affair.
        Client shuffler(m_broker, "shuffler");
        QTRY_VERIFY_WITH_TIMEOUT((shuffler.hear(), shuffler.connection.connected()), kDeadlineMs);
        const auto isOpen = [&] {
            const auto state = stateHeardBy(pad);
            return state.is_object() && state["shuffler"].value("door_open", false);
        };
        const bool wasOpen = isOpen(); // The table of the row before left it so.
        QElapsedTimer waited;
        waited.start();
        QVERIFY(
            shuffler.sayInTime("dev/T01/shuffler", said({{"event", "door"}, {"open", !wasOpen}})));
        QTRY_VERIFY_WITH_TIMEOUT(isOpen() != wasOpen, kDeadlineMs);
        qInfo("another device was heard after %lld ms", static_cast<long long>(waited.elapsed()));
        QVERIFY(waited.elapsed() < kLongestSilenceMs);
    }

    void aControllerOutlivesInventedDisplays() {
        Client display(m_broker, "display");
        const auto shown = [](int number) {
            return said({{"event", "shown"},
                         {"display", "display-" + std::to_string(number)},
                         {"levels", {{{"level", "mega"}, {"amount", 1}}}}});
        };
        flood(display, "METER", "dev/LINK1/meter-shown", shown, 3'000);
    }

    // Each question is a hundred bytes, its answer half a megabyte, and the reader takes none of
    // it.
    void questionsOfADeafReaderCostTheBrokerLittle() {
        Client pad(m_broker, "pad");
        // Something to ask for.
        const auto door = [](int number) {
            return said({{"event", "door"}, {"open", number % 2 == 0}});
        };
        flood(pad, "T01", "dev/T01/shuffler", door, 2'000);
        if (QTest::currentTestFailed())
            return;

        support::DeafClient deaf;
        QVERIFY(deaf.connectTo(m_broker.port(), "deaf"));
        QVERIFY(deaf.subscribe("pit/T01/replay/deaf"));
        const auto question = feed::encodeAsk({});
        const QByteArray asked(reinterpret_cast<const char*>(question.data()),
                               static_cast<qsizetype>(question.size()));
        double most = 0;
        QDeadlineTimer asking(5'000);
        while (!asking.hasExpired()) {
            QVERIFY(deaf.publish("pit/T01/ask/deaf", asked));
            pad.hear();
            most = std::max(most, support::residentMebibytes(m_broker.pid()));
        }
        qInfo("the broker held %.1f MiB at most", most);
        QVERIFY2(most > 0 && most < 160, std::to_string(most).c_str());
        const int before = pad.statuses;
        QTRY_VERIFY_WITH_TIMEOUT((pad.hear(), pad.statuses > before + 1), kDeadlineMs);
    }
};

QTEST_GUILESS_MAIN(TestBudgets)
#include "tst_budgets.moc"
