#include "pit-console/core/live/live_source.h"
#include "shared/feed/mqtt_connection.h"
#include "shared/journal/memory_journal.h"
#include "shared/staff/roster_file.h"
#include "shared/text/file.h"
#include "tests/support/sites/broker.h"
#include "tests/support/sites/staff_console.h"

#include <QMutex>
#include <QTemporaryDir>
#include <QTest>

#include <semaphore>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::StaffConsole;
using support::StaffSite;

namespace {

// A table that says no more than that it is there.
class SilentTable {
public:
    explicit SilentTable(std::uint16_t port) : m_connection(optionsFor(port)) {
        const events::Event started = events::PartyStarted{"test"};
        m_journal.append({&started, 1}, m_clock.wall());
        feed::PublisherOptions options;
        options.signer = support::signerOf("T01");
        m_publisher.emplace(StaffSite::party("T01"), m_journal, 1, m_connection, options);
    }
    void step() {
        while (const auto event = m_connection.take())
            if (std::holds_alternative<feed::Connected>(*event))
                m_publisher->connected();
            else if (const auto* message = std::get_if<feed::Message>(&*event))
                m_publisher->handle(*message, m_clock.steady());
        m_publisher->tick(m_clock.steady(), m_clock.wall());
    }

private:
    static feed::MqttOptions optionsFor(std::uint16_t port) {
        feed::MqttOptions options;
        options.port = port;
        options.clientId = "T01";
        return options;
    }

    core::SystemClock m_clock;
    journal::MemoryJournal m_journal{core::JournalId{{1}}};
    feed::MqttConnection m_connection;
    std::optional<feed::Publisher> m_publisher;
};

} // namespace

// The live console while somebody's key is being opened, which takes as long as the test wants.
class TestSlowKey : public QObject {
    Q_OBJECT

    static constexpr int kDeadlineMs = 20'000;

    QTemporaryDir m_folder;
    support::Broker m_broker;
    std::counting_semaphore<8> m_opens{0};
    std::atomic<int> m_begun = 0;
    QMutex m_mutex;
    console::Snapshot m_latest;
    core::SystemClock m_clock;
    std::unique_ptr<console::Source> m_console;

    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }

    void write(const char* name, const std::string& text) const {
        QVERIFY(text::writeFile(path(name), text, 0600).ok());
    }

    console::StaffFiles staffFiles() {
        StaffSite site;
        site.roster().issuedAt = core::SystemClock().wall() - 1h;
        site.roster().expiresAt = site.roster().issuedAt + 24h;
        write("roster.json", staff::rosterText(site.signedRoster()));
        write("site.json", staff::siteKeysText(StaffSite::siteKeys()));
        const staff::Secret secret = StaffConsole::consoleSecret();
        write("secret", QByteArray(reinterpret_cast<const char*>(secret.bytes().data()),
                                   static_cast<qsizetype>(secret.size()))
                            .toHex()
                            .toStdString());
        const auto key = StaffConsole::sealedKeyOf(StaffSite::person("f-omar"));
        write("f-omar.key.json", staff::sealedKeyText(*key));
        console::StaffFiles files;
        files.roster = path("roster.json");
        files.siteKeys = path("site.json");
        files.consoleSecret = path("secret");
        files.keys = m_folder.path().toStdString();
        files.weakKeys = true;
        files.unseal = [this](const auto&... given) {
            ++m_begun;
            m_opens.acquire();
            return staff::unseal(given...);
        };
        return files;
    }

    template <typename Read>
    auto latest(Read read) {
        const QMutexLocker lock(&m_mutex);
        return read(m_latest);
    }
    feed::Standing standing() {
        return latest([](const console::Snapshot& shown) {
            return shown.tables.empty() ? feed::Standing::NeverHeard
                                        : shown.tables.front().standing;
        });
    }
    bool signedIn() {
        return latest(
            [](const console::Snapshot& shown) { return shown.staff.signedIn.has_value(); });
    }

private slots:
    void init() {
        QVERIFY(m_broker.start());
        console::LiveSource::Settings settings;
        settings.console = StaffSite::party("C01");
        settings.tables = {StaffSite::party("T01")};
        settings.brokerHost = "127.0.0.1";
        settings.brokerPort = m_broker.port();
        settings.storePath = path("console.db");
        settings.staff = staffFiles();
        auto source = console::LiveSource::make(settings, m_clock);
        QVERIFY2(source.ok(), source.ok() ? "" : source.error().text.c_str());
        m_console = std::move(*source);
        m_console->start([this](console::Snapshot snapshot) {
            const QMutexLocker lock(&m_mutex);
            m_latest = std::move(snapshot);
        });
    }
    void cleanup() {
        m_opens.release(4);
        m_console.reset();
        m_broker.stop();
    }

    void theFloorStaysLiveWhileAKeyIsOpened() {
        m_console->send(console::SignIn{1, "f-omar", StaffConsole::passphraseOf("f-omar")});
        QTRY_COMPARE_WITH_TIMEOUT(m_begun.load(), 1, kDeadlineMs);
        QCOMPARE(standing(), feed::Standing::NeverHeard);
        SilentTable table(m_broker.port());
        QTRY_VERIFY_WITH_TIMEOUT((table.step(), standing() == feed::Standing::Fresh), kDeadlineMs);
        QVERIFY(!signedIn());
        m_opens.release();
        QTRY_VERIFY_WITH_TIMEOUT(signedIn(), kDeadlineMs);
    }
};

QTEST_GUILESS_MAIN(TestSlowKey)
#include "tst_slow_key.moc"
