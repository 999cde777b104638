#pragma once

#include "deploy/site/member.h"

// Who may say and hear what at the broker. docs/broker.md shows the same as a table, and a test
// compares the two on a real broker.

namespace pitwatch::site {

enum class Access { Publish, Subscribe };

struct Grant {
    Access access = Access::Subscribe;
    std::string filter; // An MQTT filter; what no grant covers is denied.
};

std::vector<Grant> grantsOf(const Member& member, const Inventory& inventory);

} // namespace pitwatch::site
