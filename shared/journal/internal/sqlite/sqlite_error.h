#pragma once

#include <SQLiteCpp/Exception.h>

#include <string>
#include <string_view>

namespace pitwatch::journal {

// What an SQLite result code (extended or not) means to the person who has to act, in one sentence
// that names the file.
std::string explainSqlite(int code, const std::string& path, std::string_view detail);

// The extended code where there is one.
int codeOf(const SQLite::Exception& failure);

std::string explainSqlite(const SQLite::Exception& failure, const std::string& path);

// Whether the code says that the disk has no room left.
bool isDiskFull(int code);

} // namespace pitwatch::journal
