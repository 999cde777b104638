#include "pit-console/core/database/sql.h"

#include "shared/wire/archive.h"

namespace pitwatch::console::sql {

void bind(SQLite::Statement& statement, int index, const events::Phrase& value) {
    const core::Bytes bytes = value.empty() ? core::Bytes() : wire::encode(value);
    static const std::uint8_t kNone = 0;
    statement.bind(index, bytes.empty() ? &kNone : bytes.data(), static_cast<int>(bytes.size()));
}

void read(const SQLite::Column& column, events::Phrase& value) {
    const auto kept = wire::decode<events::Phrase>(bytesIn(column));
    value = kept ? *kept : events::Phrase();
}

} // namespace pitwatch::console::sql
