#include "deploy/pitctl/print.h"

#include "shared/core/printable.h"

#include <cstdio>

namespace pitwatch::pitctl {

bool printLine(std::string_view line) {
    return std::printf("%s\n", core::printable(line).c_str()) >= 0;
}

bool printJson(std::string_view json) {
    return std::printf("%s\n", core::printableJson(json).c_str()) >= 0;
}

void complain(std::string_view line) {
    std::fprintf(stderr, "%s\n", core::printable(line).c_str());
}

} // namespace pitwatch::pitctl
