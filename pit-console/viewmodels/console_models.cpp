#include "pit-console/viewmodels/console_models.h"

namespace pitwatch::console {

void ConsoleModels::show(Snapshot snapshot) {
    m_shell.show(snapshot);
    m_floor.show(std::move(snapshot));
}

} // namespace pitwatch::console
