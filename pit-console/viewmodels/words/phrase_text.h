#pragma once

#include "shared/desk/objection.h"
#include "shared/events/phrase.h"

#include <QString>

namespace pitwatch::console {

// What a party says, in the reader's language.
QString phraseText(const events::Phrase& phrase);
QString objectionText(const desk::Objection& objection); // "no round is open (7.2)"

} // namespace pitwatch::console
