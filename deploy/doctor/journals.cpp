#include "deploy/doctor/journals.h"

#include "shared/journal/journal_file.h"
#include "shared/text/file.h"

#include <algorithm>
#include <array>

namespace pitwatch::doctor {

namespace {

using std::filesystem::path;

// A console's projection lies beside its journal and can be made anew at any time.
constexpr auto kProjection = "console.db";

std::uint64_t sizeOf(const path& file) {
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    return error ? 0 : size;
}

core::Instant writtenAt(const path& file) {
    std::error_code error;
    const auto time = std::filesystem::last_write_time(file, error);
    if (error)
        return {};
    return std::chrono::floor<core::Millis>(std::chrono::file_clock::to_sys(time));
}

// A copy that broke off may still open: SQLite believes the size of the file. Its header says how
// many pages were written (offset 28) of which size (offset 16), each the high byte first.
bool isCutOff(const path& file) {
    std::array<std::uint8_t, 32> header{};
    const auto read = text::readFileInto(file.string(), header, text::Secrecy::Public);
    if (!read || *read < header.size())
        return false;
    std::uint64_t pageBytes = header[16] * 256U + header[17];
    pageBytes = pageBytes == 1 ? 65536 : pageBytes;
    std::uint64_t pages = 0;
    for (std::size_t i = 28; i < 32; ++i)
        pages = pages * 256 + header[i];
    return sizeOf(file) < pages * pageBytes;
}

void readInside(JournalFound& found) {
    const auto file = journal::JournalFile::open(found.path.string());
    if (!file) {
        found.problem = file.error().text;
        return;
    }
    if (isCutOff(found.path)) {
        found.problem = found.path.string() + " is shorter than it was when it was written";
        return;
    }
    found.id = (*file)->id();
    const auto last = (*file)->lastSequence();
    if (!last) {
        found.problem = last.error().text;
        return;
    }
    found.entries = *last;
    if (auto anchors = (*file)->anchors())
        found.anchors = std::move(*anchors);
    if (*last == 0)
        return;
    const auto visited = (*file)->visit(*last, [&](const wire::Envelope& entry) {
        found.lastAt = entry.at;
        return false;
    });
    if (!visited)
        found.problem = visited.error().text;
}

JournalFound look(const path& file) {
    JournalFound found;
    found.path = file;
    found.name = file.filename() == "journal.db" ? file.parent_path().filename().string()
                                                 : file.stem().string();
    found.logBytes = sizeOf(file.string() + "-wal");
    found.bytes = sizeOf(file) + found.logBytes;
    found.writtenAt = std::max(writtenAt(file), writtenAt(file.string() + "-wal"));
    readInside(found);
    return found;
}

} // namespace

std::vector<JournalFound> journalsBelow(const std::filesystem::path& folder) {
    std::vector<JournalFound> all;
    std::error_code error;
    for (std::filesystem::recursive_directory_iterator it(folder, error), end; it != end;
         it.increment(error)) {
        if (error)
            break;
        if (it->path().extension() == ".db" && it->path().filename() != kProjection)
            all.push_back(look(it->path()));
    }
    std::ranges::sort(all, {}, &JournalFound::path);
    return all;
}

std::vector<Held> heldIn(const std::vector<JournalFound>& journals) {
    std::vector<Held> all;
    for (const JournalFound& journal : journals)
        for (const journal::Anchor& anchor : journal.anchors)
            all.push_back({journal.name, anchor});
    return all;
}

std::string shorterThanRead(const core::PartyId& party, const core::JournalId& journal,
                            std::uint64_t entries, const std::vector<Held>& held) {
    for (const auto& [reader, anchor] : held)
        if (anchor.party == party && anchor.head.journal == journal &&
            anchor.head.sequence > entries)
            return "its journal ends at entry " + std::to_string(entries) + ", but " + reader +
                   " has read entry " + std::to_string(anchor.head.sequence) + " of it";
    return {};
}

} // namespace pitwatch::doctor
