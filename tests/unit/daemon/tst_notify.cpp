#include "table-agent/daemon/notify.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace pitwatch;
using namespace std::chrono_literals;

class TestNotify : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_socket = -1;

    std::string heard() const {
        char words[256];
        const auto size = recv(m_socket, words, sizeof words, MSG_DONTWAIT);
        return size > 0 ? std::string(words, static_cast<std::size_t>(size)) : std::string();
    }

private slots:
    void init() {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray path = m_folder.filePath("notify").toLocal8Bit();
        QVERIFY(path.size() < static_cast<int>(sizeof address.sun_path));
        std::copy(path.begin(), path.end(), address.sun_path);
        m_socket = socket(AF_UNIX, SOCK_DGRAM, 0);
        QCOMPARE(bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        qputenv("NOTIFY_SOCKET", path);
        qputenv("WATCHDOG_USEC", "3000000");
    }
    void cleanup() {
        close(m_socket);
        unlink(qgetenv("NOTIFY_SOCKET").constData());
        qunsetenv("NOTIFY_SOCKET");
        qunsetenv("WATCHDOG_USEC");
    }

    void saysReadyAndStopping() {
        daemon::Notify notify;
        notify.ready("table T01");
        QCOMPARE(heard(), std::string("READY=1\nSTATUS=table T01"));
        notify.stopping();
        QCOMPARE(heard(), std::string("STOPPING=1"));
    }

    void speaksTwiceInAWatchdogsTime() {
        daemon::Notify notify;
        int spoken = 0;
        for (core::Tick now{}; now < core::Tick{} + 3s; now += 100ms) {
            notify.alive(now);
            spoken += heard() == "WATCHDOG=1" ? 1 : 0;
        }
        QCOMPARE(spoken, 2);
    }

    void saysNothingWhereNobodyListens() {
        qunsetenv("NOTIFY_SOCKET");
        daemon::Notify notify;
        notify.ready("table T01");
        notify.alive(core::Tick{});
        QVERIFY(heard().empty());
        qputenv("NOTIFY_SOCKET", m_folder.filePath("notify").toLocal8Bit());
    }
};

QTEST_APPLESS_MAIN(TestNotify)
#include "tst_notify.moc"
