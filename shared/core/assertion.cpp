#include "shared/core/assertion.h"

#include <cstdio>
#include <cstdlib>

namespace pitwatch::core {

void assertionFailed(const char* expression, const char* file, int line) noexcept {
    std::fprintf(stderr, "%s:%d: broken invariant: %s\n", file, line, expression);
    std::abort();
}

} // namespace pitwatch::core
