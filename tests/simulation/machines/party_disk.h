#pragma once

#include "shared/journal/memory_journal.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/journal/verify.h"
#include "tests/support/journals/crash_vfs.h"

#include <memory>
#include <optional>

namespace pitwatch::simulation {

enum class Storage : std::uint8_t { Memory, Sqlite };

// The disk of one machine, with the journal of the process that runs there. It outlives every crash
// of the process, and forgets or tears what was not synced when the power fails.
class PartyDisk {
public:
    PartyDisk(Storage storage, std::uint64_t seed, std::shared_ptr<const journal::Signer> signer);
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

    // Where the journal ended in the copy that is made whenever a process starts, before it does; 0
    // where there was nothing yet.
    std::uint64_t copyEnd() const { return m_copy ? m_copy->end : 0; }
    // The copy takes the place of what there is, until putBack(). No process may be using the disk.
    void useCopy();
    void putBack();
    bool onCopy() const { return m_original.has_value(); }

    // All entries, read by somebody who is not the process.
    std::vector<wire::Envelope> entries();
    // What an auditor with the device's key finds; nothing where there is no file to look at.
    std::optional<core::Result<journal::VerifyReport>> audit() const;
    bool inUse() const { return m_open != nullptr; }
    const journal::Journal* opened() const { return m_open.get(); }

private:
    class Fragile;
    struct Contents {
        journal::MemoryJournal memory;
        tests::SimulatedDisk disk;
        std::uint64_t end = 0;
    };

    journal::Journal& whole();
    Contents contents() const { return {m_memory, m_disk}; }
    void put(Contents contents);
    core::Result<journal::Journal*> openJournal();

    Storage m_storage;
    std::uint64_t m_seed;
    std::uint64_t m_losses = 0;
    std::shared_ptr<const journal::Signer> m_signer; // The machine's own, not on its disk.
    journal::MemoryJournal m_memory;
    tests::SimulatedDisk m_disk;
    tests::CrashVfs m_vfs;
    std::unique_ptr<journal::Journal> m_open;
    std::optional<Contents> m_copy;
    std::optional<Contents> m_original; // While the copy is in its place.
    std::uint64_t m_stopAt = 0;
    bool m_full = false;
};

} // namespace pitwatch::simulation
