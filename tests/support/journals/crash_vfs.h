#pragma once

#include "tests/support/journals/simulated_disk.h"

#include <string>

struct sqlite3_vfs;

namespace pitwatch::tests {

// An SQLite file layer over a simulated disk, registered under name() while the object lives.
// It promises SQLite what Linux does and no more. There is no shared memory, so write-ahead logs
// work only with locking_mode = EXCLUSIVE. One thread at a time; the disk must outlive it.
class CrashVfs {
public:
    explicit CrashVfs(SimulatedDisk& disk);
    ~CrashVfs();
    CrashVfs(const CrashVfs&) = delete;
    CrashVfs& operator=(const CrashVfs&) = delete;

    const std::string& name() const { return m_name; }

private:
    std::string m_name;
    sqlite3_vfs* m_vfs;
};

} // namespace pitwatch::tests
