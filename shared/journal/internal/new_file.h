#pragma once

#include "shared/core/result.h"

#include <string>

namespace pitwatch::journal {

// A file that appears under its name whole or not at all, and only where there is none yet. It is
// written beside its final place, readable by its owner only; SQLite gives its side files the same
// rights. What was not published is removed with the object.
class NewFile {
public:
    explicit NewFile(std::string destination);
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    // Where to write: an empty file after begin().
    const std::string& path() const { return m_draft; }

    core::Outcome begin();
    core::Outcome publish();

private:
    core::Error failed() const;

    std::string m_destination;
    std::string m_draft;
    bool m_begun = false;
};

} // namespace pitwatch::journal
