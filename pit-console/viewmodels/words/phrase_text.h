#pragma once

#include "shared/events/phrase.h"

#include <QString>

namespace pitwatch::console {

// What a party says, in the reader's language.
QString phraseText(const events::Phrase& phrase);

} // namespace pitwatch::console
