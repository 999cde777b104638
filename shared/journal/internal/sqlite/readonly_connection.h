#pragma once

#include "shared/core/result.h"
#include "shared/journal/internal/sqlite/readonly_vfs.h"

#include <SQLiteCpp/Database.h>

#include <array>
#include <cstdint>
#include <memory>
#include <string>

namespace pitwatch::journal {

// A journal file opened to be looked at. Changes nothing on disk.
class ReadOnlyConnection {
public:
    // Refuses what is no journal of a known format. Throws SQLite::Exception where the file is
    // too damaged to tell.
    static core::Result<std::unique_ptr<ReadOnlyConnection>> open(const std::string& path,
                                                                  const std::string& vfs);

    // Any database that its keeper may have locked, such as the store of a console.
    static std::unique_ptr<ReadOnlyConnection> openAny(const std::string& path,
                                                       const std::string& vfs);

    SQLite::Database& database() { return *m_database; }

    // Whether a keeper works on the file at this moment.
    bool inUse() const { return m_vfs.inUse(); }

    // Whether the keeper has folded its log into the file since open(): what was read meanwhile
    // may be a mixture.
    bool hasChanged() const;

private:
    // What changes whenever a keeper folds its log in or begins a new one.
    struct Stamp {
        std::int64_t modifiedNanos = 0;
        std::int64_t size = 0;
        std::array<std::uint8_t, 32> logHeader{};

        friend bool operator==(const Stamp&, const Stamp&) = default;
    };

    ReadOnlyConnection(std::string path, const std::string& vfs);
    Stamp stamp() const;

    std::string m_path;
    bool m_isRealFile;
    Stamp m_stamp;
    ReadOnlyVfs m_vfs;
    std::unique_ptr<SQLite::Database> m_database;
};

// Whether the first page says that this is one of our journals, however damaged the rest may be.
bool looksLikeJournal(const std::string& path, const std::string& vfs);

} // namespace pitwatch::journal
