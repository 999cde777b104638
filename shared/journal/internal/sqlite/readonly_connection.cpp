#include "shared/journal/internal/sqlite/readonly_connection.h"

#include "shared/journal/internal/creation.h"
#include "shared/journal/internal/sqlite/keeper_connection.h"
#include "shared/journal/internal/sqlite/schema.h"

#include <sqlite3.h>
#include <sys/stat.h>

#include <fstream>
#include <string_view>
#include <vector>

namespace pitwatch::journal {

ReadOnlyConnection::ReadOnlyConnection(std::string path, const std::string& vfs)
    : m_path(std::move(path)), m_isRealFile(vfs.empty()), m_stamp(stamp()), m_vfs(vfs) {
    m_database = std::make_unique<SQLite::Database>(
        m_path, SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX, 0, m_vfs.name());
    distrustFile(*m_database);
    sqlite3_db_config(m_database->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    m_database->exec("PRAGMA temp_store = MEMORY; PRAGMA locking_mode = EXCLUSIVE;");
}

core::Result<std::unique_ptr<ReadOnlyConnection>> ReadOnlyConnection::open(const std::string& path,
                                                                           const std::string& vfs) {
    if (vfs.empty()) {
        if (const auto prepared = prepareFile(path, false, {}); !prepared)
            return prepared.error();
    }
    auto connection = openAny(path, vfs);
    // The first look takes the lock, reads the log and fixes what this connection sees.
    if (const auto known = checkFormat(connection->database(), path); !known)
        return known.error();
    return connection;
}

std::unique_ptr<ReadOnlyConnection> ReadOnlyConnection::openAny(const std::string& path,
                                                                const std::string& vfs) {
    return std::unique_ptr<ReadOnlyConnection>(new ReadOnlyConnection(path, vfs));
}

bool ReadOnlyConnection::hasChanged() const {
    return inUse() && !(stamp() == m_stamp);
}

ReadOnlyConnection::Stamp ReadOnlyConnection::stamp() const {
    Stamp stamp;
    struct stat status {};
    if (!m_isRealFile || ::stat(m_path.c_str(), &status) != 0)
        return stamp;
    stamp.modifiedNanos = status.st_mtim.tv_sec * 1'000'000'000 + status.st_mtim.tv_nsec;
    stamp.size = status.st_size;
    std::ifstream log(m_path + "-wal", std::ios::binary);
    log.read(reinterpret_cast<char*>(stamp.logHeader.data()),
             static_cast<std::streamsize>(stamp.logHeader.size()));
    return stamp;
}

bool looksLikeJournal(const std::string& path, const std::string& vfs) {
    constexpr std::string_view kMagic{"SQLite format 3\0", 16};
    constexpr std::size_t kApplicationIdOffset = 68;
    std::array<std::uint8_t, 100> header{};
    const ReadOnlyVfs layer(vfs);
    SQLite::Database database(path, SQLite::OPEN_READONLY, 0, layer.name());
    sqlite3_file* file = nullptr;
    sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    file->pMethods->xRead(file, header.data(), static_cast<int>(header.size()), 0);
    std::int64_t applicationId = 0;
    for (std::size_t i = 0; i < 4; ++i)
        applicationId = applicationId * 256 + header[kApplicationIdOffset + i];
    return std::equal(kMagic.begin(), kMagic.end(), header.begin()) &&
           applicationId == kApplicationId;
}

} // namespace pitwatch::journal
