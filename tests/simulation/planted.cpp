#include "tests/simulation/planted.h"

#include <string>

namespace pitwatch::simulation {

namespace {

std::string& chosen() {
    static std::string name;
    return name;
}

} // namespace

void choosePlanted(std::string_view name) {
    chosen() = name;
}

bool isPlanted(std::string_view name) {
    return chosen() == name;
}

} // namespace pitwatch::simulation
