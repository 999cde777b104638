#pragma once

#include "pit-console/viewmodels/alarms/alarm_model.h"

#include <QString>
#include <QTimer>

namespace pitwatch::console {

// Sounds while an alarm of the top priority waits and is not muted: runs the command of the site
// every few seconds. Without a command it is silent; the console brings no sound of its own,
// because which player a desk has is the site's to know. GUI thread only; the model outlives it.
class Horn : public QObject {
    Q_OBJECT

public:
    Horn(const AlarmModel& alarms, QString command);

private:
    void update();
    void sound();

    const AlarmModel& m_alarms;
    QString m_command;
    QTimer m_again;
};

} // namespace pitwatch::console
