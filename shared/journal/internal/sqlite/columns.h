#pragma once

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

// Fixed-size blobs in and out of statements.

namespace pitwatch::journal {

// False if the column does not hold exactly that many bytes: the file was tampered with.
template <std::size_t N>
bool readBlob(const SQLite::Column& column, std::array<std::uint8_t, N>& out) {
    if (!column.isBlob() || column.getBytes() != static_cast<int>(N))
        return false;
    const auto* bytes = static_cast<const std::uint8_t*>(column.getBlob());
    std::copy_n(bytes, N, out.begin());
    return true;
}

// The blob must stay where it is until the statement is run.
template <std::size_t N>
void bindBlob(SQLite::Statement& statement, int index, const std::array<std::uint8_t, N>& blob) {
    statement.bindNoCopy(index, blob.data(), static_cast<int>(N));
}

} // namespace pitwatch::journal
