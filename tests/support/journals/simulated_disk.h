#pragma once

#include "shared/core/bytes.h"

#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

// A disk in memory that behaves as badly as a real one may: what was not synced can be lost, in
// part and out of order, when the power fails; it can stop at any operation, run full, and fail to
// sync. Everything it does follows from the seed and the operations, so a run can be repeated.
// crash_vfs.h puts SQLite on top of it.

namespace pitwatch::tests {

// What becomes of the operations that were not synced when the power fails.
enum class Loss : std::uint8_t {
    Nothing,    // All of them had reached the disk.
    Everything, // None had.
    Random,     // Any sector of any write may have, or not.
};

class SimulatedDisk {
public:
    // Thrown, never out of the VFS: what SQLite is told instead.
    struct Stopped {}; // The power is gone: nothing works until restart().
    struct Full {};
    struct SyncFailed {};

    static constexpr std::size_t kSectorBytes = 512;

    // Counting from now, the n-th operation that changes the disk (write, truncate, create, delete,
    // sync of a file or of the folder) is the last thing that is tried, and may be torn.
    void stopAtOperation(std::uint64_t n);
    // Counting from now, the n-th sync fails. What it should have made durable never will be, even
    // though it can still be read until the power fails: this is what real kernels do.
    void failSyncAt(std::uint64_t n);
    void setCapacity(std::uint64_t bytes) { m_capacity = bytes; }
    void setReadOnly(bool readOnly) { m_readOnly = readOnly; }

    // The power fails, if it has not already, and comes back.
    void restart(Loss loss, std::uint64_t seed);

    std::uint64_t operations() const { return m_operations; }
    std::uint64_t syncs() const { return m_syncs; }
    std::uint64_t usedBytes() const;
    bool stopped() const { return m_stopped; }
    bool readOnly() const { return m_readOnly; }

    bool exists(const std::string& path) const;
    void create(const std::string& path);
    void remove(const std::string& path, bool durably);
    std::uint64_t size(const std::string& path) const;
    // Returns how many bytes there were to read.
    std::size_t read(const std::string& path, std::uint64_t offset, std::uint8_t* to,
                     std::size_t count) const;
    void write(const std::string& path, std::uint64_t offset, core::ByteView bytes);
    void truncate(const std::string& path, std::uint64_t size);
    // Makes the contents durable; that the file exists, or no longer does, is the folder's matter.
    void sync(const std::string& path);
    void syncFolder();

    // The whole file at once, for tests that look at it or damage it. Durable and not counted.
    core::Bytes contents(const std::string& path) const;
    void put(const std::string& path, core::Bytes bytes);

private:
    struct Change {
        std::uint64_t offset = 0;
        core::Bytes bytes; // Empty: the file is cut at `offset`.
    };
    struct File {
        core::Bytes current;
        core::Bytes durable;
        std::vector<Change> pending; // In order: what leads from durable to current.
        bool existsDurably = false;
        bool removed = false; // By a deletion that is not durable yet.
    };

    File& at(const std::string& path);
    const File& at(const std::string& path) const;
    void countOperation();
    static void apply(const Change& change, core::Bytes& to);
    static void applyTorn(const Change& change, core::Bytes& to, std::mt19937_64& random);

    std::map<std::string, File> m_files;
    std::uint64_t m_operations = 0;
    std::uint64_t m_stopAt = 0;
    std::uint64_t m_syncs = 0;
    std::uint64_t m_failSyncAt = 0;
    std::uint64_t m_capacity = ~std::uint64_t{0};
    bool m_stopped = false;
    bool m_readOnly = false;
};

} // namespace pitwatch::tests
