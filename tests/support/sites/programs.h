#pragma once

#include "tests/support/sites/broker.h"

#include <QProcess>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <csignal>
#include <map>
#include <memory>

namespace pitwatch::support {

// The product's own programs around one broker, each known by the name of its party: started,
// killed as a power cut does it, and started again with the same arguments. What they write goes to
// <name>.log in `folder`; none of them outlives the object.
class Programs {
public:
    Programs(QString bin, QString folder, const Broker& broker)
        : m_bin(std::move(bin)), m_folder(std::move(folder)), m_broker(broker) {}
    ~Programs() { killAll(); }
    Programs(const Programs&) = delete;
    Programs& operator=(const Programs&) = delete;

    void start(const QString& name, const QString& program, const QStringList& arguments) {
        m_parties[name] = {program, arguments, nullptr};
        start(name);
    }
    // Once more, as it was started first.
    void start(const QString& name) {
        Party& party = m_parties.at(name);
        party.process = std::make_unique<QProcess>();
        party.process->setProcessChannelMode(QProcess::MergedChannels);
        party.process->setStandardOutputFile(m_folder + "/" + name + ".log", QIODevice::Append);
        party.process->start(m_bin + "/" + party.program,
                             party.arguments +
                                 QStringList{"--broker-port", QString::number(m_broker.port())});
        if (!party.process->waitForStarted(kDeadlineMs))
            qFatal("%s did not start", qPrintable(party.program));
    }
    void kill(const QString& name) {
        const auto& process = m_parties.at(name).process;
        if (!process || process->state() == QProcess::NotRunning)
            return;
        process->kill();
        process->waitForFinished(kDeadlineMs);
    }
    void killAll() {
        for (const auto& [name, party] : m_parties)
            kill(name);
    }
    // As an administrator does it; whether it ended well and in time. One that was started a moment
    // ago may not have come as far as minding signals; then the signal itself ends it.
    bool stop(const QString& name) {
        QProcess& process = *m_parties.at(name).process;
        process.terminate();
        if (!process.waitForFinished(kDeadlineMs))
            return false;
        const bool crashed = process.exitStatus() == QProcess::CrashExit;
        return process.exitCode() == (crashed ? SIGTERM : 0);
    }
    bool runs(const QString& name) const {
        const auto& process = m_parties.at(name).process;
        return process && process->state() == QProcess::Running;
    }

    qint64 pid(const QString& name) const { return m_parties.at(name).process->processId(); }

    // What pitctl says of the meters, from the journals as they lie there now.
    nlohmann::json reconcile(const QString& meter, const QStringList& tables) const {
        QProcess pitctl;
        pitctl.start(m_bin + "/pitctl",
                     QStringList{"meters", "reconcile", "--json", "--journal", meter} + tables);
        if (!pitctl.waitForFinished(kDeadlineMs))
            return {};
        return nlohmann::json::parse(pitctl.readAllStandardOutput().toStdString(), nullptr, false);
    }

private:
    static constexpr int kDeadlineMs = 60'000;

    struct Party {
        QString program;
        QStringList arguments;
        std::unique_ptr<QProcess> process;
    };

    QString m_bin;
    QString m_folder;
    const Broker& m_broker;
    std::map<QString, Party> m_parties;
};

} // namespace pitwatch::support
