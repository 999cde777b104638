#include "tests/support/journals/crash_vfs.h"

#include <sqlite3.h>

#include <atomic>
#include <cstring>
#include <map>
#include <new>

namespace pitwatch::tests {

namespace {

// Which connection holds which lock on which file.
using Locks = std::map<std::string, std::map<const void*, int>>;

struct Context {
    SimulatedDisk& disk;
    Locks locks;
    std::uint64_t temporaries = 0;
    std::mt19937_64 random{1};
};

struct Handle {
    sqlite3_file base;
    Context* context;
    std::string path;
    int flags;
    bool isNew; // Linux's file layer syncs the folder with the first sync of a new log or journal.
};

Handle& handleOf(sqlite3_file* file) {
    return *reinterpret_cast<Handle*>(file);
}
Context& contextOf(sqlite3_vfs* vfs) {
    return *static_cast<Context*>(vfs->pAppData);
}

// Runs one disk operation and turns what the disk throws into SQLite's codes.
template <typename Work>
int attempt(int codeWhenStopped, Work&& work) {
    try {
        work();
        return SQLITE_OK;
    } catch (const SimulatedDisk::Stopped&) {
        return codeWhenStopped;
    } catch (const SimulatedDisk::Full&) {
        return SQLITE_FULL;
    } catch (const SimulatedDisk::SyncFailed&) {
        return SQLITE_IOERR_FSYNC;
    }
}

int closeFile(sqlite3_file* file) {
    Handle& handle = handleOf(file);
    handle.context->locks[handle.path].erase(file);
    SimulatedDisk& disk = handle.context->disk;
    if ((handle.flags & SQLITE_OPEN_DELETEONCLOSE) != 0 && disk.exists(handle.path))
        attempt(SQLITE_OK, [&] { disk.remove(handle.path, true); });
    handle.~Handle();
    return SQLITE_OK;
}

int readFile(sqlite3_file* file, void* to, int count, sqlite3_int64 offset) {
    Handle& handle = handleOf(file);
    auto* bytes = static_cast<std::uint8_t*>(to);
    const auto wanted = static_cast<std::size_t>(count);
    std::size_t got = 0;
    const int code = attempt(SQLITE_IOERR_READ, [&] {
        got = handle.context->disk.read(handle.path, static_cast<std::uint64_t>(offset), bytes,
                                        wanted);
    });
    if (code != SQLITE_OK || got == wanted)
        return code;
    std::memset(bytes + got, 0, wanted - got);
    return SQLITE_IOERR_SHORT_READ;
}

int writeFile(sqlite3_file* file, const void* from, int count, sqlite3_int64 offset) {
    Handle& handle = handleOf(file);
    const core::ByteView bytes(static_cast<const std::uint8_t*>(from),
                               static_cast<std::size_t>(count));
    return attempt(SQLITE_IOERR_WRITE, [&] {
        handle.context->disk.write(handle.path, static_cast<std::uint64_t>(offset), bytes);
    });
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
    Handle& handle = handleOf(file);
    return attempt(SQLITE_IOERR_TRUNCATE, [&] {
        handle.context->disk.truncate(handle.path, static_cast<std::uint64_t>(size));
    });
}

int syncFile(sqlite3_file* file, int /*flags*/) {
    Handle& handle = handleOf(file);
    constexpr int kLogs = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_WAL;
    return attempt(SQLITE_IOERR_FSYNC, [&] {
        handle.context->disk.sync(handle.path);
        if (handle.isNew && (handle.flags & kLogs) != 0)
            handle.context->disk.syncFolder();
        handle.isNew = false;
    });
}

int sizeOfFile(sqlite3_file* file, sqlite3_int64* size) {
    Handle& handle = handleOf(file);
    *size = static_cast<sqlite3_int64>(handle.context->disk.size(handle.path));
    return SQLITE_OK;
}

// The strongest lock that another connection holds.
int otherLock(sqlite3_file* file) {
    Handle& handle = handleOf(file);
    int strongest = SQLITE_LOCK_NONE;
    for (const auto& [owner, level] : handle.context->locks[handle.path]) {
        if (owner != file)
            strongest = std::max(strongest, level);
    }
    return strongest;
}

int lockFile(sqlite3_file* file, int level) {
    Handle& handle = handleOf(file);
    const int other = otherLock(file);
    const bool refused = (level == SQLITE_LOCK_SHARED && other >= SQLITE_LOCK_PENDING) ||
                         (level == SQLITE_LOCK_RESERVED && other >= SQLITE_LOCK_RESERVED) ||
                         (level == SQLITE_LOCK_EXCLUSIVE && other >= SQLITE_LOCK_SHARED);
    if (refused)
        return SQLITE_BUSY;
    int& held = handle.context->locks[handle.path][file];
    held = std::max(held, level);
    return SQLITE_OK;
}

int unlockFile(sqlite3_file* file, int level) {
    Handle& handle = handleOf(file);
    int& held = handle.context->locks[handle.path][file];
    held = std::min(held, level);
    return SQLITE_OK;
}

int checkReserved(sqlite3_file* file, int* reserved) {
    Handle& handle = handleOf(file);
    const int own = handle.context->locks[handle.path][file];
    *reserved = std::max(own, otherLock(file)) >= SQLITE_LOCK_RESERVED ? 1 : 0;
    return SQLITE_OK;
}

int controlFile(sqlite3_file* /*file*/, int /*operation*/, void* /*argument*/) {
    return SQLITE_NOTFOUND;
}
int sectorSize(sqlite3_file* /*file*/) {
    return static_cast<int>(SimulatedDisk::kSectorBytes);
}
int characteristics(sqlite3_file* /*file*/) {
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

constexpr sqlite3_io_methods kMethods{
    1,        closeFile,  readFile,      writeFile,   truncateFile, syncFile,        sizeOfFile,
    lockFile, unlockFile, checkReserved, controlFile, sectorSize,   characteristics, nullptr,
    nullptr,  nullptr,    nullptr,       nullptr,     nullptr};

int openFile(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* outFlags) {
    Context& context = contextOf(vfs);
    file->pMethods = nullptr;
    if (context.disk.stopped())
        return SQLITE_CANTOPEN;
    const std::string path =
        name == nullptr ? "temporary " + std::to_string(++context.temporaries) : name;
    if (context.disk.readOnly() && (flags & SQLITE_OPEN_READWRITE) != 0)
        flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
    const bool isNew = !context.disk.exists(path);
    if (isNew) {
        if ((flags & SQLITE_OPEN_CREATE) == 0)
            return SQLITE_CANTOPEN;
        if (attempt(SQLITE_CANTOPEN, [&] { context.disk.create(path); }) != SQLITE_OK)
            return SQLITE_CANTOPEN;
    }
    new (file) Handle{{&kMethods}, &context, path, flags, isNew};
    if (outFlags != nullptr)
        *outFlags = flags;
    return SQLITE_OK;
}

int deleteFile(sqlite3_vfs* vfs, const char* name, int syncFolder) {
    SimulatedDisk& disk = contextOf(vfs).disk;
    if (!disk.exists(name))
        return SQLITE_IOERR_DELETE_NOENT;
    return attempt(SQLITE_IOERR_DELETE, [&] { disk.remove(name, syncFolder != 0); });
}

int accessFile(sqlite3_vfs* vfs, const char* name, int flags, int* answer) {
    SimulatedDisk& disk = contextOf(vfs).disk;
    *answer = disk.exists(name) && (flags != SQLITE_ACCESS_READWRITE || !disk.readOnly()) ? 1 : 0;
    return SQLITE_OK;
}

int fullPath(sqlite3_vfs* /*vfs*/, const char* name, int count, char* to) {
    sqlite3_snprintf(count, to, "%s", name);
    return SQLITE_OK;
}

int randomness(sqlite3_vfs* vfs, int count, char* to) {
    for (int i = 0; i < count; ++i)
        to[i] = static_cast<char>(contextOf(vfs).random());
    return count;
}

int sleepFor(sqlite3_vfs* /*vfs*/, int micros) {
    return micros;
}

int currentTime(sqlite3_vfs* /*vfs*/, double* julianDay) {
    *julianDay = 2461000.5;
    return SQLITE_OK;
}

int lastError(sqlite3_vfs* /*vfs*/, int /*count*/, char* /*to*/) {
    return 0;
}

} // namespace

CrashVfs::CrashVfs(SimulatedDisk& disk) {
    static std::atomic<unsigned> made{0};
    m_name = "simulated-disk-" + std::to_string(++made);
    m_vfs = new sqlite3_vfs{};
    m_vfs->iVersion = 1;
    m_vfs->szOsFile = sizeof(Handle);
    m_vfs->mxPathname = 512;
    m_vfs->zName = m_name.c_str();
    m_vfs->pAppData = new Context{disk, {}, 0};
    m_vfs->xOpen = openFile;
    m_vfs->xDelete = deleteFile;
    m_vfs->xAccess = accessFile;
    m_vfs->xFullPathname = fullPath;
    m_vfs->xRandomness = randomness;
    m_vfs->xSleep = sleepFor;
    m_vfs->xCurrentTime = currentTime;
    m_vfs->xGetLastError = lastError;
    sqlite3_vfs_register(m_vfs, 0);
}

CrashVfs::~CrashVfs() {
    sqlite3_vfs_unregister(m_vfs);
    delete static_cast<Context*>(m_vfs->pAppData);
    delete m_vfs;
}

} // namespace pitwatch::tests
