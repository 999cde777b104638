#pragma once

#include "pit-console/core/store/projection.h"

#include <string>

namespace pitwatch::console {

// The tables of one projection. A step of the version makes every console drop them and fill them
// again from the entries it holds; `tables` names them for that, separated by spaces.
struct Shape {
    std::string name;
    int version = 1;
    std::string tables;
    std::string schema;
};

// A projection kept in the store's own file, changed in the same transaction as the entries.
// An implementation prepares its statements when it is made, after its tables are there.
struct SqlProjection : Projection {};

} // namespace pitwatch::console
