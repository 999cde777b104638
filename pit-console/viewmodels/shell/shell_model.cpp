#include "pit-console/viewmodels/shell/shell_model.h"

#include <QDateTime>
#include <QLocale>

namespace pitwatch::console {

QString ShellModel::connectionText() const {
    if (m_connected)
        return tr("Pit connected");
    return m_everConnected ? tr("Connection lost: nothing here is current")
                           : tr("Looking for the pit");
}

double ShellModel::readShare() const {
    if (!m_reading || m_reading->all == 0)
        return 0.0;
    return static_cast<double>(m_reading->done) / static_cast<double>(m_reading->all);
}

QString ShellModel::readingText() const {
    return tr("Reading the journals: %1 %").arg(static_cast<int>(readShare() * 100));
}

void ShellModel::show(const Snapshot& snapshot) {
    if (snapshot.reading != m_reading) {
        m_reading = snapshot.reading;
        emit readingChanged();
    }
    if (snapshot.brokerConnected != m_connected) {
        m_connected = snapshot.brokerConnected;
        m_everConnected = m_everConnected || m_connected;
        emit connectionChanged();
    }
    const auto at = QDateTime::fromMSecsSinceEpoch(snapshot.at.time_since_epoch().count());
    const QString clock = at.toString(QStringLiteral("HH:mm:ss"));
    if (clock == m_clockText)
        return;
    m_clockText = clock;
    m_dateText = QLocale().toString(at.date(), tr("ddd d MMM", "date format of the top bar"));
    emit clockChanged();
}

} // namespace pitwatch::console
