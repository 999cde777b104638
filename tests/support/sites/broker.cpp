#include "tests/support/sites/broker.h"

#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>

namespace pitwatch::support {

namespace {

constexpr int kStartLimitMs = 10'000;
constexpr int kStopLimitMs = 10'000;

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

// A port that nobody uses now. Somebody may take it before the broker does; then start() fails.
std::uint16_t freePort() {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    auto address = loopback(0);
    socklen_t size = sizeof address;
    auto* const raw = reinterpret_cast<sockaddr*>(&address);
    const bool bound = bind(socket, raw, size) == 0 && getsockname(socket, raw, &size) == 0;
    ::close(socket);
    return bound ? ntohs(address.sin_port) : 0;
}

QString mosquittoPath() {
    // Debian puts it where ordinary users do not look.
    const auto path = QStandardPaths::findExecutable("mosquitto");
    return path.isEmpty() ? QString("/usr/sbin/mosquitto") : path;
}

} // namespace

Broker::Broker(QStringList lines) : m_lines(std::move(lines)), m_port(freePort()) {}

Broker::~Broker() {
    kill();
}

bool Broker::start() {
    if (running())
        return true;
    if (!m_folder.isValid() || !writeConfiguration())
        return false;
    m_process = std::make_unique<QProcess>();
    m_process->setStandardOutputFile(m_folder.filePath("log"), QIODevice::Append);
    m_process->setStandardErrorFile(m_folder.filePath("log"), QIODevice::Append);
    m_process->start(mosquittoPath(), {"-c", m_folder.filePath("mosquitto.conf")});
    QElapsedTimer elapsed;
    elapsed.start();
    while (elapsed.elapsed() < kStartLimitMs) {
        if (listens())
            return true;
        // Returns early when it ends by itself, a wrong configuration for instance.
        if (m_process->waitForFinished(5))
            break;
    }
    qWarning("mosquitto does not listen on port %d: %s", m_port, qPrintable(log()));
    return false;
}

void Broker::stop() {
    if (!running())
        return;
    m_process->terminate();
    if (!m_process->waitForFinished(kStopLimitMs))
        kill();
    m_process.reset();
}

void Broker::kill() {
    if (!m_process)
        return;
    m_process->kill();
    m_process->waitForFinished(kStopLimitMs);
    m_process.reset();
}

void Broker::reload() {
    if (running())
        ::kill(static_cast<pid_t>(m_process->processId()), SIGHUP);
}

bool Broker::running() const {
    return m_process && m_process->state() == QProcess::Running;
}

QString Broker::log() const {
    QFile file(m_folder.filePath("log"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool Broker::writeConfiguration() const {
    QFile file(m_folder.filePath("mosquitto.conf"));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QStringList lines;
    // A test's own listener, one with TLS for instance, takes the place of the plain one.
    if (m_lines.filter("listener ").isEmpty())
        lines << "listener %P 127.0.0.1";
    if (m_lines.filter("allow_anonymous").isEmpty())
        lines << "allow_anonymous true";
    if (m_lines.filter("persistence ").isEmpty())
        lines << "persistence false";
    if (m_lines.filter("max_inflight_messages").isEmpty())
        lines << "max_inflight_messages 0";
    lines << "set_tcp_nodelay true";
    // Started as root it would otherwise change to a user that cannot read the folder.
    if (geteuid() == 0)
        lines << "user root";
    lines += m_lines;
    auto text = lines.join('\n') + '\n';
    text.replace("%P", QString::number(m_port)).replace("%D", folder());
    return file.write(text.toUtf8()) == text.toUtf8().size();
}

bool Broker::listens() const {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    const auto address = loopback(m_port);
    const bool connected =
        connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::close(socket);
    return connected;
}

} // namespace pitwatch::support
