#include "shared/core/mutant.h"

#ifdef PITWATCH_MUTANTS

#include <string>

namespace pitwatch::core {

namespace {

std::string& chosen() {
    static std::string name;
    return name;
}

} // namespace

void chooseMutant(std::string_view name) {
    chosen() = name;
}

bool isMutant(std::string_view name) {
    return chosen() == name;
}

} // namespace pitwatch::core

#endif
