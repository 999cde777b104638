#include "pit-console/viewmodels/console_models.h"

namespace pitwatch::console {

void ConsoleModels::connectTo(Source& source) {
    m_table.connectTo(source);
    m_alarms.connectTo(source);
}

void ConsoleModels::show(const Snapshot& snapshot) {
    m_shell.show(snapshot);
    m_floor.show(snapshot);
    m_table.show(snapshot);
    m_alarms.show(snapshot);
}

} // namespace pitwatch::console
