#pragma once

#include "shared/journal/memory_journal.h"
#include "shared/journal/sqlite_journal.h"
#include "tests/support/crash_vfs.h"

#include <memory>

namespace pitwatch::simulation {

enum class Storage : std::uint8_t { Memory, Sqlite };

// The disk of one machine, with the journal of the process that runs there. It outlives every crash
// of the process, and forgets or tears what was not synced when the power fails.
class PartyDisk {
public:
    PartyDisk(Storage storage, std::uint64_t seed);
    ~PartyDisk();

    // The journal as the process finds it; the owner of the process gives it back with release().
    core::Result<journal::Journal*> open();
    // The process is gone, however it went. With a loss, the power went too.
    void release(tests::Loss loss);

    // The n-th change of the disk from now on is the last; in memory, the n-th append of events.
    void stopAt(std::uint64_t n);
    void failSyncAt(std::uint64_t n);
    void setFull(bool full);
    // Whatever was planned for it does not happen any more.
    void heal();

    // All entries, read by somebody who is not the process.
    std::vector<wire::Envelope> entries();
    bool inUse() const { return m_open != nullptr; }

private:
    class Fragile;

    journal::Journal& whole();

    Storage m_storage;
    std::uint64_t m_seed;
    std::uint64_t m_losses = 0;
    journal::MemoryJournal m_memory;
    tests::SimulatedDisk m_disk;
    tests::CrashVfs m_vfs;
    std::unique_ptr<journal::Journal> m_open;
    std::uint64_t m_stopAt = 0;
    bool m_full = false;
};

} // namespace pitwatch::simulation
