#pragma once

#include "shared/core/bytes.h"
#include "tests/support/journals/crash_vfs.h"

#include <string>

struct sqlite3;

namespace pitwatch::tests {

// A journal file in the hands of somebody with a database tool: opened past all guards. The
// triggers are put back as they were when the object goes, so that only what was done remains.
class TamperedJournal {
public:
    // `vfs` may be empty: the real disk.
    TamperedJournal(const std::string& path, const std::string& vfs);
    ~TamperedJournal();
    TamperedJournal(const TamperedJournal&) = delete;
    TamperedJournal& operator=(const TamperedJournal&) = delete;

    // Asserts that SQLite does it.
    void run(const std::string& statements);
    // The rows, one a line, each value quoted.
    std::string query(const std::string& select);

private:
    sqlite3* m_database = nullptr;
    std::string m_triggers;
};

// Everything a journal says, in every table, as text.
std::string contentsOf(const std::string& path, const std::string& vfs);

} // namespace pitwatch::tests
