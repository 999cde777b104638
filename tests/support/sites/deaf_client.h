#pragma once

#include <QByteArray>
#include <QTcpSocket>

namespace pitwatch::support {

// A client of the broker that speaks MQTT 5 and never reads what it is sent: its socket's buffer
// fills, and then the broker has to keep for it whatever comes.
class DeafClient {
public:
    bool connectTo(quint16 port, const QByteArray& name) {
        m_socket.setReadBufferSize(1);
        m_socket.connectToHost(QStringLiteral("127.0.0.1"), port);
        return m_socket.waitForConnected(kDeadlineMs) &&
               // Clean start, a keep-alive of no end, no properties.
               send(0x10, text("MQTT") + QByteArray("\x05\x02\x00\x00\x00", 5) + text(name));
    }
    bool subscribe(const QByteArray& topic) {
        return send(0x82, QByteArray("\x00\x01\x00", 3) + text(topic) + QByteArray("\x01", 1));
    }
    bool publish(const QByteArray& topic, const QByteArray& payload) {
        return send(0x30, text(topic) + QByteArray("\x00", 1) + payload);
    }

private:
    static constexpr int kDeadlineMs = 10'000;

    static QByteArray text(const QByteArray& what) {
        return QByteArray(1, static_cast<char>(what.size() >> 8)) +
               QByteArray(1, static_cast<char>(what.size() & 0xff)) + what;
    }
    bool send(int kind, const QByteArray& body) {
        QByteArray packet(1, static_cast<char>(kind));
        qsizetype left = body.size();
        do {
            const bool more = left > 127;
            packet += static_cast<char>((left & 0x7f) | (more ? 0x80 : 0));
            left >>= 7;
        } while (left > 0);
        m_socket.write(packet + body);
        return m_socket.bytesToWrite() == 0 || m_socket.waitForBytesWritten(kDeadlineMs);
    }

    QTcpSocket m_socket;
};

} // namespace pitwatch::support
