#pragma once

// Planted bugs. In a build with PITWATCH_MUTANTS one of them can be chosen by name, and the
// simulation has to notice it (tests/simulation/mutants); in every other build PW_MUTANT is false
// and the compiler leaves nothing of it.

#ifdef PITWATCH_MUTANTS

#include <string_view>

namespace pitwatch::core {

// "" chooses none.
void chooseMutant(std::string_view name);
bool isMutant(std::string_view name);

} // namespace pitwatch::core

#define PW_MUTANT(name) (::pitwatch::core::isMutant(name))

#else
#define PW_MUTANT(name) false
#endif
