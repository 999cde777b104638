#include "pit-console/app/horn.h"

#include <QProcess>

#include <chrono>

namespace pitwatch::console {

using namespace std::chrono_literals;

Horn::Horn(const AlarmModel& alarms, QString command)
    : m_alarms(alarms), m_command(std::move(command)) {
    m_again.setInterval(5s);
    connect(&m_again, &QTimer::timeout, this, &Horn::sound);
    connect(&alarms, &AlarmModel::changed, this, &Horn::update);
}

void Horn::update() {
    const bool wanted = m_alarms.sounding() && !m_command.isEmpty();
    if (wanted == m_again.isActive())
        return;
    if (!wanted)
        return m_again.stop();
    m_again.start();
    sound();
}

void Horn::sound() {
    QStringList parts = QProcess::splitCommand(m_command);
    if (parts.isEmpty())
        return;
    const QString program = parts.takeFirst();
    QProcess::startDetached(program, parts);
}

} // namespace pitwatch::console
