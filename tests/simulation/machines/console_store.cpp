#include "tests/simulation/machines/console_store.h"

#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <map>

namespace pitwatch::simulation {

namespace {

// Every row of every table, in an order of their own.
using Contents = std::map<std::string, std::vector<std::string>>;

class Database {
public:
    explicit Database(const std::string& path) {
        require(sqlite3_open_v2(path.c_str(), &m_handle, SQLITE_OPEN_READWRITE, nullptr) ==
                    SQLITE_OK,
                "store", "the store cannot be read");
    }
    ~Database() { sqlite3_close(m_handle); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    std::vector<std::string> rows(const std::string& query) {
        std::vector<std::string> rows;
        sqlite3_stmt* statement = nullptr;
        require(sqlite3_prepare_v2(m_handle, query.c_str(), -1, &statement, nullptr) == SQLITE_OK,
                "store", query);
        while (sqlite3_step(statement) == SQLITE_ROW) {
            std::string row;
            for (int column = 0; column < sqlite3_column_count(statement); ++column) {
                const void* bytes = sqlite3_column_blob(statement, column);
                const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
                row += column == 0 ? "" : "|";
                row += bytes == nullptr ? std::string("-")
                                        : std::string(static_cast<const char*>(bytes), size);
            }
            rows.push_back(std::move(row));
        }
        sqlite3_finalize(statement);
        std::sort(rows.begin(), rows.end());
        return rows;
    }

private:
    sqlite3* m_handle = nullptr;
};

// Parties are numbered as they are met, so the tables that hold their numbers are left out: the
// entries are compared by themselves.
Contents contentsOf(const std::string& path) {
    Database database(path);
    Contents contents;
    for (const std::string& table :
         database.rows("SELECT name FROM sqlite_master WHERE type = 'table'"))
        if (table != "parties" && table != "entries")
            contents[table] = database.rows("SELECT * FROM \"" + table + "\"");
    return contents;
}

std::unique_ptr<console::Store> openStore(const std::string& path) {
    auto opened = console::Store::open(path);
    require(opened.ok(), "store", opened ? std::string() : opened.error().text);
    return std::move(*opened);
}

void remove(const std::string& path) {
    for (const char* suffix : {"", "-wal", "-shm"})
        std::filesystem::remove(path + suffix);
}

} // namespace

// In memory where there is such a folder: nobody pulls the plug on it.
ConsoleStore::ConsoleStore(const std::string& name) {
    const std::filesystem::path memory("/dev/shm");
    const auto folder =
        std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path();
    m_path = (folder / ("pit-sim-" + std::to_string(::getpid()) + "-" + name + ".db")).string();
    remove(m_path);
}

ConsoleStore::~ConsoleStore() {
    remove(m_path);
    remove(m_path + ".new");
}

std::unique_ptr<console::Store> ConsoleStore::open() const {
    return openStore(m_path);
}

void ConsoleStore::checkAgainst(const Journals& journals) const {
    std::uint64_t all = 0;
    {
        const auto kept = openStore(m_path);
        const auto anew = openStore(m_path + ".new");
        for (const auto& [party, journal] : journals) {
            const wire::Envelope& last = journal.back();
            anew->apply(journal, {party, {last.journal, last.sequence, last.chain}});
            require(kept->position(party) == anew->position(party), "store",
                    "another position in the journal of " + party.text());
            all += journal.size();
        }
        require(kept->entryCount() == all, "store", "not all entries, or more than there are");
    }
    const Contents kept = contentsOf(m_path);
    const Contents made = contentsOf(m_path + ".new");
    for (const auto& [table, rows] : made)
        require(kept.contains(table) && kept.at(table) == rows, "store",
                "the projection " + table + " is not what the journals make of it");
    remove(m_path + ".new");
}

} // namespace pitwatch::simulation
