#pragma once

#include <string_view>

// The switch of a planted bug. Only the patches of mutants/ write PLANTED, and only the copies of
// the sources that they are applied to see it: it is included by the compiler's command line.

namespace pitwatch::simulation {

// "" chooses none.
void choosePlanted(std::string_view name);
bool isPlanted(std::string_view name);

} // namespace pitwatch::simulation

#define PLANTED(name) (::pitwatch::simulation::isPlanted(name))
