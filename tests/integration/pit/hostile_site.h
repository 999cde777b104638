#pragma once

#include "pit-console/core/live/live_source.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/staff/roster_file.h"
#include "shared/text/file.h"
#include "shared/wire/event_codec.h"
#include "tests/integration/pit/wire_tap.h"
#include "tests/support/journals/written_entries.h"
#include "tests/support/sites/device_connection.h"
#include "tests/support/sites/programs.h"
#include "tests/support/sites/staff_site.h"

#include <QMutex>
#include <QTemporaryDir>
#include <QTest>

namespace pitwatch::support {

// A real table with its people on one broker, the real controller and a console on another, all of
// them with a roster and keys, and somebody between the two.
class HostileSite {
public:
    static constexpr int kDeadlineMs = 40'000;

    QTemporaryDir m_folder;
    Broker m_tableSide;
    Broker m_pitSide;
    Programs m_floor{PITWATCH_BIN, m_folder.path(), m_tableSide};
    Programs m_pit{PITWATCH_BIN, m_folder.path(), m_pitSide};
    std::unique_ptr<WireTap> m_tap;
    std::unique_ptr<DeviceConnection> m_devices;
    core::SystemClock m_clock;
    StaffSite m_site;
    QMutex m_mutex;
    feed::Standing m_standing = feed::Standing::NeverHeard;
    bool m_wasDoubtful = false;
    std::unique_ptr<console::Source> m_console;

    QString file(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const std::string& text, unsigned mode) const {
        QVERIFY(text::writeFile(file(name).toStdString(), text, mode).ok());
    }
    QStringList common(const QString& name) const {
        return {"--journal",     file(name + ".db"),
                "--journal-key", file(name + ".key"),
                "--console",     "C01",
                "--roster",      file("roster.json"),
                "--site-keys",   file("site-keys.json")};
    }
    void startPrograms() {
        m_floor.start("T01", "table-agent",
                      QStringList{"--submission", PITWATCH_SUBMISSIONS "/T01.toml"} +
                          common("T01"));
        m_pit.start("METER", "progressive-controller",
                    QStringList{"--table", "T01", "--open-links"} + common("METER"));
        m_floor.start("floor", "floor-simulator",
                      {"--submission", PITWATCH_SUBMISSIONS "/T01.toml", "--speed", "200", "--odds",
                       "jackpot=0"});
    }
    void openConsole() {
        console::LiveSource::Settings settings;
        settings.console = StaffSite::party("C01");
        settings.tables = {StaffSite::party("T01")};
        settings.others = {StaffSite::party("METER")};
        settings.brokerPort = m_pitSide.port();
        settings.storePath = file("store.db").toStdString();
        settings.journalPath = file("C01.db").toStdString();
        settings.journalKey = file("C01.key").toStdString();
        settings.staff.roster = file("roster.json").toStdString();
        settings.staff.siteKeys = file("site-keys.json").toStdString();
        auto source = console::LiveSource::make(settings, m_clock);
        QVERIFY2(source.ok(), source.ok() ? "" : source.error().text.c_str());
        m_console = std::move(*source);
        m_console->start([this](const console::Snapshot& snapshot) {
            const QMutexLocker lock(&m_mutex);
            if (snapshot.tables.empty())
                return;
            m_standing = snapshot.tables.front().standing;
            m_wasDoubtful |= m_standing == feed::Standing::Doubtful;
        });
    }
    feed::Standing standing() {
        const QMutexLocker lock(&m_mutex);
        return m_standing;
    }
    bool wasDoubtful() {
        const QMutexLocker lock(&m_mutex);
        return m_wasDoubtful;
    }
    template <typename Condition>
    bool until(Condition condition, int deadlineMs = kDeadlineMs) {
        const QDeadlineTimer deadline(deadlineMs);
        while (!condition()) {
            if (deadline.hasExpired())
                return false;
            m_tap->step();
        }
        return true;
    }
    bool tableSays(const char* words) {
        return m_devices->state().find(words) != std::string::npos;
    }
    void say(const feed::Message& message) {
        const bool ofTheTable = message.topic.starts_with("pit/T01/");
        static_cast<void>(ofTheTable ? m_tap->sayToPit(message.topic, message.payload)
                                     : m_tap->sayToTable(message.topic, message.payload));
    }
    int countIn(const QString& name, std::string_view type) const {
        int count = 0;
        for (const wire::Envelope& entry : support::writtenEntries(file(name).toStdString())) {
            const auto event = wire::decodeEvent(entry.type, entry.body);
            count += event && event->name() == type ? 1 : 0;
        }
        return count;
    }
    void start() {
        m_site.roster().issuedAt = m_clock.wall() - std::chrono::hours{1};
        m_site.roster().expiresAt = m_clock.wall() + std::chrono::hours{24};
        // The people of the floor simulator: a table takes nobody's word whom no roster names.
        m_site.enrol("d-sim", staff::Role::Dealer, 0);
        m_site.enrol("d-sim-2", staff::Role::Dealer, 0);
        m_site.enrol("f-sim", staff::Role::Floorperson, 0);
        write("roster.json", staff::rosterText(m_site.signedRoster()), 0644);
        write("site-keys.json", staff::siteKeysText(StaffSite::siteKeys()), 0644);
        for (const char* name : {"T01", "METER", "C01"})
            write(QString(name) + ".key", keyFileOf(name), 0600);
        QVERIFY(m_tableSide.start() && m_pitSide.start());
        m_tap = std::make_unique<WireTap>(m_tableSide.port(), m_pitSide.port(), "T01",
                                          std::vector<std::string>{"METER", "C01"});
        QVERIFY(until([&] { return m_tap->isConnected(); }));
        m_devices = std::make_unique<DeviceConnection>(m_tableSide.port());
        openConsole();
        startPrograms();
        QVERIFY(until([&] {
            return standing() == feed::Standing::Fresh && tableSays("\"progressive_locked\":false");
        }));
    }
    void stop() {
        m_console.reset();
        m_pit.killAll();
        m_floor.killAll();
        m_devices.reset();
        m_tap.reset();
        m_tableSide.stop();
        m_pitSide.stop();
    }
};

} // namespace pitwatch::support
