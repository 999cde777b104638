#include "shared/events/all_events.h"
#include "shared/feed/mqtt_connection.h"
#include "shared/journal/journal_file.h"
#include "shared/journal/memory_journal.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/agent/table_setup.h"
#include "tests/support/sites/broker.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace pitwatch;

// A real broker, a real agent, and a pad whose button is stuck: another device is heard in full,
// the table goes on speaking, and of the presses none is missing without a word.
class TestFlood : public QObject {
    Q_OBJECT

    static constexpr int kDeadlineMs = 60'000;
    static constexpr int kPresses = 40'000;
    static constexpr int kOthers = 200;

    // One client of the broker that speaks as fast as it may.
    struct Client {
        explicit Client(const support::Broker& broker, const char* name)
            : connection(optionsFor(broker, name)) {}
        static feed::MqttOptions optionsFor(const support::Broker& broker, const char* name) {
            feed::MqttOptions options;
            options.port = broker.port();
            options.clientId = name;
            return options;
        }
        // Whether the broker was given the message.
        bool say(const std::string& topic, std::string_view text) {
            hear();
            return connection.connected() &&
                   connection
                       .publish({topic, {text.begin(), text.end()}, false},
                                feed::Delivery::AtLeastOnce)
                       .ok();
        }
        // The same, when there is room again.
        bool sayInTime(const std::string& topic, std::string_view text) {
            const QDeadlineTimer deadline(kDeadlineMs);
            while (!say(topic, text)) {
                if (deadline.hasExpired())
                    return false;
                connection.wait(core::Millis{5});
            }
            return true;
        }
        void hear() {
            while (const auto event = connection.take())
                if (const auto* message = std::get_if<feed::Message>(&*event)) {
                    if (message->topic == "pit/T01/status" && !message->retained)
                        ++statuses;
                    else if (message->topic == "pit/T01/state")
                        state.assign(message->payload.begin(), message->payload.end());
                }
        }

        feed::MqttConnection connection;
        int statuses = 0;
        std::string state;
    };

    QTemporaryDir m_folder;

    std::string file() const { return m_folder.filePath("T01.db").toStdString(); }

    std::unique_ptr<QProcess> runAgent(const support::Broker& broker) const {
        auto process = std::make_unique<QProcess>();
        process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process->start(QStringLiteral(PITWATCH_BIN "/table-agent"),
                       {"--submission", PITWATCH_SUBMISSIONS "/T01.toml", "--journal",
                        QString::fromStdString(file()), "--broker-port",
                        QString::number(broker.port())});
        return process;
    }

    // What the journal tells in the end.
    struct Told {
        std::uint64_t presses = 0; // Refused one by one or counted.
        std::uint64_t lost = 0;
        std::uint64_t others = 0;
        std::uint64_t lostOfOthers = 0;
        std::uint64_t entries = 0;
    };
    static void add(Told& told, const wire::Envelope& entry) {
        ++told.entries;
        const auto event = wire::decodeEvent(entry.type, entry.body);
        if (!event)
            return;
        if (const auto* refused = event->as<events::CommandRefused>())
            told.presses += refused->command.text() == "close_fault" ? 1U : 0U;
        else if (const auto* counted = event->as<events::DeviceRefusalsCounted>())
            told.presses += counted->count;
        else if (const auto* lost = event->as<events::DeviceMessagesLost>())
            (lost->topic.value() == "dev/T01/pad" ? told.lost : told.lostOfOthers) += lost->count;
        else if (event->as<events::ShufflerDoorOpened>() != nullptr ||
                 event->as<events::ShufflerDoorClosed>() != nullptr)
            ++told.others;
    }
    Told told() const {
        Told told;
        const auto journal = journal::JournalFile::open(file());
        if (!journal)
            return told;
        const auto read = (*journal)->visit(1, [&](const wire::Envelope& entry) {
            add(told, entry);
            return true;
        });
        return read ? told : Told{};
    }

    static constexpr auto kPress =
        R"({"v":1,"command":"close_fault","by":{"person":"f","role":"floorperson"},)"
        R"("fault":900000,"cause":"stuck"})";
    // Said in turn, each changes something, so every one is an entry.
    static const char* door(int number) {
        return number % 2 == 0 ? R"({"v":1,"event":"door","open":true})"
                               : R"({"v":1,"event":"door","open":false})";
    }

private slots:
    void aStuckButtonCostsNobodyElseAnything() {
        // As at a site: the broker itself forgets nothing.
        support::Broker broker({"max_queued_messages 0", "max_inflight_messages 0"});
        QVERIFY(broker.start());
        auto agent = runAgent(broker);
        Client pad(broker, "stuck-pad");
        Client shuffler(broker, "shuffler");
        shuffler.connection.subscribe("pit/T01/status", feed::Delivery::AtLeastOnce);
        shuffler.connection.subscribe("pit/T01/state", feed::Delivery::AtLeastOnce);
        const auto heard = [&] {
            shuffler.hear();
            pad.hear();
            return shuffler.statuses > 0 && pad.connection.connected();
        };
        QTRY_VERIFY_WITH_TIMEOUT(heard(), kDeadlineMs);

        int presses = 0;
        int others = 0;
        QElapsedTimer sinceWord;
        qint64 longestSilenceMs = 0;
        int statuses = shuffler.statuses;
        sinceWord.start();
        QDeadlineTimer deadline(kDeadlineMs);
        while ((presses < kPresses || others < kOthers) && !deadline.hasExpired()) {
            for (int i = 0; i < 100 && presses < kPresses; ++i)
                if (pad.say("dev/T01/pad", kPress))
                    ++presses;
            if (others < kOthers && others * kPresses <= presses * kOthers &&
                shuffler.say("dev/T01/shuffler", door(others)))
                ++others;
            shuffler.hear();
            if (shuffler.statuses != statuses) {
                statuses = shuffler.statuses;
                longestSilenceMs = std::max(longestSilenceMs, sinceWord.restart());
            }
            pad.connection.wait(core::Millis{1});
        }
        QCOMPARE(presses, kPresses);
        QCOMPARE(others, kOthers);
        // Readers call a table stale after three seconds; a loaded machine may take longer.
        QVERIFY2(longestSilenceMs < 10'000, std::to_string(longestSilenceMs).c_str());

        QTRY_VERIFY_WITH_TIMEOUT((pad.hear(), pad.connection.inFlight() == 0), kDeadlineMs);
        QTRY_COMPARE_WITH_TIMEOUT((shuffler.hear(), told().others), std::uint64_t{kOthers},
                                  kDeadlineMs);
        QTRY_COMPARE_WITH_TIMEOUT((shuffler.hear(), told().presses + told().lost),
                                  std::uint64_t{kPresses}, kDeadlineMs);
        QCOMPARE(told().lostOfOthers, std::uint64_t{0});
        // Counted, not written down one by one.
        QVERIFY(told().entries < 5'000);
        qInfo("%llu of %d presses were lost, and said to be", //
              static_cast<unsigned long long>(told().lost), kPresses);
        agent->terminate();
        QVERIFY(agent->waitForFinished(kDeadlineMs));
        QCOMPARE(agent->exitCode(), 0);
    }

    // The agent does not run while all of it comes, and has little room.
    void whatThereIsNoRoomForIsCountedByName() {
        support::Broker broker({"max_queued_messages 0"});
        QVERIFY(broker.start());
        core::SystemClock clock;
        journal::MemoryJournal journal{core::JournalId{}};
        feed::MqttOptions options = Client::optionsFor(broker, "T01");
        options.maxInboxMessages = 500;
        feed::MqttConnection connection(options);
        const auto setup = *agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {});
        agent::TableAgent agent({setup, [](std::string_view) {}}, journal, connection, clock);
        Client devices(broker, "devices");
        devices.connection.subscribe("pit/T01/state", feed::Delivery::AtLeastOnce);
        QTRY_VERIFY_WITH_TIMEOUT((agent.step(), devices.hear(), !devices.state.empty()),
                                 kDeadlineMs);

        constexpr int kStuck = 3000;
        constexpr int kDoors = 50;
        for (int i = 0; i < kStuck; ++i)
            QVERIFY(devices.sayInTime("dev/T01/pad", kPress));
        for (int i = 0; i < kDoors; ++i)
            QVERIFY(devices.sayInTime("dev/T01/shuffler", door(i)));
        const std::uint64_t lost = kStuck + kDoors - options.maxInboxMessages;
        QTRY_COMPARE_WITH_TIMEOUT(connection.droppedIncoming(), lost, kDeadlineMs);

        const auto inJournal = [&] {
            agent.step();
            Told told;
            for (const wire::Envelope& entry : journal.read(1, SIZE_MAX, SIZE_MAX))
                add(told, entry);
            return told;
        };
        QTRY_COMPARE_WITH_TIMEOUT(inJournal().others, std::uint64_t{kDoors}, kDeadlineMs);
        QCOMPARE(inJournal().lost, lost);
        QCOMPARE(inJournal().lostOfOthers, std::uint64_t{0});
        const auto inState = [&] {
            agent.step();
            devices.hear();
            const auto state = nlohmann::json::parse(devices.state);
            return state["health"]["lost_messages"].value("dev/T01/pad", std::uint64_t{0});
        };
        QTRY_COMPARE_WITH_TIMEOUT(inState(), lost, kDeadlineMs);
        agent.stop();
        QCOMPARE(inJournal().presses + lost, std::uint64_t{kStuck});
        connection.close(core::Millis{500});
    }
};

QTEST_GUILESS_MAIN(TestFlood)
#include "tst_flood.moc"
