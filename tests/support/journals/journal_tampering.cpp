#include "tests/support/journals/journal_tampering.h"

#include "shared/core/assertion.h"

#include <sqlite3.h>

#include <cstdio>

namespace pitwatch::tests {

namespace {

sqlite3* open(const std::string& path, const std::string& vfs) {
    sqlite3* database = nullptr;
    sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READWRITE,
                    vfs.empty() ? nullptr : vfs.c_str());
    sqlite3_exec(database, "PRAGMA locking_mode = EXCLUSIVE", nullptr, nullptr, nullptr);
    return database;
}

std::string rowsOf(sqlite3* database, const std::string& select, const char* separator) {
    std::string rows;
    sqlite3_stmt* statement = nullptr;
    int code = sqlite3_prepare_v2(database, select.c_str(), -1, &statement, nullptr);
    while (code == SQLITE_OK || code == SQLITE_ROW) {
        code = sqlite3_step(statement);
        if (code != SQLITE_ROW)
            break;
        for (int column = 0; column < sqlite3_column_count(statement); ++column) {
            const auto* text = sqlite3_column_text(statement, column);
            rows += text == nullptr ? "NULL" : reinterpret_cast<const char*>(text);
            rows += separator;
        }
        rows += '\n';
    }
    if (code != SQLITE_DONE)
        rows += std::string("error: ") + sqlite3_errmsg(database);
    sqlite3_finalize(statement);
    return rows;
}

} // namespace

TamperedJournal::TamperedJournal(const std::string& path, const std::string& vfs)
    : m_database(open(path, vfs)) {
    m_triggers = rowsOf(m_database,
                        "SELECT sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid", ";");
    run(rowsOf(m_database,
               "SELECT 'DROP TRIGGER ' || name FROM sqlite_schema WHERE type = 'trigger'", ";"));
}

TamperedJournal::~TamperedJournal() {
    run(m_triggers);
    sqlite3_close(m_database);
}

void TamperedJournal::run(const std::string& statements) {
    char* message = nullptr;
    const int code = sqlite3_exec(m_database, statements.c_str(), nullptr, nullptr, &message);
    if (code != SQLITE_OK)
        std::fprintf(stderr, "%s: %s\n", statements.c_str(), message);
    PW_ASSERT(code == SQLITE_OK);
}

std::string TamperedJournal::query(const std::string& select) {
    return rowsOf(m_database, select, "|");
}

std::string contentsOf(const std::string& path, const std::string& vfs) {
    sqlite3* database = open(path, vfs);
    std::string contents;
    for (const char* select :
         {"SELECT hex(journal) FROM identity",
          "SELECT sequence, at, type, hex(body), hex(chain) FROM entries ORDER BY sequence",
          "SELECT hex(party), hex(journal), sequence, hex(chain) FROM anchors ORDER BY party",
          "SELECT number, sequence, hex(chain), hex(key), hex(signature), form, hex(anchors) "
          "FROM heads ORDER BY number"})
        contents += rowsOf(database, select, "|") + "--\n";
    sqlite3_close(database);
    return contents;
}

} // namespace pitwatch::tests
