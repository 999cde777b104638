#pragma once

#include "pit-console/core/database/projection.h"

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
struct SqlProjection : Projection {
    // Every entry of the transaction was given; called before it is committed. What costs more than
    // an entry is worth is done here, once.
    virtual void finish() {}
};

} // namespace pitwatch::console
