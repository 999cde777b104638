#pragma once

#include <string>

struct sqlite3_vfs;

namespace pitwatch::journal {

// An SQLite file layer that reads through another one and changes nothing: no write, no new file,
// no deleted file, whatever SQLite would like to tidy up. So evidence stays as it was found, and
// the write-ahead log of a keeper that crashed is read without being folded in.
//
// A journal that its keeper holds locked is read all the same; inUse() then says so, and what was
// read may be a mixture of before and after. Use with locking_mode = EXCLUSIVE, one file at a time.
class ReadOnlyVfs {
public:
    explicit ReadOnlyVfs(const std::string& base);
    ~ReadOnlyVfs();
    ReadOnlyVfs(const ReadOnlyVfs&) = delete;
    ReadOnlyVfs& operator=(const ReadOnlyVfs&) = delete;

    const std::string& name() const { return m_name; }
    bool inUse() const { return m_inUse; }

    // The layer below, and where an opened file says that somebody else has locked it.
    sqlite3_vfs* base() const { return m_base; }
    void noteInUse() { m_inUse = true; }

private:
    std::string m_name;
    sqlite3_vfs* m_base;
    sqlite3_vfs* m_vfs;
    bool m_inUse = false;
};

} // namespace pitwatch::journal
