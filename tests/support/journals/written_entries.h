#pragma once

#include "shared/journal/journal_file.h"

#include <QtGlobal>

#include <string>
#include <vector>

namespace pitwatch::support {

// Everything in a journal that somebody else keeps, or kept, oldest first; no key is needed for it.
inline std::vector<wire::Envelope> writtenEntries(const std::string& path) {
    const auto file = journal::JournalFile::open(path);
    if (!file)
        qFatal("%s", file.error().text.c_str());
    std::vector<wire::Envelope> entries;
    const auto read = (*file)->visit(1, [&](const wire::Envelope& entry) {
        entries.push_back(entry);
        return true;
    });
    if (!read)
        qFatal("%s", read.error().text.c_str());
    return entries;
}

} // namespace pitwatch::support
