#pragma once

#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/journal/journal.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace pitwatch::doctor {

// A journal as it lies on disk; a keeper may be at work on it.
struct JournalFound {
    std::filesystem::path path;
    std::string name; // The file's, or its folder's where the file is just "journal.db".
    core::JournalId id;
    std::uint64_t entries = 0;
    std::uint64_t bytes = 0;              // With the log.
    std::uint64_t logBytes = 0;           // The log alone.
    core::Instant lastAt{};               // When the last entry was written, by its keeper's clock.
    core::Instant writtenAt{};            // When the file was, by this machine's.
    std::vector<journal::Anchor> anchors; // How far its keeper has come in others' journals.
    std::string problem;                  // Why it cannot be read, if it cannot.
};

// Every *.db file below the folder that is a journal, by path. What is another program's database
// (a console's projection) is left out.
std::vector<JournalFound> journalsBelow(const std::filesystem::path& folder);

// What one party read of another's journal and wrote down in its own.
struct Held {
    std::string reader;
    journal::Anchor anchor;
};
std::vector<Held> heldIn(const std::vector<JournalFound>& journals);

// Who has read more of that party's journal than it has, and how much; empty where nobody has.
std::string shorterThanRead(const core::PartyId& party, const core::JournalId& journal,
                            std::uint64_t entries, const std::vector<Held>& held);

// What to do where a record became shorter.
inline constexpr auto kShortenedRemedy =
    "stop the party, keep its file, put its own record back as operations.md says (A record in "
    "doubt)";

} // namespace pitwatch::doctor
