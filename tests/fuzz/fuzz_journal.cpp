#include "shared/journal/journal_file.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/journal/verify.h"
#include "tests/support/journals/crash_vfs.h"
#include "tests/support/journals/sample_events.h"

#include <cstdlib>

// Any bytes as a journal file: an error in words or a journal that works, never a crash. Whatever
// passes verification must open, and whatever opens must take one more entry.

using namespace pitwatch;

namespace {

constexpr const char* kPath = "/j.db";

void expect(bool holds) {
    if (!holds)
        std::abort();
}

void useAsKeeper(const std::string& vfs) {
    journal::SqliteJournal::Options options;
    options.vfs = vfs;
    options.mayCreate = false;
    options.reserveBytes = 0;
    const auto opened = journal::SqliteJournal::open(kPath, options);
    if (!opened) {
        expect(!opened.error().text.empty());
        return;
    }
    const std::uint64_t before = (*opened)->head().sequence;
    (*opened)->append(tests::sampleEvents(1, 1), tests::kSomeTime);
    expect((*opened)->read(before + 1, 1, 0).size() == 1);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tests::SimulatedDisk disk;
    const tests::CrashVfs vfs(disk);
    disk.put(kPath, {data, data + size});
    const auto report = journal::verifyJournal(kPath, {{}, {}, vfs.name()});
    const auto file = journal::JournalFile::open(kPath, vfs.name());
    if (file) {
        (void)(*file)->visit(1, [](const wire::Envelope&) { return true; });
        (void)(*file)->anchors();
        (void)(*file)->lastSequence();
    }
    // Looking leaves the file as it was.
    expect(disk.contents(kPath) == core::Bytes(data, data + size));
    useAsKeeper(vfs.name());
    if (report && !report->bad) {
        const auto after = journal::verifyJournal(kPath, {{}, {}, vfs.name()});
        expect(after && !after->bad && after->head.sequence == report->head.sequence + 1);
    }
    return 0;
}
