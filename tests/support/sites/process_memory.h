#pragma once

#include <QFile>
#include <QRegularExpression>

namespace pitwatch::support {

// What a process holds of memory now, in MiB; -1 where it is gone.
inline double residentMebibytes(qint64 pid) {
    QFile status(QString("/proc/%1/status").arg(pid));
    if (!status.open(QIODevice::ReadOnly))
        return -1;
    static const QRegularExpression line("VmRSS:\\s+(\\d+) kB");
    const auto found = line.match(QString::fromLatin1(status.readAll()));
    return found.hasMatch() ? found.captured(1).toDouble() / 1024 : -1;
}

} // namespace pitwatch::support
