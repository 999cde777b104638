#pragma once

#include "shared/staff/roster.h"
#include "shared/table/input.h"

#include <vector>

namespace pitwatch::agent {

// Who works at the table now.
struct Assigned {
    events::PersonId dealer;
    events::PersonId floorperson;
};

// What the roster says against the people whom a device names: a device proves nobody's name, so
// that a wrong one is at least found, and what moves money or makes something void is not done for
// it, nor for a dealer or floorperson of another table; nor does such a name say who works here.
// Whoever inspected, shuffled or delivered a
// deck elsewhere is no person of the table and not looked for.
std::vector<table::RosterDisagreed> disagreements(const table::Input& input,
                                                  const staff::Roster& roster,
                                                  const Assigned& assigned = {});

// Whoever does what the input says, as far as it names them.
std::vector<table::Actor> doersOf(const table::Input& input);

} // namespace pitwatch::agent
