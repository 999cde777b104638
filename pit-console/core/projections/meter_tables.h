#pragma once

#include "pit-console/core/database/sql.h"
#include "pit-console/core/database/sql_projection.h"

// The tables of the meters' history and the statements that fill them.

namespace pitwatch::console {

const Shape& meterShape();

inline std::int64_t minuteOf(core::Instant at) {
    return at.time_since_epoch() / std::chrono::minutes(1);
}
inline std::int64_t hourOf(core::Instant at) {
    return at.time_since_epoch() / std::chrono::hours(1);
}

struct MeterCommands {
    explicit MeterCommands(SQLite::Database& database);

    Command state;
    Command known;
    Command level;
    Command seeded;
    Command parameters;
    Command moved;
    Command checked;
    Command point;
    Command hit;
    Command hits;
    Command hitReturned;
    Command contribution;
};

} // namespace pitwatch::console
