#pragma once

#include <cstdint>

namespace pitwatch::simulation {

// From now on whatever libsodium is asked for that nobody can foresee follows from the seed, in
// this process: ids of signed actions are part of a run and have to be the same when it is
// repeated. One thread.
void seedSodium(std::uint64_t seed);

} // namespace pitwatch::simulation
