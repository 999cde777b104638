#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <cstdint>
#include <memory>

namespace pitwatch::support {

// A real mosquitto on a free loopback port, with a configuration and a data folder of its own that
// go away with the object. Persistence is off unless a line says otherwise, so a killed broker
// forgets everything. Used by every test that needs a broker.
class Broker {
public:
    // `lines` are added to the configuration, such as "max_queued_messages 10".
    explicit Broker(QStringList lines = {});
    ~Broker();
    Broker(const Broker&) = delete;
    Broker& operator=(const Broker&) = delete;

    // Starts it on the same port every time; false, with a warning, if it does not listen in time.
    bool start();
    void stop(); // As an administrator stops it.
    void kill(); // As a power cut stops it.
    // Makes it read access rules and certificates again; returns once it was told.
    void reload();
    bool running() const;

    std::uint16_t port() const { return m_port; }
    qint64 pid() const { return m_process ? m_process->processId() : 0; }
    // Where further files for the configuration can be put: %D in a line stands for it.
    QString folder() const { return m_folder.path(); }
    QString log() const; // What it wrote so far.

private:
    bool writeConfiguration() const;
    bool listens() const;

    QTemporaryDir m_folder;
    QStringList m_lines;
    std::uint16_t m_port;
    std::unique_ptr<QProcess> m_process;
};

} // namespace pitwatch::support
