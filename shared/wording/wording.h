#pragma once

#include "shared/events/phrase.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Phrases put into words, where somebody reads them. English is written here, once; another
// language is a translation of these patterns. Any thread.

namespace pitwatch::wording {

// The English of a code: "there is no %1 deck at the table", where %1 is the first argument.
// Nothing where this software does not know the code.
std::optional<std::string_view> pattern(const events::Code& code);

// Says a pattern in the reader's language.
using Translate = std::function<std::string(std::string_view pattern)>;

// A code that is not known is shown by its name, with its arguments after it.
std::string sentence(const events::Phrase& phrase);
std::string sentence(const events::Phrase& phrase, const Translate& translate);

struct Entry {
    events::Code code;
    std::string_view pattern;
};

// Every code there is words for: what a translation has to say.
std::vector<Entry> everything();

} // namespace pitwatch::wording
