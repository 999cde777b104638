#pragma once

#include <cstdint>

namespace pitwatch::staff {

inline constexpr unsigned kFailuresToLockOut = 10;

// Counts failed attempts of one person in a row. The caller keeps it (a console folds it from its
// journal), so that a restart does not give ten more guesses.
class Lockout {
public:
    void failed() { ++m_failures; }
    void succeeded() { m_failures = 0; }
    bool locked() const { return m_failures >= kFailuresToLockOut; }

private:
    unsigned m_failures = 0;
};

} // namespace pitwatch::staff
