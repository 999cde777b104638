#include "shared/journal/internal/sqlite/readonly_vfs.h"

#include "shared/core/assertion.h"

#include <sqlite3.h>

#include <atomic>
#include <cstring>

namespace pitwatch::journal {

namespace {

// SQLite allocates this with room for the file of the layer below behind it.
struct File {
    sqlite3_file base;
    ReadOnlyVfs* vfs;
    bool isMissing; // A log that does not exist: an empty one takes its place.
};

File& fileOf(sqlite3_file* file) {
    return *reinterpret_cast<File*>(file);
}

sqlite3_file* below(sqlite3_file* file) {
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(File));
}

int closeFile(sqlite3_file* file) {
    return fileOf(file).isMissing ? SQLITE_OK : below(file)->pMethods->xClose(below(file));
}

int readFile(sqlite3_file* file, void* to, int count, sqlite3_int64 offset) {
    if (!fileOf(file).isMissing)
        return below(file)->pMethods->xRead(below(file), to, count, offset);
    std::memset(to, 0, static_cast<std::size_t>(count));
    return SQLITE_IOERR_SHORT_READ;
}

int refuseWrite(sqlite3_file* /*file*/, const void* /*from*/, int /*count*/,
                sqlite3_int64 /*offset*/) {
    return SQLITE_READONLY;
}
int refuseTruncate(sqlite3_file* /*file*/, sqlite3_int64 /*size*/) {
    return SQLITE_READONLY;
}
int nothingToSync(sqlite3_file* /*file*/, int /*flags*/) {
    return SQLITE_OK;
}

int sizeOfFile(sqlite3_file* file, sqlite3_int64* size) {
    *size = 0;
    return fileOf(file).isMissing ? SQLITE_OK : below(file)->pMethods->xFileSize(below(file), size);
}

// A shared lock keeps a keeper from starting while we read. Nothing stronger is needed, although
// SQLite asks for it; and a keeper that is there already does not mind readers without a lock.
int lockFile(sqlite3_file* file, int level) {
    if (fileOf(file).isMissing || level != SQLITE_LOCK_SHARED)
        return SQLITE_OK;
    const int code = below(file)->pMethods->xLock(below(file), SQLITE_LOCK_SHARED);
    if (code != SQLITE_BUSY)
        return code;
    fileOf(file).vfs->noteInUse();
    return SQLITE_OK;
}

int unlockFile(sqlite3_file* file, int level) {
    if (fileOf(file).isMissing || level != SQLITE_LOCK_NONE)
        return SQLITE_OK;
    return below(file)->pMethods->xUnlock(below(file), SQLITE_LOCK_NONE);
}

int checkReserved(sqlite3_file* file, int* reserved) {
    *reserved = 0;
    return fileOf(file).isMissing
               ? SQLITE_OK
               : below(file)->pMethods->xCheckReservedLock(below(file), reserved);
}

int controlFile(sqlite3_file* /*file*/, int /*operation*/, void* /*argument*/) {
    return SQLITE_NOTFOUND;
}
int sectorSize(sqlite3_file* /*file*/) {
    return 4096;
}
int characteristics(sqlite3_file* /*file*/) {
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

constexpr sqlite3_io_methods kMethods{
    1,        closeFile,  readFile,      refuseWrite, refuseTruncate, nothingToSync,   sizeOfFile,
    lockFile, unlockFile, checkReserved, controlFile, sectorSize,     characteristics, nullptr,
    nullptr,  nullptr,    nullptr,       nullptr,     nullptr};

ReadOnlyVfs& ownerOf(sqlite3_vfs* vfs) {
    return *static_cast<ReadOnlyVfs*>(vfs->pAppData);
}

int openFile(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* outFlags) {
    file->pMethods = nullptr;
    sqlite3_vfs* base = ownerOf(vfs).base();
    if (name == nullptr)
        return SQLITE_CANTOPEN; // A temporary file; sorting and the like happen in memory.
    int exists = 0;
    base->xAccess(base, name, SQLITE_ACCESS_EXISTS, &exists);
    const bool isMissing = exists == 0 && (flags & SQLITE_OPEN_WAL) != 0;
    flags &= ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_DELETEONCLOSE);
    flags |= SQLITE_OPEN_READONLY;
    const int code = isMissing ? SQLITE_OK : base->xOpen(base, name, below(file), flags, nullptr);
    if (code != SQLITE_OK)
        return code;
    fileOf(file).vfs = &ownerOf(vfs);
    fileOf(file).isMissing = isMissing;
    file->pMethods = &kMethods;
    if (outFlags != nullptr)
        *outFlags = flags;
    return SQLITE_OK;
}

int refuseDelete(sqlite3_vfs* /*vfs*/, const char* /*name*/, int /*syncFolder*/) {
    return SQLITE_IOERR_DELETE;
}

int accessFile(sqlite3_vfs* vfs, const char* name, int flags, int* answer) {
    sqlite3_vfs* base = ownerOf(vfs).base();
    return base->xAccess(base, name, flags, answer);
}

int fullPath(sqlite3_vfs* vfs, const char* name, int count, char* to) {
    sqlite3_vfs* base = ownerOf(vfs).base();
    return base->xFullPathname(base, name, count, to);
}

int randomness(sqlite3_vfs* vfs, int count, char* to) {
    sqlite3_vfs* base = ownerOf(vfs).base();
    return base->xRandomness(base, count, to);
}

int sleepFor(sqlite3_vfs* vfs, int micros) {
    sqlite3_vfs* base = ownerOf(vfs).base();
    return base->xSleep(base, micros);
}

int currentTime(sqlite3_vfs* vfs, double* julianDay) {
    sqlite3_vfs* base = ownerOf(vfs).base();
    return base->xCurrentTime(base, julianDay);
}

int lastError(sqlite3_vfs* /*vfs*/, int /*count*/, char* /*to*/) {
    return 0;
}

} // namespace

ReadOnlyVfs::ReadOnlyVfs(const std::string& base)
    : m_base(sqlite3_vfs_find(base.empty() ? nullptr : base.c_str())), m_vfs(new sqlite3_vfs{}) {
    PW_ASSERT(m_base != nullptr);
    static std::atomic<unsigned> made{0};
    m_name = "pitwatch-readonly-" + std::to_string(++made);
    m_vfs->iVersion = 1;
    m_vfs->szOsFile = static_cast<int>(sizeof(File)) + m_base->szOsFile;
    m_vfs->mxPathname = m_base->mxPathname;
    m_vfs->zName = m_name.c_str();
    m_vfs->pAppData = this;
    m_vfs->xOpen = openFile;
    m_vfs->xDelete = refuseDelete;
    m_vfs->xAccess = accessFile;
    m_vfs->xFullPathname = fullPath;
    m_vfs->xRandomness = randomness;
    m_vfs->xSleep = sleepFor;
    m_vfs->xCurrentTime = currentTime;
    m_vfs->xGetLastError = lastError;
    sqlite3_vfs_register(m_vfs, 0);
}

ReadOnlyVfs::~ReadOnlyVfs() {
    sqlite3_vfs_unregister(m_vfs);
    delete m_vfs;
}

} // namespace pitwatch::journal
