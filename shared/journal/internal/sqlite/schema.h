#pragma once

#include "shared/core/ids.h"
#include "shared/core/result.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// The tables of a journal file. README.md describes them for readers in other languages.

namespace pitwatch::journal {

// "PitJ": what the file command and other tools recognise a journal by.
inline constexpr std::int64_t kApplicationId = 0x5069744A;

// Step n of the list brings a file of format n to format n + 1. Steps are never changed once a
// journal may have been written with them.
std::span<const std::string_view> migrations();

// The format this program writes.
inline std::int64_t currentFormat() {
    return static_cast<std::int64_t>(migrations().size());
}

// Writes tables and identity into an empty database, in one transaction.
void createSchema(SQLite::Database& database, const core::JournalId& id);

// Brings a database of an older format up to the last of `steps`, in one transaction.
void migrate(SQLite::Database& database, std::span<const std::string_view> steps);

// Whether this is a journal of a format that this program knows; says what to do if not.
core::Outcome checkFormat(const SQLite::Database& database, const std::string& path);

// How much of the file's schema is exactly that of its format.
enum class SchemaMatch : std::uint8_t {
    Exact,      // All of it, and nothing else.
    TablesOnly, // Our tables, but triggers are missing or something was added.
    None,
};
SchemaMatch matchSchema(const SQLite::Database& database);

std::int64_t formatOf(const SQLite::Database& database);

core::Result<core::JournalId> readIdentity(const SQLite::Database& database,
                                           const std::string& path);

} // namespace pitwatch::journal
