#pragma once

// Invariants of our own code. They stay on in release: a pit that continues on a broken invariant
// loses money quietly. Input from outside is never asserted; it is refused with a reason.

namespace pitwatch::core {

[[noreturn]] void assertionFailed(const char* expression, const char* file, int line) noexcept;

} // namespace pitwatch::core

#define PW_ASSERT(expression)                                                                      \
    ((expression) ? static_cast<void>(0)                                                           \
                  : ::pitwatch::core::assertionFailed(#expression, __FILE__, __LINE__))
