#pragma once

#include <QString>

namespace pitwatch::console {

// Speaks the language from now on ("es"; empty: the desk's own), or English where there is no
// translation. Before the window is made.
void speak(const QString& language);

} // namespace pitwatch::console
