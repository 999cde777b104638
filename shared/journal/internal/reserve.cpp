#include "shared/journal/internal/reserve.h"

#include <sodium.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace pitwatch::journal {

namespace {

sqlite3_vfs* findVfs(const std::string& name) {
    return sqlite3_vfs_find(name.empty() ? nullptr : name.c_str());
}

std::string fullPath(sqlite3_vfs* vfs, const std::string& journalPath) {
    const std::string path = journalPath + "-reserve";
    std::vector<char> full(static_cast<std::size_t>(vfs->mxPathname) + 1);
    if (vfs->xFullPathname(vfs, path.c_str(), vfs->mxPathname, full.data()) != SQLITE_OK)
        return path;
    return full.data();
}

int writeRandom(sqlite3_file* file, std::size_t bytes) {
    std::array<std::uint8_t, 65536> block;
    for (std::size_t offset = 0; offset < bytes; offset += block.size()) {
        randombytes_buf(block.data(), block.size());
        const int count = static_cast<int>(std::min(block.size(), bytes - offset));
        const int code =
            file->pMethods->xWrite(file, block.data(), count, static_cast<sqlite3_int64>(offset));
        if (code != SQLITE_OK)
            return code;
    }
    return file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
}

} // namespace

int holdReserve(const std::string& vfsName, const std::string& journalPath, std::size_t bytes) {
    sqlite3_vfs* vfs = findVfs(vfsName);
    const std::string path = fullPath(vfs, journalPath);
    // A file of type "journal" is created with the access rights of the file it is named after.
    constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MAIN_JOURNAL;
    std::vector<std::max_align_t> memory(
        static_cast<std::size_t>(vfs->szOsFile) / sizeof(std::max_align_t) + 1);
    auto* file = reinterpret_cast<sqlite3_file*>(memory.data());
    int code = vfs->xOpen(vfs, path.c_str(), file, kFlags, nullptr);
    if (code == SQLITE_OK) {
        sqlite3_int64 size = 0;
        code = file->pMethods->xFileSize(file, &size);
        if (code == SQLITE_OK && size != static_cast<sqlite3_int64>(bytes))
            code = writeRandom(file, bytes);
    }
    if (file->pMethods != nullptr)
        file->pMethods->xClose(file);
    return code;
}

int giveUpReserve(const std::string& vfsName, const std::string& journalPath) {
    sqlite3_vfs* vfs = findVfs(vfsName);
    const int code = vfs->xDelete(vfs, fullPath(vfs, journalPath).c_str(), 1);
    return code == SQLITE_IOERR_DELETE_NOENT ? SQLITE_OK : code;
}

} // namespace pitwatch::journal
